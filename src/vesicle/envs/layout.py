"""How an observation is laid out: which fields of the state are shown, as what, and where in the row.

The `secret` marks decide, as they do in `core/observing.py`: a field is shown only by a rule of this file for its mark.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np

from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING
from vesicle.core.record import Field, IntArray, dtype_of, fields_of, is_record
from vesicle.envs import plan as plans
from vesicle.envs.plan import Op

LONGEST_LISTED = 8  # a list of cards with more room than this is told by the places of the cards
VIEWER = "viewer"
CARDS = "cards"
UNSEEN = "unseen"
PLAIN = ("number", "size", "index")  # all else are categories
COPIES = (Op.COPY_SMALL, Op.COPY_WIDE, Op.SEATS)  # what neighbours can be done at once with


@dataclass(frozen=True)
class Piece:
    """A named run of numbers in a row."""

    name: str  # of the field that it shows
    what: str  # "number", "size", or what its numbers name: "seat", "card", "spot", "place", …
    shape: tuple[int, ...]
    low: int
    high: int
    start: int = 0
    turn: int | None = None  # whose side of the table it is, counted from the viewer; None: nobody's

    @property
    def length(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))

    @property
    def classes(self) -> int:
        """How many values a category has, from `low` on; 0 for plain numbers."""
        return 0 if self.what in PLAIN else self.high - self.low + 1

    @property
    def title(self) -> str:
        """Its name and whose it is: `stock+0` is the viewer's, `stock+1` that of the next player clockwise."""
        return self.name if self.turn is None else f"{self.name}+{self.turn}"


class Whose(IntEnum):
    """Whose fields are shown to whom."""

    TABLE = 0  # nobody's
    VIEWER = 1  # the viewer's, which only it may see
    EACH = 2  # every player's


@dataclass(frozen=True)
class _Run:
    """A run of bytes and what to do with it; without a piece it only says where cards lie."""

    op: Op
    at: int
    count: int
    code: int = 0
    piece: Piece | None = None


class Layout:
    """The rows of one table: game, box, number of players and modules decide their length."""

    def __init__(self, rules: Rules, absent: Iterable[str]) -> None:
        """Lay out everything but the fields that are `absent`: those of modules that the table plays without."""
        self.rules = rules
        self.absent = frozenset(absent)
        self.places = [UNSEEN]  # where a card can be seen, by number
        (side,) = (field for field in fields_of(rules.state_class) if is_record(field.base))
        table = self._runs(rules.state_class, Whose.TABLE)
        viewers = self._runs(side.base, Whose.VIEWER)
        each = self._runs(side.base, Whose.EACH)
        pieces = [Piece(VIEWER, VIEWER, (), 0, rules.players - 1)]
        pieces += [run.piece for run in table if run.piece]
        pieces += [replace(run.piece, turn=0) for run in viewers if run.piece]
        pieces += [Piece(CARDS, "place", (len(rules.labels["card"]),), 0, len(self.places) - 1)]
        for turn in range(rules.players):
            pieces += [replace(run.piece, turn=turn) for run in each if run.piece]
        self.pieces = tuple(_put_end_to_end(pieces))
        self.length = sum(piece.length for piece in self.pieces)
        self._starts = {(piece.name, piece.turn): piece.start for piece in self.pieces}
        head = self._head(side)
        plan = []
        for viewer in range(rules.players):
            lines = [*self._lines(table, None, 0), *self._lines(viewers, 0, _side_at(rules, side, viewer))]
            for turn in range(rules.players):
                lines += self._lines(each, turn, _side_at(rules, side, (viewer + turn) % rules.players))
            merged = _merge(sorted(lines, key=lambda line: (line[plans.OP], line[plans.TO])))
            rare_from = plans.HEAD + sum(line[plans.OP] < plans.RARE for line in merged)
            plan.append([[*head, rare_from], *merged])
        width = max(len(line) for line in plan[0])
        self.plan: IntArray = np.array([[_widen(line, width) for line in lines] for lines in plan], dtype=np.int32)

    def _runs(self, record_class: type, whose: Whose) -> list[_Run]:
        """What is shown of a record; runs that can be copied at once come to stand side by side."""
        runs: list[_Run] = []
        for field in fields_of(record_class):
            hidden = field.secret == "all" or field.name in self.absent or is_record(field.base)
            if not hidden and (field.secret == "own") == (whose == Whose.VIEWER):
                runs += self._show(field, _offset(record_class, field.name), whose)
        return sorted(runs, key=lambda run: (run.op, run.at))

    def _show(self, field: Field, at: int, whose: Whose) -> Iterator[_Run]:
        room = field.shape[0] if field.shape else 1
        size = _Run(Op.SIZE, at, room, 0, Piece(field.name, "size", (), 0, room))
        match field.secret, is_long(field):
            case ("", True):
                yield _Run(Op.PLACES, at, room, self._new_places(field.name, whose))
            case ("" | "own", False):
                yield self._plain(field, at)
            case ("count", _):
                yield size
            case ("cards", False):
                blank = len(self.rules.labels["card"])
                yield _Run(Op.CARDS, at, room, blank, Piece(field.name, "card", field.shape, NOTHING, blank))
            case ("cards" | "pile", _):
                yield replace(size, op=Op.KNOWN, code=self._new_places(field.name, whose))
            case _:
                raise AssertionError(f"{field.name}: no way to show secret={field.secret!r}")

    def _new_places(self, name: str, whose: Whose) -> int:
        """The number of a list of cards among the places; lists of players have one for each."""
        first = len(self.places)
        self.places += [name] if whose == Whose.TABLE else [f"{name}+{turn}" for turn in range(self.rules.players)]
        return first

    def _plain(self, field: Field, at: int) -> _Run:
        """A field that the viewer may see as it is."""
        shape = shown_shape(field, self.rules)
        is_wide = field.base == np.int16
        assert is_wide or field.base == np.int8, f"{field.name}: only 8 and 16 bits are shown"
        piece = Piece(field.name, field.of or "number", shape, *self._bounds(field))
        if field.of == "seat":
            return _Run(Op.SEATS, at, piece.length, 0, piece)
        if shape and field.by[0] == "seat":
            return _Run(Op.TURN_WIDE if is_wide else Op.TURN_SMALL, at, piece.length, int(np.prod(shape[1:])), piece)
        return _Run(Op.COPY_WIDE if is_wide else Op.COPY_SMALL, at, piece.length, 0, piece)

    def _bounds(self, field: Field) -> tuple[int, int]:
        limits = np.iinfo(field.base)
        if field.of == "":
            return int(limits.min), int(limits.max)
        if field.of == "seat":
            return NOTHING, self.rules.players  # one more than there are players: the dummy's
        return NOTHING, len(self.rules.labels[field.of]) - 1 if field.of in self.rules.labels else int(limits.max)

    def _lines(self, runs: list[_Run], turn: int | None, base: int) -> Iterator[list[int]]:
        """The lines for one side of the table, whose bytes begin at `base`."""
        for run in runs:
            to = self._starts[run.piece.name, turn] if run.piece else 0
            code = run.code + (turn or 0) if run.op in (Op.PLACES, Op.KNOWN) else run.code
            yield [run.op, base + run.at, run.count, to, code]

    def _head(self, side: Field) -> list[int]:
        """The line of places at the head of a plan."""
        state = self.rules.state_class
        winners = _offset(state, "winners") if "winners" in (dtype_of(state).names or ()) else NOTHING
        (n_points,) = next(field.shape for field in fields_of(side.base) if field.name == "points")
        sides = [_offset(state, side.name), dtype_of(side.base).itemsize]
        cards = [_offset(state, "known") // 2, self._starts[CARDS, None], len(self.rules.labels["card"])]
        return [
            self.rules.players,
            *sides,
            *cards,
            _offset(state, "winner"),
            winners,
            _offset(side.base, "points"),
            n_points,
        ]


def _side_at(rules: Rules, side: Field, seat: int) -> int:
    """Where the record of a player begins."""
    return _offset(rules.state_class, side.name) + seat * dtype_of(side.base).itemsize


def _widen(line: list[int], width: int) -> list[int]:
    return line + [0] * (width - len(line))


def is_long(field: Field) -> bool:
    """Whether a list of cards is told by places: it has no order then, and takes no room of its own."""
    return field.tail and field.of == "card" and field.shape[0] > LONGEST_LISTED


def shown_shape(field: Field, rules: Rules) -> tuple[int, ...]:
    """The shape of a field without the room that the box leaves empty."""
    names = rules.labels.get(field.by[0]) if field.shape and not field.tail else None
    return (len(names), *field.shape[1:]) if names else field.shape


def _offset(record_class: type, name: str) -> int:
    fields: Any = dtype_of(record_class).fields
    return int(fields[name][1])


def _put_end_to_end(pieces: Iterable[Piece]) -> Iterator[Piece]:
    start = 0
    for piece in pieces:
        yield replace(piece, start=start)
        start += piece.length


def _merge(lines: Iterable[list[int]]) -> list[list[int]]:
    """Neighbours in memory and in the row are copied at once."""
    merged: list[list[int]] = []
    for line in lines:
        if merged and _continues(merged[-1], line):
            merged[-1][plans.COUNT] += line[plans.COUNT]
        else:
            merged.append(line)
    return merged


def _continues(one: list[int], other: list[int]) -> bool:
    if one[plans.OP] != other[plans.OP] or one[plans.OP] not in COPIES:
        return False
    width = 2 if one[plans.OP] == Op.COPY_WIDE else 1
    follows = one[plans.AT] + width * one[plans.COUNT] == other[plans.AT]
    return follows and one[plans.TO] + one[plans.COUNT] == other[plans.TO]
