"""Lists of cards inside a record: filled from the left, the rest is NOTHING."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray

NOTHING = -1  # an empty place, whatever it could hold


def used(pile: IntArray) -> list[int]:
    """The cards of a pile as plain numbers, for Python code around the rules."""
    return [int(card) for card in pile if card != NOTHING]


@rule
def count_cards(pile: IntArray) -> int:
    """How many cards a pile holds."""
    count = 0
    while count < pile.shape[0] and pile[count] != NOTHING:
        count += 1
    return count


@rule
def find_card(pile: IntArray, card: int) -> int:
    """Where a card is in a pile, or NOTHING."""
    for place in range(pile.shape[0]):
        if pile[place] == card:
            return place
        if pile[place] == NOTHING:
            return NOTHING
    return NOTHING


@rule
def put_on_top(pile: IntArray, card: int) -> None:
    """Lay a card on a pile; the top is the last place in use."""
    pile[count_cards(pile)] = card


@rule
def take_top(pile: IntArray) -> int:
    """Take the top card of a pile that is not empty."""
    top = count_cards(pile) - 1
    card = int(pile[top])
    pile[top] = NOTHING
    return card


@rule
def sort_in(pile: IntArray, card: int) -> None:
    """Add a card so that the pile stays in ascending order: the order of a hand tells nothing."""
    place = count_cards(pile)
    while place > 0 and pile[place - 1] > card:
        pile[place] = pile[place - 1]
        place -= 1
    pile[place] = card


@rule
def sort(pile: IntArray) -> None:
    """Put a pile in ascending order, so that nothing depends on how it lay."""
    sort_part(pile, 0, count_cards(pile))


@rule
def sort_part(cards: IntArray, start: int, end: int) -> None:
    """The same for the cards from one place to the one before another."""
    for place in range(start + 1, end):
        card = cards[place]
        below = place - 1
        while below >= start and cards[below] > card:
            cards[below + 1] = cards[below]
            below -= 1
        cards[below + 1] = card


@rule
def take_out(pile: IntArray, card: int) -> None:
    """Remove a card that is in the pile and close the gap."""
    place = find_card(pile, card)
    while place + 1 < pile.shape[0] and pile[place] != NOTHING:
        pile[place] = pile[place + 1]
        place += 1
    pile[place] = NOTHING
