"""Contagion: the taker takes over a Virus of another player (V-093, V-094)."""

from vesicle.core.jit import rule
from vesicle.core.piles import find_card, take_out
from vesicle.core.questions import answered, ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.effects.placing import discard_moving
from vesicle.virus_and_co.ids import LEGAL, NO_CARD, NO_ONE, Ask, Clause
from vesicle.virus_and_co.intensive_care import count_injections_on, place_virus
from vesicle.virus_and_co.state import State

MUST = 0  # contagion


@rule
def find_owner(s: State, box: Box, card: int) -> int:
    """In front of whom a Virus lies, or NO_ONE."""
    for seat in range(box.players):
        if find_card(s.players[seat].row, card) != NO_CARD:
            return seat
    return NO_ONE


@rule
def why_not_choose(s: State, box: Box, card: int) -> int:
    """A Virus of another player without an Injection on it (V-093, V-094)."""
    owner = find_owner(s, box, card)
    if owner == NO_ONE or owner == s.seat:
        return Clause.V_093
    if count_injections_on(s.players[owner], card) > 0:
        return Clause.V_094
    return LEGAL


@rule
def start_contagion(s: State, box: Box) -> None:
    """Compulsory where a Virus can be taken, without effect where none can (R-41)."""
    discard_moving(s)
    for card in range(box.n_cards):
        if why_not_choose(s, box, card) == LEGAL:
            ask(s.pending, Ask.CHOOSE)
            return


@rule
def why_not_decline(box: Box) -> int:
    """Nobody declines, except where tables play so (R-41)."""
    return Clause.R_41 if box.contagion == MUST else LEGAL


@rule
def do_decline(s: State) -> None:
    """All Virus cards stay where they are (R-41)."""
    answered(s.pending)


@rule
def do_choose(s: State, box: Box, card: int) -> None:
    """The Virus joins the taker's row, without its pills, even if that means intensive care (V-093, R-41, R-63)."""
    answered(s.pending)
    take_out(s.players[find_owner(s, box, card)].row, card)
    place_virus(s, box, int(s.seat), card)
