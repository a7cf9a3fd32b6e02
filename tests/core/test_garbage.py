"""Whatever people type or load: a clear error of one sentence, and nothing changed."""

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vesicle

GAMES = {name: vesicle.new(name, players=3, seed=5) for name in ("cytosis", "virus-and-co")}
for match in GAMES.values():
    for number in range(60):
        match.play(match.legal[number % len(match.legal)])
POSITIONS = {name: json.dumps(match.position()) for name, match in GAMES.items()}
RECORDS = {name: json.dumps(match.record()) for name, match in GAMES.items()}

leaves = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(allow_nan=False)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner))
games = st.sampled_from(sorted(GAMES))
patient = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def one_sentence(error: BaseException) -> None:
    """What a user is told: some words, on one line."""
    assert str(error) and "\n" not in str(error)


@patient
@given(
    games,
    st.one_of(values, st.sampled_from(["place", "load 1000", "PLACE nucleus-3", "done done", " done", "grey -1"])),
)
def test_garbage_is_no_action_and_changes_nothing(name: str, text: Any) -> None:
    match = GAMES[name]
    for ask in (match.play, match.why_not):
        with pytest.raises(vesicle.UnknownAction) as caught:
            ask(text)
        one_sentence(caught.value)
    assert json.dumps(match.position()) == POSITIONS[name]


def damage(data: st.DataObject, whole: Any) -> Any:
    """The same with one part somewhere inside replaced, dropped or added."""
    here = whole
    while isinstance(here, dict | list) and here:
        key = data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        if not isinstance(here[key], dict | list) or not here[key] or data.draw(st.integers(0, 3)) == 0:
            break
        here = here[key]
    match data.draw(st.integers(0, 3)):
        case 0 if isinstance(here, dict):
            here[data.draw(st.text(max_size=5))] = data.draw(leaves)
        case 1:
            del here[key]
        case 2:
            here[key] = data.draw(st.integers(-3, 70))
        case _:
            here[key] = data.draw(values)
    return whole


@patient
@given(games, st.data())
def test_a_damaged_position_loads_as_a_playable_game_or_is_refused(name: str, data: st.DataObject) -> None:
    given_position = damage(data, json.loads(POSITIONS[name]))
    kept = copy.deepcopy(given_position)
    try:
        loaded = vesicle.from_position(given_position)
    except ValueError as error:
        one_sentence(error)
    else:
        assert bool(loaded.legal) == (loaded.to_act is not None)
        for _ in range(12):
            if loaded.to_act is not None:
                loaded.play(loaded.legal[-1])
    assert given_position == kept


@patient
@given(games, st.data())
def test_a_damaged_record_replays_the_same_game_or_is_refused(name: str, data: st.DataObject) -> None:
    record = damage(data, json.loads(RECORDS[name]))
    kept = copy.deepcopy(record)
    try:
        replayed = vesicle.replay(record)
    except vesicle.ReplayError as error:
        one_sentence(error)
    else:
        assert replayed.actions == GAMES[name].actions
    assert record == kept
