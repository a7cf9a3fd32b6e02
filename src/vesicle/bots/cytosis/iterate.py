"""One iteration of the search: deal what is hidden, walk down the tree, look at the new leaf, tell everybody above."""

from vesicle.bots.arithmetic import exp
from vesicle.bots.cytosis.greedy import weigh_listed
from vesicle.bots.cytosis.notes import Desk, Notes
from vesicle.bots.cytosis.outlook import look_out
from vesicle.bots.cytosis.quick import finish_action, play_rounds
from vesicle.bots.cytosis.weights import Weight
from vesicle.bots.tree import DONE, ROOT, Tree, back_up, begin_path, find_known, go_down, grow, select
from vesicle.core.chance import BOT, seed_stream
from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import step
from vesicle.cytosis.ids import NO_ONE
from vesicle.cytosis.legal import list_legal
from vesicle.cytosis.redeal import redeal

POSITION = 0  # the copy of the game that an iteration plays on


@rule
def search_first(games: IntArray, boxes: IntArray, desk: Desk, tree: Tree, iterations: int, seed: int) -> None:
    """So many iterations more for the seat that decides in the first game."""
    for _ in range(iterations):
        desk.trials[POSITION] = games[0]
        redeal(desk.trials[POSITION], boxes[0], int(games[0].seat), seed + int(tree.counts[DONE]))
        seed_stream(desk.notes[0].rng, seed + int(tree.counts[DONE]), BOT)
        iterate(boxes[0], desk.notes[0], desk.trials, tree)


@rule
def iterate(box: Box, notes: Notes, trials: IntArray, tree: Tree) -> None:
    """Walk down by the most promising actions to a position without children, and back up with its outlook."""
    s = trials[POSITION]
    me = int(s.seat)
    node = ROOT
    begin_path(tree)
    while s.winner == NO_ONE:
        count = list_legal(s, box, notes.legal)
        if count > 1:
            known = find_known(tree, node, notes.legal, count)
            if known == 0:
                if node == ROOT or tree.visits[node] >= notes.weights[Weight.AGE]:
                    weigh_listed(s, box, notes, trials, count)
                    make_priors(notes, count)
                    grow(tree, node, notes.legal, notes.values, count)
                break
            if known < count:
                for number in range(count):
                    notes.values[number] = 1.0 / count
                grow(tree, node, notes.legal, notes.values, count)
            exploration = notes.weights[Weight.EXPLORATION] if s.seat == me else notes.weights[Weight.OTHERS]
            node = select(tree, node, int(s.seat), exploration, notes.weights[Weight.CAUTION])
            go_down(tree, node)
            step(s, box, int(tree.action[node]))
        else:
            step(s, box, int(notes.legal[0]))
    if notes.weights[Weight.HORIZON] >= 1.0:
        play_rounds(s, box, notes, int(s.round_number + notes.weights[Weight.HORIZON]) - 1)
    else:
        finish_action(s, box, notes)
    look_out(s, box, notes)
    back_up(tree, notes.outlook, int(box.players))


@rule
def make_priors(notes: Notes, count: int) -> None:
    """Turn the weights of the listed actions into shares that add up to one, the best by far the largest."""
    best = notes.values[0]
    for number in range(count):
        best = max(best, notes.values[number])
    total = 0.0
    for number in range(count):
        notes.values[number] = exp((notes.values[number] - best) / notes.weights[Weight.TEMPERATURE])
        total += notes.values[number]
    for number in range(count):
        notes.values[number] /= total
