"""What an operator sees, and small things that a table keeps, through the application."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

SEATS: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
WISH: dict[str, Any] = {"game": "virus-and-co", "options": {"players": 3}, "seats": SEATS}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as inside:
        yield inside


async def measured(server: Inside) -> dict[str, float]:
    """Every measure of the page by its name and labels."""
    page = (await server.client.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(vesicle_\S+) (\S+)$", page, re.MULTILINE)}


async def test_the_metrics_count_tables_and_viewers_as_they_are(server: Inside) -> None:
    await server.ask("POST", "/tables", body=WISH)
    playing = (await server.ask("POST", "/tables", body={**WISH, "start": True})).json()
    socket = await server.look(playing["table"])
    await socket.hear_until("presence")
    found = await measured(server)
    assert found['vesicle_tables{status="open"}'] == found['vesicle_tables{status="playing"}'] == 1
    assert found["vesicle_viewers"] == 1 and found["vesicle_bots_waiting"] == 0
    await socket.hang_up()
    assert (await measured(server))["vesicle_viewers"] == 0


async def test_who_takes_another_name_keeps_the_stand_in(server: Inside) -> None:
    made = (await server.ask("POST", "/tables", body={**WISH, "start": True})).json()
    room = await server.hub.room(made["table"])
    seat = next(seat for seat in range(3) if seat != room.table.to_act)
    await server.ask("PUT", f"/tables/{made['table']}/seats/{seat}/stand-in", made["token"], {"on": True})
    await server.ask("PUT", f"/tables/{made['table']}/seats/{seat}", made["token"], {"name": "Dora"})
    assert (room.table.seats[seat].name, room.table.seats[seat].stand_in) == ("Dora", True)
