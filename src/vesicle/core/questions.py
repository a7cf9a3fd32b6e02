"""The stack of open questions in a record: an act that needs choices pushes them, the last one pushed comes first."""

from typing import Final

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING, count_cards, put_on_top, take_top
from vesicle.core.record import IntArray

NO_QUESTION: Final = NOTHING


@rule
def find_question(pending: IntArray) -> int:
    """The question to answer now, or NO_QUESTION."""
    depth = count_cards(pending)
    if depth == 0:
        return NO_QUESTION
    return int(pending[depth - 1])


@rule
def ask(pending: IntArray, question: int) -> None:
    """Ask this before everything that is open already."""
    put_on_top(pending, question)


@rule
def answered(pending: IntArray) -> None:
    """The question at hand is settled."""
    take_top(pending)
