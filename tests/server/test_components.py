"""What a table's components print, for the page to draw: rows, rulings and the board, and nothing of the game."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle.cytosis.board import board
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def open_table(server: Inside, game: str = "cytosis", watch: bool = True, **options: Any) -> Any:
    wish = {"game": game, "options": options, "watch": watch, "seats": [{"kind": "me", "name": "Ada"}]}
    return (await server.ask("POST", "/tables", body=wish)).json()


async def components(server: Inside, game: str = "cytosis", **options: Any) -> dict[str, Any]:
    """Those of a new table, as a spectator gets them."""
    made = await open_table(server, game, **options)
    return dict((await server.ask("GET", f"/tables/{made['table']}/components")).json())


async def test_the_rows_hold_what_the_tables_own_box_prints(server: Inside) -> None:
    printed = await components(server, players=2)
    own = await components(server, players=2, box={"cards": {"insulin": {"points": 9, "name": "Sweet Insulin"}}})
    assert printed["game"] == own["game"] == "cytosis"
    assert own["rows"]["cards"]["insulin"] == {
        **printed["rows"]["cards"]["insulin"],
        **{"points": 9, "name": "Sweet Insulin"},
    }
    assert {**own["rows"], "cards": {}} == {**printed["rows"], "cards": {}}


async def test_rows_of_an_expansion_that_is_not_played_stay_in_the_box(server: Inside) -> None:
    base, virus = await components(server, players=2), await components(server, players=2, virus=True)
    more = [name for name in virus["rows"]["cards"] if name not in base["rows"]["cards"]]
    assert {virus["rows"]["cards"][name]["kind"] for name in more} == {"virus-attack"}
    assert len(virus["rows"]["events"]) > len(base["rows"]["events"])


async def test_the_rulings_are_those_of_the_edition_with_those_of_the_table(server: Inside) -> None:
    usual, chosen = await components(server), await components(server, rulings={"grey_in_cap": "no"})
    assert usual["rulings"]["grey_in_cap"] == "yes"
    assert chosen["rulings"] == {**usual["rulings"], "grey_in_cap": "no"}


async def test_the_board_says_where_every_area_lies(server: Inside) -> None:
    found = await components(server, players=2)
    assert found["board"] == board()
    assert {*found["rows"]["areas"]} == {*found["board"]["wide"]["areas"], *found["board"]["beside"]}


async def test_a_card_game_has_no_board(server: Inside) -> None:
    found = await components(server, "virus-and-co", players=3)
    assert found["board"] == {} and "rhinovirus" in found["rows"]["cards"]


async def test_only_who_may_see_the_table_may_read_its_components(server: Inside) -> None:
    made = await open_table(server, watch=False)
    path = f"/tables/{made['table']}/components"
    assert (await server.ask("GET", path)).status_code == 403
    assert (await server.ask("GET", path, made["token"])).status_code == 200


async def test_components_stay_the_same_whatever_is_played(server: Inside) -> None:
    made = await open_table(server, "virus-and-co", players=3, first_seat=0)
    path = f"/tables/{made['table']}/components"
    first = (await server.ask("GET", path)).content
    for seat in (1, 2):
        await server.ask("PUT", f"/tables/{made['table']}/seats/{seat}/bot", made["token"], {"bot": "random"})
    await server.ask("POST", f"/tables/{made['table']}/start", made["token"])
    room = await server.hub.room(made["table"])
    assert room.table.match is not None
    await room.act(0, room.table.number, room.table.match.legal[0])
    assert room.table.plays and (await server.ask("GET", path)).content == first


async def test_the_whole_box_of_a_game_is_read_at_no_table(server: Inside) -> None:
    cell = (await server.ask("GET", "/games/cytosis/components")).json()
    assert {"ebola-attack-1", "insulin"} <= set(cell["rows"]["cards"]) and "housekeeping" in cell["rows"]["traits"]
    assert cell["board"] == board()
    clinic = (await server.ask("GET", "/games/virus-and-co/components")).json()
    assert clinic["game"] == "virus-and-co" and "nurse" in clinic["rows"]["risks"]
    assert (await server.ask("GET", "/games/chess/components")).status_code == 404
