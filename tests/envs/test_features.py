"""The observation says what the view says and nothing else."""

from typing import Any

import numpy as np
import pytest

import vesicle
from cases import CASES, Case
from envs.walk import SOME, moments
from vesicle.core.match import Match
from vesicle.core.record import fields_of, is_record, new
from vesicle.envs.features import Observation, observation_for
from vesicle.envs.layout import Layout, is_long


def given(case: Case, seed: int) -> tuple[Match, Observation]:
    game, options = case
    match = vesicle.new(game, seed=seed, **options)
    return match, observation_for(match.rules)


def row_of(observation: Observation, match: Match, seat: int) -> Any:
    rows = observation.new_rows(1)
    observation.write(match._games, np.array([seat]), rows)
    return rows[0]


def covered(observation: Observation, record_class: type, view: dict[str, Any]) -> dict[str, Any]:
    """What a view says of the fields that an observation shows, long lists in the order of the box."""
    cards = observation.rules.labels["card"]
    shown = {}
    for field in fields_of(record_class):
        if field.secret == "all" or field.name in observation.absent:
            continue
        value = view[field.name]
        if is_record(field.base):
            value = [covered(observation, field.base, player) for player in value]
        elif field.secret == "" and is_long(field):
            value = sorted(value, key=cards.index)
        shown[field.name] = value
    return shown


@pytest.mark.parametrize("case", CASES)
def test_a_row_says_what_the_view_says(case: str) -> None:
    match, observation = given(CASES[case], 3)
    for moment in moments(match, 41):
        for seat in range(match.rules.players):
            row = row_of(observation, moment, seat)
            wanted = covered(observation, match.rules.state_class, moment.view(seat))
            assert observation.decode(row) == {"viewer": seat, **wanted}
            assert (observation.low <= row).all() and (row <= observation.high).all()


@pytest.mark.parametrize("case", CASES)
def test_a_row_is_the_same_for_all_that_a_seat_cannot_tell_apart(case: str) -> None:
    match, observation = given(CASES[case], 5)
    for moment in moments(match, 41):
        for seat in range(match.rules.players if moment.to_act is not None else 0):
            row = row_of(observation, moment, seat)
            for seed in range(3):
                assert (row_of(observation, moment.redealt(seat, seed), seat) == row).all()


@pytest.mark.parametrize("case", CASES)
def test_what_is_left_out_belongs_to_modules_that_nobody_plays(case: str) -> None:
    match, observation = given(CASES[case], 7)
    fresh: Any = new(match.rules.state_class)
    *_, end = moments(match, 10_000)
    for field in fields_of(match.rules.state_class):
        records = [(end._state, fresh)]
        if is_record(field.base):
            records = [(end._state[field.name][seat], fresh[field.name][seat]) for seat in range(match.rules.players)]
        for name in observation.absent & set(end._state.dtype.names if len(records) == 1 else field.base.__dict__):
            assert all(np.array_equal(one[name], other[name]) for one, other in records)


@pytest.mark.parametrize("case", SOME)
def test_seats_that_swap_places_see_the_same_table(case: str) -> None:
    """The viewer comes first: what it sees of its own side stands at the same place, whatever its seat is."""
    match, observation = given(CASES[case], 3)
    for moment in moments(match, 97):
        rows = [row_of(observation, moment, seat) for seat in range(match.rules.players)]
        for piece in (piece for piece in observation.pieces if piece.name == "points"):
            own = [row[piece.start : piece.start + piece.length].tolist() for row in rows]
            seats = [(seat + (piece.turn or 0)) % match.rules.players for seat in range(match.rules.players)]
            points = [moment._state.players[seat].points.tolist()[: piece.length] for seat in seats]
            assert own == points


@pytest.mark.parametrize("case", SOME)
def test_a_row_of_floats_has_the_same_numbers(case: str) -> None:
    match, observation = given(CASES[case], 3)
    floats = observation.new_rows(1, np.float32)
    observation.write(match._games, np.array([1]), floats)
    assert (floats[0] == row_of(observation, match, 1)).all()
    assert observation.decode(floats[0]) == observation.decode(row_of(observation, match, 1))


def test_actions_that_name_a_player_can_be_counted_from_the_viewer() -> None:
    match, observation = given(("virus-and-co", {"players": 4}), 3)
    numbers, turned = match.rules.numbers, observation.turned_actions
    assert turned[3, numbers["pass 2"]] == numbers["pass 1"]
    assert turned[3, numbers["accept"]] == numbers["accept"]
    assert all(sorted(row) == list(range(match.rules.actions.size)) for row in turned.tolist())


def test_an_eviction_names_a_seat_and_a_disk() -> None:
    match, observation = given(("cytosis", {"players": 3}), 3)
    numbers = match.rules.numbers
    assert observation.turned_actions[2, numbers["evict 1-0"]] == numbers["evict 0-0"]
    assert observation.turned_actions[2, numbers["evict 4-1"]] == numbers["evict 4-1"]


def test_a_secret_that_nobody_has_thought_of_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark without a rule of its own stops the layout; it does not show the field."""
    match, _ = given(("cytosis", {}), 3)
    monkeypatch.setattr("vesicle.envs.layout.is_long", lambda field: field.secret == "own")
    with pytest.raises(AssertionError, match="no way to show"):
        Layout(match.rules, ())
