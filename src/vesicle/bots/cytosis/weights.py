"""What the numbers of the evaluation and the search mean; they stand in weights.toml, all in one place."""

import tomllib
from enum import IntEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vesicle.bots.cytosis.terms import SIGNS


class Weight(IntEnum):
    """What the evaluation weighs; work is counted in placements, worth in health points."""

    PLACEMENT = 0  # points that a placement without a plan is worth
    TAIL = 1  # so many placements before the end, one is worth half of that
    MRNA = 2  # placements that it takes to get one mRNA …; the order is that of the molecules
    PROTEIN = 3  # … one protein, its mRNA included
    CARB = 4
    LIPID = 5
    ATP = 6
    SPARE = 7  # share of that work which a macromolecule without a plan saves
    SPARE_ATP = 8  # the same for ATP
    ENOUGH = 9  # so many spare ones of a kind, and one more is worth half
    CROWD = 10  # placements that a planned one takes, since others stand in the way
    SLACK = 11  # placements that a plan may seem short of and still succeed half the time
    SPREAD = 12  # how slowly the chance of a plan falls when placements run out
    DISK = 13  # share of a plan that survives when no disk is left for it
    CLAIM = 14  # share of a Goal's points that is counted before its marker is placed
    HORMONES = 15  # hormones of a kind that a player completes in a round
    RECEIVED = 16  # share of a planned hormone that others' receptors count on
    DETOX_SPREAD = 17  # ATP of detox cards that make a lead in the majority safe
    MARKER = 18  # points for holding the first-player marker
    RIVALS = 19  # share of what the others gain that is counted against an action
    OPTION = 20  # share of a card's points that it is worth in hand while there is no time for it
    TEMPERATURE = 21  # points by which an action must be worse to be looked at much less by the search
    EXPLORATION = 22  # how far the search strays from what has done best
    OTHERS = 23  # the same for what the search expects of the other seats
    CAUTION = 24  # how much less than its siblings an action is taken to be worth before the first visit
    AGE = 25  # visits to a position before its actions are weighed, which takes longer than a rollout
    HORIZON = 26  # rounds that quick players go on before the search takes stock; 0: until a turn begins


class Thumb(IntEnum):
    """What the quick players of rollouts go by, in placements."""

    COMPLETION = 0  # the last step of a hormone, receptor or enzyme
    DETOX = 1  # completing a detox card
    START = 2  # starting a vesicle for a card in hand
    MODIFY = 3  # bringing it into the Golgi
    CLAIM = 4  # the Laureates while an own marker is left …
    MARKER = 5  # … and afterwards
    HIRE = 6  # what a grey piece must be worth more than
    SPARE = 7  # share of a macromolecule that no plan lacks
    SPARE_ATP = 8  # the same for ATP
    TRANSLATE = 9  # each protein that is made from mRNA and lacking
    BUY = 10  # each point of a card on the market
    BUY_DETOX = 11  # a detox card
    BUY_INSTANT = 12  # an instant card
    HELD = 13  # less for each card in hand
    TIME = 14  # placements that a card in hand takes, so that there is time for no more of them
    GOAL = 15  # each point that a claimed Goal adds to a card
    NOISE = 16  # how far chance may change the choice


N_WEIGHTS: Final = len(Weight)
N_THUMBS: Final = len(Thumb)
N_MOMENTS: Final = 5  # of a game at which the worth of signs is known; in between it changes evenly
N_GREEDY: Final = int(Weight.TEMPERATURE)  # those before it are the evaluation's, the others the search's


@cache
def _numbers() -> dict[str, dict[str, Any]]:
    """The tables of weights.toml; they are data, so that another number needs no compilation."""
    return tomllib.loads(files("vesicle.bots.cytosis").joinpath("weights.toml").read_text(encoding="utf-8"))


def tuned_weights() -> NDArray[np.float64]:
    """The weights as compiled code reads them, by Weight."""
    return np.array([_numbers()["weights"][weight.name.lower()] for weight in Weight])


def tuned_thumbs() -> NDArray[np.float64]:
    """The rules of thumb as compiled code reads them, by Thumb."""
    return np.array([_numbers()["thumbs"][thumb.name.lower()] for thumb in Thumb])


def tuned_worth() -> NDArray[np.float64]:
    """What one more of a sign adds to the final points as compiled code reads it, by sign and moment."""
    return np.array([_numbers()["outlook"][sign] for sign in SIGNS])


def tuned_moments() -> NDArray[np.float64]:
    """The moments at which that is known, in placements left, and what a lead is worth at each."""
    return np.array([_numbers()["outlook"][row] for row in ("moments", "doubt")])
