"""What becomes of a server's other clients while one attacks it, and of the attacker.

python benchmarks/attacks.py                            every attack, on this checkout
python benchmarks/attacks.py --only headers pings       some of them
python benchmarks/attacks.py --beside PATH              … and the same on another checkout, for a table of both

A server is started for each attack, with the usual limits, and ended afterwards; all is on loopback and bounded. Four
tables of four play at a steady pace, one newcomer after the other opens a websocket, and at a fifth table a person
plays against a quick bot. `before` is the time until a move is acknowledged with nobody else there, `during` the same
while the attack goes on, both in milliseconds; `new` is how long newcomers wait, `away` how many had no answer, and
`bot` how long the quick bot takes. Memory and shares of a core are the server process's: `busy` what it used, `waited`
for how long it was ready to run and others had the core. The machine is shared with the attacker and whoever else is
there: on a busy one, look at how two checkouts compare.
"""

import argparse
import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from attackers import ATTACKS, UPGRADE
from load_players import Figures, Load, Socket, Told, read_told, write
from server_load import Spent, find_worker, quantile, wait_until_ready

HERE = Path(__file__).resolve().parent
TABLES, RATE = 4, 40.0  # tables, and actions a second at all of them together
FEW = 1024  # descriptors that the server begins with, as many systems give
NEWCOMER, PERSON = "127.0.0.3", "198.51.100.3"  # the address of those who come anew, and behind a proxy
EVERY = 0.2  # seconds between two newcomers, and between two looks at the memory
PATIENCE = 10.0  # seconds that a newcomer waits


@dataclass
class Others:
    """How the others fare for a while; durations in seconds."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    newcomers: list[float] = field(default_factory=list)
    turned_away: int = 0
    memory: int = 0  # kilobytes, at the most
    busy: float = 0.0  # share of a core
    waited: float = 0.0


@dataclass
class Row:
    """One attack on one checkout."""

    attack: str
    checkout: str
    before: Others
    during: Others
    fate: dict[str, int]
    failure: str


class BotTable:
    """A person who plays against a quick bot, and how long that takes for its moves."""

    def __init__(self, load: Load) -> None:
        """The table is made by `enter`."""
        self.load, self.times = load, list[float]()
        self._waits_since = 0.0
        self._ready: Told | None = None

    async def enter(self) -> None:
        """Make the table and sit down."""
        self._is_over = False
        self._socket = Socket(self._hear, self.load.lose)
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "greedy"}] * 4]
        wish = {"game": "cytosis", "options": {"players": 5}, "seats": seats, "start": True}
        place = await self.load.ask("POST", "/api/tables", "", wish)
        await self.load.connect(self._socket, place["table"], place["token"])

    def _hear(self, content: bytes) -> None:
        told = read_told(content)
        if told.type not in ("event", "state") or told.turn is None:
            return
        now = time.perf_counter()
        if self._waits_since:
            self.times.append(now - self._waits_since)
        self._waits_since = now if told.turn.to_act else 0.0
        self._ready = told if told.turn.legal else None
        self._is_over = told.turn.to_act is None

    async def play(self) -> None:
        """A move as often as it is one's turn, at a person's pace, and game after game, until cancelled."""
        while True:
            await asyncio.sleep(0.3)
            if self._is_over:
                self._socket.close()
                await self.enter()
            if self._ready is not None and self._ready.turn is not None:
                told, self._ready = self._ready, None
                assert told.turn is not None
                self._socket.say(write({"type": "act", "number": told.number, "action": told.turn.legal[0]}))

    def so_far(self) -> list[float]:
        """The times since the last look, with the one that is still waited for."""
        times, self.times = self.times, []
        return times + ([time.perf_counter() - self._waits_since] if self._waits_since else [])


def main() -> None:
    """Read the options, attack, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=ATTACKS)
    parser.add_argument("--beside", type=Path, help="another checkout; its rules must be compiled, too")
    parser.add_argument("--seconds", type=float, default=12, help="of each attack")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    checkouts = [*([given.beside] if given.beside else []), HERE.parent]
    width = max(len(checkout.name) for checkout in checkouts)
    print_titles(width)
    for attack in given.only:
        for checkout in checkouts:
            print_row(asyncio.run(measure(attack, checkout, given.seconds)), width)


@contextmanager
def run_server(checkout: Path, attack: str) -> Iterator[tuple[int, str]]:
    """A server of a checkout with the usual limits and few descriptors: its process and its address."""
    settings = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-m", "vesicle", "serve"]
    knows_proxies = b"--proxy" in subprocess.run([*command, "--help"], env=settings, stdout=subprocess.PIPE).stdout
    with TemporaryDirectory(prefix="vesicle-attacked-") as folder:
        command += ["--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite"]
        command += ["--proxy", "127.0.0.1"] if attack == "proxied" and knows_proxies else []
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen(
                command, env=settings, stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=give_few
            )
            try:
                assert process.stdout is not None
                address = next((line.split()[-1] for line in process.stdout if line.startswith("Vesicle is at")), "")
                yield process.pid, address
            finally:
                process.terminate()
                process.wait(60)


def give_few() -> None:
    """As on a system that gives few descriptors, unless one asks for more."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


async def measure(attack: str, checkout: Path, seconds: float) -> Row:
    """One attack on one checkout."""
    with run_server(checkout, attack) as (pid, address):
        place = urlsplit(address)
        assert place.hostname is not None and place.port is not None
        load = Load(place.hostname, place.port)
        await wait_until_ready(load)
        worker = find_worker(pid)
        bots = BotTable(load)
        await bots.enter()
        await load.seat(["cytosis"] * TABLES)
        work = [asyncio.ensure_future(one) for one in (load.pace(RATE), bots.play())]
        await asyncio.sleep(2)
        source = "127.0.0.1" if attack == "proxied" else NEWCOMER
        before = await look(load, bots, worker, source, asyncio.create_task(asyncio.sleep(6)))
        attacker = await attack_with(attack, place.hostname, place.port, seconds)
        during = await look(load, bots, worker, source, asyncio.create_task(attacker.wait()))
        assert attacker.stdout is not None
        fate = json.loads(await attacker.stdout.read() or b'{"failed": 1}')
        for task in work:
            task.cancel()
        return Row(attack, checkout.name, before, during, fate, load.failure)


async def attack_with(attack: str, host: str, port: int, seconds: float) -> asyncio.subprocess.Process:
    """The attacker, in a process of its own."""
    words = (str(HERE / "attackers.py"), attack, host, str(port), str(seconds))
    settings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    return await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE, env=settings)


async def look(load: Load, bots: BotTable, worker: int, source: str, until: "asyncio.Task[object]") -> Others:
    """How the others fare until something is done, and until what was asked meanwhile is answered."""
    load.figures, others = Figures(), Others()
    bots.so_far()
    spent = Spent.by(worker)
    coming: set[asyncio.Task[None]] = set()
    while not until.done():
        coming.add(asyncio.create_task(come(load, others, source)))
        others.memory = max(others.memory, Spent.by(worker).memory)
        await asyncio.wait({until}, timeout=EVERY)
    now = Spent.by(worker)
    others.busy = (now.server - spent.server) / (now.moment - spent.moment)
    others.waited = (now.waited - spent.waited) / (now.moment - spent.moment)
    await asyncio.gather(*coming)
    await asyncio.sleep(0.5)
    others.moves, others.bots = load.figures.acknowledged, bots.so_far()
    return others


async def come(load: Load, others: Others, source: str) -> None:
    """Somebody comes anew, opens a websocket, and leaves again."""
    began, answer = time.perf_counter(), b""
    head = f"{UPGRADE}X-Forwarded-For: {PERSON}\r\n\r\n"
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            plain = socket.socket()
            plain.setblocking(False)
            plain.bind((source, 0))
            await asyncio.get_running_loop().sock_connect(plain, (load.host, load.port))
            reader, writer = await asyncio.open_connection(sock=plain)
            writer.write(head.encode())
            answer = await reader.read(1000)
            writer.close()
    if b" 101 " in answer[:20]:
        others.newcomers.append(time.perf_counter() - began)
    else:
        others.turned_away += 1


def print_titles(width: int) -> None:
    """What the columns are, behind a name of such a width."""
    titles = (
        "before p50",
        "p99",
        "max",
        "during p50",
        "p99",
        "max",
        "moves",
        "new p99",
        "away",
        "bot p50",
        "bot max",
        "busy %",
        "waited %",
    )
    print(f"{'attack':9} {'':{width}}", *(f"{title:>10}" for title in titles), f"{'MB':>12}  the attacker", flush=True)


def print_row(row: Row, width: int) -> None:
    """How the others fared, and what became of the attacker, as soon as an attack is over."""
    figures = [*three(row.before.moves), *three(row.during.moves), f"{len(row.during.moves):10}"]
    figures += [f"{quantile(sorted(row.during.newcomers), 0.99):10.1f}", f"{row.during.turned_away:10}"]
    figures += [f"{quantile(sorted(row.during.bots), share):10.1f}" for share in (0.5, 1.0)]
    figures += [f"{100 * share:10.0f}" for share in (row.during.busy, row.during.waited)]
    memory = f"{row.before.memory / 1000:5.0f} →{row.during.memory / 1000:5.0f}"
    fate = ", ".join(f"{what} {count:,}" for what, count in row.fate.items())
    trouble = f" — {row.failure}" if row.failure else ""
    print(f"{row.attack:9} {row.checkout:{width}}", *figures, f"{memory:>12}  {fate}{trouble}", flush=True)


def three(times: list[float]) -> list[str]:
    """The middle, the slowest hundredth, and the slowest, in milliseconds."""
    return [f"{quantile(sorted(times), share):10.1f}" for share in (0.5, 0.99, 1.0)]


if __name__ == "__main__":
    main()
