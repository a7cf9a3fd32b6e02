"""Requests to an ASGI application without a network, for the tests of the server's edges."""

import asyncio
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Message

HERE = {"host": "localhost:8000"}


@dataclass
class Answer:
    """What came back: for a websocket that was let in, status 101."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def scope_of(kind: str, method: str, path: str, headers: Mapping[str, str], client: str) -> dict[str, Any]:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": kind, "path": path, "query_string": b"", "headers": raw, "client": (client, 5)}
    if kind == "websocket":
        return {**scope, "scheme": "ws", "extensions": {"websocket.http.response": {}}}
    return {**scope, "scheme": "http", "method": method, "http_version": "1.1", "server": ("localhost", 8000)}


async def call(app: ASGIApp, scope: dict[str, Any], incoming: Iterable[Message]) -> Answer:
    """Feed messages to an application and gather its answer."""
    answer, messages = Answer(), iter(incoming)

    async def receive() -> Message:
        return next(messages, {"type": f"{scope['type']}.disconnect"})

    async def send(message: Message) -> None:
        match message["type"].removeprefix("websocket."):
            case "http.response.start":
                answer.status = message["status"]
                answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            case "http.response.body":
                answer.body += message.get("body", b"")
            case "accept":
                answer.status = 101

    await app(scope, receive, send)
    return answer


def ask(
    app: ASGIApp,
    method: str = "GET",
    path: str = "/",
    headers: Mapping[str, str] = HERE,
    pieces: Iterable[bytes] = (b"",),
    client: str = "192.0.2.1",
) -> Answer:
    """One HTTP request, its body in pieces."""
    *first, last = pieces
    incoming = [{"type": "http.request", "body": piece, "more_body": True} for piece in first]
    incoming.append({"type": "http.request", "body": last, "more_body": False})
    return asyncio.run(call(app, scope_of("http", method, path, headers, client), incoming))


def knock(app: ASGIApp, headers: Mapping[str, str] = HERE, client: str = "192.0.2.1") -> Answer:
    """One websocket's handshake."""
    return asyncio.run(call(app, scope_of("websocket", "", "/ws", headers, client), [{"type": "websocket.connect"}]))
