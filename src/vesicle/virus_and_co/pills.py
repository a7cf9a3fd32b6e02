"""Pills: what they are worth, and how they move between players and the Pharmacy."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import N_PILLS
from vesicle.virus_and_co.state import State


@rule
def count_pills(stock: IntArray) -> int:
    """How many pills a stock has."""
    count = 0
    for pill in range(N_PILLS):
        count += int(stock[pill])
    return count


@rule
def count_worth(stock: IntArray) -> int:
    """Blue 1, yellow 2, red 3, when paying and when scoring (V-008)."""
    worth = 0
    for pill in range(N_PILLS):
        worth += (pill + 1) * int(stock[pill])
    return worth


@rule
def move_pills(source: IntArray, destination: IntArray, pill: int, amount: int) -> None:
    """So many pills of a colour change their place."""
    source[pill] -= amount
    destination[pill] += amount


@rule
def take_shown_pills(s: State, box: Box, seat: int, card: int) -> None:
    """What a card shows comes from the Pharmacy as far as it has it: no other colour, no later claim (V-039, V-040)."""
    for pill in range(N_PILLS):
        amount = min(int(box.card_pills[card, pill]), int(s.pharmacy[pill]))
        move_pills(s.pharmacy, s.players[seat].pills, pill, amount)
