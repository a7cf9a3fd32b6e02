"""Several server processes count together: whichever is asked tells of all of them."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.live import Server, running
from server.people import Player, create, visiting
from vesicle.server.counting import FOLDER

pytestmark = pytest.mark.anyio

WITHIN = 30.0  # seconds


async def measured(server: Server, name: str) -> float:
    """A measure as any one process tells it, over a connection of its own."""
    async with visiting(server.address) as client:
        page = (await client.get("/metrics")).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def until_measured(server: Server, name: str, fits: Callable[[float], bool]) -> None:
    async with asyncio.timeout(WITHIN):
        while not fits(await measured(server, name)):
            await asyncio.sleep(0.1)


def folder_of(pid: int) -> Path:
    """Where a server process counts, as its environment tells."""
    words = Path(f"/proc/{pid}/environ").read_bytes().decode().split("\0")
    return Path(next(word.partition("=")[2] for word in words if word.startswith(f"{FOLDER}=")))


async def test_all_processes_count_together_and_a_dead_one_has_no_viewers(tmp_path: Path, live_database: str) -> None:
    with running(tmp_path, live_database, "--workers", "2") as server:
        async with asyncio.timeout(WITHIN):
            while len(server.workers()) < 2:
                await asyncio.sleep(0.1)
        folder = folder_of(server.workers()[0])
        assert folder.is_dir() and {folder_of(pid) for pid in server.workers()} == {folder}
        refused = 'vesicle_refusals_total{kind="no-such-table"}'
        for _ in range(20):
            assert httpx.get(f"{server.address}/api/tables/{'a' * 20}", trust_env=False).status_code == 404
        assert [await measured(server, refused) for _ in range(6)] == [20.0] * 6
        async with visiting(server.address) as client:
            host = await create(client, game="cytosis")
        viewers = [await Player(server.address, host.table, host.token).enter() for _ in range(8)]
        await until_measured(server, "vesicle_viewers", lambda count: count == 8)
        server.kill_worker()
        await until_measured(server, "vesicle_viewers", lambda count: count < 8)
        assert await measured(server, refused) == 20.0
        for viewer in viewers:
            await viewer.leave()
        assert folder.is_dir()
    assert not folder.exists()
