"""The numbers of the evaluation, in one place. `benchmarks/tune_bots.py` found them by letting bots play each other."""

from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray


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
    DOUBT = 21  # points of lead that make a win likely, with one round to go
    TEMPERATURE = 22  # points by which an action must be worse to be looked at much less by the search
    EXPLORATION = 23  # how far the search strays from what has done best
    CAUTION = 24  # how much less than its siblings an action is taken to be worth before the first visit


N_WEIGHTS: Final = len(Weight)

TUNED: Final[dict[Weight, float]] = {
    Weight.PLACEMENT: 1.0,
    Weight.TAIL: 3.0,
    Weight.MRNA: 0.38,
    Weight.PROTEIN: 0.68,
    Weight.CARB: 0.7,
    Weight.LIPID: 0.38,
    Weight.ATP: 0.33,
    Weight.SPARE: 0.6,
    Weight.SPARE_ATP: 0.8,
    Weight.ENOUGH: 4.0,
    Weight.CROWD: 1.15,
    Weight.SLACK: 0.5,
    Weight.SPREAD: 0.8,
    Weight.DISK: 0.3,
    Weight.CLAIM: 0.5,
    Weight.HORMONES: 0.08,
    Weight.RECEIVED: 0.5,
    Weight.DETOX_SPREAD: 3.0,
    Weight.MARKER: 0.4,
    Weight.RIVALS: 0.3,
    Weight.OPTION: 0.02,
    Weight.DOUBT: 2.5,
    Weight.TEMPERATURE: 0.7,
    Weight.EXPLORATION: 0.6,
    Weight.CAUTION: 0.02,
}


def tuned_weights() -> NDArray[np.float64]:
    """The weights as compiled code reads them, by Weight."""
    return np.array([TUNED[weight] for weight in Weight])
