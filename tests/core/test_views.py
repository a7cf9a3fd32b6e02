"""What a viewer may see: secrets are marked at their field and shown by one function."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import vesicle
from vesicle.core.knowledge import PUBLIC, SPECTATOR, bit_of, is_known
from vesicle.core.layout import Layout, write_fields
from vesicle.core.record import Field, IntArray, bytes_of, fields_of, i8, i16, is_record, many, new, record
from vesicle.core.views import Scene, observe
from vesicle.cytosis.state import Player, State

LABELS = {"card": ["ace", "bow", "cup", "dog", "elf"]}


@record
class Hand:
    """One player's cards."""

    coins: int = i8()
    wish: int = i8(secret="own")
    hand: IntArray = i8(5, fill=-1, of="card", secret="cards", tail=True)


@record
class Table:
    """One field of every secrecy."""

    key: IntArray = i8(2, secret="all")
    turn: int = i8()
    stack: IntArray = i8(5, fill=-1, of="card", secret="count", tail=True)
    deck: IntArray = i8(5, fill=-1, of="card", secret="pile", tail=True)
    known: IntArray = i16(5, by="card", secret="all")
    hands: Sequence[Hand] = many(Hand, 3, by="seat")


@record
class Village:
    """A field with a mark that does not exist, made past the check."""

    rumour: int = Field(np.int8, secret="whispered")  # type: ignore[assignment]
    known: IntArray = i16(5, by="card", secret="all")


def table() -> Any:
    made = new(Table)
    made.deck[:2] = (1, 0)
    made.stack[:1] = (2,)
    made.hands[0].hand[:2] = (2, 3)
    made.hands[1].hand[:1] = (4,)
    made.hands[0].wish, made.hands[1].wish = 7, 8
    made.known[:] = (bit_of(0), PUBLIC, bit_of(0), PUBLIC, bit_of(1) | bit_of(0))
    return made


def view(seat: int | None) -> dict[str, Any]:
    return observe(table(), Layout(Table, LABELS, 2), LABELS, seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_secret_to_all_is_not_even_there(seat: int | None) -> None:
    assert set(view(seat)) == {"turn", "stack", "deck", "hands"}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_counted_pile_shows_its_number_only(seat: int | None) -> None:
    assert view(seat)["stack"] == {"count": 1}


@pytest.mark.parametrize(("seat", "known"), [(0, ["ace", "bow"]), (1, ["bow"]), (None, ["bow"])])
def test_a_pile_shows_in_alphabetical_order_what_the_viewer_knows(seat: int | None, known: list[str]) -> None:
    assert view(seat)["deck"] == {"count": 2, "known": known}


@pytest.mark.parametrize(
    ("seat", "hands"),
    [(0, [["cup", "dog"], ["elf"]]), (1, [["dog", None], ["elf"]]), (None, [["dog", None], [None]])],
)
def test_cards_show_what_the_viewer_knows_and_a_blank_for_the_rest(seat: int | None, hands: list[Any]) -> None:
    assert [player["hand"] for player in view(seat)["hands"]] == hands


@pytest.mark.parametrize(("seat", "wishes"), [(0, [7, None]), (1, [None, 8]), (None, [None, None])])
def test_what_is_a_players_own_is_shown_to_that_player(seat: int | None, wishes: list[int | None]) -> None:
    assert [player["wish"] for player in view(seat)["hands"]] == wishes


def test_the_place_of_a_card_that_is_known_tells_nothing() -> None:
    made = table()
    made.hands[0].hand[:2] = (3, 2)
    assert observe(made, Layout(Table, LABELS, 2), LABELS, 1) == view(1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_public_fields_are_whole(seat: int | None) -> None:
    assert (view(seat)["turn"], [player["coins"] for player in view(seat)["hands"]]) == (0, [0, 0])


def test_only_seats_of_the_table_are_shown() -> None:
    assert len(observe(table(), Layout(Table, LABELS, 3), LABELS, 0)["hands"]) == 3
    assert len(view(0)["hands"]) == 2


def test_a_view_has_nothing_that_the_truth_lacks() -> None:
    whole = write_fields(bytes_of(table()), Layout(Table, LABELS, 2))
    assert set(view(0)) <= set(whole)
    assert view(0)["hands"][0]["hand"] == whole["hands"][0]["hand"]


def test_a_secret_that_nobody_knows_how_to_keep_is_not_shown() -> None:
    with pytest.raises(AssertionError, match="rumour: no way to show secret='whispered'"):
        observe(new(Village), Layout(Village, LABELS, 2), LABELS, 0)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4, SPECTATOR])
def test_a_bit_for_each_viewer(viewer: int) -> None:
    assert is_known(bit_of(viewer), viewer)
    assert is_known(PUBLIC, viewer)
    assert not is_known(PUBLIC - bit_of(viewer), viewer)
    assert not is_known(0, viewer)


def test_everything_in_cytosis_that_must_not_be_seen_is_marked() -> None:
    marked = {field.name: field.secret for field in (*fields_of(State), *fields_of(Player)) if field.secret}
    assert marked == {
        **{"rng": "all", "known": "all", "events": "count", "events_out": "all"},
        **{"deck": "pile", "out": "pile", "hand": "cards"},
        **{"traits": "count", "kept": "own", "offered": "own", "passed": "own", "foreseen": "own"},
    }
    assert [field.name for field in fields_of(State) if is_record(field.base)] == ["players"]


@pytest.mark.parametrize(
    "game, options",
    [
        ("cytosis", {"players": 3}),
        ("cytosis", {"players": 2, "edition": "first", "virus": True, "epigenetic": True}),
        ("virus-and-co", {"players": 3}),
    ],
)
def test_looking_again_is_looking(game: str, options: dict[str, Any]) -> None:
    """Law: a view that follows another is the view of a fresh look, and what has not changed is the same object."""
    match, chance = vesicle.new(game, seed=11, **options), random.Random(11)
    rules, viewers = match.rules, [None, *range(match.rules.players)]
    scene = Scene(match._state, rules.layout, rules.labels)
    views = {viewer: scene.seen_by(viewer) for viewer in viewers}
    while match.to_act is not None and len(match.actions) < 120:
        match.play(chance.choice(match.legal))
        scene = Scene(match._state, rules.layout, rules.labels, scene)
        for viewer, before in views.items():
            after = scene.seen_again_by(viewer, before)
            assert after == scene.seen_by(viewer) == observe(match._state, rules.layout, rules.labels, viewer)
            assert all(value is before[name] for name, value in after.items() if value == before[name])
            views[viewer] = after
    assert len(match.actions) > 60
