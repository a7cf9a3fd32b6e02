"""Clients that speak over a bare socket, and not as they should, which usual programs cannot be made to do."""

import asyncio
import json
from typing import Any

from websockets.frames import Frame, Opcode

PATIENCE = 30.0  # seconds for what is meant to come


class Raw:
    """A connection over which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, address: str) -> "Raw":
        host, _, port = address.partition(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    async def say(self, words: bytes) -> None:
        """Send, as long as somebody takes it."""
        self.writer.write(words)
        await self.writer.drain()

    async def until_cut(self) -> bytes:
        """All that comes until the server hangs up, which it must."""
        heard = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while piece := await self.reader.read(65536):
                    heard += piece
            except ConnectionError:
                pass
        self.hang_up()
        return heard

    def hang_up(self) -> None:
        self.writer.close()

    async def upgrade(self, **headers: str) -> bytes:
        """Ask for a websocket; the head of the answer."""
        fields = {
            "Host": "localhost",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            **headers,
        }
        lines = ["GET /ws HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
        await self.say("\r\n".join(lines).encode())
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def next_frame(self) -> tuple[int, bytes]:
        """Kind and content of the next frame."""
        async with asyncio.timeout(PATIENCE):
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            return kind & 15, await self.reader.readexactly(size)

    async def hear(self) -> dict[str, Any]:
        """The next message, which must be one."""
        kind, content = await self.next_frame()
        assert kind == Opcode.BINARY, (kind, content)
        return dict(json.loads(content))

    async def hear_of(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def closed_with(self) -> tuple[int, str]:
        """The code and the words of the frame with which the server closes, after whatever comes before it."""
        while True:
            kind, content = await self.next_frame()
            if kind == Opcode.CLOSE:
                self.hang_up()
                return int.from_bytes(content[:2]), content[2:].decode()


def message(content: dict[str, Any]) -> bytes:
    """A message as a client's frame."""
    return Frame(Opcode.TEXT, json.dumps(content).encode()).serialize(mask=True)


def ping() -> bytes:
    """A ping of the websocket itself, the smallest frame that there is."""
    return Frame(Opcode.PING, b"").serialize(mask=True)


def refusal_in(answer: bytes) -> tuple[int, str]:
    """Status and code of an answer that refuses."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), str(json.loads(body)["code"])
