"""Tables and entries for the tests of the store."""

from typing import Any

from msgspec.structs import replace

from vesicle.server.store import Entry, Store, Summary


def summary(table: str = "a", number: int = 0, **changes: Any) -> Summary:
    """The summary of a table that plays."""
    plain = Summary(table, "cytosis", "2", "playing", True, number, "person", None, 1000, 1000, {"name": "Tuesday"})
    return replace(plain, **changes)


def entry(table: str, number: int, **body: Any) -> Entry:
    """An action at a table."""
    return Entry(table, number, "act", body, 1000 + number)


async def append(store: Store, table: str, number: int, **body: Any) -> None:
    """Append one entry."""
    await store.append(summary(table, number), [entry(table, number, **body)])


async def create(store: Store, *ids: str, **changes: Any) -> None:
    """New tables without entries."""
    for table in ids:
        await store.create(summary(table, **changes), {"seed": 7})


async def numbers(store: Store, table: str) -> list[int]:
    """The numbers of a table's entries."""
    return [found.number for found in await store.entries(table)]
