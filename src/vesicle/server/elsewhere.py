"""Pages of other origins that the operator has allowed, such as a site of `vesicle site`: browsers let them in."""

import re
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vesicle.server.guard import Guard, header_values

ORIGIN = re.compile(r"https?://(?:[\w.-]+|\[[0-9a-f:]+\])(?::\d+)?")
USUAL_PORTS = {"http": 80, "https": 443}
ALLOWED = {
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "7200",
}


def read_origin(text: str) -> str:
    """An origin as browsers write it; ValueError for what is none."""
    origin = text.strip().lower().rstrip("/")
    if not ORIGIN.fullmatch(origin):
        raise ValueError(f"{text!r} is not an origin such as https://games.example.org")
    parts = urlsplit(origin)
    if parts.port == USUAL_PORTS[parts.scheme]:
        return origin.rpartition(":")[0]
    return origin


class ForOthers:
    """Answers say that an allowed page may read them, and such a page's browser is told before it asks."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        """Around an application."""
        self.app, self.guard = app, guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on everything; answer a browser that asks what a page may do."""
        origin = self._origin(scope)
        if origin is None:
            await self.app(scope, receive, send)
            return
        names = {"access-control-allow-origin": origin, "vary": "origin"}
        if scope["method"] == "OPTIONS":
            await send({"type": "http.response.start", "status": 204, "headers": _raw({**names, **ALLOWED})})
            await send({"type": "http.response.body", "body": b""})
            return

        async def send_with_names(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *_raw(names)]}
            await send(message)

        await self.app(scope, receive, send_with_names)

    def _origin(self, scope: Scope) -> str | None:
        """The one of an allowed page; None for everybody else."""
        if scope["type"] != "http" or not self.guard.origins:
            return None
        origins = header_values(scope, b"origin")
        return origins[0] if len(origins) == 1 and origins[0] in self.guard.origins else None


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]
