"""Lessons over HTTP: what is told, what is played, and one clear sentence for everything else."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle.lessons import LESSONS, lesson_of
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def play(server: Inside, step: str, *actions: str) -> Any:
    """How a step of the base lesson stands after some actions."""
    answer = await server.ask("POST", f"/lessons/cell/steps/{step}", body={"actions": actions})
    assert answer.status_code == 200
    return answer.json()


async def test_the_list_tells_every_lesson_in_its_order(server: Inside) -> None:
    lessons = (await server.ask("GET", "/lessons")).json()["lessons"]
    assert [lesson["id"] for lesson in lessons] == list(LESSONS)
    for lesson in lessons:
        assert lesson.keys() == {"id", "game", "minutes", "texts", "steps"}
        assert lesson["texts"].keys() == {"en", "it"} and lesson["steps"] == len(lesson_of(lesson["id"]).steps)


async def test_a_lesson_tells_its_table_and_its_steps_but_no_solution(server: Inside) -> None:
    for name in LESSONS:
        check_lesson((await server.ask("GET", f"/lessons/{name}")).json())


def check_lesson(lesson: dict[str, Any]) -> None:
    assert lesson["components"]["game"] == lesson["game"]
    assert [seat["kind"] for seat in lesson["seats"]] == ["person", *["bot"] * (len(lesson["seats"]) - 1)]
    assert lesson["seats"][lesson["seat"]]["name"] is None and len(lesson["seats"]) == lesson["options"]["players"]
    for step in lesson["steps"]:
        assert step.keys() == {"id", "kind", "texts", "clauses", "point", "about"}
        assert step["texts"]["it"].keys() == {"title", "do", "why"}


async def test_a_step_begins_with_the_learners_view_and_choices(server: Inside) -> None:
    begun = await play(server, "mrna")
    assert begun["to_act"] == 0 and "place nucleus-3" in begun["legal"]
    assert (begun["log"], begun["moves"], begun["reached"], begun["answer"]) == ([], [], False, None)
    assert begun["view"]["players"][0]["hand"] == ["hexokinase", "insulin"]
    assert begun["view"]["players"][1]["hand"] == [None, None]


async def test_a_step_is_reached_and_the_others_reply_one_by_one(server: Inside) -> None:
    reached = await play(server, "end-turn", "done")
    assert (
        reached["reached"] and reached["answer"]["kind"] == "good" and reached["answer"]["texts"].keys() == {"en", "it"}
    )
    assert [move["seat"] for move in reached["moves"]] == [0, 1, 1, 2, 2]
    assert reached["moves"][-1]["view"] == reached["view"] and reached["to_act"] == 0
    assert sum(len(move["log"]) for move in reached["moves"]) == len(reached["log"])


async def test_a_move_that_leads_elsewhere_is_answered_and_the_step_can_be_begun_anew(server: Inside) -> None:
    wrong = await play(server, "mrna", "place lipid-3")
    assert not wrong["reached"] and wrong["answer"]["kind"] == "wrong"
    assert (await play(server, "mrna", "place nucleus-3"))["reached"]


async def test_a_step_to_read_is_reached_from_the_start(server: Inside) -> None:
    assert (await play(server, "welcome"))["reached"]


async def test_the_end_of_the_game_comes_with_its_result(server: Inside) -> None:
    ended = await play(server, "last-flask", "exhaust mrna", "done")
    assert ended["to_act"] is None and ended["legal"] == []
    assert ended["result"]["winner"] == 0 and len(ended["result"]["scores"]) == 3


async def test_why_and_preview_answer_as_at_a_table(server: Inside) -> None:
    why = await server.ask("POST", "/lessons/cell/steps/vesicle/why", body={"actions": [], "action": "place nucleus-3"})
    assert why.json()["clauses"][0]["id"] == "C-P1-04" and "it" in why.json()["clauses"][0]["texts"]
    seen = await server.ask(
        "POST", "/lessons/cell/steps/mrna/preview", body={"actions": [], "action": "place nucleus-2"}
    )
    assert {"what": "stock", "seat": 0, "molecule": "mrna", "change": 2} in seen.json()["log"]


JUNK: list[tuple[str, Any, int, str]] = [
    ("physics/steps/mrna", [], 404, "not-found"),
    ("cell/steps/brain", [], 404, "not-found"),
    ("cell/steps/mrna", ["dance"], 422, "unknown-action"),
    ("cell/steps/mrna", ["place \x00"], 422, "unknown-action"),
    ("cell/steps/mrna", ["place golgi-1"], 409, "illegal"),
    ("cell/steps/mrna", ["place nucleus-3", "done", "done"], 409, "not-your-turn"),
    ("cell/steps/welcome", ["place nucleus-3"], 409, "not-now"),
    ("cell/steps/mrna", ["done"] * 61, 422, "invalid"),
    ("cell/steps/mrna", ["x" * 300], 422, "invalid"),
    ("cell/steps/mrna", "done", 422, "invalid"),
    ("cell/steps/mrna", [7], 422, "invalid"),
]


async def test_junk_gets_one_clear_sentence(server: Inside) -> None:
    for path, actions, status, code in JUNK:
        for question in ("", "/why", "/preview"):
            body = {"actions": actions, **({"action": "done"} if question else {})}
            refused = await server.ask("POST", f"/lessons/{path}{question}", body=body)
            assert (refused.status_code, refused.json()["code"]) == (status, code), (path, actions)
            assert "\n" not in refused.json()["message"] and len(refused.json()["message"]) < 400


async def test_only_the_learner_who_decides_may_ask(server: Inside) -> None:
    body = {"actions": ["place nucleus-3", "done"], "action": "place nucleus-2"}
    refused = await server.ask("POST", "/lessons/cell/steps/mrna/preview", body=body)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-your-turn")


async def test_a_lesson_that_there_is_not_is_refused_by_name(server: Inside) -> None:
    refused = await server.ask("GET", "/lessons/physics")
    assert refused.status_code == 404 and json.loads(refused.text)["message"].startswith("there is no lesson 'physics'")
