"""How a network reads the tables of a game, for a browser: the lenses of all tables, each part written once.

What a place of a row can say is the same at many tables. So the ways are listed once, and a table names them by
number; rows of actions likewise. A box of one's own has no lens here: what it prints the network has never met.
"""

import json
from typing import Any

from vesicle.api import rules_for
from vesicle.net.keys import TOLD
from vesicle.net.lens import TABLES, make_lens, tables_of
from vesicle.net.network import ROW_SHIFT, network_of
from vesicle.net.room import new_thought
from vesicle.net.shapes import Lens, Manner, Thought


def lenses_text(game: str) -> str:
    """The lenses of a game as their file has them."""
    return json.dumps(describe_lenses(game), separators=(",", ":")) + "\n"


def describe_lenses(game: str) -> dict[str, Any]:
    """All lenses; `told` are the inputs that an option switches on, by its name and value."""
    vocabulary = network_of(game).vocabulary
    places, actions, plans = Known(), Known(), Known()
    tables = {}
    for options in tables_of(game):
        lens = make_lens(rules_for(game, options), vocabulary)
        tables[" ".join(str(value).lower() for value in options.values())] = {
            "places": [places.number(place) for place in _places_of(lens)],
            "actions": [actions.number(row) for row in lens.actions.tolist()],
            "plan": [[plans.number(line) for line in viewer] for viewer in lens.plan.tolist()],
        }
    told = {key: number for key, number in vocabulary.inputs.items() if key.partition("=")[0] in TOLD}
    parts = {"places": places.all, "actions": actions.all, "lines": plans.all}
    return {**describe_room(game), "told": told, "tables": tables, **parts}


def describe_room(game: str) -> dict[str, Any]:
    """The room that a network thinks in, how its first layer is read, and how the champion searches with it."""
    rules = rules_for(game, {})
    network = network_of(game).network
    lens = make_lens(rules, network_of(game).vocabulary)
    thought = new_thought(rules, lens, network)
    return {
        "row_shift": ROW_SHIFT,
        "manner": list(Manner()),
        "thought": _describe(thought),
        "network": list(network._fields),
        "lens": _describe(lens),
        "axes": list(TABLES[game]),
        "options": [name for name in TOLD if name in rules.options],
    }


class Known:
    """Things by the order in which they were first met."""

    def __init__(self) -> None:
        """Nothing is known."""
        self._numbers: dict[str, int] = {}

    def number(self, thing: Any) -> int:
        """The number of a thing."""
        return self._numbers.setdefault(json.dumps(thing), len(self._numbers))

    @property
    def all(self) -> list[Any]:
        """All of them."""
        return [json.loads(text) for text in self._numbers]


def _places_of(lens: Lens) -> list[list[int]]:
    """For each place of a row its lowest value, then the input of every value from there on."""
    first = lens.first.tolist()
    return [
        [low, *lens.inputs[start:end].tolist()]
        for low, start, end in zip(lens.low.tolist(), first[:-1], first[1:], strict=True)
    ]


def _describe(arrays: Thought | Lens) -> dict[str, Any]:
    """How many bytes a number of each array has."""
    return {name: array.itemsize for name, array in zip(arrays._fields, arrays, strict=True)}
