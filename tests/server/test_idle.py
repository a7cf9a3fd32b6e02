"""Rooms that nobody looks at are let go wholly, however long the clock of their table runs."""

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from processes import until
from server.inside import running
from vesicle.server import hub as hubs
from vesicle.server import room as rooms
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
WISH: dict[str, Any] = {"game": "cytosis", "options": {"players": 2}, "seats": SEATS, "start": True}
DAYS = {"kind": "days", "days": 30}


async def test_a_game_by_correspondence_does_not_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "IDLE", 0.0)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())
    async with running(settings) as server:
        made = (await server.ask("POST", "/tables", body={**WISH, "clock": DAYS})).json()
        kept = weakref.ref(server.hub.rooms[made["table"]])
        server.hub._close_idle()
        assert not server.hub.rooms and not server.hub._timers
        gc.collect()
        assert kept() is None


async def test_the_clock_of_a_table_that_was_let_go_runs_out_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "IDLE", 0.0)
    monkeypatch.setattr(hubs, "SWEEP", 0.02)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())
    async with running(settings) as server:
        made = (await server.ask("POST", "/tables", body={**WISH, "clock": DAYS})).json()
        await until(lambda: not server.hub.rooms)
        number = (await server.hub.store.entries(made["table"]))[-1].number
        later = rooms.now() + 31 * 24 * 3600 * 1000
        monkeypatch.setattr(hubs, "now", lambda: later)
        while (await server.hub.store.entries(made["table"]))[-1].number == number:
            pass
        last = (await server.hub.store.entries(made["table"]))[number]
        assert (last.kind, last.body["by"]) == ("played", "clock")
