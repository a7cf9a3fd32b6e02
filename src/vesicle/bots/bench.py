"""How fast a search is, measured on one core."""

import time

from vesicle.bots.brains import brain_for
from vesicle.bots.interface import situation_of
from vesicle.bots.search import NODES
from vesicle.bots.tree import clear_tree
from vesicle.core.match import Match, Rules
from vesicle.playouts import random_match

BATCH = 50
DECISION = 40  # batches that one decision has; a search is slower when its tree is small


def count_iterations(rules: Rules, seconds: float) -> float:
    """Iterations a second from the middle of a random game, with a fresh tree every so often."""
    situation, brain = situation_of(_half_game(rules), 0), brain_for(rules.game)
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


def _half_game(rules: Rules) -> Match:
    """A game half-way, at a decision with a choice."""
    actions = random_match(rules, 0).actions
    match = Match.deal(rules, 0)
    for action in actions:
        if len(match.actions) >= len(actions) // 2 and len(match.legal) > 1:
            break
        match.play(action)
    return match
