"""What a network reads and answers, in words that mean the same at every table.

An observation is a row of numbers whose places differ from table to table. A *key* is a text for "this number has this
value": `stock+0[lipid]=3`, `cards[insulin]=hand+0`. All tables of a game share one list of keys, and so one network.
Every key has *traits*, what it has in common with others: a number of molecules is larger or smaller, a card has a kind
and a price. A network learns about traits first and about the single card later, and cards of two editions that are
called the same and cost the same are one.
"""

import math
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

import numpy as np

from vesicle.core.match import Rules
from vesicle.core.record import fields_of, is_record
from vesicle.envs.features import BY_SEAT, Observation, observation_for
from vesicle.envs.layout import CARDS, PLAIN, VIEWER, Piece

Trait = tuple[str, float]  # its name, and how much of it there is
NO_KEY: Final = ""
STEPS: Final = (*range(11), 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 46, 52, 60, 70, 80)  # numbers that are told apart
LEAST: Final = -2
MANY: Final = 4  # a field with more numbers than this, each of 8 bits, counts pieces: they are few in one place
FEW: Final = 8
PRINTED: Final = ("card", "goal", "event")  # what boxes print differently; the rest is the same in all of them
TOLD: Final = ("players", "edition", "virus", "epigenetic", "rounds", "etiquette")  # options that a network is told


class Keys:
    """The keys of one table: for every place of its rows and every value, and for every action."""

    def __init__(self, rules: Rules) -> None:
        """Read off the layout of the table what its rows can say."""
        self.rules = rules
        self.observation: Observation = observation_for(rules)
        self._by = {field.name: field.by for field in _all_fields(rules.state_class)}

    @cached_property
    def table(self) -> list[str]:
        """What is true of every position at this table."""
        return [f"{name}={self.rules.options[name]}" for name in TOLD if name in self.rules.options]

    def places(self) -> Iterator[tuple[int, list[tuple[str, list[Trait]]]]]:
        """For each place of a row its lowest value, and the key of every value from there on; "" says nothing."""
        for piece in self.observation.pieces:
            for place in range(piece.length):
                yield self._low(piece), [self._key(piece, place, value) for value in self._values(piece)]

    def actions(self) -> list[tuple[str, list[Trait]]]:
        """The key of every action as the deciding seat counts players; "" for one that the box has no name for."""
        space = self.rules.actions
        words = {int(kind): kind.name.lower() for kind in space.kinds}
        found = []
        for number, text in enumerate(self.rules.texts):
            word, label, argument = words[int(space.kind[number])], space.label_of(number), int(space.argument[number])
            if not text or label in BY_SEAT:
                found.append((f"{word} {argument}" if label in BY_SEAT else NO_KEY, [(word, 1.0)]))
            elif label in PRINTED:
                name, traits = self._printed(label, argument)
                found.append((f"{word} {name}", [(word, 1.0), *_within(word, traits)]))
            else:
                found.append((text, [(word, 1.0)]))
        return found

    def _low(self, piece: Piece) -> int:
        return LEAST if piece.what in PLAIN else piece.low

    def _values(self, piece: Piece) -> range:
        if piece.what not in PLAIN:
            return range(piece.low, piece.high + 1)
        few = piece.length > MANY and piece.high == np.iinfo(np.int8).max
        return range(LEAST, (FEW if few else STEPS[-1]) + 1)

    def _key(self, piece: Piece, place: int, value: int) -> tuple[str, list[Trait]]:
        if piece.name == VIEWER:
            return NO_KEY, []
        if piece.name == CARDS:
            return self._lying(place, value)
        title = piece.title + self._index(piece, place)
        if piece.what in PLAIN:
            return _number(title, value)
        if value < 0:
            return NO_KEY, []
        if piece.what == "seat":
            return f"{title}={'dummy' if value == self.rules.players else value}", []
        if piece.what in PRINTED:
            if value >= len(self.rules.labels[piece.what]):
                return f"{title}=?", []
            name, traits = self._printed(piece.what, value)
            return f"{title}={name}", list(_within(title, traits))
        names = self.rules.labels.get(piece.what, ())
        return f"{title}={names[value] if value < len(names) else value}", []

    def _lying(self, card: int, place: int) -> tuple[str, list[Trait]]:
        """A card lies somewhere, and how many more of its kind lie there is told by their traits."""
        if place == 0:
            return NO_KEY, []
        name, traits = self._printed("card", card)
        where = self.observation.places[place]
        return f"{CARDS}[{name}]={where}", list(_within(where, traits))

    def _index(self, piece: Piece, place: int) -> str:
        """Which number of a field it is: by the name of a goal, a molecule, … where it has one."""
        if not piece.shape:
            return ""
        by = (*self._by[piece.name], *[""] * len(piece.shape))
        parts = []
        for size, label, number in zip(piece.shape, by, np.unravel_index(place, piece.shape), strict=False):
            names = self.rules.labels.get(label, ())
            if label in PRINTED:
                parts.append(self._printed(label, int(number))[0])
            else:
                parts.append(names[int(number)] if len(names) == size else str(number))
        return f"[{','.join(parts)}]"

    def _printed(self, label: str, number: int) -> tuple[str, list[Trait]]:
        return self._names[label][number]

    @cached_property
    def _names(self) -> dict[str, list[tuple[str, list[Trait]]]]:
        """The cards, goals and events of the box by number: their names with what is printed on them, and traits."""
        return {label: [self._print(label, one) for one in range(len(self.rules.labels[label]))]
                for label in PRINTED if label in self.rules.labels}  # fmt: skip

    def _print(self, label: str, number: int) -> tuple[str, list[Trait]]:
        box = self.rules.box
        traits: list[Trait] = []
        for name in box.dtype.names or ():
            if name.startswith(f"{label}_") and box.dtype[name].shape:
                printed = np.ravel(box[name][number])
                traits += [(f"{name}{place}={value}", 1.0) for place, value in enumerate(printed.tolist()) if value]
        printed_as = ",".join(trait.removeprefix(f"{label}_") for trait, _ in traits)
        return f"{self.rules.labels[label][number]}({printed_as})", traits


def _number(title: str, value: int) -> tuple[str, list[Trait]]:
    """A plain number; large ones are told apart by steps, and a zero says nothing."""
    if value == 0:
        return NO_KEY, []
    step = value if value < 0 else max(step for step in STEPS if step <= value)
    return f"{title}={step}", [(title, math.copysign(math.log1p(abs(step)), step))]


def _within(title: str, traits: list[Trait]) -> Iterator[Trait]:
    return ((f"{title}:{name}", amount) for name, amount in traits)


def _all_fields(record_class: type) -> Iterator[Any]:
    for field in fields_of(record_class):
        if is_record(field.base):
            yield from _all_fields(field.base)
        else:
            yield field
