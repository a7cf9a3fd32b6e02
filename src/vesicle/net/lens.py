"""A lens: how the rows and actions of one table become those that a game's one network knows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

import numpy as np

from vesicle import rules_for
from vesicle.core.match import Rules
from vesicle.net.keys import NO_KEY, Keys, Trait
from vesicle.net.shapes import NONE, Lens

SEATS = {"cytosis": 5, "virus-and-co": 6}  # the most players
TABLES: dict[str, dict[str, tuple[Any, ...]]] = {
    "cytosis": {
        "edition": ("preview", "first", "second"),
        "players": (2, 3, 4, 5),
        "virus": (False, True),
        "epigenetic": (False, True),
    },
    "virus-and-co": {"edition": ("first-print", "later"), "players": (3, 4, 5, 6), "etiquette": (False, True)},
}


@dataclass(frozen=True)
class Vocabulary:
    """All that can be said at the tables of a game: keys of inputs and actions by number."""

    inputs: dict[str, int]
    actions: dict[str, int]

    def find(self, known: Mapping[str, int], key: str) -> int:
        """The number of a key; for a card that is printed otherwise the number of its namesake; NONE for no such."""
        if key in known:
            return known[key]
        return self._namesakes(known is self.actions).get(_plain(key), NONE)

    @lru_cache(maxsize=2)  # noqa: B019 - there is one vocabulary for each game
    def _namesakes(self, of_actions: bool) -> dict[str, int]:
        known = self.actions if of_actions else self.inputs
        return {_plain(key): number for key, number in reversed(known.items())}

    def __hash__(self) -> int:
        return id(self)


def tables_of(game: str) -> list[dict[str, Any]]:
    """The options of every table that a network of a game knows."""
    names, values = TABLES[game].keys(), TABLES[game].values()
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def gather(game: str) -> tuple[dict[str, list[Trait]], dict[str, list[Trait]]]:
    """The keys of all tables of a game with their traits, those of inputs and those of actions."""
    inputs: dict[str, list[Trait]] = {}
    actions: dict[str, list[Trait]] = {}
    for options in tables_of(game):
        keys = Keys(rules_for(game, options))
        inputs.update((key, []) for key in keys.table)
        for _, values in keys.places():
            inputs.update(values)
        actions.update(keys.actions())
    inputs.pop(NO_KEY, None)
    actions.pop(NO_KEY, None)
    return inputs, actions


def make_lens(rules: Rules, vocabulary: Vocabulary) -> Lens:
    """The lens of a table."""
    keys = Keys(rules)
    first: list[int] = []
    low: list[int] = []
    inputs: list[int] = []
    for lowest, values in keys.places():
        first.append(len(inputs))
        low.append(lowest)
        inputs += [_find(vocabulary, vocabulary.inputs, key) for key, _ in values]
    first.append(len(inputs))
    own = [_find(vocabulary, vocabulary.actions, key) for key, _ in keys.actions()]
    turned = keys.observation.turned_actions
    actions = np.full(turned.shape, NONE, dtype=np.int16)
    for seat in range(rules.players):
        actions[seat, turned[seat]] = own
    told = [vocabulary.inputs[key] for key in keys.table if key in vocabulary.inputs]
    return Lens(
        first=np.array(first, dtype=np.int32),
        low=np.array(low, dtype=np.int16),
        inputs=np.array(inputs, dtype=np.int16),
        told=np.array(told, dtype=np.int16),
        plan=keys.observation.plan,
        actions=actions,
    )


def _find(vocabulary: Vocabulary, known: Mapping[str, int], key: str) -> int:
    return NONE if key == NO_KEY else vocabulary.find(known, key)


def _plain(key: str) -> str:
    """A key without what is printed on its card."""
    before, bracket, rest = key.partition("(")
    return before + rest.partition(")")[2] if bracket else key


def numbered(keys: Iterable[str]) -> dict[str, int]:
    """Keys by their places."""
    return {key: number for number, key in enumerate(keys)}
