"""A whole server inside the test's own process: the real application and store, without a network.

Bots choose any legal action at once, in place of processes that have to be started first.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import httpx
from fastapi import FastAPI
from starlette.types import ASGIApp, Message

from asgi import HERE, scope_of
from vesicle.bots.advice import Advice, advise
from vesicle.bots.registry import read_budget
from vesicle.server.app import make_app
from vesicle.server.hub import Hub
from vesicle.server.jobs import Choice, Job, check_advice, situation_for
from vesicle.server.settings import Settings

PATIENCE = 30.0  # seconds that an answer may take


class QuickCrew:
    """Bots that answer at once."""

    def __init__(self, workers: int, interpreted: bool = True, **others: object) -> None: ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    def status(self) -> dict[str, Any]:
        return {"state": "ready", "waiting": 0}

    def trouble(self) -> list[str]:
        return []

    async def choose(self, job: Job) -> Choice:
        return Choice(situation_for(job).random_action(), 0, "bot")

    async def advise(self, job: Job) -> Advice:
        check_advice(job)
        budget, _ = read_budget(job.spec.partition(":")[2])
        return advise(situation_for(job), budget, job.about, job.reasons)

    def iterations(self, compiled: int) -> int:
        return 2


def innermost(app: ASGIApp) -> FastAPI:
    """The application behind its guard."""
    while not isinstance(app, FastAPI):
        app = app.app  # type: ignore[attr-defined]
    return app


def client_of(app: ASGIApp) -> httpx.AsyncClient:
    """Requests to an application; its errors are answers, as they are over a network."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=f"http://{HERE['host']}")


class Inside:
    """A server that runs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.client = client_of(app)

    @property
    def hub(self) -> Hub:
        hub: Hub = innermost(self.app).state.hub
        return hub

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> httpx.Response:
        """One request, with the token of whoever asks."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.client.request(method, f"/api{path}", json=body, headers=headers)

    async def look(self, table: str, token: str | None = None, seat: int | None = None, **more: Any) -> "Socket":
        """A websocket that has said hello, and looks through an own seat."""
        socket = Socket(self.app)
        socket.say({"type": "hello", "protocol": 1, "table": table, "token": token, "look": seat, **more})
        return socket


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Inside]:
    """A server from its start to its end."""
    app = make_app(settings)
    to_app: asyncio.Queue[Message] = asyncio.Queue()
    from_app: asyncio.Queue[Message] = asyncio.Queue()
    with patch("vesicle.server.app.Crew", QuickCrew):
        life = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, to_app.get, from_app.put))
        to_app.put_nowait({"type": "lifespan.startup"})
        assert (await from_app.get())["type"] == "lifespan.startup.complete"
    try:
        yield Inside(app)
    finally:
        to_app.put_nowait({"type": "lifespan.shutdown"})
        await life


class Socket:
    """A websocket to an application, and everything that it was sent."""

    def __init__(self, app: ASGIApp) -> None:
        self.heard: list[bytes] = []
        self.closed: int | None = None
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._from_app: asyncio.Queue[Message] = asyncio.Queue()
        scope = {**scope_of("websocket", "", "/ws", HERE, "192.0.2.1"), "subprotocols": []}
        self.task = asyncio.ensure_future(app(scope, self._to_app.get, self.take))
        self._to_app.put_nowait({"type": "websocket.connect"})

    async def take(self, message: Message) -> None:
        """What the server sends."""
        self._from_app.put_nowait(message)

    def say(self, message: Any) -> None:
        """A message: an object as JSON, text as it is, or bytes in a binary frame."""
        match message:
            case bytes():
                frame: Message = {"type": "websocket.receive", "bytes": message}
            case str():
                frame = {"type": "websocket.receive", "text": message}
            case _:
                frame = {"type": "websocket.receive", "text": json.dumps(message)}
        self._to_app.put_nowait(frame)

    async def hear(self) -> dict[str, Any] | None:
        """The next message; None when the server has closed the connection. A server that breaks fails the test."""
        while self.closed is None:
            hearing = asyncio.ensure_future(self._from_app.get())
            await asyncio.wait({hearing, self.task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done():
                hearing.cancel()
                assert self.task.done(), "the server does not answer"
                self.task.result()
                return None
            frame = hearing.result()
            if frame["type"] == "websocket.close":
                self.closed = frame.get("code", 1000)
            elif frame["type"] == "websocket.send":
                self.heard.append(frame.get("bytes") or frame["text"].encode())
                return json.loads(self.heard[-1])
        return None

    async def hear_until(self, *kinds: str) -> dict[str, Any] | None:
        """The next message of one of these types, with all others noted."""
        while (message := await self.hear()) is not None:
            if message["type"] in kinds:
                return message
        return None

    async def hang_up(self) -> None:
        """Go away; whatever went wrong in the server comes out here."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)
