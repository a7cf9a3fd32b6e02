"""Room for a network to think in."""

import numpy as np

from vesicle.bots.tree import MAX_SEATS
from vesicle.core.match import Rules
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import new_array
from vesicle.envs.features import as_numbers
from vesicle.net.shapes import Lens, Network, Thought


def new_thought(rules: Rules, lens: Lens, network: Network) -> Thought:
    """Fresh room for a table."""
    games = new_array(rules.state_class, 1)
    small, wide = as_numbers(games)
    return Thought(
        trials=games,
        small=small,
        wide=wide,
        legal=np.zeros(MAX_ACTIONS, np.int16),
        row=np.zeros((1, len(lens.low)), np.int16),
        sums=np.zeros(network.rows.shape[1], np.int32),
        first=np.zeros(network.rows.shape[1], np.int16),
        second=np.zeros(network.second.shape[0], np.int16),
        third=np.zeros(network.third.shape[0], np.int16),
        logits=np.zeros(MAX_ACTIONS, np.float64),
        win=np.zeros(MAX_SEATS, np.float64),
        margin=np.zeros(MAX_SEATS, np.float64),
    )
