"""Compile a game's rules and its brain: what `vesicle.warm` starts for each game, in a process of its own."""

import sys

import numpy as np

from vesicle import new
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Budget, Situation, situation_of
from vesicle.bots.search import SearchBot
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.warm import compile_game, mark_done, parts_of


def compile_brain(game: str) -> None:
    """Call every compiled function of a brain once, with arguments of the types that bots call it with."""
    match = new(game, seed=0)
    while len(match.legal) == 1:
        match.play(match.legal[0])
    situation = situation_of(match, 0)
    _weigh(situation)
    SearchBot(game, Budget(iterations=1)).choose(situation)
    mark_done(parts_of(game)[1])


def _weigh(situation: Situation) -> None:
    brain = brain_for(situation.rules.game)
    games, boxes, desk = situation.games, situation.rules.boxes, brain.new_desk()
    brain.weigh_first(games, boxes, desk, np.zeros(MAX_ACTIONS))
    brain.terms_first(games, boxes, desk, situation.actions[0], np.zeros(len(brain.terms)))
    brain.explain(situation, situation.legal[0])


if __name__ == "__main__":
    compile_game(sys.argv[1])
    compile_brain(sys.argv[1])
