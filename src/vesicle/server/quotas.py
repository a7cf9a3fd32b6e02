"""How much and how often: sizes of requests, rates and counts of each client's address."""

import asyncio
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vesicle.server.guard import LET_IN, MAKER, OTHER, Guard, address_of, header_values, kind_of, refuse
from vesicle.server.limits import Buckets, Places, retry_after

GONE: Message = {"type": "http.disconnect"}


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
        self._places, self._newcomers = Places(limits.connections), Places(limits.newcomers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is not too much."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        MAKER.set(address)
        wait = self._buckets[kind_of(self.guard, scope)].take(address)
        if wait:
            await self._refuse(scope, send, "rate", "That was too often: wait a little.", wait)
        elif scope["type"] == "http":
            await self.app(scope, receive, send)
        elif not self._places.enter(address):
            await self._refuse(scope, send, "connections", "That address has too many tables open.", 60)
        else:
            try:
                await self._welcome(address, scope, receive, send)
            finally:
                self._places.leave(address)

    async def _welcome(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A websocket, which is a newcomer until it is let in to a table."""
        if not self._newcomers.enter(address):
            await self._refuse(scope, send, "connections", "Too many from that address come in at once.", 5)
            return
        let_in = _once(lambda: self._newcomers.leave(address))
        extensions = {**scope.get("extensions", {}), LET_IN: let_in}
        try:
            await self.app({**scope, "extensions": extensions}, receive, send)
        finally:
            let_in()

    async def _refuse(self, scope: Scope, send: Send, kind: str, sentence: str, wait: float) -> None:
        self.guard.refused(kind)
        await refuse(scope, send, 429, kind, sentence, retry_after=str(retry_after(wait)))


def _once(act: Callable[[], None]) -> Callable[[], None]:
    """The same act, of which only the first call does anything."""
    left = [act]
    return lambda: left.pop()() if left else None


class SmallBodies:
    """A request's body has a largest size, whatever its header says, and a longest time to come in; it is cut there."""

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
        body = _Body(limit, limits.patience, receive, send)
        try:
            await self.app(scope, body.receive, body.send)
        except Exception:  # the application may fail in any way over a body that was cut
            if not body.cut:
                raise
        if body.cut == "too-slow":
            self.guard.refused("too-slow")
            await refuse(scope, send, 408, "too-slow", "The request took too long to come in.", connection="close")
        elif body.cut:
            await self._refuse(scope, send, limit)

    async def _refuse(self, scope: Scope, send: Send, limit: int) -> None:
        self.guard.refused("too-large")
        sentence = f"A request like this has at most {limit} bytes."
        await refuse(scope, send, 413, "too-large", sentence, connection="close")


class _Body:
    """The body of one request on its way in, and the answer on its way out."""

    def __init__(self, limit: int, patience: float, receive: Receive, send: Send) -> None:
        self._limit, self._receive, self._send = limit, receive, send
        self._until = asyncio.get_running_loop().time() + patience
        self._size = 0
        self._is_whole = self._is_cut = self._answered = False
        self.cut = ""  # why the body was not taken to its end, if no answer had begun

    async def receive(self) -> Message:
        """The next piece; at a limit, as if the client had gone."""
        return GONE if self._is_cut else await self._next()

    async def _next(self) -> Message:
        if self._is_whole:
            return await self._receive()  # that the client has gone, whenever that is
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            return self._cut("too-slow")
        self._size += len(message.get("body", b""))
        self._is_whole = not message.get("more_body", False)
        return message if self._size <= self._limit else self._cut("too-large")

    def _cut(self, why: str) -> Message:
        """Take no more; an answer that has begun goes on."""
        self._is_cut, self.cut = True, "" if self._answered else why
        return GONE

    async def send(self, message: Message) -> None:
        """Pass the answer on, but not one to a body that was cut."""
        if not self.cut:
            self._answered = True
            await self._send(message)
