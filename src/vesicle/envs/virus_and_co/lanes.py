"""The compiled loop over the lanes of Virus & Co.: one step of every game."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.envs.lanes import DEAL, Lanes, end_game, is_over, show, takes
from vesicle.virus_and_co.engine import step
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.setup import deal_game


@rule
def step_lanes(lanes: Lanes, actions: IntArray, legal: IntArray) -> None:
    """Play the action of every lane, deal anew where a game is over, and show who may do what now."""
    for lane in range(actions.shape[0]):
        if takes(lanes, lane, int(actions[lane])):
            step(lanes.games[lane], lanes.boxes[0], int(actions[lane]))
            if is_over(lanes, lane):
                end_game(lanes, lane)
        if actions[lane] == DEAL or (lanes.done[lane] == 1 and lanes.next_seed > 0):
            lanes.games[lane] = lanes.blanks[0]
            deal_game(lanes.games[lane], lanes.boxes[0], int(lanes.seeds[lane]), lanes.first_seat)
        show(lanes, lane, legal, list_legal(lanes.games[lane], lanes.boxes[0], legal))
