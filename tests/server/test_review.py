"""Looking back over the API: the history of points, and a review that is worked out once for all who ask."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import vesicle
from server.inside import Inside, innermost, running
from vesicle.api import rules_for
from vesicle.playouts import random_match
from vesicle.review.history import score_history
from vesicle.review.lookback import Progress
from vesicle.server import review
from vesicle.server.limits import Limits
from vesicle.server.refusals import Refused
from vesicle.server.review import Reviews
from vesicle.server.review_worker import Played, read, written
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

RESULT = {"decisions": 2, "chances": [], "sums": [], "swings": []}


@pytest.fixture(scope="module")
def match() -> vesicle.Match:
    return random_match(rules_for("virus-and-co", {"players": 3, "rounds": 1}), seed=2)


class Reviewer:
    """Works in two steps, the second of which it may be made to wait with; or fails."""

    def __init__(self, fails: bool = False) -> None:
        self.asked: list[Played] = []
        self.may_end = asyncio.Event()
        self._fails = fails

    async def __call__(self, played: Played) -> AsyncIterator[Progress]:
        self.asked.append(played)
        yield Progress(1, 2)
        await self.may_end.wait()
        if self._fails:
            raise ConnectionError("the worker is lost")
        yield Progress(2, 2, RESULT)


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def bring(server: Inside, match: vesicle.Match) -> str:
    made = await server.ask("POST", "/tables/import", body={"record": match.record()})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


async def test_the_history_of_a_table_is_that_of_its_game(server: Inside, match: vesicle.Match) -> None:
    answer = await server.ask("GET", f"/tables/{await bring(server, match)}/history")
    assert answer.json() == score_history(match)


@pytest.mark.parametrize("what", ["history", "review"])
async def test_nothing_is_told_before_the_game_is_over(server: Inside, what: str) -> None:
    table = await bring(server, vesicle.new("cytosis", players=2, seed=1))
    answer = await server.ask("GET", f"/tables/{table}/{what}")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


async def test_a_review_is_worked_out_once_for_all_who_ask(server: Inside, match: vesicle.Match) -> None:
    table, reviewer = await bring(server, match), Reviewer()
    innermost(server.app).state.reviews = Reviews(reviewer, lambda: True)

    async def ask() -> dict[str, Any]:
        await settled()
        return dict((await server.ask("GET", f"/tables/{table}/review")).json())

    assert (await ask())["state"] == "waiting"
    assert await ask() == await ask() == {"state": "working", "done": 1, "of": 2, "review": None}
    reviewer.may_end.set()
    await settled()
    assert await ask() == await ask() == {"state": "done", "done": 2, "of": 2, "review": RESULT}
    assert len(reviewer.asked) == 1


async def test_games_are_reviewed_one_at_a_time_in_the_order_of_asking(match: vesicle.Match) -> None:
    reviewer = Reviewer()
    reviews = Reviews(reviewer, lambda: True)
    for table in "aba":
        reviews.ask(table, match)
    await settled()
    assert [reviews.ask(table, match)["state"] for table in "ab"] == ["working", "waiting"]
    reviewer.may_end.set()
    await settled()
    assert [reviews.ask(table, match)["state"] for table in "ab"] == ["done", "done"]
    await reviews.close()


async def test_a_review_that_failed_is_told_so_and_can_be_asked_for_again(match: vesicle.Match) -> None:
    reviewer = Reviewer(fails=True)
    reviews = Reviews(reviewer, lambda: True)
    reviewer.may_end.set()
    reviews.ask("a", match)
    await settled()
    assert [reviews.ask("a", match)["state"] for _ in range(2)] == ["failed", "waiting"]
    await reviews.close()


async def test_no_more_wait_and_no_more_are_kept_than_there_is_room_for(
    match: vesicle.Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "MOST_WAITING", 2)
    monkeypatch.setattr(review, "KEPT", 2)
    reviewer = Reviewer()
    reviews = Reviews(reviewer, lambda: True)
    for table in "ab":
        reviews.ask(table, match)
    with pytest.raises(Refused, match="try again"):
        reviews.ask("c", match)
    reviewer.may_end.set()
    await settled()
    reviews.ask("c", match)
    await settled()
    assert [reviews.ask(table, match)["state"] for table in "bca"] == ["done", "done", "waiting"]
    await reviews.close()


async def test_nothing_is_reviewed_before_the_rules_are_compiled(match: vesicle.Match) -> None:
    reviewer = Reviewer()
    reviews = Reviews(reviewer, lambda: False)
    reviews.ask("a", match)
    await settled()
    assert reviewer.asked == []
    await reviews.close()


def test_a_game_travels_to_the_worker_and_is_the_same_there(match: vesicle.Match) -> None:
    again = read(written(match))
    assert (again.actions, again.scores(), again.winner) == (match.actions, match.scores(), match.winner)
    assert score_history(again) == score_history(match)
