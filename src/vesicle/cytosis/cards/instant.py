"""Instant-resource cards: kept in hand, played at any time of the own turn, never completed (C-RES)."""

from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.piles import put_on_top, take_out
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.completion import holds
from vesicle.cytosis.ids import LEGAL, N_MOLECULES, Clause, Kind
from vesicle.cytosis.resources import PARTIAL, count_supply, take
from vesicle.cytosis.state import State


@rule
def can_yield(s: State, box: Box, card: int) -> bool:
    """Whether the supply can serve the card: at least one piece, or all of it where tables play so (A-77)."""
    some = False
    whole = True
    for molecule in range(N_MOLECULES):
        wanted = int(box.card_gain[card, molecule])
        left = count_supply(s, box, molecule, 0)
        if wanted > 0 and left > 0:
            some = True
        if wanted > left:
            whole = False
    return some and (whole or box.shortage == PARTIAL)


@rule
def why_not_play(s: State, box: Box, card: int) -> int:
    """An instant card from the hand that the supply can serve (C-RES-01, A-77)."""
    if not holds(s.players[s.seat], card):
        return Clause.C_CARD_03
    if box.card_kind[card] != Kind.INSTANT:
        return Clause.C_RES_01
    if not can_yield(s, box, card):
        return Clause.A_77
    return LEGAL


@rule
def do_play(s: State, box: Box, card: int) -> None:
    """Take what the card shows; the card goes to the discard pile (C-RES-02, C-MKT-11)."""
    me = s.players[s.seat]
    for molecule in range(N_MOLECULES):
        take(s, box, me, molecule, int(box.card_gain[card, molecule]))
    take_out(me.hand, card)
    put_on_top(s.discard, card)
    s.known[card] = PUBLIC
