"""Whole games by random players, for simulations and benchmarks: compiled, a batch at a time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from vesicle.core.chance import BOT, RNG_WORDS, draw_below, seed_stream
from vesicle.core.match import Match, Rules
from vesicle.core.piles import NOTHING
from vesicle.core.playouts import Scratch
from vesicle.core.record import new, new_array

BATCH = 256


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    seed: int
    winner: int
    decisions: int
    rounds: int
    scores: list[list[int]]  # for each seat the points by source, in the order of the rules' labels
    winners: list[int]  # all who share the victory


def random_games(rules: Rules, games: int, seed: int) -> Iterator[Result]:
    """Play games with the seeds from `seed` on; the players draw from a stream of their own, not from the game's."""
    for first in range(seed, seed + games, BATCH):
        states, decisions = play_batch(rules, min(BATCH, seed + games - first), first)
        for number, state in enumerate(states):
            yield _result(rules, state, first + number, int(decisions[number]))


def play_batch(rules: Rules, games: int, seed: int) -> tuple[Any, Any]:
    """The final states of so many games, and how many decisions each took."""
    states = deal_batch(rules, games, seed)
    return states, finish_batch(rules, states, seed)


def deal_batch(rules: Rules, games: int, seed: int) -> Any:
    """So many freshly dealt states, game i with seed + i."""
    states = new_array(rules.state_class, games)
    first_seat = rules.options.get("first_seat")
    rules.deal_games(states, rules.box, seed, NOTHING if first_seat is None else first_seat)
    return states


def finish_batch(rules: Rules, states: Any, seed: int) -> Any:
    """Let random players finish every game of an array, wherever it stands; how many decisions each took."""
    decisions = np.zeros(len(states), dtype=np.int64)
    scratch: Any = new(Scratch)
    rules.finish_games(states, decisions, rules.box, seed, scratch)
    return decisions


def _result(rules: Rules, state: Any, seed: int, decisions: int) -> Result:
    scores = rules.scores(state)
    points = [list(score["sources"].values()) for score in scores]
    winner = int(state.winner)
    winners = [score["seat"] for score in scores if score.get("won", score["seat"] == winner)]
    return Result(seed, winner, decisions, int(state.round_number), points, winners)


def random_match(rules: Rules, seed: int, seats: Sequence[dict[str, Any]] = ()) -> Match:
    """The game that `random_games` plays with this seed, action by action, so that it can be saved."""
    match = Match.deal(rules, seed, seats)
    rng = np.zeros(RNG_WORDS, dtype=np.int64)
    seed_stream(rng, seed, BOT)
    while match.to_act is not None:
        match.play(match.legal[draw_below(rng, len(match.legal))])
    return match


def result_of(match: Match) -> Result:
    """The result of a match that is over."""
    assert match.seed is not None and match.winner is not None
    return _result(match.rules, match._state, match.seed, len(match.actions))
