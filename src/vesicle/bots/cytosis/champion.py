"""The champion's iteration in Cytosis: a network says which actions are worth a look, and what a position is worth.

numba cannot keep functions that take functions, so this stands once for each game.
"""

from vesicle.bots.tree import DONE, ROOT, Tree, back_up, begin_path, find_known, go_down, grow, select
from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.cytosis.engine import step
from vesicle.cytosis.ids import NO_ONE
from vesicle.cytosis.legal import list_legal
from vesicle.cytosis.redeal import redeal
from vesicle.net.shapes import CAUTION, EXPLORATION, MARGINS, TEMPERATURE, Lens, Network, Numbers, Thought
from vesicle.net.think import blend, make_priors, settle, think


@rule
def ask_first(games: IntArray, boxes: IntArray, thought: Thought, network: Network, lens: Lens) -> int:
    """What the network says of the first game as the seat that decides sees it; how many actions it has."""
    thought.trials[0] = games[0]
    count = list_legal(thought.trials[0], boxes[0], thought.legal)
    think(thought, network, lens, int(games[0].seat), count)
    return int(count)


@rule
def judge_first(games: IntArray, thought: Thought, network: Network, lens: Lens, viewer: int) -> None:
    """What all seats may hope for in the first game, as a viewer sees it."""
    thought.trials[0] = games[0]
    if games[0].winner != NO_ONE:
        settle(thought, lens)
    else:
        think(thought, network, lens, viewer, 0)


@rule
def search_first(
    games: IntArray, boxes: IntArray, thought: Thought, network: Network, lens: Lens, manner: Numbers,
    tree: Tree, iterations: int, seed: int,
) -> None:  # fmt: skip
    """So many iterations more for the seat that decides in the first game."""
    for _ in range(iterations):
        thought.trials[0] = games[0]
        redeal(thought.trials[0], boxes[0], int(games[0].seat), seed + int(tree.counts[DONE]))
        iterate(boxes, thought, network, lens, manner, tree)


@rule
def iterate(boxes: IntArray, thought: Thought, network: Network, lens: Lens, manner: Numbers, tree: Tree) -> None:
    """Walk down by the most promising actions to a position that is new, ask the network, and tell all above."""
    s, box = thought.trials[0], boxes[0]
    node = ROOT
    is_new = False
    begin_path(tree)
    while s.winner == NO_ONE and not is_new:
        count = list_legal(s, box, thought.legal)
        if count == 1:
            step(s, box, int(thought.legal[0]))
            continue
        known = find_known(tree, node, thought.legal, count)
        if known < count:
            think(thought, network, lens, int(s.seat), count)
            make_priors(thought, count, manner[TEMPERATURE])
            grow(tree, node, thought.legal, thought.logits, count)
        is_new = known == 0
        if not is_new:
            node = select(tree, node, int(s.seat), manner[EXPLORATION], manner[CAUTION])
            go_down(tree, node)
            step(s, box, int(tree.action[node]))
    if s.winner != NO_ONE:
        settle(thought, lens)
    blend(thought, int(box.players), manner[MARGINS])
    back_up(tree, thought.win, int(box.players))
