"""What a viewer may see of a record: the same record with all that the viewer may not know blanked.

Everything that is shown or told is made from such an observed record and from the box, which is public; so this loop,
the same for every game, is the one place where secrets are kept. A field without a mark is public. The others:
    all     nothing is left of it
    count   every entry is there, with its face hidden
    cards   likewise but for the entries that the viewer knows, which come first
    pile    likewise, and those in ascending order: their places tell nothing
    own     its value to the player whose side of the table it is, nothing to the others
"""

from enum import IntEnum
from typing import Final

from vesicle.core.jit import rule
from vesicle.core.knowledge import is_known
from vesicle.core.piles import NOTHING, sort_part
from vesicle.core.record import IntArray

HIDDEN: Final = -2  # an entry that is there, and of which the viewer sees the back
ALIKE: Final = -1  # in place of how much has changed for a viewer: what has changed for a spectator
EVERYTHING: Final = -1  # the viewer who may know the whole truth


class Secret(IntEnum):
    """The marks as numbers."""

    ALL = 0
    COUNT = 1
    CARDS = 2
    PILE = 3
    OWN = 4


class Mark(IntEnum):
    """The columns of the table of marks, which has a row for every marked field of every side."""

    KIND = 0
    START = 1  # of the field in the bytes of the record
    SIZE = 2  # in bytes; an entry of a list is one
    FILL = 3  # of every byte
    SEAT = 4  # whose side it is; NOTHING for nobody's


@rule
def observe(raw: IntArray, marks: IntArray, known: int, viewer: int) -> None:
    """Make of a copy of a record what a viewer sees.

    `known` is where the record says who knows each card, in two bytes a card; it is the last to be blanked.
    """
    if viewer == EVERYTHING:
        return
    for mark in range(marks.shape[0]):
        kind, start = int(marks[mark, Mark.KIND]), int(marks[mark, Mark.START])
        end = start + int(marks[mark, Mark.SIZE])
        if kind == Secret.ALL or (kind == Secret.OWN and marks[mark, Mark.SEAT] != viewer):
            for place in range(start, end):
                raw[place] = marks[mark, Mark.FILL]
        elif kind == Secret.COUNT:
            hide_cards(raw, start, end)
        elif kind == Secret.CARDS or kind == Secret.PILE:
            shown = show_known(raw, start, end, known, viewer)
            hide_cards(raw, shown, end)
            if kind == Secret.PILE:
                sort_part(raw, start, shown)


@rule
def show_known(raw: IntArray, start: int, end: int, known: int, viewer: int) -> int:
    """Move the cards that a viewer knows to the front of their list; where they end is the answer."""
    shown = start
    for place in range(start, end):
        card = int(raw[place])
        if card == NOTHING:
            break
        if is_known(int(raw[known + 2 * card]), viewer):
            raw[place] = raw[shown]
            raw[shown] = card
            shown += 1
    return shown


@rule
def hide_cards(raw: IntArray, place: int, end: int) -> None:
    """Turn all entries of a list from a place on face down."""
    while place < end and raw[place] != NOTHING:
        raw[place] = HIDDEN
        place += 1


@rule
def find_changes(before: IntArray, after: IntArray, spans: IntArray, found: IntArray) -> None:
    """How many of the spans, from one byte to the one before another, differ in two records; then which."""
    found[0] = 0
    for span in range(spans.shape[0]):
        for place in range(spans[span, 0], spans[span, 1]):
            if before[place] != after[place]:
                found[0] += 1
                found[found[0]] = span
                break


@rule
def is_shared(olds: IntArray, news: IntArray, changes: IntArray, one: int, other: int, spans: IntArray) -> bool:
    """Whether two viewers see the same before and after in every span that `find_changes` has found for either."""
    for number in range(changes[one, 0] + 1):
        if changes[one, number] != changes[other, number]:
            return False
    for number in range(1, changes[one, 0] + 1):
        span = changes[one, number]
        for place in range(spans[span, 0], spans[span, 1]):
            if olds[one, place] != olds[other, place] or news[one, place] != news[other, place]:
                return False
    return True
