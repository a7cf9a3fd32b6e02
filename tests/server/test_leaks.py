"""The leak law: two games that look the same to a viewer give that viewer the same bytes, whatever is sent."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import pytest

import vesicle
from cases import CASES
from server.inside import client_of
from server.twins import MOMENT, TABLE, Ear, Twin, pairs, token_of
from vesicle import Match
from vesicle.server import history, sight
from vesicle.server.foresight import foresee
from vesicle.server.logs import told as told_line
from vesicle.server.refusals import Refused
from vesicle.server.room import Room

GAMES = (
    "cytosis-preview-2",
    "cytosis-second-4",
    "cytosis-first-virus-2",
    "cytosis-second-virus-epigenetic-3",
    "cytosis-modules-otherwise",
    "virus-and-co-3",
    "virus-and-co-5",
    "virus-and-co-etiquette",
    "virus-and-co-first-print",
)
LOOKS = 4  # positions of each game
AHEAD = 4  # decisions that are followed from each of them
OPTIONS = 6  # actions of each decision that are compared

pytestmark = pytest.mark.anyio


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesicle.server.room.now", lambda: MOMENT)
    monkeypatch.setattr("vesicle.server.hub.now", lambda: MOMENT)


@cache
def positions(name: str, looks: int = LOOKS) -> list[tuple[Match, random.Random]]:
    """Positions of a random game in which somebody has to decide; each with chance for what is tried there."""
    game, options = CASES[name]
    chooser = random.Random(name)
    match = vesicle.new(game, seed=chooser.randrange(10**6), **options)
    seen = []
    while match.to_act is not None:
        seen.append(match.clone())
        match.play(chooser.choice(match.legal))
    chosen = (seen[0], *chooser.sample(seen[1:], looks - 1))
    return [(position, random.Random(f"{name} {number}")) for number, position in enumerate(chosen)]


def common(one: Twin, other: Twin) -> list[str]:
    """The actions that are legal at both tables."""
    assert one.table.match is not None and other.table.match is not None
    return [action for action in one.table.match.legal if action in other.table.match.legal]


def test_a_state_tells_a_seat_and_spectators_nothing_of_hidden_cards(table: str) -> None:
    for match, _ in positions(table):
        for seat, one, other in pairs(match, seed=1):
            assert one.table.match.position() != other.table.match.position()  # type: ignore[union-attr]
            for eyes in (seat, None):
                assert state_bytes(one, eyes) == state_bytes(other, eyes)


def state_bytes(twin: Twin, eyes: int | None) -> bytes:
    seen = sight.look(twin.table, eyes)
    assert seen is not None
    return sight.encode(sight.state_message(twin.table, seen, eyes))


def test_whatever_others_chose_an_event_tells_no_more_than_the_views_before_and_after(table: str) -> None:
    """Any two actions, of the game and of one that looks the same, after which a viewer sees the same."""
    compared = 0
    for match, chooser in positions(table):
        for seat, one, other in pairs(match, seed=2):
            for eyes in {seat, None} - {match.to_act}:
                told: dict[bytes, bytes] = {}
                for twin in (one, other):
                    assert twin.table.match is not None
                    legal = twin.table.match.legal
                    for action in chooser.sample(legal, min(OPTIONS, len(legal))):
                        view, event = twin.told_of(action, eyes)
                        compared += view in told
                        assert b'"result"' in event or told.setdefault(view, event) == event
    assert compared


def seen_alike(rooms: list[Room], seat: int) -> bool:
    """Whether two tables look the same to a seat."""
    one, other = (room.look(seat) for room in rooms)
    assert one is not None and other is not None
    return one.view() == other.view()


async def test_as_long_as_the_views_are_the_same_so_is_everything_that_is_told(table: str) -> None:
    """Live events, events told again, decisions taken back, chat: of the game and of one that looks the same."""
    for match, chooser in positions(table):
        for seat, one, other in pairs(match, seed=3):
            ears = [[Ear(seat, seat), Ear(None, None)] for _ in (one, other)]
            rooms = [one.open(), other.open()]
            for room, looking in zip(rooms, ears, strict=True):
                for ear in looking:
                    room.enter(ear)
            for _ in range(AHEAD):
                if not (choices := common(one, other)):
                    break
                await both(rooms, chooser.choice(choices), chooser)
                if not seen_alike(rooms, seat) or rooms[0].table.status == "over":
                    break
                assert [ear.told for ear in ears[0]] == [ear.told for ear in ears[1]]
                assert sight.look(one.table, seat).view() == rooms[0].look(seat).view()  # type: ignore[union-attr]
            else:
                for eyes, ear in zip((seat, None), ears[0], strict=True):
                    events = [told for told in ear.told if not told.startswith(b'{"type":"outcomes"')]
                    assert told_again(one, eyes) == told_again(other, eyes) == events
            for twin in (one, other):
                twin.close()


async def both(rooms: list[Any], action: str, chooser: random.Random) -> None:
    """The seat that decides does the same at both tables, and takes it back where it may; somebody speaks."""
    undoing, speaking = chooser.random() < 0.4, chooser.random() < 0.2
    for room in rooms:
        seat = room.table.to_act
        await room.act(seat, room.table.number, action)
        if speaking:
            async with room.lock:
                await room.write("chat", {"holder": seat, "name": f"P{seat}", "text": "Well!"})
                await room.write("called", {"seat": seat, "holder": 1 - min(seat, 1)})
                await room.write("stand-in", {"seat": seat, "on": False})
                await room.write("host", {"holder": seat})
        if undoing and room.table.to_act == seat and len(room.table.plays) > room.table.floor:
            await room.undo(seat, room.table.number)


def told_again(twin: Twin, eyes: int | None) -> list[bytes]:
    first = len(twin.table.seats) + 2
    return history.tell_again(history.Past(TABLE, twin.secret, twin.store.journal), first, eyes)


async def test_why_not_previews_and_refusals_tell_the_deciding_seat_only_what_it_may_know(table: str) -> None:
    """The seat that decides may ask of every action of the game; it gets the clauses, or what was wrong."""
    for match, chooser in positions(table):
        seat = match.to_act
        assert seat is not None
        one, other = Twin(match), Twin(vesicle.from_position(match.redealt(seat, 4).position()))
        rooms = [one.open(), other.open()]
        words = [*chooser.sample([*match.rules.numbers], 60), *match.legal[:5], "eat cell", ""]
        for action in words:
            assert answer_to(rooms[0].why_not, seat, action) == answer_to(rooms[1].why_not, seat, action)
            assert answer_to(foresee, one.table.match, seat, action) == answer_to(
                foresee, other.table.match, seat, action
            )
            if action not in match.legal:
                assert await refusal_of(rooms[0], seat, action) == await refusal_of(rooms[1], seat, action)
            for eyes in {*range(match.rules.players), None} - {seat}:
                assert answer_to(rooms[0].why_not, eyes, action)[0] == "not-your-turn"
        one.close()
        other.close()


def answer_to(ask: Callable[..., Any], *given: Any) -> Any:
    try:
        return ask(*given)
    except Refused as refusal:
        return refusal.code, refusal.message, refusal.clauses
    except ValueError as error:
        return str(error)


async def refusal_of(room: Room, seat: int, action: str) -> Any:
    with pytest.raises(Refused) as refused:
        await room.act(seat, room.table.number, action)
    return refused.value.code, refused.value.message, refused.value.clauses


@pytest.mark.parametrize("name", ["cytosis-second-virus-epigenetic-3", "virus-and-co-3"])
async def test_over_http_two_games_that_look_the_same_give_the_same_answers(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Every request that changes nothing, and every one that is refused, by the viewer and by a spectator."""
    caplog.set_level(logging.DEBUG)
    for match, chooser in positions(name, looks=2):
        for seat, one, other in pairs(match, seed=5):
            rooms = [one.open(), other.open()]
            await both(rooms, chooser.choice(common(one, other)), chooser)
            if seen_alike(rooms, seat) and rooms[0].table.status != "over":
                words = chooser.sample([*match.rules.numbers], 4)
                if seat == rooms[0].table.to_act:  # what the seat does not know to be illegal might just happen
                    words = [word for word in words if word not in rooms[0].table.match.legal]
                for token in (token_of(seat), None):
                    answers = [await answers_of(twin, token, seat, words, caplog) for twin in (one, other)]
                    assert answers[0] == answers[1]
            one.close()
            other.close()


async def answers_of(
    twin: Twin, token: str | None, seat: int, words: list[str], caplog: pytest.LogCaptureFixture
) -> list[Any]:
    """Statuses, bodies and log lines of all requests."""
    caplog.clear()
    at, number = f"/api/tables/{TABLE}", twin.table.number
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answers: list[Any] = []
    async with client_of(twin.app) as client:
        for path in (
            *(
                "/api/tables",
                at,
                f"{at}/components",
                f"{at}?seat={seat}",
                f"{at}?seat={(seat + 1) % 3}",
                f"{at}/record",
            ),
            *(f"{at}/events?since={since}" for since in (0, number - 1, number, number + 1)),
            *(f"{at}/views?played={played}{eyes}" for played in (0, 1, 9) for eyes in ("", f"&seat={seat}", "&seat=2")),
            *(f"{at}/{asked}?action={word}" for asked in ("why", "preview") for word in words),
            *(f"/api/feed?token={token}&as={form}" for form in ("atom", "ics")),
        ):
            answers.append(await shown(client.get(path, headers=headers)))
        for path, body in (
            ("/api/mine", {"tokens": [token or ""]}),
            *((f"{at}/act", {"number": number, "action": word}) for word in words),
            (f"{at}/act", {"number": number - 1, "action": words[0] if words else "done"}),
            *((f"{at}/{what}", {"number": number - 1}) for what in ("undo", "start", "rematch", "join", "chat")),
        ):
            answers.append(await shown(client.post(path, json=body, headers=headers)))
    lines = [told_line(record) for record in caplog.records if record.name.startswith("vesicle")]
    return [*answers, [{key: line[key] for key in line if key not in ("at", "ms")} for line in lines]]


async def shown(asking: Awaitable[Any]) -> tuple[int, bytes]:
    response = await asking
    assert response.status_code < 500
    await asyncio.sleep(0)
    return response.status_code, response.content
