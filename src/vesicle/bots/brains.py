"""What a game's brain offers to the bots: its functions, all compiled, and where to find them.

Arrays are handed over, never single records: `games` and `boxes` are arrays whose first entry counts. A *desk* is
the room that a brain thinks in (copies of the game, lists of actions), a *tree* is what a search remembers; both
are made once and used again, one of each for a thread.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from vesicle.bots.interface import Situation
from vesicle.bots.tree import Tree
from vesicle.core.actions import Labels
from vesicle.core.record import dtype_of
from vesicle.core.stories import Entries, Story
from vesicle.core.story_reading import reader_of


@dataclass(frozen=True)
class Explanation:
    """Why an action is good or bad: what it adds to each term, and a sentence as a Fluent id with its values.

    A value that begins with "@" is itself the id of a text, such as the name of a card.
    """

    terms: dict[str, float]  # by name; their sum is the weight of the action
    sentence: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Brain:
    """One game's understanding of itself; `bots/<game>/brain.py` makes it and calls it BRAIN.

    weigh_first(games, boxes, desk, values) -> count
        Writes to `values` (float64, MAX_ACTIONS long) the weight of each legal action for the seat that decides, in the
        order of `list_legal`; the highest is the greedy choice, the first of equals.
    explain_first(games, boxes, desk, action, terms, stories)
        Writes to `terms` (float64, len(TERMS) long) what one legal action adds to each term; the sum is its weight.
        Tells to the first story one entry, the reason: `reasons` names it and its values.
    search_first(games, boxes, desk, tree, iterations, seed)
        So many iterations more of the search for the seat that decides. `clear_tree` comes before the first call of a
        decision; batches of 100 + 200 iterations do what 300 at once would. Holds no lock: two threads may search
        at once, each with its own desk, tree and seed.
    """

    game: str
    terms: tuple[str, ...]  # names of the terms
    new_desk: Callable[[], Any]
    new_tree: Callable[[int], Tree]  # room for so many nodes; a full tree goes on without growing
    weigh_first: Callable[[Any, Any, Any, Any], int]
    explain_first: Callable[[Any, Any, Any, int, Any, Any], None]
    search_first: Callable[[Any, Any, Any, Tree, int, int], None]
    reasons: Entries  # under the ids of their sentences
    words: Labels  # what values of reasons are called, beside what the game calls things

    def explain(self, situation: Situation, action: str) -> Explanation:
        """What a legal action adds to each term, and the sentence for what it is good for."""
        rules, terms, stories = situation.rules, np.zeros(len(self.terms)), np.empty(1, dtype=dtype_of(Story))
        number = rules.numbers[action]
        self.explain_first(situation.games, rules.boxes, self.new_desk(), number, terms, stories)
        labels = tuple((label, tuple(names)) for label, names in {**rules.labels, **self.words}.items())
        reader = reader_of(self.reasons, rules.actions, labels)
        (reason,) = reader.read(stories["told"][0, : stories["used"].item(0)].tolist())
        sentence = reason.pop("what")
        return Explanation(dict(zip(self.terms, terms.tolist(), strict=True)), sentence, reason)


def brain_for(game: str) -> Brain:
    """The brain of a game that `vesicle.games()` names."""
    module = import_module(f"vesicle.bots.{game.replace('-', '_')}.brain")
    brain: Brain = module.BRAIN
    return brain
