"""How much and how often: sizes of requests, rates and counts of each client's address."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vesicle.server.guard import OTHER, Guard, address_of, header_values, kind_of, refuse
from vesicle.server.limits import Buckets, Places, retry_after


class Rated:
    """Each address may ask so often, and hold so many websockets."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        """Around an application; all addresses start afresh."""
        limits = guard.limits
        self.app, self.guard = app, guard
        creations, joins, requests = (
            Buckets(rate, limits.addresses, guard.clock) for rate in (limits.creations, limits.joins, limits.requests)
        )
        self._buckets = {"create": creations, "import": creations, "join": joins, OTHER: requests}
        self._places = Places(limits.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not too much."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        wait = self._buckets[kind_of(self.guard, scope)].take(address)
        if wait:
            await self._refuse(scope, send, "rate", "That was too often: wait a little.", wait)
        elif scope["type"] == "http":
            await self.app(scope, receive, send)
        elif not self._places.enter(address):
            await self._refuse(scope, send, "connections", "That address has too many tables open.", 60)
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                self._places.leave(address)

    async def _refuse(self, scope: Scope, send: Send, kind: str, sentence: str, wait: float) -> None:
        self.guard.refused(kind)
        await refuse(scope, send, 429, kind, sentence, retry_after=str(retry_after(wait)))


class SmallBodies:
    """A request's body has a largest size, whatever its header says, and is cut there while it comes in."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        """Around an application."""
        self.app, self.guard = app, guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not too large."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limits = self.guard.limits
        limit = limits.imported if kind_of(self.guard, scope) == "import" else limits.body
        lengths = header_values(scope, b"content-length")
        if any(len(length) > 12 or not length.isdigit() or int(length) > limit for length in lengths):
            await self._refuse(scope, send, limit)
            return
        body = _Body(limit, receive, send)
        try:
            await self.app(scope, body.receive, body.send)
        except Exception:  # the application may fail in any way over a body that was cut
            if not body.cut:
                raise
        if body.cut:
            await self._refuse(scope, send, limit)

    async def _refuse(self, scope: Scope, send: Send, limit: int) -> None:
        self.guard.refused("too-large")
        sentence = f"A request like this has at most {limit} bytes."
        await refuse(scope, send, 413, "too-large", sentence, connection="close")


class _Body:
    """The body of one request on its way in, and the answer on its way out."""

    def __init__(self, limit: int, receive: Receive, send: Send) -> None:
        self._limit, self._receive, self._send = limit, receive, send
        self._size = 0
        self._answered = False
        self.cut = False  # the body was too large, and no answer had begun

    async def receive(self) -> Message:
        """The next piece; at the limit, as if the client had gone."""
        message: Message = {"type": "http.disconnect"}
        if self._size <= self._limit:
            message = await self._receive()
            self._size += len(message.get("body", b""))
        if self._size > self._limit:
            self.cut = not self._answered
            return {"type": "http.disconnect"}
        return message

    async def send(self, message: Message) -> None:
        """Pass the answer on, but not one to a body that was cut."""
        if not self.cut:
            self._answered = True
            await self._send(message)
