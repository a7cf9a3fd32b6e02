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
    INJECTION = 6  # one that lies here, beyond what it takes away: the next ones are the more dangerous
    RIVALS = 7  # share of what the others have on average that counts against a player

    # rules of thumb
    OTHERS = 8  # share of what another player loses that counts as a gain
    RISK_PLAYED = 9  # playing a Risk card
    RISK_TAKEN = 10  # what a Risk card that nobody has seen costs its taker, as sickness

    # search
    DOUBT = 11  # points of lead that make a win likely, with one round to go
    UNDECIDED = 12  # rounds that the round at hand counts for, while it lasts
    TEMPERATURE = 13  # points by which an action must be worse to be looked at much less
    EXPLORATION = 14  # how far the search strays from what has done best
    CAUTION = 15  # how much less than its siblings an action is taken to be worth before the first visit
    STANDING = 16  # share of the outlook that looks at points rather than at who wins


TUNED: Final[dict[Weight, float]] = {
    Weight.SICKNESS: 0.4,
    Weight.MUCH_SICKNESS: 2.0,
    Weight.LAST_INJECTION: 0.9,
    Weight.PILLS: -0.15,
    Weight.USUAL: 0.4,
    Weight.CHANGE: 0.4,
    Weight.INJECTION: 0.7,
    Weight.RIVALS: 1.0,
    Weight.OTHERS: 0.4,
    Weight.RISK_PLAYED: 1.0,
    Weight.RISK_TAKEN: 1.2,
    Weight.DOUBT: 6.0,
    Weight.UNDECIDED: 0.7,
    Weight.TEMPERATURE: 2.0,
    Weight.EXPLORATION: 0.6,
    Weight.CAUTION: 0.02,
    Weight.STANDING: 0.15,
}


def tuned_weights() -> NDArray[np.float64]:
    """The weights as compiled code reads them, by Weight."""
    return np.array([TUNED[weight] for weight in Weight])
