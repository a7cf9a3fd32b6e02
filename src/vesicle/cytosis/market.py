"""The card market: four face-up cards, refreshed in Phase 2 by removing, sliding and filling (C-MKT)."""

from vesicle.core.chance import shuffle
from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.piles import NOTHING, count_cards, put_on_top, take_out, take_top
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import NO_CARD, Area
from vesicle.cytosis.state import State

CHEAPEST = 0  # market_removal
NEXT = 0  # market_gap


@rule
def count_slots(box: Box) -> int:
    """How many cards the market shows: one beneath each spot of the card area (C-MKT-01)."""
    return int(box.area_end[Area.CARD] - box.area_first[Area.CARD])


@rule
def refresh_market(s: State, box: Box) -> None:
    """Remove, slide, fill, in that order (C-MKT-04)."""
    for number in range(box.market_removed):
        slot = find_leaving(s, box) if box.market_gap == NEXT else find_slot(box, number)
        if slot != NOTHING and s.market[slot] != NO_CARD:
            put_on_top(s.discard, int(s.market[slot]))
            s.market[slot] = NO_CARD
    slide_left(s, box)
    fill_market(s, box)


@rule
def find_leaving(s: State, box: Box) -> int:
    """The card above whose slot the lowest price stands, or simply the left-most one (C-MKT-08, A-15, A-16, A-90)."""
    first = box.area_first[Area.CARD]
    leaving = NOTHING
    for slot in range(count_slots(box)):
        if s.market[slot] != NO_CARD and (
            leaving == NOTHING
            or (box.market_removal == CHEAPEST and box.spot_price[first + slot] < box.spot_price[first + leaving])
        ):
            leaving = slot
    return leaving


@rule
def find_slot(box: Box, number: int) -> int:
    """The slot that is emptied as number so and so, whether a card lies there or not (A-16)."""
    first = box.area_first[Area.CARD]
    for slot in range(count_slots(box)):
        before = slot
        if box.market_removal == CHEAPEST:
            before = 0
            for other in range(count_slots(box)):
                dearer = box.spot_price[first + slot] - box.spot_price[first + other]
                if dearer > 0 or (dearer == 0 and other < slot):
                    before += 1
        if before == number:
            return slot
    return NOTHING


@rule
def slide_left(s: State, box: Box) -> None:
    """Remaining cards move to the left-most slots, their order kept (C-MKT-05)."""
    free = 0
    for slot in range(count_slots(box)):
        card = int(s.market[slot])
        if card != NO_CARD:
            s.market[slot] = NO_CARD
            s.market[free] = card
            free += 1


@rule
def fill_market(s: State, box: Box) -> None:
    """Fill every empty slot from the top of the deck, left to right (C-MKT-06, C-MKT-14)."""
    for slot in range(count_slots(box)):
        if s.market[slot] == NO_CARD:
            card = draw_card(s, box)
            s.market[slot] = card
            if card != NO_CARD:
                s.known[card] = PUBLIC


@rule
def draw_card(s: State, box: Box) -> int:
    """The top card; an empty deck is made anew from the discard pile; NO_CARD when nothing is left (C-MKT-13, A-17)."""
    if s.deck[0] == NO_CARD and box.reshuffle:
        lay_discards_beneath(s)
    if s.deck[0] == NO_CARD:
        return NO_CARD
    if box.epigenetic:
        forget_top(s, box)
    return take_top(s.deck)


@rule
def lay_discards_beneath(s: State) -> None:
    """Shuffle the discard pile and put it beneath what is left of the deck (C-MKT-13, A-60)."""
    left = count_cards(s.deck)
    count = count_cards(s.discard)
    shuffle(s.rng, s.discard, count)
    for place in range(left - 1, -1, -1):
        s.deck[place + count] = s.deck[place]
    for place in range(count):
        s.deck[place] = s.discard[place]
        s.discard[place] = NO_CARD


@rule
def forget_top(s: State, box: Box) -> None:
    """The top card leaves the deck: whoever knew it to lie there knows the next ones."""
    for seat in range(box.players):
        foreseen = s.players[seat].foreseen
        if foreseen[0] != NO_CARD:
            take_out(foreseen, int(foreseen[0]))
