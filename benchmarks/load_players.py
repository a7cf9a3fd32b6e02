"""Players for server_load.py: thousands of websockets in one process, which read no more than they need.

Four players sit at a table, each with a token and a websocket of their own. Whose turn it is plays a random legal
action at once, or when the pace allows it; a table whose game is over is followed by its rematch.
"""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

PLAYERS = 4
AT_ONCE = 16  # requests under way while tables are made
PACE = 0.002  # seconds between two looks at what is due
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of websocket frames
FINAL, MASKED, NO_MASK = 0x80, 0x80, bytes(4)


class Turn(msgspec.Struct):
    """Whose turn it is; only the player who decides is told what is legal."""

    to_act: int | None = None
    legal: list[str] = []


class Told(msgspec.Struct):
    """What a player reads of any message of the server."""

    type: str
    number: int = 0
    turn: Turn | None = None
    message: str = ""


class Act(msgspec.Struct, tag_field="type", tag="act"):
    """What a player says."""

    number: int
    action: str


read_told = msgspec.json.Decoder(Told).decode
write = msgspec.json.Encoder().encode


@dataclass
class Figures:
    """What is counted while a run is measured; durations in seconds."""

    acknowledged: list[float] = field(default_factory=list)  # from an action to its acknowledgement
    shown: list[float] = field(default_factory=list)  # from an action to the last viewer's event
    messages: int = 0
    bytes: int = 0
    games: int = 0  # that have ended


def frame(kind: int, content: bytes) -> bytes:
    """A client's frame; its mask is allowed to be zero, which saves the masking."""
    size = len(content)
    if size < 126:
        return bytes((FINAL | kind, MASKED | size)) + NO_MASK + content
    return bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2) + NO_MASK + content


class Socket(asyncio.Protocol):
    """A websocket that hands every message to `hear`, and says when it is lost."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None], path: str = "/ws") -> None:
        """Not connected yet."""
        self._hear, self._lost, self._path = hear, lost, path
        self._buffer = b""
        self._is_open = self._is_closing = False
        self.opened = asyncio.get_running_loop().create_future()  # nothing may be said before

    def connection_made(self, transport: Any) -> None:
        """Ask for a websocket."""
        self._transport = transport
        host, port = transport.get_extra_info("peername")
        lines = (
            f"GET {self._path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Say so, unless it was us."""
        if not self._is_closing:
            self._lost()

    def say(self, message: bytes) -> None:
        """Send a text."""
        self._transport.write(frame(TEXT, message))

    def close(self) -> None:
        """Hang up."""
        self._is_closing = True
        self._transport.write(frame(CLOSE, b"\x03\xe8"))
        self._transport.close()

    def data_received(self, received: bytes) -> None:
        """Take whole frames off the front of what has come in."""
        self._buffer = received if not self._buffer else self._buffer + received
        if not self._is_open:
            self._open()
        while self._is_open and len(self._buffer) >= 2:
            size, start = self._buffer[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self._buffer[2:start])
            if len(self._buffer) < start + size:
                return
            kind, content = self._buffer[0] & 0x0F, self._buffer[start : start + size]
            self._buffer = self._buffer[start + size :]
            self._take(kind, content)

    def _open(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if end:
            self._is_open, self._buffer = head.startswith(b"HTTP/1.1 101"), rest
            if self.opened.done():
                return  # whoever opened it has given up
            if self._is_open:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionRefusedError(head[:200].decode(errors="replace")))

    def _take(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self._transport.write(frame(PONG, content))
        elif kind == CLOSE:
            self._transport.close()
        else:
            self._hear(content)


class Player:
    """One place at a table."""

    def __init__(self, load: "Load", game: "Game") -> None:
        """The websocket is opened by `enter`."""
        self._load, self._game = load, game
        self.socket = Socket(self._hear, load.lose)

    async def enter(self, token: str) -> None:
        """Open the websocket and say hello."""
        await self._load.connect(self.socket, self._game.id, token)

    def _hear(self, content: bytes) -> None:
        told, figures = read_told(content), self._load.figures
        figures.messages += 1
        figures.bytes += len(content)
        match told.type:
            case "event":
                self._game.show(told, self)
            case "ack":
                figures.acknowledged.append(time.perf_counter() - self._game.sent.pop(told.number))
            case "state":
                self._game.arrive(told, self)
            case "refused":
                self._load.fail(f"an action was refused: {told.message}")

    def play(self, number: int, legal: list[str]) -> None:
        """Play one of the legal actions."""
        self._game.sent[number + 1] = self._game.unseen_since[number + 1] = time.perf_counter()
        self._game.unseen[number + 1] = PLAYERS
        self.socket.say(write(Act(number, random.choice(legal))))


class Game:
    """A table with its players, and which of its actions are under way."""

    def __init__(self, load: "Load", table: str, tokens: list[str]) -> None:
        """The game has begun, and nobody looks at it yet."""
        self.id, self.tokens, self._load = table, tokens, load
        self.sent: dict[int, float] = {}  # when the action of an event was sent that is not yet acknowledged
        self.unseen: dict[int, int] = {}  # players who have not seen an event
        self.unseen_since: dict[int, float] = {}
        self._arrived = 0
        self._players: list[Player] = []

    async def enter(self) -> None:
        """All players take a look."""
        self._load.games.add(self)
        self._players = [Player(self._load, self) for _ in self.tokens]
        for player, token in zip(self._players, self.tokens, strict=True):
            await player.enter(token)

    def arrive(self, told: Told, player: Player) -> None:
        """The first action is played when all are there."""
        self._arrived += 1
        if told.turn is not None and told.turn.legal:
            self._first = player, told
        if self._arrived == PLAYERS:
            player, told = self._first
            self._load.let_play(player, told)

    def show(self, told: Told, player: Player) -> None:
        """A player has seen an event, and acts on it."""
        self.unseen[told.number] -= 1
        everybody = not self.unseen[told.number]
        if everybody:
            del self.unseen[told.number]
            self._load.figures.shown.append(time.perf_counter() - self.unseen_since.pop(told.number))
        assert told.turn is not None
        if told.turn.legal:
            self._load.let_play(player, told)
        elif told.turn.to_act is None and everybody:
            self._load.follow(self)

    def leave(self) -> None:
        """All hang up."""
        self._load.games.discard(self)
        for player in self._players:
            if player.socket.opened.done():
                player.socket.close()


class Load:
    """All games of a run."""

    def __init__(self, host: str, port: int, outcomes: bool = False) -> None:
        """Of a server that answers there; whoever decides may want to be told what each action would do."""
        self.figures, self._wishes = Figures(), {"outcomes": True} if outcomes else {}
        self.failure = ""
        self.games: set[Game] = set()  # that are being played
        self.host, self.port = host, port
        self._rate: float | None = None  # actions a second, 0 for all that can; None: everybody waits
        self._ready: deque[tuple[Player, Told]] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._web = httpx.AsyncClient(base_url=f"http://{host}:{port}", timeout=60)
        self._few = asyncio.Semaphore(AT_ONCE)

    async def seat(self, games: list[str]) -> None:
        """Make a table for each of these games, and let them be played."""
        await asyncio.gather(*(self._make(game) for game in games))

    async def _make(self, game: str) -> None:
        async with self._few:
            seats = [{"kind": "me", "name": "Player 1"}]
            wish = {"game": game, "options": {"players": PLAYERS}, "join": "anyone", "seats": seats}
            place = await self.ask("POST", "/api/tables", "", wish)
            path, tokens = f"/api/tables/{place['table']}", [place["token"]]
            for seat in range(1, PLAYERS):
                tokens.append((await self.ask("POST", f"{path}/join", "", {}))["token"])
                await self.ask("PUT", f"{path}/seats/{seat}", tokens[-1], {"name": f"Player {seat + 1}"})
            await self.ask("POST", f"{path}/start", tokens[0])
            await Game(self, place["table"], tokens).enter()

    async def idle(self, games: list[str]) -> None:
        """Make a table for each of these games that has begun and where nothing happens, with one viewer."""
        await asyncio.gather(*(self._idle(game) for game in games))

    async def _idle(self, game: str) -> None:
        seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(PLAYERS)]
        wish = {"game": game, "options": {"players": PLAYERS}, "seats": seats, "start": True}
        async with self._few:
            place = await self.ask("POST", "/api/tables", "", wish)
            await self.connect(Socket(lambda message: None, self.lose), place["table"], place["token"])

    async def ask(self, method: str, path: str, token: str, body: Any = None) -> Any:
        """What the server answers over HTTP."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self._web.request(method, path, json=body, headers=headers)
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    async def connect(self, socket: Socket, table: str, token: str) -> None:
        """Open a websocket at a table."""
        await asyncio.get_running_loop().create_connection(lambda: socket, self.host, self.port)
        await socket.opened
        socket.say(write({"type": "hello", "protocol": 1, "table": table, "token": token, **self._wishes}))

    def let_play(self, player: Player, told: Told) -> None:
        """A player may act: at once, or when the pace allows it."""
        assert told.turn is not None
        if self._rate == 0:
            player.play(told.number, told.turn.legal)
        else:
            self._ready.append((player, told))

    async def pace(self, rate: float) -> None:
        """Let so many actions a second be played, 0 for all that can, until cancelled."""
        self._rate, last = rate, time.perf_counter()
        try:
            while True:
                due = int((time.perf_counter() - last) * rate) if rate else len(self._ready)
                last += due / rate if rate else 0
                for player, told in [self._ready.popleft() for _ in range(min(due, len(self._ready)))]:
                    assert told.turn is not None
                    player.play(told.number, told.turn.legal)
                await asyncio.sleep(PACE)
        finally:
            self._rate = None

    def follow(self, game: Game) -> None:
        """A game is over: the same people play another one at another table."""
        self.figures.games += 1
        task = asyncio.ensure_future(self._follow(game))
        self._tasks.add(task)
        task.add_done_callback(self._followed)

    def _followed(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.fail(f"a rematch could not be made: {task.exception()!r}")

    async def _follow(self, game: Game) -> None:
        while game.sent:
            await asyncio.sleep(PACE)  # the last acknowledgement is still on its way
        game.leave()
        new = (await self.ask("POST", f"/api/tables/{game.id}/rematch", game.tokens[0]))["table"]
        await self.ask("POST", f"/api/tables/{new}/start", game.tokens[0])
        await Game(self, new, game.tokens).enter()

    def leave(self) -> None:
        """Everybody at a table hangs up, and nobody comes to another one."""
        for task in self._tasks:
            task.cancel()
        for game in [*self.games]:
            game.leave()

    def lose(self) -> None:
        """A websocket was closed that nobody of us closed."""
        self.fail("the server closed a websocket")

    def fail(self, sentence: str) -> None:
        """The run is worth nothing; the first reason is kept."""
        self.failure = self.failure or sentence
