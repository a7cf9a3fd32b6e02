"""A store in each database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from vesicle.server.store import Store


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store without tables."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
