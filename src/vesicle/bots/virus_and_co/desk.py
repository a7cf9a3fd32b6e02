"""The room that a brain thinks in, made once for a thread, so that nothing is allocated on the way."""

from enum import IntEnum
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vesicle.bots.virus_and_co.weights import tuned_weights
from vesicle.core.chance import RNG_WORDS
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import new_array
from vesicle.virus_and_co.ids import MAX_PLAYERS
from vesicle.virus_and_co.state import State

Numbers = NDArray[Any]


class Term(IntEnum):
    """What a position is worth to a seat; the first four are the sources of points, in their order."""

    PILLS = 0
    SICKNESS = 1
    BETS = 2
    DANGER = 3  # intensive care, by how likely it is, and Injections, which lead there
    CHANGE = 4  # blue pills, which pay small prices exactly
    RIVALS = 5  # all this for the others, on average


TERMS: Final = tuple(term.name.lower() for term in Term)
N_TERMS: Final = len(TERMS)
N_OWN_TERMS: Final = int(Term.RIVALS)  # those of every seat


class Desk(NamedTuple):
    """Scratch paper for one thread."""

    weights: NDArray[np.float64]  # by Weight
    trials: NDArray[Any]  # one copy of the game, to try things on
    rng: NDArray[np.int64]  # what the copies are dealt from
    listed: NDArray[np.int16]  # the legal actions that are weighed
    legal: NDArray[np.int16]  # the legal actions further on
    priors: NDArray[np.float64]  # how likely each of them is to be the best
    sides: NDArray[np.float64]  # what each seat has, by term
    threats: NDArray[np.float64]  # each seat's chance to end the round in intensive care
    terms: NDArray[np.float64]  # of the action last weighed
    rival: NDArray[np.float64]  # of the best of the others than the one that is explained
    outlook: NDArray[np.float64]  # each seat's chance to win


def new_desk() -> Desk:
    """A desk with the tuned weights."""
    return Desk(
        weights=tuned_weights(),
        trials=new_array(State, 1),
        rng=np.zeros(RNG_WORDS, np.int64),
        listed=np.zeros(MAX_ACTIONS, np.int16),
        legal=np.zeros(MAX_ACTIONS, np.int16),
        priors=np.zeros(MAX_ACTIONS, np.float64),
        sides=np.zeros((MAX_PLAYERS, N_OWN_TERMS), np.float64),
        threats=np.zeros(MAX_PLAYERS, np.float64),
        terms=np.zeros(N_TERMS, np.float64),
        rival=np.zeros(N_TERMS, np.float64),
        outlook=np.zeros(MAX_PLAYERS, np.float64),
    )
