"""How much one server process bears: tables of four websocket viewers each, where all play as fast as they may.

python benchmarks/server_load.py                        250 tables, SQLite in a temporary folder
python benchmarks/server_load.py --postgres             the same with a PostgreSQL that is started for it
python benchmarks/server_load.py --database URL         … or with an empty database that is there
python benchmarks/server_load.py --json                 figures for programs
python benchmarks/server_load.py --beside CHECKOUT --idle 0 --rate 1500     … and another version's server, by turns

The server has core 0 to itself, the players have core 1. Four runs: all that it can, and a steady 1,000 actions a
second, first alone and then beside 2,000 idle tables with a viewer each. An action counts when it is acknowledged,
which the server does when it is durable. `server µs` is the processor time of the server for one action, `waited` the
time that it was ready to run and others had the core: on a busy machine these two say more than the rate does.

Beside another checkout, whose rules must be compiled, too, the two servers take turns, a pair of runs at a time, and
the last lines have the processor's time for an action here as a share of what it is there.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from urllib.parse import urlsplit

import uvloop
from load_players import PLAYERS, Figures, Load

from vesicle import games
from vesicle.server.warming import is_warm

HERE = Path(__file__).resolve().parent.parent
SERVER_CORE, OUR_CORE = 0, 1
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0  # seconds for the server and its bots to be ready
WORKER = b"vesicle.server.worker"


@dataclass
class Row:
    """The figures of one run; milliseconds, shares of one core in percent, megabytes."""

    run: str
    seconds: float
    actions: int
    rate: float  # acknowledged-durable actions a second
    ack_p50: float
    ack_p95: float
    ack_p99: float
    shown_p50: float  # until the last viewer has the event
    shown_p99: float
    messages: float  # a second, of all viewers
    kilobytes: float  # a second
    games: int  # that ended, each with a rematch at a new table
    server: float  # its share of a core
    server_us: float  # microseconds of its processor time for an action
    waited: float  # share of the time that it waited for its core
    players: float  # their share of the other core
    memory: float  # of the server
    peak: float
    load: float  # of the whole machine


def main() -> None:
    """Read the options, measure, print."""
    given = read_options()
    if not is_warm():
        sys.exit("The rules are not compiled yet: run `vesicle warm` first.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cores = os.sched_getaffinity(0)
    pairs = [[measure_in(checkout, given, cores) for checkout in checkouts(given)] for _ in range(given.pairs)]
    rows = [row for pair in pairs for runs in pair for row in runs]
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
    else:
        print_table(rows)
        for pair in pairs if given.beside else ():
            print_ratios(*pair)


def checkouts(given: argparse.Namespace) -> tuple[Path, ...]:
    """Those whose servers are measured, ours last."""
    return (given.beside, HERE) if given.beside else (HERE,)


def measure_in(checkout: Path, given: argparse.Namespace, cores: set[int]) -> list["Row"]:
    """All runs of the server of one checkout."""
    os.sched_setaffinity(0, cores)
    with find_database(given) as url, run_server(url, checkout) as (process, address):
        os.sched_setaffinity(0, {OUR_CORE} & cores or {SERVER_CORE})
        rows = uvloop.run(measure(given, process, address))
    return [replace(row, run=f"{checkout.name}: {row.run}") for row in rows] if given.beside else rows


def print_ratios(there: list["Row"], here: list["Row"]) -> None:
    """What an action costs here as a share of what it costs there, for each run of a pair."""
    for old, new in zip(there, here, strict=True):
        share = 100 * new.server_us / old.server_us
        print(f"{new.run}: {new.server_us:.0f} µs an action beside {old.server_us:.0f}, {share:.0f} %")


def read_options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--database", help="a URL; without it a new SQLite file, removed at the end")
    place.add_argument("--postgres", action="store_true", help="start a PostgreSQL for it, removed at the end")
    parser.add_argument("--game", choices=tuple(games()), help="without it half of the tables play either")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--idle", type=int, default=2000, help="idle tables of the last two runs; 0: no such runs")
    parser.add_argument("--seconds", type=float, default=20, help="of each run")
    parser.add_argument("--warm-up", type=float, default=5, help="seconds before each run")
    parser.add_argument("--rate", type=float, default=1000, help="actions a second of the steady runs; 0: no such runs")
    parser.add_argument("--outcomes", action="store_true", help="players are told what each action would do")
    parser.add_argument("--beside", type=Path, help="another checkout, whose server is measured by turns with ours")
    parser.add_argument("--pairs", type=int, default=1, help="how often each is measured")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


@contextmanager
def find_database(given: argparse.Namespace) -> Iterator[str]:
    """The database that was asked for, gone at the end if it was made for us."""
    if given.database:
        yield given.database
    elif given.postgres:
        sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
        from server.postgres import run_postgres  # as the tests start it, but durable

        with run_postgres() as address:
            yield f"{address}/postgres"
    else:
        with TemporaryDirectory(prefix="vesicle-load-") as folder:
            yield f"sqlite:///{Path(folder) / 'tables.sqlite'}"


@contextmanager
def run_server(url: str, checkout: Path = HERE) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server of a checkout on its own core with no limits, and its address; ended at the end."""
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {SERVER_CORE})  # its processes inherit it
    command = [sys.executable, "-m", "vesicle", "serve", "--unlimited", "--port", "0", "--database", url]
    with TemporaryFile("w+") as log:
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        os.sched_setaffinity(0, ours)
        try:
            assert process.stdout is not None
            address = next((line.split()[-1] for line in process.stdout if line.startswith("Vesicle is at")), "")
            if not address:
                log.seek(0)
                sys.exit(f"The server did not start:\n{log.read()}")
            yield process, address
        finally:
            process.terminate()
            process.wait(PATIENCE)


async def measure(given: argparse.Namespace, process: subprocess.Popen[str], address: str) -> list[Row]:
    """All runs, one after the other."""
    place = urlsplit(address)
    assert place.hostname is not None and place.port is not None
    load = Load(place.hostname, place.port, given.outcomes)
    await wait_until_ready(load)
    worker = find_worker(process.pid)
    print(f"the server process is {worker}", file=sys.stderr)
    names = [given.game] if given.game else list(games())
    await load.seat([names[number % len(names)] for number in range(given.tables)])
    rows = []
    for idle in (0, given.idle) if given.idle else (0,):
        await load.idle([names[number % len(names)] for number in range(idle)])
        for rate in (0.0, given.rate) if given.rate else (0.0,):
            figures, before, after = await run(load, worker, rate, given)
            name = f"{given.tables} tables of {PLAYERS}" + (f", {idle:,} idle" if idle else "")
            rows.append(row_of(f"{name}, {f'{rate:,.0f}/s' if rate else 'all it can'}", figures, before, after))
            print(f"{rows[-1].run}: {rows[-1].rate:,.0f} actions/s", file=sys.stderr)
    return rows


async def wait_until_ready(load: Load) -> None:
    """The server answers, its rules are compiled, and its bots have finished loading."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            health = await load.ask("GET", "/api/health", "")
            if not health["compiled"]:
                sys.exit("The server runs interpreted rules: run `vesicle warm` first.")
            if health["bots"]["state"] == "ready":
                return
        except OSError:
            pass
        await asyncio.sleep(0.2)
    sys.exit("The server's bots did not get ready.")


async def run(load: Load, worker: int, rate: float, given: argparse.Namespace) -> tuple[Figures, "Spent", "Spent"]:
    """Warm up, then count for a while."""
    pace = asyncio.ensure_future(load.pace(rate))
    await asyncio.sleep(given.warm_up)
    load.figures, before = Figures(), Spent.by(worker)
    await asyncio.sleep(given.seconds)
    figures, after = load.figures, Spent.by(worker)
    pace.cancel()
    if load.failure:
        sys.exit(f"The run was given up: {load.failure}.")
    return figures, before, after


@dataclass(frozen=True)
class Spent:
    """What the server and we have used up to a moment, in seconds and kilobytes."""

    moment: float
    server: float
    waited: float
    ours: float
    memory: int
    peak: int

    @classmethod
    def by(cls, worker: int) -> "Spent":
        """Read it from the system."""
        words = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()
        status = dict(line.split(":", 1) for line in Path(f"/proc/{worker}/status").read_text().splitlines())
        waits = [int(path.read_text().split()[1]) for path in Path(f"/proc/{worker}/task").glob("*/schedstat")]
        return cls(
            moment=time.perf_counter(),
            server=(int(words[11]) + int(words[12])) / TICKS,
            waited=sum(waits) / 1e9,
            ours=time.process_time(),
            memory=int(status["VmRSS"].split()[0]),
            peak=int(status["VmHWM"].split()[0]),
        )


def find_worker(pid: int) -> int:
    """The process behind `vesicle serve` that serves the tables."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return next(int(child) for child in children if WORKER in Path(f"/proc/{child}/cmdline").read_bytes())


def row_of(name: str, figures: Figures, before: Spent, after: Spent) -> Row:
    """The figures of a run."""
    seconds, actions = after.moment - before.moment, len(figures.acknowledged)
    busy = after.server - before.server
    acknowledged, shown = sorted(figures.acknowledged), sorted(figures.shown)
    return Row(
        run=name,
        seconds=seconds,
        actions=actions,
        rate=actions / seconds,
        ack_p50=quantile(acknowledged, 0.5),
        ack_p95=quantile(acknowledged, 0.95),
        ack_p99=quantile(acknowledged, 0.99),
        shown_p50=quantile(shown, 0.5),
        shown_p99=quantile(shown, 0.99),
        messages=figures.messages / seconds,
        kilobytes=figures.bytes / seconds / 1000,
        games=figures.games,
        server=100 * busy / seconds,
        server_us=1e6 * busy / max(1, actions),
        waited=100 * (after.waited - before.waited) / seconds,
        players=100 * (after.ours - before.ours) / seconds,
        memory=after.memory / 1000,
        peak=after.peak / 1000,
        load=os.getloadavg()[0],
    )


def quantile(ordered: list[float], share: float) -> float:
    """Milliseconds that such a share of durations does not exceed."""
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


COLUMNS = (  # title, figure, digits
    ("actions/s", "rate", 0),
    ("ack p50", "ack_p50", 1),
    ("ack p95", "ack_p95", 1),
    ("ack p99", "ack_p99", 1),
    ("all p50", "shown_p50", 1),
    ("all p99", "shown_p99", 1),
    ("messages/s", "messages", 0),
    ("kB/s", "kilobytes", 0),
    ("games", "games", 0),
    ("server %", "server", 0),
    ("server µs", "server_us", 0),
    ("waited %", "waited", 0),
    ("players %", "players", 0),
    ("MB", "memory", 0),
    ("peak", "peak", 0),
    ("load", "load", 1),
)


def print_table(rows: list[Row]) -> None:
    """One line for each run."""
    width = max(len(row.run) for row in rows)
    print(" " * width, *(f"{title:>7}" for title, _, _ in COLUMNS), sep="  ")
    for row in rows:
        cells = (f"{getattr(row, name):{max(7, len(title))},.{digits}f}" for title, name, digits in COLUMNS)
        print(f"{row.run:{width}}", *cells, sep="  ")
    print("ack: ms from an action to its acknowledgement; all: until the last viewer has the event; shares of one core")


if __name__ == "__main__":
    main()
