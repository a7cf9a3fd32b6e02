"""The short way out of a websocket: its frames are those of the protocol, and it is closed to who does not keep up."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from asgi import HERE
from vesicle.server.wire import AT_ONCE, Wire, framed

pytestmark = pytest.mark.anyio

HANDSHAKE = "\r\n".join(
    (
        "GET /ws HTTP/1.1",
        f"host: {HERE['host']}",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        "",
        "",
    )
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.BINARY, message).serialize(mask=False)


async def connected() -> tuple[Wire, list[bytes]]:
    """A connection whose handshake is done, and what is written to it from then on."""
    written: list[bytes] = []
    transport: Any = SimpleNamespace(
        write=written.append,
        is_closing=lambda: False,
        close=lambda: None,
        pause_reading=lambda: None,
        resume_reading=lambda: None,
        get_extra_info=lambda name, default=None: default,
    )
    offered: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        offered.append(scope["extensions"][AT_ONCE])
        await send({"type": "websocket.accept"})

    config = uvicorn.Config(app, ws=Wire, log_config=None, lifespan="off", ws_ping_interval=None)
    config.load()
    wire = Wire(config, ServerState(), {})
    wire.connection_made(transport)
    wire.data_received(HANDSHAKE.encode())
    await next(iter(wire.tasks))
    assert offered == [wire]
    written.clear()
    return wire, written


async def test_a_message_is_written_at_once() -> None:
    wire, written = await connected()
    assert wire.write_at_once(b"hello")
    assert written == [b"\x82\x05hello"]


async def test_who_does_not_keep_up_has_to_wait_in_the_queue() -> None:
    wire, written = await connected()
    wire.pause_writing()
    assert not wire.write_at_once(b"hello") and written == []
    wire.resume_writing()
    assert wire.write_at_once(b"hello")


async def test_nothing_is_written_to_a_connection_that_ends() -> None:
    wire, written = await connected()
    wire.connection_lost(None)
    assert not wire.write_at_once(b"hello") and written == []


async def test_between_messages_that_came_at_once_others_are_served() -> None:
    wire, _ = await connected()
    await wire.receive()  # that it is connected
    for number in range(3):
        wire.queue.put_nowait({"type": "websocket.receive", "bytes": bytes((number,))})
    order: list[Any] = []

    async def take() -> None:
        for _ in range(3):
            order.append((await wire.receive())["bytes"][0])

    async def other() -> None:
        for _ in range(3):
            order.append("other")
            await asyncio.sleep(0)

    await asyncio.gather(take(), other())
    assert order == ["other", 0, "other", 1, "other", 2]


def client_frame(opcode: Opcode, message: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, message, fin).serialize(mask=True)


async def test_a_short_message_that_comes_alone_is_heard_at_once() -> None:
    wire, _ = await connected()
    await wire.receive()  # that it is connected
    heard: list[bytes] = []
    wire.listen(lambda message: not heard.append(message))
    wire.data_received(client_frame(Opcode.TEXT, b"one"))
    wire.data_received(client_frame(Opcode.BINARY, b"x" * 125))
    assert heard == [b"one", b"x" * 125] and wire.queue.empty()


async def test_all_other_messages_come_in_order_by_the_queue() -> None:
    wire, _ = await connected()
    await wire.receive()  # that it is connected
    heard: list[bytes] = []
    wire.listen(lambda message: bool(heard.append(message)))
    wire.data_received(client_frame(Opcode.TEXT, b"not taken"))
    wire.data_received(client_frame(Opcode.TEXT, b"behind it"))
    wire.data_received(client_frame(Opcode.TEXT, b"y" * 126))
    wire.data_received(client_frame(Opcode.TEXT, b"two ") + client_frame(Opcode.TEXT, b"at once"))
    wire.data_received(client_frame(Opcode.TEXT, b"begun,", fin=False))
    wire.data_received(client_frame(Opcode.CONT, b" ended"))
    split = client_frame(Opcode.TEXT, b"in two pieces")
    wire.data_received(split[:9])
    wire.data_received(split[9:])
    assert heard == [b"not taken"]
    texts = [(await wire.receive())["text"] for _ in range(7)]
    assert texts == ["not taken", "behind it", "y" * 126, "two ", "at once", "begun, ended", "in two pieces"]
