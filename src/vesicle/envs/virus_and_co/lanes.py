"""The compiled loop over the lanes of Virus & Co.: one step of every game."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.envs.lanes import (
    DEAL,
    NEVER,
    Lanes,
    clear_reward,
    fetch_next,
    find_next_seed,
    is_legal,
    is_refused,
    write_mask,
)
from vesicle.envs.plan import write_observation, write_reward
from vesicle.virus_and_co.engine import step
from vesicle.virus_and_co.ids import NO_ONE
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.setup import deal_game


@rule
def step_lanes(lanes: Lanes, actions: IntArray, legal: IntArray) -> None:
    """Play the action of every lane, deal anew where a game is over, and show who may do what now.

    The arrays are named before the loop: what is asked of a tuple within it costs a count of references each time.
    """
    games, boxes, seeds = lanes.games, lanes.boxes, lanes.seeds
    mask, reward, done, illegal = lanes.mask, lanes.reward, lanes.done, lanes.illegal
    small, wide, plan, seats, rows = lanes.small, lanes.wide, lanes.plan, lanes.seat, lanes.rows
    observes = rows.shape[0] > 0
    fetched = 0
    for lane in range(actions.shape[0]):
        action = int(actions[lane])
        fetched += fetch_next(small, lane)
        clear_reward(reward, lane)
        done[lane] = 0
        illegal[lane] = is_refused(mask, lane, action)
        if is_legal(mask, lane, action):
            step(games[lane], boxes[0], action)
            if games[lane].winner != NO_ONE:
                done[lane] = 1
                write_reward(small, wide, lane, plan, lanes.kind, reward)
                seeds[lane] = find_next_seed(int(seeds[lane]), lanes.next_seed)
        if action == DEAL or (done[lane] == 1 and lanes.next_seed > 0):
            games[lane] = lanes.blanks[0]
            deal_game(games[lane], boxes[0], int(seeds[lane]), lanes.first_seat)
        write_mask(mask, lane, legal, list_legal(games[lane], boxes[0], legal))
        seats[lane] = games[lane].seat
        if observes:
            write_observation(small, wide, lane, plan, int(seats[lane]), rows)
    if fetched == NEVER:  # a sum that nobody read would not be made
        legal[0] = 0
