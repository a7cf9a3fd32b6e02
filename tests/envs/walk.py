"""Random games by numbers, for the tests of the environments."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from vesicle.core.chance import BOT, RNG_WORDS, draw_below, seed_stream
from vesicle.core.match import Match

SOME = ("cytosis-second-4", "cytosis-preview-2", "cytosis-first-virus-epigenetic-3", "virus-and-co-4")


def new_stream(seed: int) -> Any:
    rng = np.zeros(RNG_WORDS, dtype=np.int64)
    seed_stream(rng, seed, BOT)
    return rng


def legal_numbers(match: Match) -> list[int]:
    return [match.rules.numbers[text] for text in match.legal]


def moments(match: Match, every: int) -> Iterator[Match]:
    """A random game, looked at now and then and at its end."""
    rng = new_stream(match.seed or 0)
    while match.to_act is not None:
        if len(match._actions) % every == 0:
            yield match
        match.play(match.legal[draw_below(rng, len(match.legal))])
    yield match


def digest(match: Match) -> str:
    return match.digest()
