"""A server with real sockets in the test's own process and event loop, which is there in a moment."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import uvicorn

from server.inside import QuickCrew
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings
from vesicle.server.worker import config_for


@asynccontextmanager
async def nearby(folder: Path, limits: Limits, most: int = 10**9, proxies: tuple[str, ...] = ()) -> AsyncIterator[str]:
    """The address of a server that runs as long as the block, with at most so many connections."""
    listening = socket.create_server(("127.0.0.1", 0))
    settings = Settings(database=f"sqlite:///{folder}/tables.sqlite", limits=limits, proxies=proxies)
    server = uvicorn.Server(config_for(settings, most))
    with patch("vesicle.server.app.Crew", QuickCrew):
        serving = asyncio.ensure_future(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), serving.result()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
