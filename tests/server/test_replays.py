"""Looking back at a game that is over through every seat's eyes, and playing on from any of its moments."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import vesicle
from server.inside import Inside, running
from server.people import patched
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

PEOPLE = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
BOTS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def settings_of(folder: Path) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", limits=Limits.none())


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(settings_of(tmp_path)) as inside:
        yield inside


def played(steps: int = 10_000, game: str = "virus-and-co") -> vesicle.Match:
    """A short game of three at random."""
    options = {"rounds": 1} if game == "virus-and-co" else {}
    match, chance = vesicle.new(game, seed=21, players=3, **options), random.Random(1)
    while match.winner is None and len(match.actions) < steps:
        match.play(chance.choice(match.legal))
    return match


async def bring(server: Inside, match: vesicle.Match) -> dict[str, Any]:
    record = json.loads(json.dumps(match.record()))
    answer = await server.ask("POST", "/tables/import", body={"record": record})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def play_to_the_end(server: Inside, place: dict[str, Any]) -> dict[str, Any]:
    """The person of a place plays at random, and the bots between; the state at the end."""
    path, token, chance = f"/tables/{place['table']}", place["token"], random.Random(3)
    while True:
        state = (await server.ask("GET", path, token)).json()
        if "result" in state:
            return dict(state)
        seat = state["turn"]["to_act"]
        own = (await server.ask("GET", f"{path}?seat={seat}", token)).json() if seat == 0 else state
        if "legal" in own["turn"]:
            body = {"number": own["number"], "action": chance.choice(own["turn"]["legal"])}
            await server.ask("POST", f"{path}/act", token, body)


def views_in(events: list[dict[str, Any]]) -> list[Any]:
    """The view at the start and after each action, as a page has them."""
    views: list[Any] = []
    view: Any = None
    for event in events:
        view = json.loads(json.dumps(event.get("view", view)))
        for path, value in event.get("patch", ()):
            view = patched(view, path, value)
        if "log" in event:
            views.append(json.loads(json.dumps(view)))
    return views


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
async def test_a_game_that_was_brought_along_is_told_from_its_first_deal_in_every_eyes(
    server: Inside, seat: int | None
) -> None:
    match = played()
    place = await bring(server, match)
    query = "" if seat is None else f"&seat={seat}"
    events = (await server.ask("GET", f"/tables/{place['table']}/events?since=0{query}")).json()["events"]
    views = views_in(events)
    assert len(views) == len(match.actions) + 1
    again = vesicle.new("virus-and-co", seed=21, players=3, rounds=1)
    log = match.log(seat)
    for number, action in enumerate([None, *match.actions]):
        if action:
            again.play(action)
        seen = {key: part for key, part in again.view(seat).items() if key in views[number]}
        assert json.loads(json.dumps(seen)) == views[number]
    told = [entry for event in events for entry in event.get("log", ())]
    assert told == [{key: part for key, part in entry.items() if key != "number"} for entry in log]


async def test_a_game_that_goes_on_tells_spectators_what_happened_before(server: Inside) -> None:
    match = played(steps=20)
    place = await bring(server, match)
    path, token = f"/tables/{place['table']}", place["token"]
    for seat, name in enumerate(("Ada", "Ben", "Cleo")):
        await server.ask("PUT", f"{path}/seats/{seat}", token, {"name": name})
    assert (await server.ask("POST", f"{path}/start", token)).status_code == 200
    events = (await server.ask("GET", f"{path}/events?since=0")).json()["events"]
    told = [entry for event in events for entry in event.get("log", ())]
    assert told == [{key: part for key, part in entry.items() if key != "number"} for entry in match.log(None)]


async def test_others_eyes_are_closed_while_the_game_runs_and_open_when_it_is_over(server: Inside) -> None:
    wish = {"game": "virus-and-co", "options": {"players": 3, "rounds": 1}, "seats": BOTS, "start": True}
    place = (await server.ask("POST", "/tables", body=wish)).json()
    for path in ("", "/events"):
        refused = await server.ask("GET", f"/tables/{place['table']}{path}?seat=1", place["token"])
        assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
    await play_to_the_end(server, place)
    for path in ("", "/events"):
        assert (await server.ask("GET", f"/tables/{place['table']}{path}?seat=1", place["token"])).status_code == 200
        unknown = await server.ask("GET", f"/tables/{place['table']}{path}?seat=3")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-seat")


async def test_an_unfinished_game_tells_a_seat_what_spectators_saw_before_people_sat_down(server: Inside) -> None:
    place = await bring(server, played(12))
    path, token = f"/tables/{place['table']}", place["token"]
    await server.ask("PUT", f"{path}/seats/0", token, {"name": "Ada"})
    own = (await server.ask("GET", f"{path}/events?since=0&seat=0", token)).json()["events"]
    public = (await server.ask("GET", f"{path}/events?since=0")).json()["events"]
    assert own == public and len(views_in(own)) == 13


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
@pytest.mark.parametrize("cards", ["fresh", "same"])
async def test_a_game_is_played_on_from_a_moment_to_its_end(server: Inside, game: str, cards: str) -> None:
    match = played(game=game)
    old = await bring(server, match)
    moment = len(match.actions) - 15
    wish = {"played": moment, "cards": cards, "seats": BOTS, "start": True}
    answer = await server.ask("POST", f"/tables/{old['table']}/continue", body=wish)
    assert answer.status_code == 201, answer.text
    place = answer.json()
    state = (await server.ask("GET", f"/tables/{place['table']}?seat=0", place["token"])).json()
    assert state["table"]["origin"] == {"table": old["table"], "played": moment} and state["table"]["imported"]
    end = await play_to_the_end(server, place)
    record = (await server.ask("GET", f"/tables/{place['table']}/record")).json()
    assert vesicle.replay(record).scores() == end["result"]["scores"]
    assert (record["actions"][:moment] == list(match.actions)[:moment]) == (cards == "same")
    sound = (await server.ask("GET", f"/tables/{place['table']}/verify")).json()
    assert sound["sound"] and sound["promised"] == (cards == "same") and sound["actions"] == len(record["actions"])


async def test_fresh_cards_keep_what_the_person_knew_and_deal_the_rest_anew(server: Inside) -> None:
    """The view of the seat that is taken is the same; what lies beneath differs from one new table to the next."""
    match = played(game="cytosis")
    old = await bring(server, match)
    before = (await server.ask("GET", f"/tables/{old['table']}/views?played=60&seat=1")).json()["view"]
    decks = []
    for _ in range(2):
        wish = {"played": 60, "seats": [{"kind": "bot"}, {"kind": "me", "name": "Ada"}, {"kind": "open"}]}
        place = (await server.ask("POST", f"/tables/{old['table']}/continue", body=wish)).json()
        new = (await server.hub.room(place["table"])).table.match
        assert new is not None and json.loads(json.dumps(new.view(1))) == before
        decks.append(new.position()["deck"])
    assert decks[0] != decks[1]


async def test_a_continued_game_survives_a_restart(tmp_path: Path) -> None:
    places = []
    async with running(settings_of(tmp_path)) as first:
        match = played()
        old = await bring(first, match)
        for cards in ("fresh", "same"):
            wish = {"played": 20, "cards": cards, "seats": PEOPLE[:2], "start": False}
            places.append((await first.ask("POST", f"/tables/{old['table']}/continue", body=wish)).json())
        positions = [(await first.hub.room(place["table"])).table.match.position() for place in places]  # type: ignore[union-attr]
    async with running(settings_of(tmp_path)) as second:
        for place, position in zip(places, positions, strict=True):
            table = (await second.hub.room(place["table"])).table
            assert table.match is not None and table.match.position() == position and table.seats[1].name == "Ben"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"played": 9999}, 422, "invalid"),
        ({"played": -1}, 422, "invalid"),
        ({}, 422, "invalid"),
        ({"played": 3, "cards": "mine"}, 422, "invalid"),
        ({"played": 3, "game": "cytosis"}, 422, "invalid"),
        ({"played": 3, "start": True}, 409, "not-now"),
        ({"played": 3, "seats": [{"kind": "me", "name": ""}]}, 422, "invalid"),
        ({"played": 3, "seats": [{"kind": "bot", "bot": "deep-blue"}]}, 422, "invalid"),
        ({"played": 3, "seats": BOTS + BOTS}, 404, "no-such-seat"),
        ({"played": 3, "stand_in": "nobody"}, 422, "invalid"),
        ({"played": 3, "clock": {"kind": "sun"}}, 422, "invalid"),
    ],
)
async def test_what_cannot_be_played_on_is_refused(server: Inside, wish: Any, status: int, code: str) -> None:
    old = await bring(server, played())
    answer = await server.ask("POST", f"/tables/{old['table']}/continue", body=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_only_a_game_that_is_over_is_played_on_and_not_from_its_end(server: Inside) -> None:
    match = played()
    old, running_game = await bring(server, match), await bring(server, played(12))
    at_the_end = await server.ask("POST", f"/tables/{old['table']}/continue", body={"played": len(match.actions)})
    assert (at_the_end.status_code, at_the_end.json()["code"]) == (409, "not-now")
    too_early = await server.ask(
        "POST", f"/tables/{running_game['table']}/continue", running_game["token"], {"played": 1}
    )
    assert (too_early.status_code, too_early.json()["code"]) == (409, "not-now")
    unseen = await server.ask("GET", f"/tables/{running_game['table']}/verify", running_game["token"])
    assert (unseen.status_code, unseen.json()["code"]) == (409, "not-now")


async def test_who_may_not_look_at_a_table_cannot_play_on_from_it(server: Inside) -> None:
    record = json.loads(json.dumps(played().record()))
    place = (await server.ask("POST", "/tables/import", body={"record": record, "watch": False})).json()
    path = f"/tables/{place['table']}/continue"
    refused = await server.ask("POST", path, body={"played": 3})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
    assert (await server.ask("POST", path, place["token"], {"played": 3})).status_code == 201
