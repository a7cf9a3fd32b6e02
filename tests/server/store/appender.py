"""A process that appends to ten tables until it is killed, and writes a line for each append that is durable."""

import asyncio
import os
import sys

from server.store.journal import append
from vesicle.server.store import Store


async def play(store: Store, table: str, number: int) -> None:
    """Append without end."""
    while True:
        number += 1
        await append(store, table, number, step=number)
        os.write(sys.stdout.fileno(), f"{table} {number}\n".encode())


async def main(url: str, tables: list[str]) -> None:
    """Go on where each table stands."""
    store = await Store.open(url)
    known = [await store.summary(table) for table in tables]
    await asyncio.gather(*(play(store, one.id, one.number) for one in known if one))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
