"""The stack of open questions: an act that needs choices pushes them, the last one pushed is asked first."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, put_on_top, take_top
from vesicle.cytosis.ids import NO_QUESTION
from vesicle.cytosis.state import State


@rule
def find_question(s: State) -> int:
    """The question to answer now, or NO_QUESTION."""
    depth = count_cards(s.pending)
    if depth == 0:
        return NO_QUESTION
    return int(s.pending[depth - 1])


@rule
def ask(s: State, question: int) -> None:
    """Ask this before everything that is open already."""
    put_on_top(s.pending, question)


@rule
def answered(s: State) -> None:
    """The question at hand is settled."""
    take_top(s.pending)
