"""The observation says what the view says and nothing else."""

from typing import Any

import numpy as np
import pytest

import vesicle
from cases import CASES
from vesicle.core.chance import BOT, RNG_WORDS, draw_below, seed_stream
from vesicle.core.match import Match
from vesicle.core.record import fields_of, is_record
from vesicle.envs.features import Observation, observation_for
from vesicle.envs.layout import is_long


def row_of(observation: Observation, match: Match, seat: int) -> Any:
    rows = observation.new_rows(1)
    observation.write(match._games, np.array([seat], dtype=np.int8), rows)
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


def positions(game: str, options: dict[str, Any], seed: int, every: int) -> Any:
    """A random game, looked at now and then."""
    match = vesicle.new(game, seed=seed, **options)
    rng = np.zeros(RNG_WORDS, dtype=np.int64)
    seed_stream(rng, seed, BOT)
    while match.to_act is not None:
        if len(match._actions) % every == 0:
            yield match
        match.play(match.legal[draw_below(rng, len(match.legal))])
    yield match


@pytest.mark.parametrize("case", CASES)
def test_a_row_says_what_the_view_says(case: str) -> None:
    game, options = CASES[case]
    observation = observation_for(vesicle.rules_for(game, options))
    for match in positions(game, options, 3, 19):
        for seat in range(match.rules.players):
            row = row_of(observation, match, seat)
            wanted = covered(observation, match.rules.state_class, match.view(seat))
            assert observation.decode(row) == {"viewer": seat, **wanted}
            assert (observation.low <= row).all() and (row <= observation.high).all()


@pytest.mark.parametrize("case", CASES)
def test_a_row_is_the_same_for_all_that_a_seat_cannot_tell_apart(case: str) -> None:
    game, options = CASES[case]
    observation = observation_for(vesicle.rules_for(game, options))
    for match in positions(game, options, 5, 29):
        if match.to_act is not None:
            for seat in range(match.rules.players):
                redealt = match.redealt(seat, 11)
                assert (row_of(observation, match, seat) == row_of(observation, redealt, seat)).all()
