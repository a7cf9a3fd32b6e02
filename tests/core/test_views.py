"""What a viewer may see: secrets are marked at their field and shown by one function."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import vesicle
from vesicle.core.knowledge import PUBLIC, SPECTATOR, bit_of, is_known
from vesicle.core.layout import Layout, write_fields
from vesicle.core.observing import observe
from vesicle.core.record import Field, IntArray, bytes_of, fields_of, i8, i16, is_record, many, new, record
from vesicle.core.sights import number_of
from vesicle.core.views import Patch, ViewPlan
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


def view(seat: int | None, made: Any = None, players: int = 2) -> dict[str, Any]:
    """What a seat sees of a table with so many players."""
    whole = np.frombuffer(bytes_of(table() if made is None else made), dtype=np.int8)
    plan, viewer = ViewPlan(Layout(Table, LABELS, players), LABELS), number_of(seat)
    seen = whole.copy()
    observe(seen, plan.marks, plan.known, viewer)
    shown = plan.read(seen.tobytes(), viewer)
    assert all(find(shown, leaf.path) == leaf.read(seen.tobytes()) for leaf in plan.leaves if leaf.path[-1] != "wish")
    return shown


def find(shown: Any, path: Sequence[str | int]) -> Any:
    """What a view has at a place."""
    for step in path:
        shown = shown[step]
    return shown


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
    assert view(1, made) == view(1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_public_fields_are_whole(seat: int | None) -> None:
    assert (view(seat)["turn"], [player["coins"] for player in view(seat)["hands"]]) == (0, [0, 0])


def test_only_seats_of_the_table_are_shown() -> None:
    assert len(view(0, players=3)["hands"]) == 3
    assert len(view(0)["hands"]) == 2


def test_a_view_has_nothing_that_the_truth_lacks() -> None:
    whole = write_fields(bytes_of(table()), Layout(Table, LABELS, 2))
    assert set(view(0)) <= set(whole)
    assert view(0)["hands"][0]["hand"] == whole["hands"][0]["hand"]


def test_a_secret_that_nobody_knows_how_to_keep_is_not_shown() -> None:
    with pytest.raises(AssertionError, match="rumour: no way to show secret='whispered'"):
        ViewPlan(Layout(Village, LABELS, 2), LABELS)


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
def test_views_and_patches_are_what_plain_reading_shows(game: str, options: dict[str, Any]) -> None:
    """Law: a view is what the marks allow, read field by field; and a patch makes the earlier view the later one."""
    match, chance = vesicle.new(game, seed=11, **options), random.Random(11)
    viewers = [None, *range(match.rules.players)]
    sights = {viewer: match.look(viewer) for viewer in viewers}
    views = {viewer: seen.view() for viewer, seen in sights.items()}
    while match.to_act is not None and len(match.actions) < 120:
        match.play(chance.choice(match.legal))
        truth = write_fields(bytes_of(match._state), match.rules.layout)
        for viewer, before in sights.items():
            after = sights[viewer] = match.look(viewer)
            views[viewer] = patched(views[viewer], after.patch(before))
            seen = after.view()
            assert views[viewer] == seen
            facts = write_fields(
                bytes_of(after.facts), Layout(match.rules.facts_class, match.rules.labels, options["players"])
            )
            assert seen == {**plainly(truth, match, match.rules.state_class, viewer), "facts": facts}
    assert len(match.actions) > 60


def patched(shown: dict[str, Any], patch: Patch) -> dict[str, Any]:
    for path, value in patch:
        find(shown, path[:-1])[path[-1]] = value
    return shown


def plainly(truth: dict[str, Any], match: Any, record_class: type, viewer: int | None, own: Any = None) -> Any:
    """The same by the marks alone, from everything under its name."""
    bits = dict(zip(match.rules.labels["card"], match._state.known.tolist(), strict=False))
    known = {card for card, viewers in bits.items() if is_known(viewers, number_of(viewer))}
    seen: dict[str, Any] = {}
    for field in fields_of(record_class):
        whole = truth[field.name]
        if is_record(field.base):
            seen[field.name] = [plainly(side, match, field.base, viewer, seat) for seat, side in enumerate(whole)]
        elif field.secret == "count":
            seen[field.name] = {"count": len(whole)}
        elif field.secret == "pile":
            seen[field.name] = {"count": len(whole), "known": sorted(card for card in whole if card in known)}
        elif field.secret == "cards":
            shown = [card for card in whole if card in known]
            seen[field.name] = shown + [None] * (len(whole) - len(shown))
        elif field.secret == "own":
            seen[field.name] = whole if own == viewer else None
        elif not field.secret:
            seen[field.name] = whole
    return seen


def test_an_observed_record_has_nothing_of_what_it_hides() -> None:
    """Law: of two games that look the same to a viewer the observed records are the same bytes."""
    match, chance = vesicle.new("cytosis", seed=5, players=3, virus=True, epigenetic=True), random.Random(5)
    for _ in range(90):
        match.play(chance.choice(match.legal))
        for seat in range(3):
            other = match.redealt(seat, chance.randrange(10**6))
            assert bytes_of(other.look(seat).record[0]) == bytes_of(match.look(seat).record[0])
            assert bytes_of(other._state) != bytes_of(match._state)
