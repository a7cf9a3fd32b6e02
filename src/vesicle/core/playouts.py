"""What games by random players need beside the state, and copying states by the thousand."""

from typing import Final

from vesicle.core.chance import RNG_WORDS
from vesicle.core.jit import rule
from vesicle.core.record import IntArray, i16, i64, record

MAX_ACTIONS: Final = 1024  # room for the legal actions of any game


@record
class Scratch:
    """The random players' own generator, and the list of legal actions at hand."""

    rng: IntArray = i64(RNG_WORDS)
    legal: IntArray = i16(MAX_ACTIONS)


@rule
def copy_first(games: IntArray) -> None:
    """Make every game of an array the same as the first: copying a record clones the game."""
    for game in range(1, games.shape[0]):
        games[game] = games[0]
