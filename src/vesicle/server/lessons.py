"""Lessons over HTTP: a learner plays a step against nobody, and the server keeps nothing of it."""

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from vesicle.components import components_of
from vesicle.lessons import LESSONS, Attempt, NotTheLearner, Step, attempt, lesson_of, rules_of
from vesicle.server import models
from vesicle.server.callers import PROBLEMS
from vesicle.server.cited import cite
from vesicle.server.foresight import foresee
from vesicle.server.refusals import Refused
from vesicle.server.room import refusing
from vesicle.server.sight import outcomes_of
from vesicle.server.table import COLOURS

router = APIRouter(prefix="/api/lessons", responses=PROBLEMS)

MOST_ACTIONS = 60  # of the learner in one step

Actions = Annotated[list[models.Text], Field(max_length=MOST_ACTIONS)]


class Played(models.Model):
    """What the learner has played in a step so far."""

    actions: Actions


class Asked(Played):
    """The same, and an action that the learner thinks of."""

    action: models.Text


class Move(models.Model):
    """One action of anybody, as the learner sees it: the log entries, and the view after it."""

    seat: int
    action: str
    log: list[dict[str, Any]]
    view: dict[str, Any]


class Answer(models.Model):
    """What is said to the learner, in every language: `good`, a `hint`, or that the move was `wrong` here."""

    kind: str
    texts: dict[str, str]


class Standing(models.Model):
    """How a step stands after the learner's actions."""

    view: dict[str, Any]
    to_act: int | None
    legal: list[str]
    outcomes: dict[str, dict[str, Any]]
    log: list[dict[str, Any]]
    moves: list[Move]
    reached: bool
    answer: Answer | None
    result: dict[str, Any] | None


@router.get("")
async def list_lessons() -> dict[str, Any]:
    """All lessons, in the order in which they are learnt."""
    return {"lessons": [await asyncio.to_thread(_line, name) for name in LESSONS]}  # files are read the first time


@router.get("/{lesson}")
async def tell_lesson(lesson: str) -> dict[str, Any]:
    """A lesson with the texts of its steps, and what lies on its table for everybody to read."""
    return await asyncio.to_thread(_whole, _known(lesson))


@router.post("/{lesson}/steps/{step}")
async def play_step(lesson: str, step: str, body: Played) -> Standing:
    """Where the learner's actions lead from the position of a step, with the others' replies and a word about it."""
    return _standing(await _attempt(lesson, step, body.actions))


@router.post("/{lesson}/steps/{step}/why")
async def why_not(lesson: str, step: str, body: Asked) -> models.Reasons:
    """Which rules forbid an action to the learner."""
    match = (await _deciding(lesson, step, body)).run.match
    with refusing(match.rules):
        found = cite(match.rules, match.why_not(body.action))
    return models.Reasons(action=body.action, clauses=[models.Clause(**clause) for clause in found])


@router.post("/{lesson}/steps/{step}/preview")
async def preview(lesson: str, step: str, body: Asked) -> models.Foreseen:
    """What an action of the learner would do for certain, as far as the learner can know."""
    run = (await _deciding(lesson, step, body)).run
    with refusing(run.match.rules):
        log = await asyncio.to_thread(foresee, run.match.clone(), run.seat, body.action)
    return models.Foreseen(action=body.action, log=log)


def _known(lesson: str) -> str:
    """The name of a lesson that there is; Refused for another."""
    if lesson not in LESSONS:
        raise Refused("not-found", f"there is no lesson {lesson[:40]!r}; known lessons: {', '.join(LESSONS)}")
    return lesson


async def _attempt(lesson: str, step: str, actions: list[str]) -> Attempt:
    """The step after the learner's actions; Refused for what is no step, no action, or not allowed."""
    about = lesson_of(_known(lesson))
    task = next((task for task in about.steps if task.id == step), None)
    if task is None:
        raise Refused("not-found", f"there is no step {step[:40]!r} in the lesson {lesson!r}")
    if task.kind == "read" and actions:
        raise Refused("not-now", "this step is only for reading: there is nothing to play in it")
    with refusing(rules_of(lesson)):
        try:
            return await asyncio.to_thread(attempt, lesson, step, tuple(actions))
        except NotTheLearner as error:
            raise Refused("not-your-turn", str(error)) from None


async def _deciding(lesson: str, step: str, body: Asked) -> Attempt:
    """The same, where it is the learner who decides."""
    reached = await _attempt(lesson, step, body.actions)
    if reached.run.match.to_act != reached.run.seat:
        raise Refused("not-your-turn", "you can ask what an action does, or why not, only while it is your decision")
    return reached


def _standing(reached: Attempt) -> Standing:
    run, answer = reached.run, reached.answer
    match = run.match
    return Standing(
        view=run.view,
        to_act=match.to_act,
        legal=list(reached.legal),
        outcomes=outcomes_of(match) if reached.legal else {},
        log=run.log,
        moves=[Move(seat=move.seat, action=move.action, log=move.log, view=move.view) for move in run.moves],
        reached=run.reached,
        answer=None if answer is None else Answer(kind=answer.kind, texts=dict(answer.texts)),
        result=None if match.winner is None else {"winner": match.winner, "scores": match.scores()},
    )


@cache
def _line(name: str) -> dict[str, Any]:
    """A lesson in the list."""
    lesson = lesson_of(name)
    return {
        "id": name,
        "game": lesson.game,
        "minutes": lesson.minutes,
        "texts": lesson.texts,
        "steps": len(lesson.steps),
    }


@cache
def _whole(name: str) -> dict[str, Any]:
    lesson, rules = lesson_of(name), rules_of(name)
    return {
        **_line(name),
        "options": rules.options,
        "components": components_of(rules),
        "seat": lesson.seat,
        "seats": [_seat(number == lesson.seat, called, number) for number, called in enumerate(lesson.names)],
        "steps": [_step(step) for step in lesson.steps],
    }


def _seat(is_learner: bool, name: str, number: int) -> dict[str, Any]:
    """Who sits there, as at a table; the learner has no name."""
    return {
        "kind": "person" if is_learner else "bot",
        "name": name or None,
        "colour": COLOURS[number],
        "bot": None,
        "holder": 0 if is_learner else None,
        "host": is_learner,
        "stand_in": False,
    }


def _step(step: Step) -> dict[str, Any]:
    """What is told of a step before it is played: neither what ends it nor how it can be reached."""
    return {
        "id": step.id,
        "kind": step.kind,
        "texts": {
            language: {part: said[part] for part in ("title", "do", "why")} for language, said in step.texts.items()
        },
        "clauses": step.clauses,
        "point": step.point,
        "about": [{"family": family, "id": name} for family, name in step.about],
    }
