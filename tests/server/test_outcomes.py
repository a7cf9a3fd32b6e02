"""Who asks for it at hello is told, while deciding, what each legal action would cost and give."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle import games, new
from vesicle.server.settings import Settings

SEATS: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
WISH: dict[str, Any] = {"game": "cytosis", "options": {"players": 2}, "seats": SEATS, "start": True}

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as inside:
        yield inside


async def test_who_decides_is_told_what_actions_would_do_with_every_way_of_looking(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    match = room.table.match
    assert match is not None and match.to_act is not None
    seat = match.to_act
    coming = await server.look(made["table"], made["token"], seat, outcomes=True)
    back = await server.look(made["table"], made["token"], seat, since=room.table.number, outcomes=True)
    other = await server.look(made["table"], made["token"], 1 - seat, outcomes=True)
    for socket in (coming, back):
        told = await socket.hear_until("outcomes")
        assert told is not None and told["number"] == room.table.number
        assert set(told["outcomes"]) <= set(match.legal)
    coming.say({"type": "act", "number": room.table.number, "action": match.legal[0]})
    event = await coming.hear_until("event")
    assert event is not None
    if event["turn"]["to_act"] == seat:
        told = await coming.hear()
        assert told is not None and (told["type"], told["number"]) == ("outcomes", event["number"])
    other.say({"type": "look", "seat": event["turn"]["to_act"]})
    told = await other.hear_until("outcomes")
    assert told is not None and told["number"] == room.table.number
    for socket in (coming, back, other):
        await socket.hang_up()


@pytest.mark.parametrize("game", games())
def test_outcomes_are_written_as_they_are_read(game: str) -> None:
    match, chooser = new(game, players=4, seed=3), random.Random(5)
    while match.winner is None:
        assert [json.loads(told) for told in match.write_outcomes()] == json.loads(json.dumps(match.outcomes))
        match.play(chooser.choice(match.legal))
    assert match.write_outcomes() == []


async def test_programs_that_do_not_ask_are_spared(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    assert room.table.match is not None and room.table.match.to_act is not None
    socket = await server.look(made["table"], made["token"], room.table.match.to_act)
    socket.say({"type": "act", "number": room.table.number, "action": room.table.match.legal[0]})
    await socket.hear_until("ack")
    assert not any(b'"outcomes"' in message for message in socket.heard)
    await socket.hang_up()
