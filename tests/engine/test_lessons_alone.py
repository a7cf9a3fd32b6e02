"""A lesson that the page plays by itself is the server's: every step, every first move, every known way."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from asgi import ask
from engine.node import paths_of, run_node
from vesicle.lessons import LESSONS, attempt, lesson_of
from vesicle.server import lessons as school
from vesicle.server.app import make_app
from vesicle.server.settings import Settings
from vesicle.site.books import book_of

Question = tuple[Any, ...]
NOT_HERE: dict[str, Any] = {"stand": {"result": None}, "why": {}, "preview": {}}  # the engine counts no points yet


def learnt(lesson: str) -> Iterator[tuple[str, list[str]]]:
    """Every step at its start, after each of its first moves, and along the ways that lead to its end."""
    for step in lesson_of(lesson).steps:
        yield step.id, []
        if step.kind == "play":
            yield from ((step.id, [action]) for action in attempt(lesson, step.id, ()).legal)
            yield from ((step.id, list(way[: n + 1])) for way in step.solutions for n in range(1, len(way)))


def questions(lesson: str) -> Iterator[Question]:
    """How each of them stands, what each first move would do, and why some others are not allowed."""
    for step, actions in learnt(lesson):
        yield "stand", lesson, step, actions
        if len(actions) == 1:
            yield "preview", lesson, step, [], actions[0]
        elif not actions and lesson_of(lesson).step(step).kind == "play":
            match = attempt(lesson, step, ()).run.match
            others = [text for text in match.rules.numbers if text not in match.legal]
            yield from (("why", lesson, step, [], other) for other in others[::7])


def answer(question: Question) -> Any:
    """What the server says."""
    what, lesson, step, actions, *more = question
    if what == "stand":
        return asyncio.run(school.play_step(lesson, step, school.Played(actions=actions))).model_dump()
    asked = school.Asked(actions=actions, action=more[0])
    if what == "why":
        return {"clauses": asyncio.run(school.why_not(lesson, step, asked)).model_dump()["clauses"]}
    return {"log": asyncio.run(school.preview(lesson, step, asked)).model_dump()["log"]}


def in_node(lesson: str, asked: list[Question]) -> list[Any]:
    """What the page's school says; it has the files of a site, and the engine."""
    game, server = lesson_of(lesson).game, make_app(Settings())
    path = f"/api/lessons/{lesson}"
    files = {path: ask(server, path=path).json, f"{path}/book": book_of(lesson)}
    rules = ask(server, path=f"/api/games/{game}/rules").json
    told: list[Any] = run_node("school.js", given={**paths_of(game), "files": files, "rules": rules, "asked": asked})
    return told


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_page_teaches_as_the_server_does(lesson: str) -> None:
    asked = list(questions(lesson))
    assert {what for what, *_ in asked} == {"stand", "preview", "why"}
    for question, said in zip(asked, in_node(lesson, asked), strict=True):
        assert said == {**json.loads(json.dumps(answer(question))), **NOT_HERE[question[0]]}, question


def test_what_is_not_allowed_in_a_step_is_refused() -> None:
    step = next(step.id for step in lesson_of("cell").steps if step.kind == "play")
    match = attempt("cell", step, ()).run.match
    illegal = next(text for text in match.rules.numbers if text not in match.legal)
    asked = [("stand", "cell", step, [illegal]), ("stand", "cell", "nowhere", []), ("stand", "cell", step, ["dance"])]
    first, second, third = in_node("cell", asked)
    assert first.startswith("illegal: ") and second.startswith("not-found: ") and "dance" in third
