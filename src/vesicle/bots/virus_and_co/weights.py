"""The numbers that the bots weigh with, in one place; games of bots among themselves found them."""

from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray


class Weight(IntEnum):
    """What the evaluation weighs, in points unless it says otherwise."""

    # how strongly a player is drawn to intensive care, as exponents
    SICKNESS = 0  # at the limit of sickness …
    MUCH_SICKNESS = 1  # … and once more, by the square of how near the limit is
    LAST_INJECTION = 2  # when the next Injection is one too many
    PILLS = 3  # for each point of pills: they pay for what one does not want
    USUAL = 4  # how strongly a player is drawn there about whom nothing is asked

    CHANGE = 5  # a blue pill beyond its point: it pays small prices exactly
    RISK_IN_HAND = 6  # a turn without a Virus, and pills from those who refuse it
    RIVALS = 7  # share of what the others have on average that counts against a player

    # rules of thumb
    OTHERS = 8  # share of what another player loses that counts as a gain
    RISK_PLAYED = 9  # playing a Risk card
    RISK_TAKEN = 10  # what a Risk card that nobody has seen costs its taker, as sickness

    # search
    DOUBT = 11  # points of lead that make a win likely, with one round to go
    UNDECIDED = 12  # rounds that the round at hand counts for, while it lasts
    TURNS = 13  # turns that are thought ahead by rules of thumb before a position is weighed
    TEMPERATURE = 14  # points by which an action must be worse to be looked at much less
    EXPLORATION = 15  # how far the search strays from what has done best
    CAUTION = 16  # how much less than its siblings an action is taken to be worth before the first visit


TUNED: Final[dict[Weight, float]] = {
    Weight.SICKNESS: 0.4,
    Weight.MUCH_SICKNESS: 2.0,
    Weight.LAST_INJECTION: 0.9,
    Weight.PILLS: -0.15,
    Weight.USUAL: 0.4,
    Weight.CHANGE: 0.2,
    Weight.RISK_IN_HAND: 0.3,
    Weight.RIVALS: 1.0,
    Weight.OTHERS: 0.4,
    Weight.RISK_PLAYED: 1.0,
    Weight.RISK_TAKEN: 1.2,
    Weight.DOUBT: 6.0,
    Weight.UNDECIDED: 0.3,
    Weight.TURNS: 100.0,
    Weight.TEMPERATURE: 2.0,
    Weight.EXPLORATION: 0.6,
    Weight.CAUTION: 0.02,
}


def tuned_weights() -> NDArray[np.float64]:
    """The weights as compiled code reads them, by Weight."""
    return np.array([TUNED[weight] for weight in Weight])
