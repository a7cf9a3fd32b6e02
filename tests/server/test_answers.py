"""What an answer says goes out in one write, and never before it is true."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import Receive, Scope, Send

from server.inside import Inside, Socket, running
from vesicle.server.settings import Settings
from vesicle.server.wire import AT_ONCE

pytestmark = pytest.mark.anyio

SEATS: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
WISH: dict[str, Any] = {"game": "virus-and-co", "options": {"players": 3}, "seats": SEATS, "start": True}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as inside:
        yield inside


class QuickSocket(Socket):
    """A websocket that can be written to without a task, and what each write said."""

    def __init__(self, inside: Inside) -> None:
        self.writes: list[list[str]] = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await inside.app({**scope, "extensions": {AT_ONCE: self.write}}, receive, send)

        super().__init__(app)

    def write(self, *messages: bytes) -> bool:
        told = [msgspec.json.decode(message) for message in messages]
        self.writes.append([message.get("kind", message["type"]) for message in told])
        return True

    async def wait_for(self, count: int) -> None:
        async with asyncio.timeout(10):
            while len(self.writes) < count:
                await asyncio.sleep(0.01)


async def enter(server: Inside, made: dict[str, Any], token: str | None) -> QuickSocket:
    socket = QuickSocket(server)
    socket.say({"type": "hello", "protocol": 1, "table": made["table"], "token": token})
    await socket.hear_until("state")
    await asyncio.sleep(0.05)  # who comes in is told the rest by a task
    socket.writes.clear()
    return socket


async def test_an_action_and_its_acknowledgement_are_one_write(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    own, other = await enter(server, made, made["token"]), await enter(server, made, None)
    own.writes.clear()
    assert room.table.match is not None
    action = {"type": "act", "number": room.table.number, "action": room.table.match.legal[0]}
    own.say(action)
    await own.wait_for(1)
    own.say(action)
    await own.wait_for(2)
    assert own.writes == [["played", "ack"], ["refused"]] and other.writes == [["played"]]
    for socket in (own, other):
        await socket.hang_up()


async def test_what_others_do_is_told_at_once_while_an_answer_is_being_made(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    socket = await enter(server, made, made["token"])
    assert room.table.match is not None
    async with room.lock:
        socket.say({"type": "act", "number": room.table.number, "action": room.table.match.legal[0]})
        await asyncio.sleep(0.05)
        await room.write("chat", {"holder": 0, "name": "Ada", "text": "Well!"})
        assert socket.writes == [["chat"]]
    await socket.wait_for(2)
    assert socket.writes == [["chat"], ["refused"]]
    await socket.hang_up()
