"""The connections of uvicorn, as we need them: all that hangs on its private parts is in this file.

Both kinds read what comes in by small pieces, so that nobody who sends much holds up the others, and are counted and
looked after by the gate. A request's head has a largest size and a longest time. A websocket may also be read from and
written to without a task, and is closed when too many frames come.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from vesicle.server.gate import Gate
from vesicle.server.guard import refusal
from vesicle.server.limits import Bucket

AT_ONCE = "vesicle.at_once"  # the extension of ASGI that an application may find in its scope: a `Short`


class Short(Protocol):
    """The short way to a websocket and from it, without a task or a queue."""

    def write_at_once(self, *messages: bytes) -> bool:
        """Write binary messages; False when they must take their turn."""

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let somebody hear messages as they come in; those that are not taken come by `receive`, as all others do."""


BROKEN = 1008  # the code with which a websocket is closed whose client broke a rule
TEXT, BINARY = 0x81, 0x82  # a whole message in one frame
MASKED, HEAD = 0x80, 6  # what a client sends is masked; a short frame begins with so many bytes
SHORT, MIDDLE = 126, 65536  # from these sizes on, the length of a frame takes two bytes more, or eight
HTTP_PIECE = 8 * 1024  # bytes that are read at a time: a millisecond's work, whatever they hold
FRAMES_PIECE = 1024  # the same of a websocket, where six bytes are a frame
MOST_PIPELINED = 8  # requests that may come before the first of them is answered; browsers send none

# What the gate says, and how a request is answered that is none: status and sentence by kind.
ANSWERS = {
    "rate": (429, "That was too often: wait a little."),
    "connections": (429, "That address has too many connections open."),
    "busy": (503, "The server has too many connections open: try again."),
    "too-slow": (408, "The request took too long to come in."),
    "head": (431, "The headers of the request are too large, or too many."),
}


class TooMuch(Exception):
    """A request that nobody needs; the parser stops at it."""


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP, until it has become a websocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        gate: Gate | None = None,
    ) -> None:
        """Nobody has come in yet."""
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate or Gate()
        self._rest = bytearray()  # what has come in and is not read yet
        self._is_waiting = False  # for its turn to read on
        self._head = 0  # bytes of the head that is coming in
        self._since: float | None = None  # when it began to come in, or could have
        self._has_spoken = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the client in, or say why not."""
        super().connection_made(transport)
        self.flow = _Flow(transport, self)
        self._since = self._gate.clock()
        why_not = self._gate.enter(self, self.client)
        if why_not:
            self._refuse(why_not)

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free."""
        self._gate.leave(self)
        self._rest.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what is short at once, and the rest by pieces."""
        self._has_spoken = True
        if self._since is None and (self.cycle is None or self.cycle.response_complete):
            self._since, self._head = self._gate.clock(), 0
        if not self._rest and len(data) <= HTTP_PIECE:
            self._read(data)
            return
        self._rest += data
        self.flow.pause_reading()
        self.wake_up()

    @property
    def has_rest(self) -> bool:
        """Whether something has come in that is not read yet."""
        return bool(self._rest)

    def wake_up(self) -> None:
        """Ask for a turn to read on, unless requests wait to be answered, or a body to be taken."""
        body = 0 if self.cycle is None else len(self.cycle.body)
        if not (self._is_waiting or self.pipeline or body > HIGH_WATER_LIMIT):
            self._is_waiting = True
            self._gate.later(self)

    def go_on(self) -> None:
        """Read one more piece."""
        self._is_waiting = False
        if self.transport.is_closing():
            self._rest.clear()
            return
        piece = bytes(self._rest[:HTTP_PIECE])
        del self._rest[:HTTP_PIECE]
        self._read(piece)
        if self._rest:
            self.wake_up()
        elif not self.pipeline:
            self.flow.resume_reading()

    def handle_websocket_upgrade(self) -> None:
        """From now on the connection is a websocket's."""
        self._rest.clear()
        self.flow.resume_reading()
        super().handle_websocket_upgrade()
        self._gate.hand_over(self, self.transport.get_protocol())  # type: ignore[arg-type]

    def _read(self, piece: bytes) -> None:
        super().data_received(piece)
        if self._since is not None:
            self._head += len(piece)
            if self._head > self._gate.limits.head:
                self._refuse("head")

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._since, self._head = self._gate.clock(), 0

    def on_headers_complete(self) -> None:
        """A head is whole."""
        self._since = None
        if len(self.headers) > self._gate.limits.headers or len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self._gate.know(self)
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """What is no request is answered once, and never twice."""
        if len(self.headers or ()) > self._gate.limits.headers:
            self._refuse("head")
        elif not self.transport.is_closing():
            super().send_400_response(msg)

    def look(self, now: float) -> None:
        """Nobody takes for ever to send a request; who has said nothing at all is let go without a word."""
        if self._since is None or now - self._since <= self._gate.limits.head_patience or self.transport.is_closing():
            return
        if self._has_spoken:
            self._refuse("too-slow")
        else:
            self.transport.close()

    def _refuse(self, kind: str) -> None:
        """Say why, and hang up."""
        self._gate.refused("too-large" if kind == "head" else kind)
        status, sentence = ANSWERS[kind]
        body = refusal("too-large" if kind == "head" else kind, sentence)
        lines = (b"content-type: application/json", b"content-length: %d" % len(body), b"connection: close", b"")
        self.transport.write(STATUS_LINE[status] + b"\r\n".join((*lines, body)))
        self.transport.close()


class _Flow(FlowControl):
    """Reads nothing more from the network before all that has come in is read."""

    def __init__(self, transport: asyncio.Transport, door: Door) -> None:
        super().__init__(transport)
        self._door = door

    def resume_reading(self) -> None:
        if self._door.has_rest:
            self._door.wake_up()
        else:
            super().resume_reading()


class Wire(WebSocketsSansIOProtocol):
    """A websocket that an application may also write to, and hear from, without waiting.

    Frames are made here, since no extension of the protocol is in use that would change them.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        gate: Gate | None = None,
    ) -> None:
        """The handshake comes first."""
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate or Gate()
        self._rest = bytearray()  # what has come in and is not read yet
        self._frames = Bucket(self._gate.limits.frames, self._gate.clock)
        self._hear: Callable[[bytes], bool] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free."""
        self._gate.leave(self)
        self._rest.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application that is about to be called."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["extensions"][AT_ONCE] = self  # type: ignore[assignment]

    def listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let somebody hear short messages at once, who may leave them to `receive`."""
        self._hear = hear

    def data_received(self, data: bytes) -> None:
        """Read what is short at once, and the rest by pieces."""
        if not self._rest and len(data) <= FRAMES_PIECE:
            if not self._is_heard(data):
                super().data_received(data)
            return
        if not self._rest:
            self._gate.later(self)
        self._rest += data
        self.transport.pause_reading()

    def _is_heard(self, data: bytes) -> bool:
        """Whether one short message came alone, nothing else is under way, and somebody has taken it."""
        if self._hear is None or len(data) < HEAD or data[0] not in (TEXT, BINARY) or self.close_sent:
            return False
        is_alone = len(data) == HEAD - MASKED + data[1] and not self.conn.reader.buffer
        if not is_alone or self.frames or not self.queue.empty() or data[1] >= MASKED + SHORT:
            return False
        return not self._frames.take() and self._hear(apply_mask(data[HEAD:], data[2:HEAD]))

    def go_on(self) -> None:
        """Read one more piece; the application takes the messages that were in it first."""
        if self.transport.is_closing():
            self._rest.clear()
            return
        piece = bytes(self._rest[:FRAMES_PIECE])
        del self._rest[:FRAMES_PIECE]
        super().data_received(piece)
        if self._rest and self.queue.empty():
            self._gate.later(self)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message; when several have come at once, others are served between them."""
        if not self.queue.empty():
            await asyncio.sleep(0)
        message = await super().receive()
        if self._rest and self.queue.empty() and not self.transport.is_closing():
            self.transport.pause_reading()
            self._gate.later(self)
        return message

    def handle_events(self) -> None:
        """Whoever sends more frames than anybody needs is cut off."""
        if self.handshake_complete and self._frames.take(len(self.conn.events)):
            self._cut_off()
        else:
            super().handle_events()

    def _cut_off(self) -> None:
        self._gate.refused("too-fast")
        self._gate.fine(self)
        self._rest.clear()
        if not self.close_sent:
            self.close_sent = True
            self.conn.fail(BROKEN, "too fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def look(self, now: float) -> None:
        """Pings of its own, and the application, see to it that a websocket does not stay for nothing."""

    def write_at_once(self, *messages: bytes) -> bool:
        """Write binary messages; False when the client does not keep up or is leaving: they must take their turn."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(framed(messages[0]) if len(messages) == 1 else b"".join(map(framed, messages)))
        return True


def framed(message: bytes) -> bytes:
    """A binary message with what stands before it; what a server sends is not masked."""
    size = len(message)
    if size < SHORT:
        return b"%c%c%b" % (BINARY, size, message)
    if size < MIDDLE:
        return b"%c%c%b%b" % (BINARY, SHORT, size.to_bytes(2), message)
    return b"%c%c%b%b" % (BINARY, SHORT + 1, size.to_bytes(8), message)
