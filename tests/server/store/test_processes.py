"""Several processes: what one has acknowledged is there when it dies, and others hear of it."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path

import psycopg
import pytest

from server.store.journal import append, create, numbers, summary
from vesicle.server.store import Conflict, Store

pytestmark = pytest.mark.anyio

TESTS = Path(__file__).resolve().parent.parent.parent
TABLES = [f"t{number}" for number in range(10)]
PATIENCE = 30.0


@contextmanager
def appender(url: str, printed: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that appends to ten tables and prints, until it is killed."""
    paths = os.pathsep.join([str(TESTS), *sys.path])
    with printed.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "server.store.appender", url, *TABLES],
            stdout=output,
            env={**os.environ, "PYTHONPATH": paths},
        )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def wait_for_a_line(process: subprocess.Popen[bytes], printed: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not printed.stat().st_size:
        assert process.poll() is None and time.monotonic() < deadline
        time.sleep(0.01)


async def test_what_was_acknowledged_survives_a_kill_at_any_moment(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    await create(store, *TABLES)
    await store.close()
    for attempt in range(3):
        printed = tmp_path / f"printed-{attempt}.txt"
        with appender(url, printed) as process:
            wait_for_a_line(process, printed)
            time.sleep(random.uniform(0, 0.5))
        store = await Store.open(url)
        whole = printed.read_text(encoding="ascii").rpartition("\n")[0].splitlines()
        acknowledged = {table: int(number) for table, number in map(str.split, whole)}
        assert acknowledged
        for table in TABLES:
            found = await numbers(store, table)
            assert found == list(range(1, len(found) + 1))
            assert await store.summary(table) == summary(table, len(found))
            assert len(found) >= acknowledged.get(table, 0)
        await store.close()


async def test_a_second_process_on_one_sqlite_file_is_refused_until_the_first_is_dead(
    sqlite_url: str, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url)
    await create(store, *TABLES)
    await store.close()
    printed = tmp_path / "printed.txt"
    with appender(sqlite_url, printed) as process:
        wait_for_a_line(process, printed)
        with pytest.raises(ValueError, match=r"^Another server process is using .*tables\.sqlite: stop it, or "):
            await Store.open(sqlite_url)
    await (await Store.open(sqlite_url)).close()


async def test_notices_tell_what_another_process_appends(postgres_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgres_url)
    await create(store, *TABLES, updated=1)
    with appender(postgres_url, tmp_path / "printed.txt"):
        heard = await first_notices(store, 100)
    for table in TABLES:
        told = [number for name, number in heard if name == table]
        assert told == list(range(told[0], told[0] + len(told)))
    await store.close()


async def first_notices(store: Store, count: int) -> list[tuple[str, int]]:
    """What is heard first; then the connection that listened is closed, so that no later test finds it."""
    heard: list[tuple[str, int]] = []
    async with asyncio.timeout(PATIENCE), aclosing(store.notices()) as notices:
        async for notice in notices:
            heard.append(notice)
            if len(heard) == count:
                break
    return heard


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one PostgreSQL, opened at once, as two processes have them."""
    one, other = await asyncio.gather(Store.open(postgres_url), Store.open(postgres_url))
    yield one, other
    await one.close()
    await other.close()


async def test_one_does_not_hear_of_its_own_appends(pair: tuple[Store, Store]) -> None:
    one, other = pair
    await create(one, "a", "b", updated=1)
    hearing = asyncio.create_task(first_notices(one, 1))
    await listening(one, 1)
    await append(one, "a", 1)
    await append(other, "b", 1)
    assert await hearing == [("b", 1)]


async def test_after_a_lost_connection_one_hears_what_was_missed(pair: tuple[Store, Store], postgres_url: str) -> None:
    one, other = pair
    await create(one, "a", "old", updated=1)
    hearing = asyncio.create_task(first_notices(one, 1))
    await listening(one, 1)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    await other.append(summary("a", 0, updated=time.time_ns() // 1_000_000), [])
    assert await hearing == [("a", 0)]


async def listening(store: Store, count: int) -> None:
    """Wait until so many connections of the database listen."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    url = store._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with asyncio.timeout(PATIENCE):
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            while (await (await connection.execute(asked)).fetchone()) != (count,):
                await asyncio.sleep(0.01)


async def test_an_append_survives_the_loss_of_its_connection(pair: tuple[Store, Store], postgres_url: str) -> None:
    one, _ = pair
    await create(one, "a")
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await append(one, "a", 1)
    assert await numbers(one, "a") == [1]


async def test_two_processes_that_race_for_the_same_tables_never_share_a_number(pair: tuple[Store, Store]) -> None:
    await create(pair[0], *TABLES)

    async def claim(store: Store, table: str, who: int) -> None:
        while True:
            known = await store.summary(table)
            assert known is not None
            try:
                return await append(store, table, known.number + 1, who=who)
            except Conflict:
                pass

    everyone = [(table, who) for table in TABLES for who in range(10)]
    await asyncio.gather(*(claim(pair[who % 2], table, who) for table, who in everyone))
    for table in TABLES:
        found = await pair[0].entries(table)
        assert [one.number for one in found] == list(range(1, 11))
        assert sorted(one.body["who"] for one in found) == list(range(10))
