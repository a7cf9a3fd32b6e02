"""What one server process keeps: its memory before, under and after a mixed load, when everybody has gone.

python benchmarks/server_memory.py                      ten minutes of load and two of rest
python benchmarks/server_memory.py --seconds 60         a shorter load
python benchmarks/server_memory.py --json               figures for programs

All at once: tables of four play as fast as the pace allows, games by correspondence are made and left, people come,
look at everything that can be asked, and go. Then all hang up; rooms are closed after a minute. The memory after the
rest should be within a fifth of that at the start.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from urllib.parse import urlsplit

import uvloop
from load_players import PLAYERS, Load, Socket
from server_load import Spent, find_database, find_worker, run_server, wait_until_ready

from vesicle import games
from vesicle.server.warming import is_warm

GAMES = tuple(games())
WARM_UP = 15.0  # seconds
EVERY = 5.0  # seconds between two looks at the memory
LOOKS = ("", "/events?since=0", "/components", "/record", "/history", "/review", "/views?played=3", "/verify")


@dataclass
class Memory:
    """Megabytes of the server process."""

    start: float
    under_load: float = 0.0
    after_load: float = 0.0
    after_rest: float = 0.0
    share: float = 0.0  # after the rest, of the start
    tables: int = 0
    actions: int = 0
    course: list[float] = field(default_factory=list)


def main() -> None:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=300, help="actions a second")
    parser.add_argument("--seconds", type=float, default=600, help="of load")
    parser.add_argument("--rest", type=float, default=120, help="seconds after it")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    given.database, given.postgres = None, False
    if not is_warm():
        sys.exit("The rules are not compiled yet: run `vesicle warm` first.")
    with find_database(given) as url, run_server(url) as (process, address):
        memory = uvloop.run(measure(given, process, address))
    if given.json:
        print(json.dumps(asdict(memory), indent=2))
        return
    print(
        f"start {memory.start:.0f} MB, at most {memory.under_load:.0f} under load, {memory.after_load:.0f} at its end,"
    )
    print(f"{memory.after_rest:.0f} after the rest: {memory.share:.0%} of the start")
    print(f"{memory.tables:,} tables, {memory.actions:,} actions")


async def measure(given: argparse.Namespace, process: subprocess.Popen[str], address: str) -> Memory:
    """Load, rest, and a look at the memory now and then."""
    place = urlsplit(address)
    assert place.hostname is not None and place.port is not None
    load = Load(place.hostname, place.port)
    await wait_until_ready(load)
    worker, guests = find_worker(process.pid), Guests(load)
    async with under_way(load, guests, len(GAMES), given.rate):  # so that all is loaded that a server ever loads
        await asyncio.sleep(WARM_UP)
    memory = Memory(start=megabytes(worker))
    async with under_way(load, guests, given.tables, given.rate):
        await watch(worker, given.seconds, memory)
    memory.after_load, memory.actions = megabytes(worker), len(load.figures.acknowledged)
    memory.tables = given.tables + load.figures.games + guests.letters
    await watch(worker, given.rest, memory)
    memory.after_rest = megabytes(worker)
    memory.share = memory.after_rest / memory.start
    return memory


@asynccontextmanager
async def under_way(load: Load, guests: "Guests", tables: int, rate: float) -> AsyncIterator[None]:
    """Everybody is busy as long as the block lasts, and hangs up then."""
    await load.seat([GAMES[number % len(GAMES)] for number in range(tables)])
    work = [asyncio.ensure_future(one) for one in (load.pace(rate), guests.write_letters(), guests.look_around())]
    yield
    for one in work:
        one.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    load.leave()
    if load.failure:
        sys.exit(f"The run was given up: {load.failure}.")


async def watch(worker: int, seconds: float, memory: Memory) -> None:
    """Note the memory every few seconds."""
    for _ in range(round(seconds / EVERY)):
        await asyncio.sleep(EVERY)
        memory.course.append(round(megabytes(worker), 1))
        memory.under_load = max(memory.under_load, memory.course[-1])


def megabytes(worker: int) -> float:
    """What the server process has of the machine's memory."""
    return Spent.by(worker).memory / 1000


class Guests:
    """People who make games by correspondence and leave them, and others who look in at any table."""

    def __init__(self, load: Load) -> None:
        """At the tables of a load, and at those that they make themselves."""
        self._load, self.letters = load, 0
        self._places: list[tuple[str, str]] = []

    async def write_letters(self) -> None:
        """Ten tables a second that nobody looks at, with a clock of days, until cancelled."""
        while True:
            seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(PLAYERS)]
            wish = {
                "options": {"players": PLAYERS},
                "seats": seats,
                "start": True,
                "clock": {"kind": "days", "days": 3},
            }
            made = await self._load.ask("POST", "/api/tables", "", {**wish, "game": random.choice(GAMES)})
            self._places = [*self._places[-200:], (made["table"], made["token"])]
            self.letters += 1
            await asyncio.sleep(0.1)

    async def look_around(self) -> None:
        """Come to a table, ask everything there is, and go, until cancelled."""
        while True:
            await asyncio.sleep(0.1)
            places = [*self._places, *((game.id, game.tokens[0]) for game in self._load.games)]
            table, token = random.choice(places)
            socket = Socket(lambda message: None, lambda: None)
            await self._load.connect(socket, table, token)
            for look in random.sample(LOOKS, 3):
                with suppress(RuntimeError):  # some is only told of a game that is over
                    await self._load.ask("GET", f"/api/tables/{table}{look}", token)
            socket.close()


if __name__ == "__main__":
    main()
