"""What holds in every position of Virus & Co. (INV-01, INV-02, INV-03), as compiled functions."""

from vesicle.core.jit import rule
from vesicle.virus_and_co import engine, legal, setup
from vesicle.virus_and_co.ids import MAX_CARDS, MAX_HAND, MAX_INJECTIONS, MAX_LASTING, MAX_ROW, N_PILES, N_PILLS, NO_ONE
from vesicle.virus_and_co.intensive_care import count_sickness

FINE, BOUNDS, PIECES = range(3)


@rule
def find_broken_law(s, box):
    """Pills are conserved and never below nothing; just who is in intensive care is that sick."""
    for pill in range(N_PILLS):
        total = int(s.pharmacy[pill])
        for seat in range(box.players):
            me = s.players[seat]
            if me.pills[pill] < 0 or me.staged[pill] < 0:
                return BOUNDS
            total += int(me.pills[pill]) + int(me.staged[pill])
        if total != (box.players + 1) * box.start[pill]:
            return PIECES
    for seat in range(box.players):
        me = s.players[seat]
        is_ill = count_sickness(box, me) > box.sickness_limit or me.injections[box.injection_limit - 1] >= 0
        if is_ill != (s.icu == seat and s.icu != NO_ONE):
            return BOUNDS
    return FINE


@rule
def has_wrong_cards(s, box):
    """Whether some card is in no place or in two; a card is a bit, and the bits of all places add up to all ones."""
    seen = 0
    for place in range(MAX_CARDS):
        for pile in (s.pile_1, s.pile_2, s.discard, s.out):
            if pile[place] >= 0:
                seen += 1 << pile[place]
    for pile in range(N_PILES):
        if s.offers[pile] >= 0:
            seen += 1 << s.offers[pile]
    if s.moving[0] >= 0:
        seen += 1 << s.moving[0]
    for seat in range(box.players):
        me = s.players[seat]
        seen += add_up(me.hand, MAX_HAND) + add_up(me.row, MAX_ROW)
        seen += add_up(me.injections, MAX_INJECTIONS) + add_up(me.lasting, MAX_LASTING)
    return seen != (1 << box.n_cards) - 1


@rule
def add_up(cards, count):
    """The bits of the cards in a list."""
    total = 0
    for place in range(count):
        if cards[place] >= 0:
            total += 1 << cards[place]
    return total


FUNCTIONS = (setup.deal_game, legal.list_legal, engine.step, engine.why_not, find_broken_law, has_wrong_cards)
