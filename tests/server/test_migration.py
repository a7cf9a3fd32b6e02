"""A database of an earlier schema, with games in it, is brought to the newest, and its games are played on."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, MetaData, create_engine

from server.inside import Inside, running
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings
from vesicle.server.store import schema

pytestmark = pytest.mark.anyio

OLD = ("0001",)  # every schema that a released program has made
KEPT = ("tables", "entries", "tokens")
WISH: dict[str, Any] = {
    "game": "cytosis",
    "options": {"players": 2},
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
    "start": True,
    "public": True,
}


def engine_of(url: str) -> Engine:
    return create_engine(url.replace("postgresql://", "postgresql+psycopg://"))


def make_old(url: str, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database as an earlier program has left it, with these rows."""
    config = Config()
    config.set_main_option("script_location", "vesicle.server.store:migrations")
    engine = engine_of(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        found = MetaData()
        found.reflect(connection)
        for name in KEPT:
            connection.execute(found.tables[name].insert(), rows[name])
    engine.dispose()


def rows_of(url: str) -> dict[str, list[dict[str, Any]]]:
    engine = engine_of(url)
    with engine.connect() as connection:
        found = {name: connection.execute(schema.metadata.tables[name].select()).mappings().all() for name in KEPT}
    engine.dispose()
    return {name: [dict(row) for row in rows] for name, rows in found.items()}


async def play(server: Inside, place: dict[str, Any], steps: int) -> Any:
    """So many actions of the person, who waits for the bot; the state after them."""
    path = f"/tables/{place['table']}"
    while True:
        state = (await server.ask("GET", path, place["token"])).json()
        if steps and "legal" in state["turn"]:
            body = {"number": state["number"], "action": state["turn"]["legal"][0]}
            assert (await server.ask("POST", f"{path}/act", place["token"], body)).status_code == 200
            steps -= 1
        elif not steps and "legal" in state["turn"]:
            return state


@pytest.mark.parametrize("revision", OLD)
async def test_games_of_an_earlier_schema_are_played_on(url: str, revision: str, tmp_path: Path) -> None:
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    async with running(Settings(database=elsewhere, limits=Limits.none())) as server:
        places = [(await server.ask("POST", "/tables", body=WISH)).json() for _ in range(3)]
        before = [await play(server, place, steps) for steps, place in enumerate(places, start=1)]
    kept = rows_of(elsewhere)
    make_old(url, revision, kept)
    async with running(Settings(database=url, limits=Limits.none())) as server:
        assert rows_of(url) == kept
        for place, state in zip(places, before, strict=True):
            after = (await server.ask("GET", f"/tables/{place['table']}", place["token"])).json()
            assert {**after, "present": []} == {**state, "present": []}
            assert (await play(server, place, 3))["number"] >= state["number"] + 3
        assert len((await server.ask("GET", "/tables")).json()["tables"]) == 3
        assert (await server.ask("GET", "/health")).json()["trouble"] == []
    assert all(entry in rows_of(url)["entries"] for entry in kept["entries"])


def test_every_migration_but_the_newest_has_such_a_test() -> None:
    folder = Path(schema.__file__).parent / "migrations" / "versions"
    revisions = sorted(path.name[1:5] for path in folder.glob("v[0-9]*.py"))
    assert (*OLD, schema.NEWEST) == tuple(revisions)
