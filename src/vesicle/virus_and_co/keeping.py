"""The two piles, and the first action: keep a face-up card (V-035 to V-047)."""

from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.piles import take_top
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import LEGAL, NO_CARD, NO_PILE, Clause, Kind
from vesicle.virus_and_co.injections import place_injection
from vesicle.virus_and_co.intensive_care import is_round_over, place_virus
from vesicle.virus_and_co.pills import take_shown_pills
from vesicle.virus_and_co.state import State


@rule
def why_not_offer(s: State, pile: int) -> int:
    """A pile that has run out offers nothing (R-07)."""
    if s.offers[pile] == NO_CARD:
        return Clause.R_07
    return LEGAL


@rule
def do_keep(s: State, pile: int) -> None:
    """Send the action; the card is taken once nothing else is owed (V-033)."""
    s.pile = pile


@rule
def take_offer(s: State) -> int:
    """The face-up card leaves its pile; the next one is still face down."""
    card = int(s.offers[s.pile])
    s.offers[s.pile] = NO_CARD
    return card


@rule
def turn_up(s: State) -> None:
    """The next card of the pile is turned face up, if there is one (V-012, V-036, V-049, R-07)."""
    pile = s.pile_1 if s.pile == 0 else s.pile_2
    if pile[0] != NO_CARD:
        card = take_top(pile)
        s.offers[s.pile] = card
        s.known[card] = PUBLIC
    s.pile = NO_PILE


@rule
def keep_offer(s: State, box: Box) -> None:
    """Place the card before the active player; a Virus brings its pills if the round goes on (V-035…V-047, R-32)."""
    card = take_offer(s)
    s.recipient = s.active
    if box.card_kind[card] == Kind.INJECTION:
        s.moving[0] = card
        place_injection(s, box)
        return
    place_virus(s, box, int(s.active), card)
    if not is_round_over(s):
        take_shown_pills(s, box, int(s.active), card)
