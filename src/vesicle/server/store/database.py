"""A URL becomes a database that is reachable, locked where it must be, and of the newest schema."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from vesicle.server.store.lock import lock_beside
from vesicle.server.store.schema import NEWEST

PATIENCE = 10  # seconds for a database to answer
READERS = 4  # connections for reading; the writer has one more
SQLITE = (
    "busy_timeout=5000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "temp_store=MEMORY",  # else what a statement may have to take back is written to a file, at every batch
    "wal_autocheckpoint=4000",  # pages: the same few are written again and again, and copied only once
)
ALLOWED = "a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


@dataclass(frozen=True)
class Database:
    """An open database and, for SQLite, the lock on its file."""

    engine: Engine
    lock: int | None = None

    def close(self) -> None:
        """Close all connections, then let others have the file."""
        self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)


def default_url() -> str:
    """The SQLite file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{folder / 'vesicle' / 'tables.sqlite'}"


def open_database(url: str) -> Database:
    """The database of a URL, migrated; ValueError in one sentence if there is none."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise ValueError(f"The database URL cannot be read; {ALLOWED}.") from None
    match parsed.drivername:
        case "sqlite":
            database = _open_sqlite(parsed)
        case "postgresql" | "postgresql+psycopg":
            database = _open_postgres(parsed)
        case other:
            raise ValueError(f"There is no store for {other!r}; {ALLOWED}.")
    try:
        if _version(database.engine) != NEWEST:
            from vesicle.server.store.migrate import migrate  # Alembic takes a while to import, and is seldom needed

            migrate(database.engine)
    except DBAPIError as error:
        database.close()
        shown = parsed.render_as_string(hide_password=True)
        raise ValueError(f"The database {shown} cannot be opened: {first_line(error)}.") from None
    except BaseException:
        database.close()
        raise
    return database


def _version(engine: Engine) -> str | None:
    """The revision of a database's schema, if it has one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def first_line(error: DBAPIError) -> str:
    """What the driver says, without the SQL and its rows, and without a full stop."""
    return str(error.orig).strip().splitlines()[0].rstrip(".")


def _engine(url: URL, **options: Any) -> Engine:
    """An engine that reads and writes JSON by msgspec."""
    return create_engine(
        url,
        pool_size=READERS + 1,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
        **options,
    )


def _open_postgres(url: URL) -> Database:
    """Connections of psycopg, looked at before a reader uses them, so that a restarted server is found again."""
    try:
        return Database(
            _engine(
                url.set(drivername="postgresql+psycopg"),
                pool_pre_ping=True,
                connect_args={"connect_timeout": PATIENCE},
            )
        )
    except ImportError:
        raise ValueError("PostgreSQL needs its driver: pip install 'vesicle[postgres]'.") from None


def _open_sqlite(url: URL) -> Database:
    """The file of a URL, in a folder that only its user may enter if it is new."""
    if url.database in (None, "", ":memory:"):
        raise ValueError(f"The tables must be kept in a file; {ALLOWED}.")
    path = Path(str(url.database))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # what SQLite writes beside it has the same mode
        lock = lock_beside(path)
    except OSError as error:
        raise ValueError(f"The database {path} cannot be opened: {error.strerror}.") from None
    engine = _engine(url)
    event.listen(engine, "connect", _settle_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return Database(engine, lock)


def _settle_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer, a commit is on the disk when it returns, and references hold."""
    connection.isolation_level = None  # the driver begins no transaction of its own accord; `_begin_sqlite` does
    for setting in SQLITE:
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    """A transaction begins where SQLAlchemy says it does, so that savepoints and schema changes are inside it."""
    connection.exec_driver_sql("BEGIN")
