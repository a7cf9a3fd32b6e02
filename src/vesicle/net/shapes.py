"""The columns that a network's rules read and write, and nothing else: what compiled code is made from."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vesicle.core.record import IntArray

Numbers = NDArray[Any]
NONE: Final = -1

# Where a manner has what.
EXPLORATION, CAUTION, TEMPERATURE, MARGINS = range(4)


class Lens(NamedTuple):
    """Columns that compiled code reads; the first two have an entry for each place of a row."""

    first: NDArray[np.int32]  # where the values of a place begin in `inputs`
    low: NDArray[np.int16]  # the value there
    inputs: NDArray[np.int16]  # for every place and value the number of the input, or NONE
    told: NDArray[np.int16]  # inputs that are on at this table always
    plan: NDArray[np.int32]  # of the observation
    actions: NDArray[np.int16]  # by seat and action: which of the network's actions it is, or NONE


class Network(NamedTuple):
    """The weights; the first index of a layer is the unit, input or action that it is for."""

    rows: NDArray[np.int16]  # of inputs, in 256ths
    first_bias: NDArray[np.int32]
    second: NDArray[np.int8]
    second_scale: NDArray[np.int32]
    second_bias: NDArray[np.int64]
    third: NDArray[np.int8]
    third_scale: NDArray[np.int32]
    third_bias: NDArray[np.int64]
    policy: NDArray[np.int16]
    policy_scale: NDArray[np.int32]
    policy_bias: NDArray[np.int64]
    value: NDArray[np.int16]  # chances to win, then margins, of all seats from the viewer on
    value_scale: NDArray[np.int32]
    value_bias: NDArray[np.int64]


class Thought(NamedTuple):
    """Room to think in, for one thread: copies of the game, and what each layer gives."""

    trials: Any  # an array of one game
    small: IntArray  # the same as 8-bit numbers
    wide: IntArray  # and as 16-bit numbers
    legal: NDArray[np.int16]
    row: NDArray[np.int16]  # the observation
    sums: NDArray[np.int32]  # of the first layer
    first: NDArray[np.int16]
    second: NDArray[np.int16]
    third: NDArray[np.int16]
    logits: Numbers  # of the legal actions, in their order; later their shares
    win: Numbers  # the chance of every seat of the table
    margin: Numbers  # what its lead comes to, −1 to 1


class Manner(NamedTuple):
    """How a search uses a network; rules get it as an array of fractions, in this order."""

    exploration: float = 1.2  # how much a good prior and few visits count
    caution: float = 0.1  # by how much an action that nobody has tried is taken to be worse than those that were
    temperature: float = 1.3  # above 1 priors are less sure of themselves
    margins: float = 0.2  # part of a position's value that is the margin rather than the chance to win
