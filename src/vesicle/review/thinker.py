"""What the search bot thinks of a decision that was taken long ago: what it was worth, and what each choice was worth.

It thinks as the deciding seat could have thought: on games that look the same to that seat, never on the true one.
"""

from dataclasses import dataclass

from vesicle.bots.barring import bar_others, free_others, new_bars
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Situation, seed_of_decision
from vesicle.bots.tree import ROOT, clear_tree, mean_values, root_moves
from vesicle.core.match import Match

NODES = 1 << 16  # room of the tree; thoughts here are short
FEW = 8  # visits after which a choice counts as tried

Chances = tuple[float, ...]  # to win, by seat; as many as a tree has


@dataclass(frozen=True)
class Thought:
    """A decision as a search sees it: each seat's chances if the seat plays well, and after the choices it tried."""

    best: int
    before: Chances
    after: dict[int, Chances]  # by action


class Thinker:
    """Room to think in, for one game; used for one decision after the other."""

    def __init__(self, game: str) -> None:
        """Nothing is thought yet."""
        self._brain = brain_for(game)
        self._desk, self._tree = self._brain.new_desk(), self._brain.new_tree(NODES)
        self._bars = new_bars()

    def think(self, situation: Situation, iterations: int, turn: int = 0) -> Thought:
        """Search a decision; another `turn` is another stream of chance."""
        clear_tree(self._tree)
        self._search(situation, iterations, turn)
        best, *others = root_moves([self._tree])
        tried = [best, *(move for move in others if move.visits >= FEW)]
        return Thought(best.action, best.values, {move.action: move.values for move in tried})

    def weigh(self, situation: Situation, action: int, iterations: int, turn: int) -> Chances:
        """Each seat's chances after one choice, thought about as thoroughly as if there were no other."""
        clear_tree(self._tree)
        self._search(situation, 1, turn)
        node = bar_others(self._tree, action, self._bars)
        self._search(situation, iterations, turn)
        free_others(self._tree, node, self._bars)
        return mean_values(self._tree, node)

    def appraise(self, match: Match) -> Chances:
        """What the search makes of a game that is over: nearly its result, since some brains count points as well."""
        clear_tree(self._tree)
        self._brain.search_first(match._games, match.rules.boxes, self._desk, self._tree, 1, 0)
        return tuple(self._tree.sums[ROOT].tolist())

    def _search(self, situation: Situation, iterations: int, turn: int) -> None:
        seed = seed_of_decision(situation.seed, turn)
        boxes = situation.rules.boxes
        self._brain.search_first(situation.games, boxes, self._desk, self._tree, iterations, seed)
