"""Fixtures of all tests of the server."""

import pytest

from server.postgres import postgres_server, postgres_url

__all__ = ["anyio_backend", "postgres_server", "postgres_url"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run as the server does."""
    return "asyncio"
