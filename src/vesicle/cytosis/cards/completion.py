"""Completing a card: it lies face up, scores at once, and hormones make receptors answer (C-CARD, C-REC)."""

from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.piles import count_cards, find_card, put_on_top, take_out
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import NO_CARD, Kind, Molecule, Source
from vesicle.cytosis.resources import pay
from vesicle.cytosis.state import Player, State


@rule
def holds(me: Player, card: int) -> bool:
    """Whether a card is in a hand."""
    return find_card(me.hand, card) != NO_CARD


@rule
def do_complete(s: State, box: Box, card: int) -> None:
    """Pay the card's ATP, show it and score it; macromolecules are the area's affair (C-CARD-03, C-CARD-04)."""
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, int(box.card_atp[card]))
    take_out(me.hand, card)
    put_on_top(me.completed, card)
    s.known[card] = PUBLIC
    me.points[Source.CARDS] += box.card_points[card]
    if box.card_kind[card] == Kind.PROTEIN_HORMONE:
        score_receptors(s, box, Kind.PROTEIN_RECEPTOR)
    elif box.card_kind[card] == Kind.STEROID_HORMONE:
        score_receptors(s, box, Kind.STEROID_RECEPTOR)


@rule
def score_receptors(s: State, box: Box, kind: int) -> None:
    """Own receptors of the hormone's kind give the active player 1 each, the others' give them 2 each (C-REC-04…08)."""
    for seat in range(box.players):
        worth = box.receptor_own if seat == s.seat else box.receptor_others
        other = s.players[seat]
        other.points[Source.RECEPTORS] += worth * count_completed(box, other, kind)


@rule
def count_completed(box: Box, me: Player, kind: int) -> int:
    """Completed cards of one kind."""
    count = 0
    for place in range(count_cards(me.completed)):
        if box.card_kind[me.completed[place]] == kind:
            count += 1
    return count
