"""The websocket of uvicorn, with a shorter way out: a message that can be written at once needs no task to write it."""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AT_ONCE = "vesicle.write_at_once"  # the extension of ASGI that an application may find in its scope

Write = Callable[[bytes], bool]

BINARY = 0x82  # a whole binary message in one frame
SHORT, MIDDLE = 126, 65536  # from these sizes on, the length of a frame takes two bytes more, or eight


class Wire(WebSocketsSansIOProtocol):
    """A connection that an application may also write to without waiting.

    Frames are made here, since no extension of the protocol is in use that would change them.
    """

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application that is about to be called."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the handshake was refused
            self.scope["extensions"][AT_ONCE] = self.write_at_once  # type: ignore[assignment]

    def write_at_once(self, message: bytes) -> bool:
        """Write a binary message; False when the client does not keep up or is leaving, and it must take its turn."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing())
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True


def frame_head(size: int) -> bytes:
    """What stands before a binary message of so many bytes; what a server sends is not masked."""
    if size < SHORT:
        return bytes((BINARY, size))
    if size < MIDDLE:
        return bytes((BINARY, SHORT)) + size.to_bytes(2)
    return bytes((BINARY, SHORT + 1)) + size.to_bytes(8)
