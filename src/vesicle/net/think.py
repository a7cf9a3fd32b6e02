"""What a network answers to one position: rules of whole numbers, the same on every machine.

The first layer adds up one row of weights for each input that is on. Few are: some seventy of ten thousand.
"""

from typing import Final

import numpy as np

from vesicle.bots.arithmetic import exp
from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.envs.plan import count_points, find_best_other, has_won, write_observation
from vesicle.net.shapes import NONE, Lens, Network, Numbers, Thought

TO_SIXTEENTHS: Final = 4  # bits from a 256th to a sixteenth
HALF_SIXTEENTH: Final = 8
TOP: Final = 127  # the most that a hidden unit gives, in sixteenths
LAYER_SHIFT: Final = 20  # scales of layers count in so many halvings
HALF: Final = 1 << (LAYER_SHIFT - 1)
UNIT: Final = 1024.0  # answers count in this part of one
UNKNOWN: Final = -6.0  # the logit of an action that the network has no word for
MARGIN: Final = 20.0  # points of lead that are worth most of a victory


@rule
def think(thought: Thought, network: Network, lens: Lens, viewer: int, count: int) -> None:
    """For the first trial as a viewer sees it: logits of the listed actions, and what all seats may hope for."""
    write_observation(thought.small, thought.wide, 0, lens.plan, viewer, thought.row)
    add_inputs(thought, network, lens)
    pass_on(thought.first, network.second, network.second_scale, network.second_bias, thought.second)
    pass_on(thought.second, network.third, network.third_scale, network.third_bias, thought.third)
    for number in range(count):
        action = int(lens.actions[viewer, thought.legal[number]])
        thought.logits[number] = UNKNOWN
        if action != NONE:
            thought.logits[number] = (
                answer(thought.third, network.policy, network.policy_scale, network.policy_bias, action) / UNIT
            )
    hope(thought, network, lens, viewer)


@rule
def add_inputs(thought: Thought, network: Network, lens: Lens) -> None:
    """The first layer: a row of weights for every input that is on."""
    sums, row, first, low, inputs = thought.sums, thought.row, lens.first, lens.low, lens.inputs
    rows, bias = network.rows, network.first_bias
    width = sums.shape[0]
    for unit in range(width):
        sums[unit] = bias[unit]
    for place in range(lens.told.shape[0]):
        add_row(sums, rows, int(lens.told[place]))
    for place in range(low.shape[0]):
        start = first[place]
        most = first[place + 1] - start - 1
        value = min(max(int(row[0, place]) - int(low[place]), 0), int(most))
        one = int(inputs[start + value])
        if one != NONE:
            add_row(sums, rows, one)
    for unit in range(width):
        thought.first[unit] = min(max((sums[unit] + HALF_SIXTEENTH) >> TO_SIXTEENTHS, 0), TOP)


@rule
def add_row(sums: IntArray, rows: IntArray, one: int) -> None:
    """Add the weights of one input."""
    for unit in range(sums.shape[0]):
        sums[unit] += np.int32(rows[one, unit])


@rule
def pass_on(given: IntArray, weights: IntArray, scale: IntArray, bias: IntArray, taken: IntArray) -> None:
    """A hidden layer: every unit weighs what the layer before gives."""
    for unit in range(taken.shape[0]):
        total = np.int32(0)
        for place in range(given.shape[0]):
            total += np.int32(given[place]) * np.int32(weights[unit, place])
        taken[unit] = min(max((int(total) * int(scale[unit]) + int(bias[unit]) + HALF) >> LAYER_SHIFT, 0), TOP)


@rule
def answer(given: IntArray, weights: IntArray, scale: IntArray, bias: IntArray, unit: int) -> int:
    """One of the network's answers, in 1024ths."""
    total = np.int32(0)
    for place in range(given.shape[0]):
        total += np.int32(given[place]) * np.int32(weights[unit, place])
    return (int(total) * int(scale[unit]) + int(bias[unit]) + HALF) >> LAYER_SHIFT


@rule
def hope(thought: Thought, network: Network, lens: Lens, viewer: int) -> None:
    """Chances that add up to one, and margins, by seat of the table."""
    players = lens.actions.shape[0]
    seats = network.value.shape[0] // 2
    best = -1e9
    for turn in range(players):
        seat = (viewer + turn) % players
        thought.win[seat] = answer(thought.third, network.value, network.value_scale, network.value_bias, turn) / UNIT
        margin = answer(thought.third, network.value, network.value_scale, network.value_bias, seats + turn) / UNIT
        thought.margin[seat] = min(max(margin, -1.0), 1.0)
        best = max(best, thought.win[seat])
    make_shares(thought.win, players, best, 1.0)


@rule
def make_shares(logits: Numbers, count: int, best: float, temperature: float) -> None:
    """Turn logits, of which the best is known, into shares that add up to one."""
    total = 0.0
    for number in range(count):
        logits[number] = exp((logits[number] - best) / temperature)
        total += logits[number]
    for number in range(count):
        logits[number] /= total


@rule
def make_priors(thought: Thought, count: int, temperature: float) -> None:
    """The logits of the listed actions as shares."""
    best = thought.logits[0]
    for number in range(count):
        best = max(best, thought.logits[number])
    make_shares(thought.logits, count, best, temperature)


@rule
def settle(thought: Thought, lens: Lens) -> None:
    """What the seats have got in a game that is over, as `hope` would say it."""
    players = lens.actions.shape[0]
    winners = 0
    for seat in range(players):
        winners += int(has_won(thought.small, 0, lens.plan, seat))
    for seat in range(players):
        thought.win[seat] = 1.0 / winners if has_won(thought.small, 0, lens.plan, seat) else 0.0
        lead = count_points(thought.wide, 0, lens.plan, seat) - find_best_other(thought.wide, 0, lens.plan, seat)
        thought.margin[seat] = 1.0 - 2.0 / (exp(2.0 * lead / MARGIN) + 1.0)


@rule
def blend(thought: Thought, players: int, margins: float) -> None:
    """What a search maximises: the chance to win, and to some part the margin; 0 to 1."""
    for seat in range(players):
        thought.win[seat] = (1.0 - margins) * thought.win[seat] + margins * (0.5 + 0.5 * thought.margin[seat])
