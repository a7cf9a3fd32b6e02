"""The players that a command can seat; so far only one that plays at random."""

from collections.abc import Sequence

import numpy as np

from vesicle.core.chance import BOT, RNG_WORDS, draw_below, seed_stream

BOTS = ("random",)


class RandomPlayer:
    """Chooses among the legal actions, each as likely, from a stream that is not the game's own."""

    def __init__(self, seed: int) -> None:
        """Start the stream that belongs to a game's seed."""
        self._rng = np.zeros(RNG_WORDS, dtype=np.int64)
        seed_stream(self._rng, seed, BOT)

    def choose(self, legal: Sequence[str]) -> str:
        """One of the legal actions."""
        return legal[draw_below(self._rng, len(legal))]
