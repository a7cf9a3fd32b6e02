"""Fixtures of all tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.live import Server, running
from server.postgres import postgres_server, postgres_url

__all__ = ["anyio_backend", "postgres_server", "postgres_url"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run as the server does."""
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for many tests, with a file; every test makes tables of its own."""
    folder = tmp_path_factory.mktemp("live")
    with running(folder, f"sqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


@pytest.fixture(scope="session")
def live_database(postgres_server: str) -> str:
    """A database beside the one that other tests empty."""
    with psycopg.connect(f"{postgres_server}/postgres", autocommit=True) as connection:
        connection.execute("CREATE DATABASE live")
    return f"{postgres_server}/live"


@pytest.fixture(scope="session")
def postgres_live(tmp_path_factory: pytest.TempPathFactory, live_database: str) -> Iterator[Server]:
    """The same with PostgreSQL."""
    with running(Path(tmp_path_factory.mktemp("live")), live_database) as server:
        yield server


@pytest.fixture(params=["sqlite_server", "postgres_live"], ids=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """A running server on each kind of database."""
    found: Server = request.getfixturevalue(request.param)
    return found
