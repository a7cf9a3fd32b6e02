"""What an action would do, before it is done: what is certain is told, what hangs on hidden cards or dice is not."""

import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import vesicle
from cases import CASES
from given import given
from server.inside import Inside, running
from vesicle import Match
from vesicle.core.errors import IllegalAction
from vesicle.server.foresight import foresee
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

GAMES = (
    "cytosis-preview-2",
    "cytosis-second-4",
    "cytosis-second-virus-epigenetic-3",
    "cytosis-modules-otherwise",
    "virus-and-co-3",
    "virus-and-co-etiquette",
)
Step = tuple[Match, str, list[dict[str, Any]]]  # a game, what is played next, and what its seat will be told of it


def played(match: Match, action: str) -> list[dict[str, Any]]:
    """The entries of an action that is really played, as its seat is told them."""
    seat, match = match.to_act, match.clone()
    before = match.look(seat)
    match.play(action)
    return match.look(seat).tell(match.rules.numbers[action], before)


def random_game(table: str) -> Iterator[Step]:
    """Every step of it."""
    game, options = CASES[table]
    chooser = random.Random(table)
    match = vesicle.new(game, seed=chooser.randrange(10**6), **options)
    while match.to_act is not None:
        action = chooser.choice(match.legal)
        yield match.clone(), action, played(match, action)
        match.play(action)


def test_what_is_certain_is_told_as_it_will_happen() -> None:
    match = given(atp=2, hand=["insulin"]).match
    assert foresee(match, 0, "place nucleus-3") == played(match, "place nucleus-3")
    assert {"what": "stock", "seat": 0, "molecule": "mrna", "change": 3} in foresee(match, 0, "place nucleus-3")


@pytest.mark.parametrize("table", GAMES)
def test_all_that_is_foreseen_comes_true(table: str) -> None:
    for match, action, told in [*random_game(table)][::3]:
        assert match.to_act is not None
        foreseen = foresee(match, match.to_act, action)
        assert foreseen[0] == told[0]
        assert [entry for entry in told if entry in foreseen] == foreseen


@pytest.mark.parametrize(
    ("table", "what"),
    [
        ("cytosis-second-4", "event"),
        ("cytosis-second-4", "market"),
        ("cytosis-first-virus-2", "outbreak"),
        ("virus-and-co-3", "offer"),
        ("virus-and-co-3", "offers"),
    ],
)
def test_a_card_that_is_turned_up_or_a_die_that_is_rolled_is_not_foreseen(table: str, what: str) -> None:
    match, action, told = next(step for step in random_game(table) if what in [entry["what"] for entry in step[2]])
    assert match.to_act is not None
    foreseen = [entry["what"] for entry in foresee(match, match.to_act, action)]
    assert what not in foreseen and len(foreseen) < len(told)


def test_looking_at_the_deck_shows_no_card_beforehand_and_taking_a_card_that_was_seen_is_certain() -> None:
    game = given(edition="first", traits={0: "open-chromatin"}, deck=["glucagon", "insulin", "cortisol"], atp=4)
    assert "insulin" not in str(foresee(game.match, 0, "scout"))
    match = game.play("scout").match
    assert {"what": "card", "seat": 0, "card": "insulin"} in foresee(match, 0, "choose insulin")
    assert foresee(match, 0, "choose insulin") == played(match, "choose insulin")


def test_an_action_that_a_rule_forbids_is_not_foreseen() -> None:
    match = given(atp=0).match
    with pytest.raises(IllegalAction) as forbidden:
        foresee(match, 0, "place card-2")
    assert forbidden.value.clauses == match.why_not("place card-2") != ()


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def shared_screen(server: Inside) -> Any:
    """A running game of which one person holds both seats; seat 0 decides."""
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben")]
    wish = {"game": "cytosis", "options": {"players": 2, "first_seat": 0}, "seats": seats, "start": True}
    return (await server.ask("POST", "/tables", body=wish)).json()


async def test_both_ways_in_give_the_seat_that_decides_the_same_preview_and_change_nothing(server: Inside) -> None:
    made = await shared_screen(server)
    room = await server.hub.room(made["table"])
    assert room.table.match is not None and room.table.to_act is not None
    seat, action, number = room.table.to_act, room.table.match.legal[0], room.table.number
    before = room.table.match.position()
    over_http = await server.ask("GET", f"/tables/{made['table']}/preview?action={action}&seat={seat}", made["token"])
    socket = await server.look(made["table"], made["token"], seat)
    socket.say({"type": "preview", "action": action, "ack": 1})
    told = await socket.hear_until("preview")
    acknowledged = await socket.hear()
    assert told == {"type": "preview", **over_http.json()}
    assert acknowledged == {"type": "ack", "ack": 1, "number": number}
    assert told["log"] == played(room.table.match, action)
    assert room.table.match.position() == before
    await socket.hang_up()


async def test_a_forbidden_action_is_refused_with_the_clauses(server: Inside) -> None:
    made = await shared_screen(server)
    answer = await server.ask("GET", f"/tables/{made['table']}/preview?action=place golgi-1&seat=0", made["token"])
    asked = await server.ask("GET", f"/tables/{made['table']}/why?action=place golgi-1&seat=0", made["token"])
    assert (answer.status_code, answer.json()["code"]) == (409, "illegal")
    assert answer.json()["clauses"] == asked.json()["clauses"] != []


@pytest.mark.parametrize("seat", [None, 1])
async def test_only_the_seat_that_decides_may_ask(server: Inside, seat: int | None) -> None:
    made = await shared_screen(server)
    looking = "" if seat is None else f"&seat={seat}"
    answer = await server.ask("GET", f"/tables/{made['table']}/preview?action=done{looking}", made["token"])
    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")
