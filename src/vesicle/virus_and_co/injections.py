"""Where an Injection goes (V-042 to V-046)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, find_card
from vesicle.core.questions import answered, ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import LEGAL, NO_CARD, Ask, Clause
from vesicle.virus_and_co.intensive_care import place_injection_card
from vesicle.virus_and_co.state import State


@rule
def place_injection(s: State, box: Box) -> None:
    """On a Virus of the player's choice; alone without a Virus or as the last one (V-042, V-043, R-17, R-20, R-55)."""
    me = s.players[s.seat]
    last = count_cards(me.injections) + 1 == box.injection_limit
    if last or me.row[0] == NO_CARD:
        place_on(s, box, NO_CARD)
    else:
        ask(s.pending, Ask.INJECT)


@rule
def place_on(s: State, box: Box, virus: int) -> None:
    """The Injection on its way finds its place."""
    place_injection_card(s, box, int(s.seat), int(s.moving[0]), virus)
    s.moving[0] = NO_CARD


@rule
def why_not_inject(s: State, box: Box, card: int) -> int:
    """An own Virus, under an Injection or not; never another player's (V-042, V-045, R-18)."""
    if find_card(s.players[s.seat].row, card) != NO_CARD:
        return LEGAL
    for seat in range(box.players):
        if find_card(s.players[seat].row, card) != NO_CARD:
            return Clause.V_045
    return Clause.V_042


@rule
def do_inject(s: State, box: Box, card: int) -> None:
    """Put the Injection on a Virus; it stays there (V-044)."""
    answered(s.pending)
    place_on(s, box, card)
