"""What other processes have appended, as PostgreSQL tells it."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

from sqlalchemy import URL

from vesicle.server.store import presence
from vesicle.server.store.records import Unavailable
from vesicle.server.store.statements import CHANNEL

PAUSE = 1.0  # seconds before another try to connect
DOUBT = 60_000  # milliseconds by which the clocks of two machines may differ
KEEPALIVE = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}

Notice = tuple[str, int | None]  # a table with the number of its last entry; None: somebody came or went there

logger = logging.getLogger(__name__)


async def listen(
    url: URL, process: str, changed_since: Callable[[int], Awaitable[list[Notice]]]
) -> AsyncGenerator[Notice, None]:
    """What others append, for ever, and who comes and goes; after a lost connection also what may have been missed."""
    import psycopg  # only those who use PostgreSQL have it

    conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
    settings: Any = KEEPALIVE
    heard = _now()
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(conninfo, autocommit=True, **settings)
            async with connection:
                for channel in (CHANNEL, presence.CHANNEL):
                    await connection.execute(f"LISTEN {channel}")
                for notice in await changed_since(heard - DOUBT):
                    yield notice
                async for message in connection.notifies():
                    heard = _now()
                    writer, table, *number = message.payload.split(" ")
                    if writer != process:
                        yield table, int(number[0]) if number else None
        except (psycopg.Error, Unavailable) as error:
            logger.warning("the notices of other processes are interrupted: %s", str(error).strip())
            await asyncio.sleep(PAUSE)


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
