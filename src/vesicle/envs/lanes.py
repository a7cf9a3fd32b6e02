"""Many games side by side, each in a lane: the buffers, and what every game's compiled loop does with them.

numba cannot keep functions that take functions, so the loop itself stands once for each game (`<game>/lanes.py`).
"""

from typing import Final, NamedTuple

from vesicle.core.chance import draw_below
from vesicle.core.jit import rule
from vesicle.core.record import IntArray

LEAVE: Final = -1  # in place of an action: leave the lane as it is
DEAL: Final = -2  # in place of an action: deal the lane anew, with its seed
NEVER: Final = 2**62  # more than any sum of small numbers
CACHE_LINE: Final = 64  # bytes that a processor fetches at once
MAX_SEED: Final = 2**63 - 1


class Lanes(NamedTuple):
    """All that the compiled loop reads and writes; the first index of an array is the lane."""

    games: IntArray
    small: IntArray  # the games as 8-bit numbers
    wide: IntArray  # the games as 16-bit numbers
    boxes: IntArray  # one box for all
    blanks: IntArray  # one fresh record
    plan: IntArray
    seeds: IntArray  # of the game in each lane
    rows: IntArray  # observations of 16 bits, of no lanes where they are not wanted
    mask: IntArray  # 1 for every legal action
    reward: IntArray  # for each seat, at the end of its game
    done: IntArray  # whether the last action ended a game
    seat: IntArray  # who decides now
    illegal: IntArray  # whether the last action was refused
    next_seed: int  # how far on the seed of the next game in a lane is; 0: a lane stays at the end of its game
    first_seat: int
    kind: int  # of reward


@rule
def is_legal(mask: IntArray, lane: int, action: int) -> bool:
    """Whether a lane takes an action, by its mask."""
    return 0 <= action < mask.shape[1] and mask[lane, action] == 1


@rule
def is_refused(mask: IntArray, lane: int, action: int) -> bool:
    """Whether something is meant to be an action and is not legal."""
    return action != LEAVE and action != DEAL and not is_legal(mask, lane, action)


@rule
def clear_reward(reward: IntArray, lane: int) -> None:
    """Nobody gets anything before the end."""
    for seat in range(reward.shape[1]):
        reward[lane, seat] = 0


@rule
def find_next_seed(seed: int, step: int) -> int:
    """The seed of the next game in a lane; after the highest seed they begin again."""
    return (seed + step) & MAX_SEED


@rule
def write_mask(mask: IntArray, lane: int, legal: IntArray, count: int) -> None:
    """A 1 for every legal action of a list, a 0 for all others."""
    for action in range(mask.shape[1]):
        mask[lane, action] = 0
    for place in range(count):
        mask[lane, legal[place]] = 1


@rule
def fetch_next(small: IntArray, lane: int) -> int:
    """Ask for the next lane's game, so that it comes from memory while this one is played; the sum means nothing."""
    total = 0
    if lane + 1 < small.shape[0]:
        for place in range(0, small.shape[1], CACHE_LINE):
            total += int(small[lane + 1, place])
    return total


@rule
def draw_actions(mask: IntArray, streams: IntArray, actions: IntArray) -> None:
    """For every lane a legal action, each as likely, from the lane's own stream; LEAVE where there is none."""
    for lane in range(mask.shape[0]):
        count = 0
        for action in range(mask.shape[1]):
            count += int(mask[lane, action])
        actions[lane] = find_legal(mask, lane, draw_below(streams[lane], count)) if count > 0 else LEAVE


@rule
def find_legal(mask: IntArray, lane: int, number: int) -> int:
    """The legal action with this number among the legal ones, from 0."""
    action = 0
    while number > 0 or mask[lane, action] == 0:
        number -= int(mask[lane, action])
        action += 1
    return action
