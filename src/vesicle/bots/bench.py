"""How fast a search is, measured on one core."""

import time

from vesicle.bots.brains import brain_for
from vesicle.bots.interface import situation_of
from vesicle.bots.search import NODES
from vesicle.bots.tree import clear_tree
from vesicle.core.match import Match, Rules

BATCH = 50
DECISION = 40  # batches that one decision has; a search is slower when its tree is small


def count_iterations(rules: Rules, seconds: float) -> float:
    """Iterations a second from the first real decision of a game, with a fresh tree every so often."""
    match = Match.deal(rules, 0)
    while len(match.legal) == 1:
        match.play(match.legal[0])
    situation, brain = situation_of(match, 0), brain_for(rules.game)
    desk, tree = brain.new_desk(), brain.new_tree(NODES)
    brain.search_first(situation.games, rules.boxes, desk, tree, 1, 0)
    batches = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        if batches % DECISION == 0:
            clear_tree(tree)
        brain.search_first(situation.games, rules.boxes, desk, tree, BATCH, batches // DECISION)
        batches += 1
    return batches * BATCH / (time.perf_counter() - start)
