"""What Python calls: the rules for the first game of an array, with the first box of another.

Handing an array to compiled code takes a microsecond; handing over a single record takes thirty.
"""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.virus_and_co.engine import step, why_not
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.redeal import redeal
from vesicle.virus_and_co.setup import deal_game


@rule
def deal_first(games: IntArray, boxes: IntArray, seed: int, first_seat: int) -> None:
    """Set the table."""
    deal_game(games[0], boxes[0], seed, first_seat)


@rule
def why_not_first(games: IntArray, boxes: IntArray, action: int) -> int:
    """LEGAL, or the clause that forbids the action now."""
    return why_not(games[0], boxes[0], action)


@rule
def step_first(games: IntArray, boxes: IntArray, action: int) -> None:
    """Apply a legal action."""
    step(games[0], boxes[0], action)


@rule
def list_first(games: IntArray, boxes: IntArray, scratches: IntArray) -> int:
    """Write all legal actions down in a scratch record and count them."""
    return list_legal(games[0], boxes[0], scratches[0].legal)


@rule
def redeal_first(games: IntArray, boxes: IntArray, viewer: int, seed: int) -> None:
    """Deal anew all that a viewer cannot know."""
    redeal(games[0], boxes[0], viewer, seed)
