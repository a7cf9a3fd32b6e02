"""Connections that break, or that do not read: nobody else at the table notices."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from server.inside import Inside, Socket, running
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

SEATS: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
WISH: dict[str, Any] = {"game": "virus-and-co", "options": {"players": 3}, "seats": SEATS, "start": True}
PATIENCE = 10  # seconds, for what should be done at once


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as inside:
        yield inside


class StuckSocket(Socket):
    """Somebody who opens a connection and never reads what comes."""

    async def take(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()
        await super().take(message)


async def test_who_goes_without_a_word_leaves_no_error_behind(server: Inside) -> None:
    socket = Socket(server.app)
    await asyncio.sleep(0.01)
    await socket.hang_up()


async def test_who_does_not_read_does_not_hold_up_the_table(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    room = await server.hub.room(made["table"])
    for since in (None, 0):
        stuck = StuckSocket(server.app)
        stuck.say({"type": "hello", "protocol": 1, "table": made["table"], "since": since})
        await asyncio.sleep(0.1)
        assert room.table.match is not None
        action = {"number": room.table.number, "action": room.table.match.legal[0]}
        acting = server.ask("POST", f"/tables/{made['table']}/act", made["token"], action)
        assert (await asyncio.wait_for(acting, PATIENCE)).status_code == 200
        stuck.task.cancel()


async def test_who_lags_too_far_behind_is_closed_and_may_come_back(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vesicle.server.viewer.MOST_QUEUED", 3)
    made = (await server.ask("POST", "/tables", body=WISH)).json()
    socket = await server.look(made["table"], made["token"])
    assert await socket.hear_until("presence")
    room = await server.hub.room(made["table"])
    for _ in range(5):
        for viewer in room.viewers:
            viewer.send(b"{}")
    while await socket.hear() is not None:
        pass
    assert socket.closed == 1013
