"""Whose bot thinks next, how long it may, and that quick bots wait for no slow one."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.inside import running
from server.test_crew import job_for, some_decision, with_crew
from vesicle.server.crew import Choice, Crew
from vesicle.server.jobs import Job, hurried, is_slow, thinking_time
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings
from vesicle.server.thinking import Thinking
from vesicle.server.turns import Due, Turns

SLOW, QUICK = "search:5000ms", "random"


def order_of(asked: list[tuple[str, str]], only_quick: bool = False) -> list[tuple[str, str]]:
    """In which order jobs are taken; each is whose it is, and its bot."""

    async def take() -> list[tuple[str, str]]:
        turns, taken = Turns(), list[tuple[str, str]]()
        for number, (whose, spec) in enumerate(asked):
            job = Job("cytosis", {}, b"", 0, spec, 0, whose=whose)
            at = number / 1000 + thinking_time(spec, "cytosis")
            turns.put_nowait(Due(False, at, number, job, asyncio.get_running_loop().create_future()))
        while (due := turns.find(only_quick)) is not None:
            taken.append((due.job.whose, due.job.spec))
        return taken

    return asyncio.run(take())


def test_one_who_asks_for_little_is_served_before_the_rest_of_one_who_asks_for_much() -> None:
    asked = [("mallory", SLOW)] * 15 + [("ada", QUICK)] * 2 + [("ben", SLOW)]
    order = order_of(asked)
    assert order[:2] == [("ada", QUICK)] * 2
    assert {whose for whose, _ in order[2:4]} == {"mallory", "ben"} and order[4:] == [("mallory", SLOW)] * 14


def test_many_tables_of_nobody_known_are_served_in_turn() -> None:
    asked = [(f"table {number}", SLOW) for number in range(4) for _ in range(2)]
    first = [whose for whose, _ in order_of(asked)][:4]
    assert sorted(first) == [f"table {number}" for number in range(4)]


def test_one_who_comes_anew_is_owed_nothing_for_the_time_before() -> None:
    async def take() -> list[str]:
        turns, loop = Turns(), asyncio.get_running_loop()

        def put(whose: str, count: int) -> None:
            for number in range(count):
                turns.put_nowait(
                    Due(False, number, number, Job("cytosis", {}, b"", 0, SLOW, 0, whose=whose), loop.create_future())
                )

        put("ada", 6)
        taken = [turns.get_nowait().job.whose for _ in range(3)]
        put("ben", 3)
        return taken + [turns.get_nowait().job.whose for _ in range(6)]

    order = asyncio.run(take())
    assert order[:3] == ["ada"] * 3 and order[3] == "ben" and "ada" in order[4:6]


def test_a_hand_for_quick_jobs_takes_no_slow_one() -> None:
    assert order_of([("ada", SLOW), ("ben", QUICK), ("ada", "greedy")], only_quick=True) == [
        ("ben", QUICK),
        ("ada", "greedy"),
    ]


def test_a_quick_bot_is_answered_while_a_slow_one_thinks() -> None:
    match = some_decision()

    async def play(crew: Crew) -> list[str]:
        order: list[str] = []

        async def ask(spec: str) -> None:
            choice = await crew.choose(job_for(match, spec))
            assert choice.by == "bot" and choice.action in match.legal
            order.append(spec)

        slow = asyncio.create_task(ask("search:2000ms"))
        while crew.status()["busy"] != 1:
            await asyncio.sleep(0.01)
        for _ in range(3):
            await ask("random")
        await slow
        return order

    assert with_crew(play) == ["random"] * 3 + ["search:2000ms"]


@pytest.mark.parametrize(
    ("spec", "short"),
    [(SLOW, "search:50ms"), ("search:50000it", "search:500it"), ("laureate", "search:50ms"), ("search", "search:50ms")],
)
def test_a_hurried_bot_is_the_same_with_little_time(spec: str, short: str) -> None:
    assert is_slow(spec, "cytosis") and hurried(spec, "cytosis") == short and not is_slow(short, "cytosis")


@pytest.mark.parametrize("spec", ["random", "greedy", "freshman", "graduate", "postdoc", "search:100ms"])
def test_the_other_bots_are_quick(spec: str) -> None:
    assert not is_slow(spec, "virus-and-co")


class NotingCrew:
    """Notes which bots are asked, and answers when told to."""

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.gate = asyncio.Event()

    async def choose(self, job: Job) -> Choice:
        self.asked.append(job)
        await self.gate.wait()
        return Choice("", 0, "bot")


def room_of(table_id: str, viewers: int, *kinds: str) -> Any:
    """As much of a room as the thinking looks at."""
    match = some_decision()
    seats = [SimpleNamespace(kind=kind.rstrip("!"), stand_in=kind.endswith("!")) for kind in kinds]
    table = SimpleNamespace(
        id=table_id, game="cytosis", match=match, seats=seats, plays=[], secret={"bot_seed": 1}, about={"options": {}}
    )
    return SimpleNamespace(table=table, viewers=set(range(viewers)))


@pytest.mark.parametrize(
    ("viewers", "kinds", "spec"),
    [
        (0, ("bot", "bot"), "search:50ms"),
        (0, ("person!", "bot"), "search:50ms"),
        (0, ("person", "bot"), SLOW),
        (1, ("bot", "bot"), SLOW),
    ],
)
def test_where_nobody_looks_and_nobody_plays_bots_think_briefly(
    viewers: int, kinds: tuple[str, ...], spec: str
) -> None:
    async def think() -> list[str]:
        crew: Any = NotingCrew()
        crew.gate.set()
        await Thinking(crew, Limits(unwatched=0)).choose(room_of("t", viewers, *kinds), SLOW)
        return [job.spec for job in crew.asked]

    assert asyncio.run(think()) == [spec]


def test_an_address_has_only_so_many_bots_that_think_long_at_once() -> None:
    async def think() -> list[str]:
        crew: Any = NotingCrew()
        thinking = Thinking(crew, Limits(slow_bots=2))
        for number in range(4):
            thinking.remember(f"m{number}", "mallory")
        rooms = [room_of(f"m{number}", 1, "bot") for number in range(4)] + [room_of("a", 1, "bot")]
        tasks = [asyncio.create_task(thinking.choose(room, SLOW)) for room in rooms]
        await asyncio.sleep(0)
        crew.gate.set()
        await asyncio.gather(*tasks)
        await thinking.choose(rooms[0], SLOW)
        assert [job.whose for job in crew.asked] == ["mallory"] * 4 + ["a", "mallory"]
        return [job.spec for job in crew.asked]

    assert asyncio.run(think()) == [SLOW, SLOW, "search:50ms", "search:50ms", SLOW, SLOW]


def test_a_table_is_thought_for_in_the_name_of_the_address_that_made_it(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "cytosis", "options": {"players": 2}, "seats": seats, "start": True}

    async def make() -> str:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
        async with running(settings) as server:
            made = (await server.ask("POST", "/tables", body=wish)).json()
            return server.hub.thinking._makers[made["table"]]

    assert asyncio.run(make()) == "127.0.0.1"
