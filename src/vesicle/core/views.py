"""What a viewer may see: the one place where secrets are kept or shown.

A field without a mark is public. The others show this much:
    all     nothing, not even that it is there
    count   how many entries it has
    cards   each entry that the viewer knows, and a blank for every other one
    pile    how many cards, and in alphabetical order those that the viewer knows to be in it
    own     its value to the player whose side of the table it is, nothing to the others
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from vesicle.core.actions import Labels
from vesicle.core.knowledge import SPECTATOR, bit_of
from vesicle.core.layout import Layout, Path, Side
from vesicle.core.record import Field, bytes_of

View = dict[str, Any]
CARDS = ("cards", "pile")  # marks under which it counts what a viewer knows


@dataclass(frozen=True)
class _Eyes:
    """Who looks, and the cards that it knows, which mostly nobody needs to be told."""

    viewer: int
    cards: Sequence[str]
    bits: Sequence[int]  # who knows each of them

    @cached_property
    def known(self) -> frozenset[str]:
        """The cards of which the viewer knows where they are."""
        bit = bit_of(self.viewer)
        return frozenset(card for card, bits in zip(self.cards, self.bits, strict=False) if bits & bit)


class Scene:
    """A position that several viewers look at; what is public is read once and shared by all their views.

    A scene that follows another remembers what has changed, so that a viewer who saw that one can look again quickly.
    """

    def __init__(self, state: Any, layout: Layout, labels: Labels, before: "Scene | None" = None) -> None:
        """Read the bytes of the state; the state itself is not looked at again, so the game may go on."""
        self._raw = bytes_of(state)
        self._known: list[int] = state.known.tolist()
        self._cards = labels["card"]
        self._layout = layout
        self._changed = [] if before is None else list(self._compare(before))

    @property
    def changed(self) -> list[Path]:
        """Where a view of this scene may differ from one of the scene before."""
        return [path for path, _, _, _ in self._changed]

    def seen_by(self, seat: int | None) -> View:
        """All that a seat may see, or a spectator for None, JSON-ready."""
        return self._see(self._layout, self._public, self._eyes(seat), False)

    def seen_again_by(self, seat: int | None, before: View) -> View:
        """The same for whoever saw the scene before; what has not changed is the very same object in both views."""
        eyes = self._eyes(seat)
        seen = dict(before)
        for path, owner, field, whole in self._changed:
            shown = _see_secret(whole, field, eyes, owner == eyes.viewer) if field.secret else whole
            if owner is None:
                if shown != before[field.name]:
                    seen[field.name] = shown
                continue
            side, place = str(path[0]), owner
            if shown != before[side][place][field.name]:
                if seen[side] is before[side]:
                    seen[side] = list(before[side])
                if seen[side][place] is before[side][place]:
                    seen[side][place] = dict(before[side][place])
                seen[side][place][field.name] = shown
        return seen

    @cached_property
    def _public(self) -> View:
        return _see_public(self._raw, self._layout)

    def _eyes(self, seat: int | None) -> _Eyes:
        return _Eyes(SPECTATOR if seat is None else seat, self._cards, self._known)

    def _compare(self, before: "Scene") -> Iterator[tuple[Path, int | None, Field, Any]]:
        """The fields that may look different now: path, the seat whose side it is, the field, its whole value.

        When somebody has learnt or forgotten where a card is, all cards may look different to them.
        """
        new, old, learnt = self._raw, before._raw, self._known != before._known
        for block in self._layout.shown:
            if learnt or new[block.start : block.stop] != old[block.start : block.stop]:
                for path, piece in block.pieces:
                    is_new = new[piece.start : piece.stop] != old[piece.start : piece.stop]
                    if is_new or (learnt and piece.field.secret in CARDS):
                        yield path, block.seat, piece.field, piece.read(new)

    def _see(self, layout: Layout, public: View, eyes: _Eyes, own_side: bool) -> View:
        seen = {}
        for part in layout.parts:
            name = part.field.name
            if isinstance(part, Side):
                seen[name] = [
                    self._see(side, public[name][seat], eyes, seat == eyes.viewer)
                    for seat, side in enumerate(part.seats)
                ]
            elif not part.field.secret:
                seen[name] = public[name]
            elif part.field.secret != "all":
                seen[name] = _see_secret(part.read(self._raw), part.field, eyes, own_side)
        return seen


def observe(state: Any, layout: Layout, labels: Labels, seat: int | None) -> View:
    """All that a seat may see, or a spectator for None, JSON-ready."""
    return Scene(state, layout, labels).seen_by(seat)


def _see_public(raw: bytes, layout: Layout) -> View:
    seen: View = {}
    for part in layout.parts:
        if isinstance(part, Side):
            seen[part.field.name] = [_see_public(raw, side) for side in part.seats]
        elif not part.field.secret:
            seen[part.field.name] = part.read(raw)
    return seen


def _see_secret(whole: Any, field: Field, eyes: _Eyes, own_side: bool) -> Any:
    match field.secret:
        case "count":
            return {"count": len(whole)}
        case "cards":
            shown = [card for card in whole if card in eyes.known]
            return shown + [None] * (len(whole) - len(shown))
        case "pile":
            return {"count": len(whole), "known": sorted(card for card in whole if card in eyes.known)}
        case "own":
            return whole if own_side else None
        case _:
            raise AssertionError(f"{field.name}: no way to show secret={field.secret!r}")
