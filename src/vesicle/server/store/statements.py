"""The SQL of the writer: each statement takes all its rows as one JSON array.

So a batch costs PostgreSQL one round trip for each kind of row, and both databases are given the same text. A column
that is JSON itself is a string in the array: PostgreSQL would look into it and refuse some characters.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Dialect, Integer
from sqlalchemy.types import TypeEngine

from vesicle.server.store.schema import CHANGING, GOING_ON, entries, tables, tokens

CHANNEL = "vesicle_tables"  # where processes tell each other what they have appended

BALLAST = (
    40_000  # letters that a sign of life writes into a file: on a full disk it must not fit where an entry does not
)
LEASE = 15_000  # milliseconds for which a process is thought to live after a sign of life

Types = dict[str, TypeEngine[Any]]


@dataclass(frozen=True)
class Statements:
    """What a batch does, in this order."""

    create: str
    change: str
    go_on: str  # the same where little changes
    append: str
    admit: str
    drop: str
    notify: str  # empty where no other process can listen
    beat: str  # of a process that is known already
    appear: str  # of one that is not
    bury: str  # those that are dead
    leave: str


def statements_for(dialect: Dialect) -> Statements:
    """The statements in the words of one database."""
    row, entry, token = (types_of(table.columns) for table in (tables, entries, tokens))
    dropped = given(dialect, {"hash": token["hash"], "table_id": token["table_id"]})
    leaving = "tokens.hash = given.hash AND tokens.table_id = given.table_id"
    return Statements(
        create=insert("tables", row, dialect),
        change=update(CHANGING, row, dialect),
        go_on=update(GOING_ON, row, dialect),
        append=insert("entries", entry, dialect),
        admit=insert("tokens", token, dialect),
        drop=f"DELETE FROM tokens WHERE EXISTS (SELECT 1 FROM {dropped} WHERE {leaving})",
        notify=notify(dialect),
        **beats(dialect),
    )


def types_of(columns: Any) -> Types:
    """Names and types of a table's columns."""
    return {column.name: column.type for column in columns}


def update(names: Sequence[str], types: Types, dialect: Dialect) -> str:
    """Replace some columns of tables that still have the number they are expected to have."""
    replaced = ", ".join(f'"{name}" = given."{name}"' for name in names)
    rows = given(dialect, {"id": types["id"], "expected": Integer(), **{name: types[name] for name in names}})
    return f"UPDATE tables SET {replaced} FROM {rows} WHERE tables.id = given.id AND tables.number = given.expected"


def insert(table: str, types: Types, dialect: Dialect) -> str:
    """Add the given rows to a table."""
    names = ", ".join(f'"{name}"' for name in types)
    chosen = ", ".join(f'given."{name}"' for name in types)
    return f"INSERT INTO {table} ({names}) SELECT {chosen} FROM {given(dialect, types)}"


def notify(dialect: Dialect) -> str:
    """Tell who listens: the process that wrote, the table, and the number of its last entry."""
    if dialect.name != "postgresql":
        return ""
    source = given(dialect, {"process": tables.c.id.type, "id": tables.c.id.type, "number": Integer()})
    return f"SELECT pg_notify('{CHANNEL}', concat_ws(' ', given.process, given.id, given.number)) FROM {source}"


def clock(dialect: Dialect) -> str:
    """The time of the database, in milliseconds since 1970: all processes go by the same."""
    if dialect.name == "postgresql":
        return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
    return "CAST(strftime('%s', 'now') AS INTEGER) * 1000"


def beats(dialect: Dialect) -> dict[str, str]:
    """How a process says that it lives; each statement takes its name."""
    until, name = f"{clock(dialect)} + {LEASE}", "%s" if dialect.name == "postgresql" else "?"
    ballast = "''" if dialect.name == "postgresql" else f"hex(randomblob({BALLAST} / 2))"
    return {
        "beat": f"UPDATE processes SET until = {until}, ballast = {ballast} WHERE id = {name}",
        "appear": f"INSERT INTO processes (id, until, ballast) VALUES ({name}, {until}, {ballast})",
        "bury": f"DELETE FROM processes WHERE until < {clock(dialect)} AND id <> {name}",
        "leave": f"DELETE FROM processes WHERE id = {name}",
    }


def given(dialect: Dialect, types: Types) -> str:
    """The rows of a JSON array of objects as a table called `given`."""
    if dialect.name == "postgresql":
        columns = ", ".join(f'"{name}"::{kind.compile(dialect)}' for name, kind in types.items())
        texts = ", ".join(f'"{name}" TEXT' for name in types)
        return f"(SELECT {columns} FROM json_to_recordset(%s::json) AS texts ({texts})) AS given"
    columns = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in types)
    return f"(SELECT {columns} FROM json_each(?)) AS given"
