"""A store in each database."""

from collections.abc import AsyncIterator

import pytest

from vesicle.server.store import Store


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store without tables."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
