"""Time: whoever lets it run out is played for, in the log too; a restart forgets no deadline."""

import asyncio
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from server.live import Server, running
from server.people import Person, Player, full_table, play_all, seated, visiting

pytestmark = pytest.mark.anyio

TURN = {"kind": "turn", "seconds": 5}
BANK = {"kind": "bank", "seconds": 10, "increment": 2}


def played(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == "played"]


async def wait_for_clock(person: Person, since: int = 0) -> list[dict[str, Any]]:
    """The events, once a clock has run out."""
    events: list[dict[str, Any]] = []
    while not any(event.get("by") == "clock" for event in events):
        await asyncio.sleep(0.2)
        events = await person.events(since)
    return events


async def a_turn_runs_out(server: Server) -> None:
    """The bot plays the whole turn, and then it is the next one's."""
    async with visiting(server.address) as client:
        people = await full_table(client, 3, clock=TURN)
        async with seated(people) as players:
            first = players[0].turn["to_act"]
            while players[0].turn["to_act"] == first:
                await players[0].receive()
            events = played(await people[0].events())
            assert {(event["seat"], event["by"]) for event in events} == {(first, "clock")}
            started = next(event for event in await people[0].events() if event["kind"] == "started")
            assert events[0]["at"] - started["at"] >= 5000
            assert players[0].clock["seat"] != first and players[0].clock["deadline"] == events[-1]["at"] + 5000


async def a_bank_runs_out(server: Server) -> None:
    """Quick turns add to a bank, and an empty one is played for at once."""
    async with visiting(server.address) as client:
        people = await full_table(client, 3, clock=BANK)
        async with seated(people) as players:
            await play_all(players, random.Random(1), steps=20)
            check_banks(await people[0].events())
            seat = players[0].turn["to_act"]
            await wait_for_clock(people[0], players[0].number)
            while players[0].turn["to_act"] == seat:
                await players[0].receive()
            assert players[0].clock["banks"][seat] == 2000


def check_banks(events: list[dict[str, Any]]) -> None:
    """The banks that everybody sees are those that the times of the events give."""
    clocks = [(event["at"], event["clock"]) for event in events if event["kind"] in ("started", "played")]
    for (_, before), (at, after) in pairwise(clocks):
        seat = before["seat"]
        if after["seat"] == seat:
            assert after == before
            continue
        expected = list(before["banks"])
        expected[seat] += 2000 - (at - before["since"])
        assert after["banks"] == expected and after["since"] == at
        assert after["deadline"] == at + after["banks"][after["seat"]]


async def days_are_shown(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3, clock={"kind": "days", "days": 3})
        state = await people[0].state()
        assert 0 <= 3 * 86_400_000 - (state["clock"]["deadline"] - 1000 * time.time()) < 600_000


async def test_time_runs_out_by_the_turn_and_by_the_bank(sqlite_server: Server) -> None:
    async with asyncio.timeout(100):
        await asyncio.gather(
            a_turn_runs_out(sqlite_server), a_bank_runs_out(sqlite_server), days_are_shown(sqlite_server)
        )


async def test_an_overdue_table_is_found_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        async with visiting(server.address) as client:
            people = await full_table(client, 3, clock=TURN)
        deadline = (await ask_deadline(server, people[0])) / 1000
        server.kill()
        await asyncio.sleep(max(0, deadline - time.time()))
        server.start()
        async with visiting(server.address) as client, asyncio.timeout(60):
            people[0].client = client
            events = played(await wait_for_clock(people[0]))
            assert events[0]["by"] == "clock" and events[0]["at"] >= deadline * 1000


async def ask_deadline(server: Server, person: Person) -> int:
    player = await Player(server.address, person.table, person.token).enter()
    await player.leave()
    return int(player.clock["deadline"])
