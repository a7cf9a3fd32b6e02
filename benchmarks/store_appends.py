"""How fast the store of the table server appends: many tables at once, through the group commit.

python benchmarks/store_appends.py                                   an SQLite file in the current folder
python benchmarks/store_appends.py --database postgresql://…         an empty database
python benchmarks/store_appends.py --rate 3000                       so many a second are asked for, not all it can
"""

import argparse
import asyncio
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from vesicle.server.store import Entry, Store, Summary

BODY = {"seat": 2, "action": "place nucleus_copy", "digest": "5f3c0d9be1a04c77", "time": [81234, 64000, 91002, 77001]}
CARD = {"name": "Tuesday", "seats": ["Ada", "Grace", "Barbara", "Rosalind"], "turn": 2, "round": 3, "edition": "second"}


def new_table(number: int) -> Summary:
    """A table without entries."""
    now = time.time_ns() // 1_000_000
    return Summary(f"table-{number:06}", "cytosis", "2", "playing", True, 0, "person", None, now, now, CARD)


async def append_at(store: Store, summary: Summary, until: float, pause: float) -> list[float]:
    """Append one entry after another to a table, and how long each took."""
    took = []
    following = time.perf_counter() + pause * (hash(summary.id) % 1000) / 1000
    while time.perf_counter() < until:
        await asyncio.sleep(max(0.0, following - time.perf_counter()) if pause else 0)
        following += pause
        start = time.perf_counter()
        now = time.time_ns() // 1_000_000
        summary = replace(summary, number=summary.number + 1, updated=now)
        await store.append(summary, [Entry(summary.id, summary.number, "act", BODY, now)])
        took.append(time.perf_counter() - start)
    return took


async def measure(url: str, tables: int, seconds: float, rate: float) -> None:
    """Run, and print appends a second, their durations, and the share of one core that this process took."""
    store = await Store.open(url)
    summaries = [new_table(number) for number in range(tables)]
    await asyncio.gather(*(store.create(summary, {"seed": 1}) for summary in summaries))
    start, busy = time.perf_counter(), time.process_time()
    pause = tables / rate if rate else 0.0
    lists = await asyncio.gather(*(append_at(store, summary, start + seconds, pause) for summary in summaries))
    wall, busy = time.perf_counter() - start, time.process_time() - busy
    took = sorted(second for one in lists for second in one)
    await store.close()
    half, most = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"{len(took) / wall:8,.0f} appends/s   p50 {half * 1e3:6.1f} ms   p99 {most * 1e3:6.1f} ms   "
        f"{100 * busy / wall:4.0f} % of one core   {1e6 * busy / len(took):4.0f} µs of it for each"
    )


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="a URL; without it a new SQLite file, removed at the end")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=0, help="appends a second in all; 0: as many as it can")
    given = parser.parse_args()
    with TemporaryDirectory(dir=".") as folder:
        url = given.database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        asyncio.run(measure(url, given.tables, given.seconds, given.rate))


if __name__ == "__main__":
    main()
