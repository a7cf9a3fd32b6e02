"""A database with damaged pages: which errors say so, and which tables of players are hit."""

import logging
from collections.abc import Iterator

import msgspec
from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError

from vesicle.server.store import schema
from vesicle.server.store.database import first_line

MOST_LINES = 20  # of what the database itself says of its pages
SQLITE_DAMAGE = (11, 26)  # SQLITE_CORRUPT, SQLITE_NOTADB
POSTGRES_DAMAGE = ("XX001", "XX002")  # data_corrupted, index_corrupted
NO_TEXT = "Could not decode to UTF-8"

log = logging.getLogger(__name__)


def is_damage(error: Exception) -> bool:
    """Whether an error says that what was stored is no longer what was written."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, msgspec.DecodeError)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in SQLITE_DAMAGE:
        return True
    return str(error.orig).startswith(NO_TEXT) or getattr(error.orig, "sqlstate", None) in POSTGRES_DAMAGE


def examine(engine: Engine) -> None:
    """Write to the log which pages are damaged, as far as the database says, and which tables of players are hit."""
    for line in _pages(engine):
        log.error("store-damaged-page", extra={"outcome": line})
    for table in _tables(engine):
        error = _read_all(engine, table)
        if error is not None:
            log.error("store-damaged-table", extra={"table": table, "outcome": error})


def _pages(engine: Engine) -> list[str]:
    """What SQLite finds; PostgreSQL has no such look at all its pages."""
    if engine.dialect.name != "sqlite":
        return []
    try:
        with engine.connect() as connection:
            rows = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_LINES})").scalars().all()
        return [line for row in rows for line in str(row).splitlines() if line != "ok"]
    except DBAPIError as error:
        return [first_line(error)]


def _tables(engine: Engine) -> Iterator[str]:
    """The ids of all tables that can be found, by the journal where the list itself is damaged."""
    found: set[str] = set()
    for column in (schema.tables.c.id, schema.entries.c.table_id):
        try:
            with engine.connect() as connection:
                found.update(connection.execute(select(column).distinct()).scalars())
        except DBAPIError as error:
            log.error("store-damaged-list", extra={"outcome": first_line(error)})
    yield from sorted(found)


def _read_all(engine: Engine, table: str) -> str | None:
    """What is wrong with all that is stored of a table of players; None if nothing is."""
    queries = (
        select(schema.tables).where(schema.tables.c.id == table),
        select(schema.entries).where(schema.entries.c.table_id == table),
        select(schema.tokens).where(schema.tokens.c.table_id == table),
    )
    try:
        with engine.connect() as connection:
            for query in queries:
                connection.execute(query).all()
    except DBAPIError as error:
        return first_line(error)
    except ValueError:  # no JSON
        return "it is no JSON"
    return None
