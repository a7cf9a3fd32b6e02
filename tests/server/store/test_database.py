"""Opening a database: which there are, what is refused and in which words, and its schema."""

import asyncio
import os
import sqlite3
import stat
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine

from server.postgres import free_port
from server.store.journal import create, summary
from vesicle.server.store import Store, default_url, schema

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url, words",
    [
        ("mysql://localhost/x", r"There is no store for 'mysql'; a database is sqlite:///FILE or postgresql://"),
        ("tables.sqlite", r"The database URL cannot be read; a database is sqlite:///FILE or postgresql://"),
        ("sqlite://", r"The tables must be kept in a file; a database is"),
        (
            "sqlite:////dev/null/tables.sqlite",
            r"The database /dev/null/tables.sqlite cannot be opened: File exists\.",
        ),
    ],
)
async def test_another_url_is_refused_in_a_sentence(url: str, words: str) -> None:
    with pytest.raises(ValueError, match=f"^{words}"):
        await Store.open(url)


async def test_a_database_that_cannot_be_reached_is_refused_without_its_password() -> None:
    url = f"postgresql://ada:open-sesame@127.0.0.1:{free_port()}/tables"
    with pytest.raises(
        ValueError, match=r"^The database postgresql://ada:\*\*\*@.* cannot be opened: .*refused"
    ) as error:
        await Store.open(url)
    assert "open-sesame" not in str(error.value)
    assert "\n" not in str(error.value)


async def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100, encoding="ascii")
    for _ in range(2):
        with pytest.raises(ValueError, match="cannot be opened: file is not a database"):
            await Store.open(f"sqlite:///{path}")
    assert path.read_text(encoding="ascii") == "Dear Ada, " * 100


async def test_the_default_is_a_file_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    await (await Store.open(default_url())).close()
    folder = tmp_path / "vesicle"
    assert default_url() == f"sqlite:///{folder / 'tables.sqlite'}"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "tables.sqlite").stat().st_mode) == 0o600
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_url() == f"sqlite:///{tmp_path / '.local' / 'share' / 'vesicle' / 'tables.sqlite'}"


async def test_a_database_is_opened_again_with_what_is_in_it(url: str) -> None:
    store = await Store.open(url)
    await create(store, "a")
    await store.close()
    again = await Store.open(url)
    assert await again.summary("a") == summary("a")
    await again.close()


async def test_many_processes_may_open_a_new_postgresql_at_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(5)))
    await create(stores[0], "a")
    assert [await store.summary("a") for store in stores] == [summary("a")] * 5
    await asyncio.gather(*(store.close() for store in stores))


async def test_sqlite_commits_are_on_the_disk_and_references_hold(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    with store._database.engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    assert found == ["wal", 2, 1]  # 2 is FULL
    await store.close()


def plain_engine(url: str) -> Engine:
    return create_engine(url.replace("postgresql://", "postgresql+psycopg://"))


async def test_the_migrations_make_the_schema(url: str) -> None:
    await (await Store.open(url)).close()
    engine = plain_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_the_newest_schema_is_that_of_the_last_migration() -> None:
    assert ScriptDirectory(str(files("vesicle.server.store") / "migrations")).get_current_head() == schema.NEWEST


def test_the_migrations_make_the_schema_to_the_letter(sqlite_url: str, tmp_path: Path) -> None:
    asyncio.run(open_and_close(sqlite_url))
    engine = plain_engine(f"sqlite:///{tmp_path / 'other.sqlite'}")
    schema.metadata.create_all(engine)
    engine.dispose()
    assert statements(tmp_path / "tables.sqlite") == statements(tmp_path / "other.sqlite")


async def open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


def statements(path: Path) -> dict[Any, Any]:
    """How SQLite was told to make each table and index, but for Alembic's own and for spaces."""
    connection = sqlite3.connect(path)
    found = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql <> ''").fetchall())
    connection.close()
    found.pop("alembic_version", None)
    return {name: " ".join(words.split()) for name, words in found.items()}


async def test_a_schema_of_a_newer_program_is_refused_and_left_alone(url: str) -> None:
    await (await Store.open(url)).close()
    engine = plain_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for _ in range(2):
        with pytest.raises(
            ValueError, match=r"^The database has schema 9999 of a newer Vesicle; this one knows schemas up"
        ):
            await Store.open(url)
    engine.dispose()


async def test_a_store_that_was_refused_lets_go_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("no database", encoding="ascii")
    with pytest.raises(ValueError):
        await Store.open(f"sqlite:///{path}")
    os.truncate(path, 0)
    await (await Store.open(f"sqlite:///{path}")).close()
