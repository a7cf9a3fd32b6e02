"""Requests that no honest client makes: each is refused in a sentence, or read as far as it makes sense."""

import json
import random
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import vesicle
from server.inside import Inside, running
from vesicle.core.fairness import commitment, promise
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

HALF = "\ud800"  # half a character: JSON can say it, UTF-8 cannot
NO_TABLES: list[dict[str, Any]] = [
    {HALF: 1},
    {"game": HALF},
    {"title": HALF},
    {"options": {HALF: 1}},
    {"options": {"edition": HALF}},
    {"options": {"players": float("nan")}},
    {"options": {"players": 10**30}},
    {"options": {"players": [3]}},
    {"options": {"rulings": [["contagion", "may"]]}},
    {"options": {"box": {HALF: {}}}},
    {"options": {"box": {"cards": {HALF: {"points": 1}}}}},
    {"options": {"box": "a file"}},
    {"options": {"seed": 7}},
    {"clock": {"kind": HALF}},
    {"clock": {"kind": "turn", "seconds": 1e308}},
    {"stand_in": "program:sh"},
    {"seats": [{"kind": "me", "name": "\u202e"}]},
    {"seats": [{"kind": "bot", "bot": HALF}]},
]
NO_GAMES: list[dict[str, Any]] = [
    {"fair": {"salt": 5}},
    {"fair": {"salt": HALF}},
    {"fair": [1]},
    {"fair": promise("virus-and-co", 6, "00" * 16)},
    {"seed": -1},
    {"seed": 10**40},
    {"seed": None},
    {"seed": None, "start": {HALF: 1}},
    {"actions": [HALF]},
    {"actions": [[]]},
    {"digests": {HALF: 1}},
    {"options": {HALF: 1}},
    {"rules_version": HALF},
    {"game": []},
    {"seats": [HALF]},
]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def post(server: Inside, path: str, body: str) -> tuple[int, Any]:
    answer = await server.client.post(f"/api{path}", content=body, headers={"content-type": "application/json"})
    return answer.status_code, answer.json()


async def test_a_table_that_cannot_be_is_refused_in_a_sentence(server: Inside) -> None:
    for wish in NO_TABLES:
        status, refusal = await post(server, "/tables", json.dumps({"game": "virus-and-co", **wish}))
        assert (status, refusal["code"]) == (422, "invalid"), wish
        assert refusal["message"]


async def test_a_request_that_is_nested_without_end_is_refused(server: Inside) -> None:
    for depth, statuses in ((900, {422}), (20_000, {400})):
        body = '{"game": "cytosis", "options": {"box": ' + '{"a":' * depth + "1" + "}" * depth + "}}"
        assert (await post(server, "/tables", body))[0] in statuses


@cache
def saved() -> tuple[dict[str, Any], dict[str, Any]]:
    """A saved game after twenty actions, and the same at its end."""
    match, chooser = vesicle.new("virus-and-co", players=3, seed=5, rounds=1), random.Random(1)
    while len(match.actions) < 20:
        match.play(chooser.choice(match.legal))
    begun = match.record()
    while match.to_act is not None:
        match.play(chooser.choice(match.legal))
    return begun, match.record()


async def test_a_saved_game_that_is_none_is_refused_in_a_sentence(server: Inside) -> None:
    for change in NO_GAMES:
        status, refusal = await post(server, "/tables/import", json.dumps({"record": {**saved()[0], **change}}))
        assert status == 422, change
        assert refusal["message"].startswith("the saved game is refused: ")


async def test_names_of_a_saved_game_are_cleaned_for_the_table(server: Inside) -> None:
    names = [HALF, "\u202eAda", "x" * 100]
    record = {**saved()[1], "seats": [{"name": name, "bot": None} for name in names]}
    status, made = await post(server, "/tables/import", json.dumps({"record": record}))
    assert status == 201
    state = (await server.ask("GET", f"/tables/{made['table']}")).json()
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Seat 0", "Ada", "x" * 40]


async def test_a_game_with_a_seed_begins_with_its_deal_whatever_start_it_carries(server: Inside) -> None:
    record = {**saved()[0], "start": {"a": 1}}
    status, made = await post(server, "/tables/import", json.dumps({"record": record}))
    assert status == 201
    view = (await server.ask("GET", f"/tables/{made['table']}/views?played=20")).json()["view"]
    assert view == vesicle.replay(saved()[0]).view(None)


async def test_the_promise_of_an_imported_game_does_not_let_its_seed_be_tried_out(server: Inside) -> None:
    made = (await post(server, "/tables/import", json.dumps({"record": saved()[0]})))[1]
    facts = (await server.ask("GET", f"/tables/{made['table']}")).json()["table"]
    assert facts["commitment"] not in {commitment("virus-and-co", seed, "") for seed in range(10)}
    salt = (await server.hub.store.secret(made["table"]))["salt"]
    assert facts["commitment"] == commitment("virus-and-co", 5, salt)


async def test_nobody_sees_hands_by_trying_one_seat_after_the_other_before_the_start(server: Inside) -> None:
    made = (await post(server, "/tables/import", json.dumps({"record": saved()[0], "join": "anyone"})))[1]
    at, match = f"/tables/{made['table']}", vesicle.replay(saved()[0])
    guest = (await server.ask("POST", f"{at}/join", body={})).json()["token"]
    for seat in range(3):
        await server.ask("PUT", f"{at}/seats/{seat}", guest, {"name": "Ben"})
        spectators = (await server.ask("GET", at)).json()["view"]
        assert spectators.items() <= match.view(None).items()
        assert (await server.ask("GET", f"{at}?seat={seat}", guest)).json()["view"] == spectators
        assert (await server.ask("GET", f"{at}/views?played=0&seat={seat}", guest)).json()["code"] == "not-now"
        socket = await server.look(made["table"], guest, seat)
        assert (await socket.hear_until("state") or {})["view"] == spectators
        if seat < 2:
            await socket.hang_up()
            await server.ask("DELETE", f"{at}/seats/{seat}", guest)
    for seat in (0, 1):
        await server.ask("PUT", f"{at}/seats/{seat}", made["token"], {"name": f"Host {seat}"})
    assert (await server.ask("POST", f"{at}/start", made["token"])).status_code == 200
    while (event := await socket.hear_until("event")) is not None and event["kind"] != "started":
        pass
    assert event is not None and event["view"].items() <= match.view(2).items()
    number = event["number"]
    again = (await server.ask("GET", f"{at}/events?since={number - 1}", guest)).json()["events"][0]
    assert again == event
    await socket.hang_up()
