"""A table of a browser moves to the server with its whole journal; what could not have happened is refused."""

import copy
import json
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from server.test_replays import settings_of
from vesicle.core.fairness import commitment
from vesicle.server.history import Past, tell_again
from vesicle.server.store import Entry
from vesicle.server.table import Table

pytestmark = pytest.mark.anyio

SALT, AT = f"{7:032x}", 1_794_764_624_000
Journal = dict[str, Any]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(settings_of(tmp_path)) as inside:
        yield inside


def journal_of(game: str = "cytosis", decisions: int = 60) -> Journal:
    """One person and two bots at random, with every undo that the person may have, and some talk."""
    about = {
        "game": game,
        "rules_version": {"cytosis": "2", "virus-and-co": "1"}[game],
        "options": {"players": 3},
        "title": "On a train",
        "watch": True,
        "clock": {"kind": "none"},
        "stand_in": "graduate",
        "coach": False,
        "commitment": commitment(game, 21, SALT),
    }
    deeds: list[tuple[str, dict[str, Any]]] = [
        ("created", about),
        ("seated", {"seat": 0, "kind": "person", "holder": 0, "name": "Ada", "colour": "rose"}),
        ("seated", {"seat": 1, "kind": "bot", "bot": "random", "name": "Random"}),
        ("seated", {"seat": 2, "kind": "bot", "bot": "greedy", "name": "Greedy"}),
        ("started", {}),
        ("chat", {"holder": 0, "name": "Ada", "text": "Hello"}),
    ]
    table, chance = Table("", {"seed": 21}), random.Random(1)
    entries: list[dict[str, Any]] = []

    def happen(kind: str, body: dict[str, Any]) -> None:
        entries.append({"kind": kind, "body": body, "at": AT + len(entries)})
        table.take(Entry("", len(entries), kind, {**body, "public": False, "join": "invited"}, AT))

    for kind, body in deeds:
        happen(kind, body)
    while table.winner is None and len(entries) < decisions:
        seat, match = table.to_act, table.match
        assert match is not None
        happen("played", {"seat": seat, "action": chance.choice(match.legal), "by": "person" if seat == 0 else "bot"})
        if table.to_act == seat == 0 and len(table.plays) > table.floor and chance.random() < 0.3:
            happen("undone", {"seat": 0, "to": table.floor})
    return {"secret": {"seed": "21", "start": None, "salt": SALT, "bot_seed": "8"}, "entries": entries}


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
async def test_all_has_happened_as_in_the_browser_and_goes_on(server: Inside, game: str) -> None:
    journal = journal_of(game, 30 if game == "virus-and-co" else 60)
    answer = await server.ask("POST", "/tables/move", body=journal)
    assert answer.status_code == 201, answer.text
    place = answer.json()
    path, token = f"/tables/{place['table']}", place["token"]
    state = (await server.ask("GET", path, token)).json()
    assert state["table"]["status"] == "open" and state["table"]["imported"]
    assert state["table"]["commitment"] == commitment(game, 21, SALT)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Random", "Greedy"]
    assert state["table"]["seats"][0]["colour"] == "rose" and state["table"]["seats"][0]["host"]
    events = (await server.ask("GET", f"{path}/events?since=0", token)).json()["events"]
    assert [event["kind"] for event in events] == [*(entry["kind"] for entry in journal["entries"]), "reopened"]
    assert [event["at"] for event in events[:-1]] == [entry["at"] for entry in journal["entries"]]
    assert stories(events) == stories(in_the_browser(journal))
    assert (await server.ask("DELETE", f"{path}/seats/1", token)).status_code == 200
    guest = (await server.ask("POST", f"{path}/join", body={"invite": place["invite"]})).json()["token"]
    assert (await server.ask("PUT", f"{path}/seats/1", guest, {"name": "Ben"})).status_code == 200
    assert (await server.ask("POST", f"{path}/start", token)).status_code == 200
    state = (await server.ask("GET", path, token)).json()
    assert state["table"]["status"] == "playing" and state["view"] is not None


def in_the_browser(journal: Journal) -> list[Any]:
    """What the person was told there."""
    made = [{**entry["body"], "public": False, "join": "invited"} for entry in journal["entries"]]
    made[0] |= {"imported": False}
    entries = [
        Entry("local", number, entry["kind"], body, entry["at"])
        for number, (entry, body) in enumerate(zip(journal["entries"], made, strict=True), start=1)
    ]
    return [json.loads(event) for event in tell_again(Past("local", {"seed": 21, "salt": SALT}, entries), 0, 0)]


def stories(events: list[Any]) -> list[Any]:
    """What was told of the game, and what could be taken back."""
    return [
        [event.get(key) for key in ("number", "seat", "by", "log", "patch", "to", "view")] + [event["turn"].get("undo")]
        for event in events
        if event["kind"] in ("started", "played", "undone")
    ]


def changed(*path: Any, to: Any) -> Callable[[Journal], None]:
    """A journal with something else in one place."""

    def change(journal: Journal) -> None:
        place: Any = journal
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to

    return change


FIRST_PLAY, BODY = 6, "body"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda journal: journal["entries"].clear(), "invalid"),
        (lambda journal: journal["entries"].pop(0), "invalid"),
        (lambda journal: journal["entries"].insert(3, journal["entries"][0]), "invalid"),
        (lambda journal: journal["entries"].pop(3), "invalid"),  # somebody is missing at the start
        (lambda journal: journal["entries"].pop(FIRST_PLAY), "invalid"),
        (changed("entries", FIRST_PLAY, BODY, "action", to="place nowhere"), "invalid"),
        (changed("entries", FIRST_PLAY, BODY, "seat", to=7), "invalid"),
        (changed("entries", FIRST_PLAY, BODY, "by", to="magic"), "invalid"),
        (changed("entries", FIRST_PLAY, BODY, to={}), "invalid"),
        (changed("entries", FIRST_PLAY, to={"kind": "undone", "body": {"seat": 0, "to": 0}, "at": AT}), "invalid"),
        (changed("entries", FIRST_PLAY, "kind", to="rematch"), "invalid"),
        (changed("entries", 1, BODY, "name", to=""), "invalid"),
        (changed("entries", 1, BODY, "seat", to=9), "invalid"),
        (changed("entries", 2, BODY, "bot", to="program:rm"), "invalid"),
        (changed("entries", 2, BODY, "colour", to="rose"), "taken"),
        (changed("entries", 5, BODY, "text", to="x" * 501), "invalid"),
        (changed("entries", 0, BODY, "options", to={"players": 99}), "invalid"),
        (changed("entries", 0, BODY, "rules_version", to="0"), "old-rules"),
        (changed("secret", "seed", to=None), "invalid"),
        (changed("secret", "seed", to=str(2**63)), "invalid"),
        (changed("secret", "start", to={"no": "position"}), "invalid"),
        (changed("secret", "salt", to="salt"), "invalid"),
    ],
)
async def test_what_could_not_have_happened_is_refused_in_a_sentence(
    server: Inside, spoil: Callable[[Journal], None], code: str
) -> None:
    journal = copy.deepcopy(journal_of(decisions=12))
    spoil(journal)
    answer = await server.ask("POST", "/tables/move", body=journal)
    assert answer.status_code in (409, 422) and answer.json()["code"] == code, answer.text
    assert "\n" not in answer.json()["message"]
    assert not await server.hub.store.listed(10)


async def test_a_game_that_is_over_does_not_move(server: Inside) -> None:
    answer = await server.ask("POST", "/tables/move", body=journal_of("virus-and-co", 5000))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
