"""The tables of the database. The migrations make the same, step by step; a test says so."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    column,
)

from vesicle.server.store.records import BOT

NEWEST = "0002"  # the revision of the last migration

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("number", Integer, nullable=False),
    Column("awaiting", Text, nullable=False),
    Column("deadline", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("card", JSON, nullable=False),
    Column("secret", JSON, nullable=False),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="tables_status"),
    CheckConstraint("awaiting IN ('person', 'bot', 'nobody')", name="tables_awaiting"),
    Index("tables_listed", "public", "status", "created"),
    Index("tables_deadline", "deadline"),
    Index(
        "tables_awaiting_bot",
        "updated",
        sqlite_where=column("awaiting") == BOT,
        postgresql_where=column("awaiting") == BOT,
    ),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", name="entries_table"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("body", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # the entries of a table lie side by side
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", name="tokens_table"), primary_key=True),
    Column("holder", Integer, nullable=False),
    Index("tokens_of_table", "table_id"),
    sqlite_with_rowid=False,
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),  # when it is thought to be dead, by the database's own clock
    Column("ballast", Text, nullable=False),  # as long as a few entries: where it finds room, so do they
)

presence = Table(
    "presence",
    metadata,
    Column("process", Text, ForeignKey("processes.id", name="presence_process", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("holders", JSON, nullable=False),  # who is looking at the table in that process
    Column("watching", Integer, nullable=False),  # how many more are, without a token
    Index("presence_of_table", "table_id"),
)

SUMMARY = [column for column in tables.columns if column.name != "secret"]
CHANGING = ["status", "public", "number", "awaiting", "deadline", "updated", "card"]  # an append replaces these
GOING_ON = ["number", "awaiting", "updated"]  # … or only these, and no index but that of the bots has to follow
