"""What the search bot thinks of a decision that was taken long ago: what it was worth, and what each choice was worth.

It thinks as the deciding seat could have thought: on games that look the same to that seat, never on the true one.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vesicle.bots.barring import barring_others
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Situation, seed_of_decision
from vesicle.bots.tree import ROOT, Move, clear_tree, mean_values, root_moves
from vesicle.core.match import Match

NODES = 1 << 16  # room of the tree; thoughts here are short
FEW = 8  # visits after which a choice counts as tried

Chances = tuple[float, ...]  # each seat's chance to win


@dataclass(frozen=True)
class Thought:
    """A decision as a search sees it: each seat's chances if the seat plays well, and after the choices it tried."""

    best: str
    before: Chances
    after: dict[str, Chances]


@dataclass(frozen=True)
class Doubted:
    """A mean of several thoughts, and by how much it may be off."""

    mean: Chances
    noise: Chances  # the standard error, by seat


class Thinker:
    """Room to think in, for one game; used for one decision after the other."""

    def __init__(self, game: str) -> None:
        """Nothing is thought yet."""
        self._brain = brain_for(game)
        self._desk, self._tree = self._brain.new_desk(), self._brain.new_tree(NODES)

    def think(self, situation: Situation, iterations: int, turn: int = 0) -> Thought:
        """Search a decision; another `turn` is another stream of chance."""
        clear_tree(self._tree)
        self._search(situation, iterations, turn)
        best, *others = root_moves([self._tree])
        tried = [best, *(move for move in others if move.visits >= FEW)]
        after = {situation.rules.texts[move.action]: _chances(situation, move) for move in tried}
        return Thought(situation.rules.texts[best.action], _chances(situation, best), after)

    def weigh(self, situation: Situation, action: str, iterations: int, turn: int) -> Chances:
        """Each seat's chances after one choice, thought about as thoroughly as if there were no other."""
        clear_tree(self._tree)
        self._search(situation, 1, turn)
        with barring_others(self._tree, situation.rules.numbers[action]) as node:
            self._search(situation, iterations, turn)
        return mean_values(self._tree, node)[: situation.rules.players]

    def appraise(self, match: Match) -> Chances:
        """What the search makes of a game that is over: nearly its result, since some brains count points as well."""
        clear_tree(self._tree)
        self._brain.search_first(match._games, match.rules.boxes, self._desk, self._tree, 1, 0)
        return tuple(self._tree.sums[ROOT, : match.rules.players].tolist())

    def _search(self, situation: Situation, iterations: int, turn: int) -> None:
        seed = seed_of_decision(situation.seed, turn)
        boxes = situation.rules.boxes
        self._brain.search_first(situation.games, boxes, self._desk, self._tree, iterations, seed)


def several(times: int, think: Callable[[int], Chances]) -> Doubted:
    """Think so many times, each time with other chance; at least twice, or nothing were known of the noise."""
    found = np.array([think(turn) for turn in range(times)])
    noise = found.std(axis=0, ddof=1) / np.sqrt(times)
    return Doubted(tuple(found.mean(axis=0).tolist()), tuple(noise.tolist()))


def _chances(situation: Situation, move: Move) -> Chances:
    return move.values[: situation.rules.players]
