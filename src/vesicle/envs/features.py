"""The observation: what a seat may see, as one row of small numbers with a name for each.

- The viewer comes first: players follow clockwise from it, and seats are counted from it (0 itself, −1 nobody). Its
  seat at the table is the row's first number; actions name seats of the table, and `turned_actions` turns them.
- A category is the number of its name, −1 for none. Long lists of cards (hands, piles, …) are told by one number for
  each card of the box: the place where the viewer sees it, 0 where it does not. The order in such a list is left out.
- What the box says (prices, points, …) is the same in every game of a table, and not in the row.
"""

from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vesicle.core.layout import show_of
from vesicle.core.match import Rules
from vesicle.core.record import Field, IntArray, fields_of, is_record
from vesicle.envs.layout import CARDS, VIEWER, Layout, Piece, is_long
from vesicle.envs.plan import write_observations

OBSERVATION_VERSION = "1"
BY_SEAT = ("player", "target")  # labels that begin with a seat


def observation_for(rules: Rules) -> "Observation":
    """The observation of a table, without the fields of modules that it plays without."""
    by_module = import_module(f"vesicle.envs.{rules.game.replace('-', '_')}").MODULE_FIELDS
    absent = [name for module, names in by_module.items() if not rules.options[module] for name in names]
    return Observation(rules, absent)


def as_numbers(games: Any) -> tuple[IntArray, IntArray]:
    """The same memory as rows of 8-bit and of 16-bit numbers, which is how plans read games."""
    small = games.view(np.int8).reshape(len(games), -1)
    return small, small.view(np.int16)


class Observation(Layout):
    """Writes the rows of one table and reads them back."""

    version = OBSERVATION_VERSION

    @cached_property
    def low(self) -> NDArray[np.int16]:
        """The least that each number can be."""
        return self._spread([piece.low for piece in self.pieces])

    @cached_property
    def high(self) -> NDArray[np.int16]:
        """The most that each number can be."""
        return self._spread([piece.high for piece in self.pieces])

    @cached_property
    def classes(self) -> NDArray[np.int16]:
        """How many values each category has, from its lowest on; 0 for plain numbers."""
        return self._spread([piece.classes for piece in self.pieces])

    def _spread(self, values: list[int]) -> NDArray[np.int16]:
        return np.repeat(np.array(values, dtype=np.int16), [piece.length for piece in self.pieces])

    def new_rows(self, count: int, dtype: Any = np.int16) -> IntArray:
        """Empty rows for so many games."""
        return np.zeros((count, self.length), dtype=dtype)

    def write(self, games: Any, viewers: IntArray, rows: IntArray) -> None:
        """For each game of an array what its viewer may see."""
        small, wide = as_numbers(games)
        write_observations(small, wide, self.plan, viewers, rows)

    def decode(self, row: Any) -> dict[str, Any]:
        """A row as `Match.view` shows the same fields; long lists of cards stand in the order of the box."""
        return _Reader(self, np.asarray(row).astype(np.int16)).read()

    @cached_property
    def turned_actions(self) -> NDArray[np.int16]:
        """For each seat the number of every action as that seat counts the players: a table of seats by actions.

        What a network calls action `a` from its own side of the table is `turned_actions[seat, a]` to the rules, and
        `mask[turned_actions[seat]]` is the mask from that side. Only actions that name a player differ.
        """
        turned = np.tile(np.arange(self.rules.actions.size, dtype=np.int16), (self.rules.players, 1))
        for text, number in self.rules.numbers.items():
            if self.rules.actions.label_of(number) in BY_SEAT:
                for seat in range(self.rules.players):
                    turned[seat, number] = self.rules.numbers[self._turn(text, seat)]
        return turned

    def _turn(self, text: str, seat: int) -> str:
        """An action that names a player (`pass 1`, `evict 1-0`), said by a seat that counts from itself."""
        verb, name = text.split(" ")
        other, *rest = name.split("-")
        if int(other) >= self.rules.players:
            return text
        return f"{verb} {'-'.join([str((int(other) + seat) % self.rules.players), *rest])}"


class _Reader:
    """Reads one row back into names."""

    def __init__(self, observation: Observation, row: IntArray) -> None:
        """Take the row apart."""
        self._observation = observation
        self._rules = observation.rules
        self._pieces = {(piece.name, piece.turn): self._cut(piece, row) for piece in observation.pieces}
        self._viewer = int(self._pieces[VIEWER, None])
        places = self._pieces[CARDS, None]
        names = self._rules.labels["card"]
        self._lying = {
            place: [names[card] for card in np.flatnonzero(places == number).tolist()]
            for number, place in enumerate(observation.places)
        }

    def _cut(self, piece: Piece, row: IntArray) -> Any:
        return row[piece.start : piece.start + piece.length].reshape(piece.shape)

    def read(self) -> dict[str, Any]:
        """All fields that the row holds."""
        state = self._rules.state_class
        seen = {VIEWER: self._viewer, **self._fields(state, None)}
        (side,) = (field for field in fields_of(state) if is_record(field.base))
        turns = [(seat - self._viewer) % self._rules.players for seat in range(self._rules.players)]
        return {**seen, side.name: [self._fields(side.base, turn) for turn in turns]}

    def _fields(self, record_class: type, turn: int | None) -> dict[str, Any]:
        absent = self._observation.absent
        return {
            field.name: self._value(field, turn)
            for field in fields_of(record_class)
            if field.secret != "all" and field.name not in absent and not is_record(field.base)
        }

    def _value(self, field: Field, turn: int | None) -> Any:
        title = field.name if turn is None else f"{field.name}+{turn}"
        match field.secret, is_long(field):
            case ("", True):
                return self._lying[title]
            case ("cards", True):
                known = self._lying[title]
                return known + [None] * (int(self._pieces[field.name, turn]) - len(known))
            case ("pile", _):
                return {"count": int(self._pieces[field.name, turn]), "known": sorted(self._lying[title])}
            case ("count", _):
                return {"count": int(self._pieces[field.name, turn])}
            case ("cards", False):
                names = [*self._rules.labels["card"], None]
                return [names[card] for card in self._pieces[field.name, turn] if card >= 0]
            case ("own", _) if turn != 0:
                return None
            case _:
                return self._plain(field, self._pieces[field.name, turn])

    def _plain(self, field: Field, value: Any) -> Any:
        """A field as it is, with seats and rows of seats turned back to those of the table."""
        players = self._rules.players
        if field.of == "seat":
            value = np.where((value >= 0) & (value < players), (value + self._viewer) % players, value)
        elif field.shape and field.by[0] == "seat":
            value = np.concatenate([np.roll(value[:players], self._viewer, axis=0), value[players:]])
        return show_of(field, self._rules.labels)(np.ravel(value).tolist())
