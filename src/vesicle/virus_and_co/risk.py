"""The third action: a Risk card goes round face down (V-076 to V-086)."""

from vesicle.core.jit import rule
from vesicle.core.piles import find_card, take_out
from vesicle.core.questions import ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.circulation import pass_on
from vesicle.virus_and_co.ids import LEGAL, NO_CARD, Ask, Clause
from vesicle.virus_and_co.intensive_care import count_sickness
from vesicle.virus_and_co.state import State


@rule
def is_sick_enough(s: State, box: Box) -> bool:
    """Enough reduced sickness to play a Risk card now (V-076, R-34)."""
    return count_sickness(box, s.players[s.seat]) >= box.risk_from


@rule
def why_not_risk(s: State, box: Box, card: int) -> int:
    """A card of the own hand, with enough sickness (V-076, V-077)."""
    if not is_sick_enough(s, box):
        return Clause.V_076
    if find_card(s.players[s.seat].hand, card) == NO_CARD:
        return Clause.V_077
    return LEGAL


@rule
def do_risk(s: State, card: int) -> None:
    """Lay a Risk card down, its face hidden, and name who gets it (V-077)."""
    take_out(s.players[s.seat].hand, card)
    s.moving[0] = card
    ask(s.pending, Ask.PASS)


@rule
def circulate_risk(s: State) -> None:
    """The card lies face down in front of its first recipient (V-077, V-081)."""
    ask(s.pending, Ask.RECEIVE)
    pass_on(s)
