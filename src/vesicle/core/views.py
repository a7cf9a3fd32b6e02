"""How an observed record reads for people: the whole view, and what has changed from one view to the next.

A view is read by a function that is written for its layout, as `dataclasses` writes an `__init__`: walking the layout
field by field takes several times as long, and a view is what people are sent most.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from functools import cached_property, lru_cache
from struct import Struct
from typing import Any

import numpy as np

from vesicle.core.actions import Labels
from vesicle.core.layout import BARE, CODES, Layout, Path, Piece, Side, names_of, show_axes
from vesicle.core.observing import HIDDEN, Mark, Secret
from vesicle.core.piles import NOTHING
from vesicle.core.record import Field, IntArray

View = dict[str, Any]
Patch = list[tuple[Path, Any]]  # what to set where
Words = tuple[tuple[str, tuple[str, ...]], ...]  # labels that can be compared
MOST_WRITTEN = 256  # different contents of a leaf whose JSON is kept
KEPT = 64  # plans and readers, for as many different tables
NONE, BACK = NOTHING & 255, HIDDEN & 255  # as bytes
MANY = 12  # numbers that are worth a look whether all are as they were in the beginning
LISTS = ("count", "cards", "pile")  # marks of lists, of which the entries are single bytes


@dataclass(frozen=True)
class Leaf:
    """The smallest part of a view that a patch sets: a number under its name, or a whole list."""

    path: Path
    start: int
    stop: int
    read: Callable[[bytes], Any]
    written: dict[bytes, bytes] = dataclass_field(default_factory=dict)  # what was written lately, by its bytes

    def write(self, raw: bytes) -> bytes:
        """Its part of a patch as JSON; mostly a table has seen the same before, or another one has."""
        content = raw[self.start : self.stop]
        found = self.written.get(content)
        if found is None:
            if len(self.written) >= MOST_WRITTEN:
                self.written.clear()
            found = self.written[content] = write_json((self.path, self.read(raw)))
        return found


def write_json(value: Any) -> bytes:
    """JSON as it is sent."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


class ViewPlan:
    """All that turns observed records of one layout into views."""

    def __init__(self, layout: Layout, labels: Labels, under: Path = ()) -> None:
        """What is marked is found at once, the rest planned when it is first asked for; `under` is where it stands."""
        self.layout, self._labels, self._under = layout, labels, under
        self.written: dict[bytes, bytes] = {}  # what whole records were written as lately, by their bytes
        rows = sorted(_marks(layout, NOTHING), key=lambda row: row[Mark.KIND] == Secret.ALL)  # who knows what is last
        self.marks = np.array(rows, dtype=np.int64).reshape(-1, len(Mark))
        self.known = next((part.start for part in layout.parts if part.field.name == "known"), 0)  # type: ignore[union-attr]

    @cached_property
    def read(self) -> Callable[[bytes, int], View]:
        """The view that the bytes of an observed record are, for a viewer."""
        return _Writer(self._labels).write(self.layout)

    @cached_property
    def leaves(self) -> list[Leaf]:
        """Every part of a view, in the order of the view."""
        found = []
        for block in self.layout.shown:
            for path, piece in block.pieces:
                found += list(_leaves((*self._under, *path), piece, self._labels))
        return found

    @cached_property
    def spans(self) -> IntArray:
        """Where the leaves lie."""
        return np.array([(leaf.start, leaf.stop) for leaf in self.leaves], dtype=np.int64)

    def patch(self, raw: bytes, found: IntArray) -> Patch:
        """The leaves of a view that `find_changes` found, as they are in the bytes of an observed record."""
        leaves = self.leaves
        return [(leaves[number].path, leaves[number].read(raw)) for number in found[1 : 1 + found.item(0)].tolist()]

    def write_patch(self, raw: bytes, found: IntArray) -> list[bytes]:
        """The same as JSON, part by part."""
        leaves = self.leaves
        return [leaves[number].write(raw) for number in found[1 : 1 + found.item(0)].tolist()]


@lru_cache(maxsize=KEPT)
def plan_of(record_class: type, words: Words, players: int, under: Path = ()) -> ViewPlan:
    """The plan for a record with these labels; many tables play with the same."""
    labels = dict(words)
    return ViewPlan(Layout(record_class, labels, players), labels, under)


def _marks(layout: Layout, seat: int) -> Iterator[tuple[int, ...]]:
    """The rows of the table of marks, see `Mark`."""
    for part in layout.parts:
        if isinstance(part, Side):
            for number, side in enumerate(part.seats):
                yield from _marks(side, number)
        elif part.field.secret:
            mark = part.field.secret
            kinds = {kind.name.lower(): kind for kind in Secret}
            assert mark in kinds, f"{part.field.name}: no way to show secret={mark!r}"
            single = part.field.base is np.int8 and part.field.fill == NOTHING
            assert single if mark in LISTS else part.field.fill in (0, NOTHING), f"{part.field.name}: {mark}"
            yield int(kinds[mark]), part.start, part.stop - part.start, part.field.fill, seat


def _leaves(path: Path, piece: Piece, labels: Labels) -> Iterator[Leaf]:
    field = piece.field
    if field.secret or field.tail or not field.shape:
        yield Leaf(path, piece.start, piece.stop, lambda raw: _see(piece, raw))
        return
    name, width = names_of(field.of, labels), np.dtype(field.base).itemsize

    def split(path: Path, start: int, shape: tuple[int, ...], by: tuple[str, ...]) -> Iterator[Leaf]:
        """Tables by their keys, lists of tables by their places; all else is whole."""
        names = labels.get(by[0]) if by else None
        inner = labels.get(by[1]) if len(by) > 1 else None
        size = width * int(np.prod(shape[1:]))
        if not shape or (names is None and inner is None):
            yield _leaf(path, start, CODES[width], shape, by, labels, name)
            return
        keys: Sequence[str | int] = range(shape[0]) if names is None else names
        for place, key in zip(range(shape[0]), keys, strict=False):
            yield from split((*path, key), start + place * size, shape[1:], by[1:])

    yield from split(path, piece.start, field.shape, field.by)


def _leaf(
    path: Path, start: int, code: str, shape: tuple[int, ...], by: tuple[str, ...], labels: Labels, name: Any
) -> Leaf:
    """A number, or a list of them, at its place."""
    form = Struct(f"={int(np.prod(shape))}{code}")
    if shape:
        show = show_axes(shape, tuple(labels.get(axis) for axis in by), name)
    else:
        show = (lambda numbers: numbers[0]) if name is None else (lambda numbers: name(numbers[0]))
    return Leaf(path, start, start + form.size, lambda raw: show(list(form.unpack_from(raw, start))))


def _see(piece: Piece, raw: bytes) -> Any:
    """A field of an observed record; a list that is only counted, or known in part, says so."""
    whole = piece.read(raw)
    if piece.field.secret == "count":
        return {"count": len(whole)}
    if piece.field.secret == "pile":
        return {"count": len(whole), "known": sorted(name for name in whole if name is not None)}
    return whole


class _Writer:
    """Writes the function that reads views; `v` has the numbers of the record, `raw` its bytes."""

    def __init__(self, labels: Labels) -> None:
        self._labels = labels
        self._form, self._end, self._count = "=", 0, 0
        self._known: dict[str, Any] = {}

    def write(self, layout: Layout) -> Callable[[bytes, int], View]:
        """All in one expression."""
        numbered = [piece for piece in _pieces(layout) if not piece.field.tail and piece.field.secret != "all"]
        places = {piece.start: self._place(piece) for piece in sorted(numbered, key=lambda piece: piece.start)}
        self._known["unpack"] = Struct(self._form).unpack_from
        body = self._sides(layout, places, None)
        exec(f"def read(raw, viewer):\n    v = unpack(raw)\n    return {body}", self._known)
        made: Callable[[bytes, int], View] = self._known["read"]
        return made

    def _place(self, piece: Piece) -> int:
        """Where the numbers of a field are among all."""
        count = (piece.stop - piece.start) // np.dtype(piece.field.base).itemsize
        self._form += "x" * (piece.start - self._end) + f"{count}{CODES[np.dtype(piece.field.base).itemsize]}"
        self._end = piece.stop
        self._count += count
        return self._count - count

    def _sides(self, layout: Layout, places: dict[int, int], seat: int | None) -> str:
        parts = []
        for part in layout.parts:
            if isinstance(part, Side):
                sides = [self._sides(side, places, number) for number, side in enumerate(part.seats)]
                parts.append(f"{part.field.name!r}: [{', '.join(sides)}]")
            elif part.field.secret != "all":
                parts.append(f"{part.field.name!r}: {self._field(part, places, seat)}")
        return "{" + ", ".join(parts) + "}"

    def _field(self, piece: Piece, places: dict[int, int], seat: int | None) -> str:
        field = piece.field
        used = f"raw[{piece.start}:{piece.stop}].partition({bytes([NONE])!r})[0]"
        match field.secret:
            case "count":
                return f"{{'count': len({used})}}"
            case "pile":
                sort = f"sorted(map({self._finder(field.of)}, u.partition({bytes([BACK])!r})[0]))"
                known = f"{sort} if raw[{piece.start}] < {BACK} else []"  # mostly nothing is known
                return f"{{'count': len(u := {used}), 'known': {known}}}"
        if field.tail:  # mostly there is nothing in it
            shown = f"(list(map({self._finder(field.of)}, {used})) if raw[{piece.start}] != {NONE} else [])"
        elif field.shape:  # often everything is as it was in the beginning
            count, place = int(np.prod(field.shape)), places[piece.start]
            shown = self._axes(field, field.shape, field.by, [f"v[{place + number}]" for number in range(count)])
            if field.of or count >= MANY:
                plain = self._axes(field, field.shape, field.by, [str(field.fill)] * count)
                untouched = np.full(field.shape, field.fill, dtype=field.base).tobytes()
                shown = f"({plain} if raw[{piece.start}:{piece.stop}] == {untouched!r} else {shown})"
        else:
            shown = self._named(field.of, f"v[{places[piece.start]}]")
        return f"({shown} if viewer == {seat} else None)" if field.secret == "own" else shown

    def _axes(self, field: Field, shape: tuple[int, ...], by: tuple[str, ...], numbers: Sequence[str]) -> str:
        """Numbers by their indices: tables where those have names, else lists."""
        if not shape:
            return self._named(field.of, numbers[0])
        names, size = self._labels.get(by[0]) if by else None, len(numbers) // shape[0]
        items = [
            self._axes(field, shape[1:], by[1:], numbers[place * size : (place + 1) * size])
            for place in range(shape[0])
        ]
        if names is None:
            return f"[{', '.join(items)}]"
        return "{" + ", ".join(f"{name!r}: {item}" for name, item in zip(names, items, strict=False)) + "}"

    def _named(self, of: str, number: str) -> str:
        """One number, under its name if it has one."""
        if not of:
            return number
        return (
            f"{self._names(of)}[{number}]"
            if number.startswith("v")
            else repr(name_table(of, self._labels)[int(number)])
        )

    def _names(self, of: str) -> str:
        """The table of what numbers are called."""
        word = f"names_{of}"
        if word not in self._known:
            self._known[word] = name_table(of, self._labels)
            self._known[f"find_{of}"] = self._known[word].__getitem__
        return word

    def _finder(self, of: str) -> str:
        """The function that finds a name there."""
        self._names(of)
        return f"find_{of}"


def name_table(of: str, labels: Labels) -> tuple[Any, ...]:
    """What numbers are called, by number: nothing and hidden entries, which are below 0, and unknown ones have none."""
    names = tuple(range(128)) if of in BARE or not of else tuple(labels[of])
    return names + (None,) * (256 - len(names))


def _pieces(layout: Layout) -> Iterator[Piece]:
    for part in layout.parts:
        if isinstance(part, Side):
            for side in part.seats:
                yield from _pieces(side)
        else:
            yield part
