"""What there is to read of each game: rules with their index, and science notes."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle.clauses import GAMES, clauses_of
from vesicle.core.clauses import LANGUAGES
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def rules(server: Inside, game: str = "cytosis") -> dict[str, Any]:
    return dict((await server.ask("GET", f"/games/{game}/rules")).json())


@pytest.mark.parametrize("game", GAMES)
async def test_every_clause_comes_with_all_editions_and_languages(server: Inside, game: str) -> None:
    read = await rules(server, game)
    assert [clause["id"] for clause in read["clauses"]] == list(clauses_of(game))
    assert read["edition"] in read["editions"]
    for clause in read["clauses"]:
        assert list(clause["texts"]) == list(LANGUAGES) and clause["modules"]
        assert list(clause["editions"]) == read["editions"]


async def test_an_edition_may_lack_a_rule(server: Inside) -> None:
    clause = next(one for one in (await rules(server))["clauses"] if one["id"] == "C-EXH-01")
    assert clause["editions"] == {
        "preview": {"status": "none"},
        "first": {"status": "none"},
        "second": {"status": "stated"},
    }


async def test_an_edition_that_plays_otherwise_has_its_own_sentence(server: Inside) -> None:
    clause = next(one for one in (await rules(server))["clauses"] if one["id"] == "C-COMP-04")
    assert clause["editions"]["first"]["texts"]["en"] == "The base game has five Goal cards."
    assert set(clause["editions"]["first"]["texts"]) == set(clause["texts"]) == set(LANGUAGES)


async def test_a_thing_and_an_entry_lead_to_their_clauses(server: Inside) -> None:
    read = await rules(server)
    known = {clause["id"] for clause in read["clauses"]}
    assert set(read["things"]["card"]["insulin"]) <= known
    assert read["kinds"]["card"]["enzyme"][0] == "C-ENZ-01"
    assert read["families"]["card"] == {"rows": "cards", "by": "kind"}
    assert read["entries"]["act exhaust"][0] == "C-EXH-01" and read["named"]["act place"] == ["spot"]


async def test_a_ruling_says_why_and_a_clause_does_not(server: Inside) -> None:
    clauses = {clause["id"]: clause for clause in (await rules(server))["clauses"]}
    assert set(clauses["A-01"]["why"]) == set(LANGUAGES) and clauses["A-01"]["fit"] == "H"
    assert clauses["C-GOL-01"]["why"] is None


@pytest.mark.parametrize("what", ["rules", "notes", "components"])
async def test_what_is_read_comes_compressed_and_only_once(server: Inside, what: str) -> None:
    path = f"/api/games/cytosis/{what}"
    plain = await server.client.get(path, headers={"accept-encoding": "identity"})
    small = await server.client.get(path, headers={"accept-encoding": "gzip"})
    assert small.json() == plain.json() and "content-encoding" not in plain.headers
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert small.headers["cache-control"] == "no-cache" and small.headers["vary"] == "accept-encoding"
    again = await server.client.get(path, headers={"if-none-match": small.headers["etag"]})
    assert again.status_code == 304 and again.content == b"" and "content-type" not in again.headers


@pytest.mark.parametrize("what", ["rules", "notes"])
async def test_a_game_that_there_is_not_has_nothing_to_read(server: Inside, what: str) -> None:
    answer = await server.ask("GET", f"/games/chess/{what}")
    assert answer.status_code == 404 and answer.json()["code"] == "not-found"
