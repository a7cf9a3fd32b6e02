"""Where the fields of a record lie, and how their numbers read for people: indices and values under their names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

from vesicle.core.actions import Labels
from vesicle.core.record import Field, dtype_of, fields_of, is_record

BARE = ("seat", "index")  # values that are numbers for people too, with nothing below 0

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # by the width of a number, in bytes

Path = tuple[str | int, ...]  # the way to a field in what people read: names and seats
Show = Callable[[list[int]], Any]


@dataclass(frozen=True)
class Piece:
    """One field at its place in the bytes of a whole record; taking it from there is quicker than asking numpy."""

    field: Field
    start: int
    stop: int
    form: Struct  # of its bytes
    show: Show  # its numbers → JSON-ready

    def read(self, raw: bytes) -> Any:
        """The field under the names that people use."""
        return self.show(list(self.form.unpack_from(raw, self.start)))

    def is_filled(self, raw: bytes) -> bool:
        """Whether nothing has touched the field since the record was new."""
        mine = self.form.unpack_from(raw, self.start)
        return mine.count(self.field.fill) == len(mine)


@dataclass(frozen=True)
class Side:
    """Records inside a record: the sides of the players who take part, each with a layout of its own."""

    field: Field
    seats: tuple["Layout", ...]


@dataclass(frozen=True)
class Block:
    """What lies together in a record: the fields of one seat's side, or those that are nobody's; with their paths."""

    start: int
    stop: int
    pieces: list[tuple[Path, Piece]]
    seat: int | None


class Layout:
    """All fields of a record class in the order of the class, for one set of labels and a number of players."""

    def __init__(self, record_class: type, labels: Labels, players: int, offset: int = 0) -> None:
        """Plan the reading once; `offset` is where the record begins inside another."""
        places = dtype_of(record_class).fields
        assert places is not None
        self.parts: list[Piece | Side] = []
        for field in fields_of(record_class):
            start = offset + places[field.name][1]
            if is_record(field.base):
                size = dtype_of(field.base).itemsize
                seats = [Layout(field.base, labels, players, start + seat * size) for seat in range(players)]
                self.parts.append(Side(field, tuple(seats)))
            else:
                width = np.dtype(field.base).itemsize
                form = Struct(f"={int(np.prod(field.shape))}{CODES[width]}")
                self.parts.append(Piece(field, start, start + form.size, form, show_of(field, labels)))
        self._start, self._stop = offset, offset + dtype_of(record_class).itemsize

    @cached_property
    def shown(self) -> list[Block]:
        """Every field that a viewer can see something of, in the order of the view; sides have no sides themselves."""
        own = [part for part in self.parts if isinstance(part, Piece) and part.field.secret != "all"]
        blocks = [Block(self._start, self._stop, [((piece.field.name,), piece) for piece in own], None)]
        for part in self.parts:
            if isinstance(part, Side):
                for seat, side in enumerate(part.seats):
                    (inner,) = side.shown
                    pieces = [((part.field.name, seat, *path), piece) for path, piece in inner.pieces]
                    blocks.append(Block(inner.start, inner.stop, pieces, seat))
        return blocks

    @cached_property
    def hidden(self) -> list[tuple[int, int]]:
        """Where the bytes lie that only chance, a look or a reveal can change; the generator's are among them.

        Hands are not: a card that leaves a hand openly changes who knows it, and that is hidden too.
        """
        places: list[tuple[int, int]] = []
        for part in self.parts:
            if isinstance(part, Side):
                places += [place for seat in part.seats for place in seat.hidden]
            elif part.field.secret not in ("", "cards"):
                places.append((part.start, part.stop))
        return places

    @cached_property
    def see_hidden(self) -> Callable[[bytes], Any]:
        """Reads those bytes of a record, to be compared with another's."""
        joined: list[tuple[int, int]] = []
        for start, stop in sorted(self.hidden):
            if joined and joined[-1][1] == start:
                joined[-1] = joined[-1][0], stop
            else:
                joined.append((start, stop))
        return itemgetter(*(slice(*place) for place in joined)) if joined else lambda raw: None


def write_fields(raw: bytes, layout: Layout) -> dict[str, Any]:
    """All fields of a record by name, secrets included."""
    return {
        part.field.name: part.read(raw) if isinstance(part, Piece) else [write_fields(raw, seat) for seat in part.seats]
        for part in layout.parts
    }


def without_fills(raw: bytes, layout: Layout) -> dict[str, Any]:
    """The fields that differ from their fill: what a digest is made of, so that new fields do not change old games."""
    kept: dict[str, Any] = {}
    for part in layout.parts:
        if isinstance(part, Side):
            kept[part.field.name] = [without_fills(raw, seat) for seat in part.seats]
        elif not part.is_filled(raw):
            kept[part.field.name] = part.read(raw)
    return kept


def show_of(field: Field, labels: Labels) -> Show:
    """How a field's numbers read: one value, a list without its empty tail, or values by their indices."""
    name = names_of(field.of, labels)
    if field.tail:
        return _show_list(field.fill, name)
    if not field.shape:
        return (lambda numbers: numbers[0]) if name is None else (lambda numbers: name(numbers[0]))
    return show_axes(field.shape, tuple(labels.get(by) for by in field.by), name)


def names_of(of: str, labels: Labels) -> Callable[[int], Any] | None:
    """What the values are called; None where a number is a number."""
    if of == "":
        return None
    if of in BARE:
        return lambda number: None if number < 0 else number
    return dict(enumerate(labels[of])).get  # nothing is below 0, and has no name


def _show_list(fill: int, name: Callable[[int], Any] | None) -> Show:
    def show(numbers: list[int]) -> list[Any]:
        used = numbers[: numbers.index(fill)] if fill in numbers else numbers
        return used if name is None else list(map(name, used))

    return show


def show_axes(shape: tuple[int, ...], by: Sequence[Sequence[str] | None], name: Callable[[int], Any] | None) -> Show:
    """The first axis as a dict where its indices have names, else as a list; each entry shows the other axes."""
    names, size = by[0] if by else None, int(np.prod(shape[1:]))
    if len(shape) > 1:
        inner = show_axes(shape[1:], by[1:], name)

        def values(numbers: list[int]) -> list[Any]:
            return [inner(numbers[start : start + size]) for start in range(0, len(numbers), size)]
    else:

        def values(numbers: list[int]) -> list[Any]:
            return numbers if name is None else list(map(name, numbers))

    if names is None:
        return values
    return lambda numbers: dict(zip(names, values(numbers), strict=False))
