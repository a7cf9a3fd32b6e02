"""Clients that mean harm, for attacks.py: `python attackers.py NAME HOST PORT SECONDS` attacks a server on loopback.

Each attack is bounded in count and time, comes from an address of its own within loopback, and prints at its end, as
JSON, what became of it: how often it was told something, cut off, let in, and what it still holds.
"""

import asyncio
import json
import socket
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from load_players import PING, TEXT, frame

from vesicle.own_box import export_box

ADDRESS = "127.0.0.66"  # of the attacker; the others' is 127.0.0.1
PERSON = "198.51.100.66"  # the same behind a proxy
PATIENCE = 5.0  # seconds to be let in
PAUSE = 0.05  # seconds before somebody who was cut off comes back
PIPES = 2  # pieces that are sent before somebody looks for an answer
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Attack:
    """A server, a time, and what has become of the attacker."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        """Nothing has happened yet."""
        self.host, self.port, self.until = host, port, time.monotonic() + seconds
        self.fate: Counter[str] = Counter()
        self.held: list[asyncio.StreamWriter] = []

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def connect(
        self, source: str = ADDRESS, receive: int = 0
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection; with a small buffer for what is not meant to be read."""
        plain = socket.socket()
        if receive:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        plain.setblocking(False)
        plain.bind((source, 0))
        await asyncio.get_running_loop().sock_connect(plain, (self.host, self.port))
        return await asyncio.open_connection(sock=plain)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "", **more: str) -> tuple[int, Any]:
        """One request, and its answer."""
        source = more.pop("source", ADDRESS)
        reader, writer = await self.connect(source)
        sent = b"" if body is None else json.dumps(body).encode()
        headers = {"Host": "localhost", "Connection": "close", "Content-Length": str(len(sent)), **more}
        headers |= {"Content-Type": "application/json"} if sent else {}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        writer.write("\r\n".join(lines).encode() + sent)
        try:
            answer = await asyncio.wait_for(reader.read(-1), 30)
        finally:
            writer.close()
        head, _, content = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1]) if head else 0
        return status, json.loads(content) if status and content[:1] == b"{" else None

    async def make_table(self, seats: list[Any], options: dict[str, Any], **more: str) -> Any:
        """A place at a new table, or None; begun if every seat is taken."""
        wish = {"game": "cytosis", "options": {"players": max(2, len(seats)), **options}, "seats": seats}
        start = all(seat["kind"] != "open" for seat in seats) and len(seats) > 1
        status, place = await self.ask("POST", "/api/tables", {**wish, "start": start}, **more)
        self.fate["tables" if status == 201 else f"told {status}"] += 1
        return place if status == 201 else None

    async def again_and_again(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        """So many at once do something, and again when they are cut off."""

        async def one() -> None:
            while self.goes_on:
                try:
                    await work()
                except (OSError, asyncio.IncompleteReadError):
                    self.fate["cut off"] += 1
                await asyncio.sleep(PAUSE)

        await asyncio.gather(*(one() for _ in range(count)))

    async def pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, piece: bytes) -> None:
        """Send the same without end; notes what the server says when it has had enough."""
        hearing = asyncio.ensure_future(reader.read(65536))
        try:
            while self.goes_on and not hearing.done():
                writer.write(piece)
                await asyncio.wait_for(writer.drain(), max(0.1, self.until - time.monotonic()))
                await asyncio.sleep(0)
            if hearing.done() and (said := hearing.result()).startswith(b"HTTP/1.1 "):
                self.fate[f"told {said.split()[1].decode()}"] += 1
        except TimeoutError:
            self.fate["let go on to the end"] += 1
        finally:
            await end(hearing)
            writer.transport.abort()

    async def headers(self) -> None:
        """Endless request headers on eight connections."""

        async def one() -> None:
            reader, writer = await self.connect()
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            await self.pour(reader, writer, b"a: b\r\n" * 5000)

        await self.again_and_again(8, one)

    async def enter(self, place: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A websocket that looks at a table."""
        reader, writer = await self.connect()
        writer.write(UPGRADE.encode() + b"\r\n")
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if not head.startswith(b"HTTP/1.1 101"):
            self.fate[f"told {head.split()[1].decode()}"] += 1
            writer.close()
            raise ConnectionRefusedError
        self.fate["let in"] += 1
        hello = {"type": "hello", "protocol": 1, "table": place["table"], "token": place["token"]}
        writer.write(frame(TEXT, json.dumps(hello).encode()))
        return reader, writer

    async def frames(self, piece: bytes) -> None:
        """Twenty websockets that send packed frames without end."""
        place = await self.make_table([{"kind": "me", "name": "Mallory"}, {"kind": "me", "name": "Trent"}], {})

        async def one() -> None:
            reader, writer = await self.enter(place)
            drained = asyncio.ensure_future(swallow(reader))
            try:
                while self.goes_on and not drained.done():
                    writer.write(piece)
                    await asyncio.wait_for(writer.drain(), max(0.1, self.until - time.monotonic()))
                    await asyncio.sleep(0)
                self.fate["closed" if drained.done() else "let go on to the end"] += 1
            finally:
                await end(drained)
                writer.transport.abort()

        await self.again_and_again(20, one)

    async def pings(self) -> None:
        """Pings of the websocket itself."""
        await self.frames(frame(PING, b"") * 5000)

    async def messages(self) -> None:
        """The smallest messages."""
        await self.frames(frame(TEXT, b'{"type":"ping"}') * 1000)

    async def bots(self) -> None:
        """Fifteen tables of five slow bots, at which nobody looks."""
        for _ in range(15):
            await self.make_table([{"kind": "bot", "bot": "search:5000ms"}] * 5, {})
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))

    async def renames(self) -> None:
        """Names change all the time at a table with a large box, and five ask for its events and never read them."""
        place = await self.make_table([{"kind": "me", "name": "Mallory"}, {"kind": "open"}], {"box": large_box()})
        place = place or await self.make_table([{"kind": "me", "name": "Mallory"}, {"kind": "open"}], {})
        path, middle = f"/api/tables/{place['table']}", self.until - (self.until - time.monotonic()) / 2
        for number in range(2000):
            source = f"127.0.0.{66 + number % 10}"  # ten addresses, so that the rate of requests does not help
            status, _ = await self.ask("PUT", f"{path}/seats/0", {"name": f"M {number}"}, place["token"], source=source)
            self.fate["renamed" if status == 200 else f"told {status}"] += 1
            if time.monotonic() > middle:
                break
        for _ in range(5):
            _, writer = await self.connect(receive=4096)
            writer.write(f"GET {path}/events?since=0 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            self.held.append(writer)
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))

    async def proxied(self) -> None:
        """Behind a proxy: as many tables and websockets as one person gets."""
        forwarded = {"X-Forwarded-For": PERSON, "source": "127.0.0.1"}
        for _ in range(25):
            await self.make_table([{"kind": "me", "name": "Mallory"}, {"kind": "open"}], {}, **forwarded)
        for _ in range(120):
            reader, writer = await self.connect("127.0.0.1")
            writer.write(f"{UPGRADE}X-Forwarded-For: {PERSON}\r\n\r\n".encode())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            self.fate["let in" if b" 101 " in head else f"told {head.split()[1].decode()}"] += 1
            self.held.append(writer)
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))

    async def halves(self) -> None:
        """Three thousand requests that never end."""
        held = []
        for _ in range(3000):
            try:
                reader, writer = await asyncio.wait_for(self.connect(), PATIENCE)
            except (OSError, TimeoutError):
                self.fate["not let in"] += 1
                continue
            writer.write(b"GET / HTTP/1.1\r\nHost: loc")
            held.append((reader, writer))
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        self.fate.update(await asyncio.gather(*(has_ended(reader) for reader, _ in held)))
        for _, writer in held:
            writer.close()


async def end(task: "asyncio.Future[Any]") -> None:
    """Nobody waits for it any more, however it ends."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def has_ended(reader: asyncio.StreamReader) -> str:
    """Whether the server has hung up, after whatever it said."""
    try:
        async with asyncio.timeout(1):
            said = await reader.read(-1)
    except TimeoutError:
        return "still open"
    except OSError:
        return "cut off"
    return f"told {said.split()[1].decode()}" if said else "cut off"


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read until the server hangs up."""
    while await reader.read(65536):
        pass


def large_box() -> dict[str, Any]:
    """A box that says the same thing very often."""
    box = tomllib.loads(export_box("cytosis"))
    box["setup"]["proposals"] = ["goals_in_play"] * 12_000
    return box


ATTACKS = ("headers", "pings", "messages", "bots", "renames", "proxied", "halves")


async def main(name: str, host: str, port: int, seconds: float) -> None:
    """Attack, and say what became of it."""
    attack = Attack(host, port, seconds)
    try:
        await asyncio.wait_for(getattr(attack, name)(), seconds + 30)
    except (TimeoutError, OSError) as error:
        attack.fate[f"ended by {type(error).__name__}"] += 1
    for writer in attack.held:
        attack.fate["cut off" if writer.is_closing() else "held to the end"] += 1
        writer.transport.abort()
    print(json.dumps(attack.fate))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
