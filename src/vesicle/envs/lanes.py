"""Many games side by side, each in a lane: the buffers, and what every game's compiled loop does with them.

numba cannot keep functions that take functions, so the loop itself stands once for each game (`<game>/lanes.py`).
"""

from typing import Final, NamedTuple

from vesicle.core.chance import draw_below
from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING
from vesicle.core.record import IntArray
from vesicle.envs.plan import SEAT_AT, WINNER_AT, write_observation, write_reward

LEAVE: Final = -1  # in place of an action: leave the lane as it is
DEAL: Final = -2  # in place of an action: deal the lane anew, with its seed
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
def takes(lanes: Lanes, lane: int, action: int) -> bool:
    """Whether a lane takes an action: it is legal, by the mask. The flags of the last step are cleared."""
    for seat in range(lanes.reward.shape[1]):
        lanes.reward[lane, seat] = 0
    lanes.illegal[lane] = 0
    lanes.done[lane] = 0
    if 0 <= action < lanes.mask.shape[1] and lanes.mask[lane, action] == 1:
        return True
    lanes.illegal[lane] = action < DEAL or action > LEAVE
    return False


@rule
def is_over(lanes: Lanes, lane: int) -> bool:
    """Whether the game in a lane has ended."""
    return lanes.small[lane, lanes.plan[0, 0, WINNER_AT]] != NOTHING


@rule
def end_game(lanes: Lanes, lane: int) -> None:
    """The seats get their rewards, and the seed of the lane moves on if it goes on by itself."""
    lanes.done[lane] = 1
    write_reward(lanes.small, lanes.wide, lane, lanes.plan, lanes.kind, lanes.reward)
    lanes.seeds[lane] = (int(lanes.seeds[lane]) + lanes.next_seed) & MAX_SEED


@rule
def show(lanes: Lanes, lane: int, legal: IntArray, count: int) -> None:
    """Who decides now, what is legal, and what that seat may see."""
    seat = int(lanes.small[lane, lanes.plan[0, 0, SEAT_AT]])
    lanes.seat[lane] = seat
    write_mask(lanes.mask, lane, legal, count)
    if lanes.rows.shape[0] > 0:
        write_observation(lanes.small, lanes.wide, lane, lanes.plan, seat, lanes.rows)


@rule
def write_mask(mask: IntArray, lane: int, legal: IntArray, count: int) -> None:
    """A 1 for every legal action of a list, a 0 for all others."""
    for action in range(mask.shape[1]):
        mask[lane, action] = 0
    for place in range(count):
        mask[lane, legal[place]] = 1


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
