"""Compile a game's rules and its brain: what `vesicle.warm` starts for each game, in a process of its own."""

import sys

import numpy as np

from vesicle import new
from vesicle.bots import swings
from vesicle.bots.advice import advise
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Budget, Situation, situation_of
from vesicle.bots.learned import ChampionBot, NetBot
from vesicle.bots.search import SearchBot
from vesicle.bots.tree import MAX_SEATS
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
    ChampionBot(game, Budget(iterations=1)).choose(situation)
    NetBot(game).choose(situation)
    advise(situation, Budget(iterations=1), about=situation.legal[:1])
    _look_back()
    mark_done(parts_of(game)[1])


def _weigh(situation: Situation) -> None:
    brain = brain_for(situation.rules.game)
    games, boxes, desk = situation.games, situation.rules.boxes, brain.new_desk()
    brain.weigh_first(games, boxes, desk, np.zeros(MAX_ACTIONS))
    brain.explain(situation, situation.legal[0])


def _look_back() -> None:
    """The arithmetic of a review, on a sheet of one decision."""
    sheet, chances, looks = swings.new_sheet(1), np.zeros(MAX_SEATS), np.zeros((2, MAX_SEATS))
    found, sums = np.zeros(2 * swings.TOLD, np.int64), np.zeros(len(swings.SUMS))
    swings.note_decision(sheet, 0, 0, 0, chances, chances)
    swings.compare_looks(sheet, 0, looks, looks)
    swings.settle(sheet, 0, looks)
    swings.follow(sheet, 1, 1)
    swings.find_suspected(sheet, 1, 1, found)
    swings.find_strokes(sheet, 1, 1, found)
    swings.choose_swings(sheet, 1, found)
    swings.sum_up(sheet, 1, 0, sums)


if __name__ == "__main__":
    compile_game(sys.argv[1])
    compile_brain(sys.argv[1])
