"""Random and damaged websocket messages to a table server.

python benchmarks/fuzz_server.py --messages 1000000     a million, one after the other
python benchmarks/fuzz_server.py --seed 3               others than those of another seed

Nine in ten go to a server in this process, the others over real sockets to one in a process of its own. After each the
server must answer a ping or close the connection as the protocol says; no game may have changed, and a client that
behaves must be served. It prints what came back, or stops at the first thing that is wrong.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.alone import alone
from server.garbage import Seen
from server.inside import running
from server.test_fuzz import fuzz_alone, fuzz_inside
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

ROUND = 5000  # messages to one table


async def fuzz(messages: int, seed: int, folder: Path) -> None:
    """All messages, and a line for each part."""
    with alone(folder) as address:
        began = time.perf_counter()
        tell("over sockets", began, await fuzz_alone(address, messages // 10, f"alone {seed}"))
    left, number = messages - messages // 10, 0
    while left > 0:
        place = folder / str(number)
        place.mkdir()
        game = ("cytosis", "virus-and-co")[number % 2]
        settings = Settings(database=f"sqlite:///{place / 'tables.sqlite'}", limits=Limits.none())
        began = time.perf_counter()
        async with running(settings) as server:
            tell(game, began, await fuzz_inside(server, game, min(ROUND, left), f"{game} {number} {seed}"))
        left, number = left - ROUND, number + 1


def tell(part: str, began: float, seen: Seen) -> None:
    """What came back."""
    print(f"{part:13} {seen.said:6} messages in {time.perf_counter() - began:6.1f} s", end="; ")
    print("answers", dict(seen.types), "refusals", dict(seen.refusals), "closed", dict(seen.closed), flush=True)


def main() -> None:
    """Read the arguments and fuzz."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        asyncio.run(fuzz(given.messages, given.seed, Path(folder)))
    print("nothing broke and no game changed")


if __name__ == "__main__":
    main()
