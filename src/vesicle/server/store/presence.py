"""Who is at which table, in every server process that lives; only where processes share a database."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, insert, literal_column, select, text

from vesicle.server.store.schema import presence, processes
from vesicle.server.store.statements import clock

CHANNEL = "vesicle_presence"  # where processes tell each other that somebody came or went


@dataclass(frozen=True, slots=True)
class People:
    """Who looks at a table: holders of tokens, and how many others."""

    holders: frozenset[int] = frozenset()
    watching: int = 0

    def __or__(self, other: "People") -> "People":
        """The people of both."""
        return People(self.holders | other.holders, self.watching + other.watching)


NOBODY_THERE = People()


def write_people(engine: Engine, process: str, people: Mapping[str, People]) -> None:
    """Say who is at these tables in a process, and tell the others that it has changed."""
    rows = [
        {"process": process, "table_id": table, "holders": sorted(found.holders), "watching": found.watching}
        for table, found in people.items()
        if found != NOBODY_THERE
    ]
    told = text("SELECT pg_notify(:channel, :payload)")
    with engine.begin() as connection:
        connection.exec_driver_sql("SET LOCAL synchronous_commit TO off")  # nothing is lost that cannot be said again
        mine = presence.c.process == process
        connection.execute(delete(presence).where(mine, presence.c.table_id.in_([*people])))
        if rows:
            connection.execute(insert(presence), rows)
        for table in people:
            connection.execute(told, {"channel": CHANNEL, "payload": f"{process} {table}"})


def read_people(engine: Engine, process: str, tables: Collection[str] | None) -> dict[str, People]:
    """Who is at these tables, or at all, in other processes that live."""
    now: Any = literal_column(clock(engine.dialect))
    query = select(presence.c.table_id, presence.c.holders, presence.c.watching).join_from(presence, processes)
    query = query.where(presence.c.process != process, processes.c.until > now)
    if tables is not None:
        query = query.where(presence.c.table_id.in_([*tables]))
    found: dict[str, People] = {}
    with engine.connect() as connection:
        for table, holders, watching in connection.execute(query):
            found[table] = found.get(table, NOBODY_THERE) | People(frozenset(holders), watching)
    return found
