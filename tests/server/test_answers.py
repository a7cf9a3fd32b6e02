"""What an answer says goes out in one write, and never before it is true."""

import asyncio
from collections.abc import AsyncIterator, Callable
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
            await inside.app({**scope, "extensions": {AT_ONCE: self}}, receive, send)

        super().__init__(app)

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        self.hear_at_once = hear

    def write_at_once(self, *messages: bytes) -> bool:
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


def say_in_a_task(socket: QuickSocket, message: dict[str, Any]) -> None:
    socket.say(message)


def say_at_once(socket: QuickSocket, message: dict[str, Any]) -> None:
    assert socket.hear_at_once(msgspec.json.encode(message))


@pytest.mark.parametrize("say", [say_in_a_task, say_at_once])
async def test_an_action_and_its_acknowledgement_are_one_write(server: Inside, say: Callable[..., None]) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    own, other = await enter(server, made, made["token"]), await enter(server, made, None)
    own.writes.clear()
    assert room.table.match is not None
    action = {"type": "act", "number": room.table.number, "action": room.table.match.legal[0]}
    say(own, action)
    await own.wait_for(1)
    say(own, action)
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


async def test_only_an_action_is_heard_at_once_and_never_two_at_a_time(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    socket = await enter(server, made, made["token"])
    assert room.table.match is not None
    act = {"type": "act", "number": room.table.number, "action": room.table.match.legal[0]}
    action = msgspec.json.encode(act)
    for other in (b"no JSON", b'{"type":"ping"}', b'{"type":"act"}', b'{"type":"hint"}'):
        assert not socket.hear_at_once(other)
    async with room.lock:
        assert not socket.hear_at_once(action), "somebody else is writing"
    assert socket.hear_at_once(action) and not socket.hear_at_once(action)
    socket.say({"type": "ping", "ack": "after it"})
    await socket.wait_for(2)
    assert socket.writes == [["played", "ack"], ["ack"]], "what comes meanwhile is answered after it"
    await socket.hang_up()
