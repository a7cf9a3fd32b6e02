"""Cytoplasm: complete an enzyme from the stock, without a vesicle (C-CYT, C-ENZ)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.completion import do_complete, holds
from vesicle.cytosis.ids import LEGAL, Ask, Clause, Kind, Molecule
from vesicle.cytosis.resources import can_pay_needs, pay_needs
from vesicle.cytosis.state import State


@rule
def can_make_enzyme(s: State, box: Box, card: int, spent: int) -> bool:
    """Whether a card in hand is an enzyme whose ATP and macromolecules are in stock (C-CYT-02)."""
    me = s.players[s.seat]
    return (
        box.card_kind[card] == Kind.ENZYME
        and me.stock[Molecule.ATP] - spent >= box.card_atp[card]
        and can_pay_needs(me, box.card_needs, card)
    )


@rule
def why_not_cytoplasm(s: State, box: Box, spent: int) -> int:
    """Some enzyme in hand must be payable (C-CYT-02)."""
    hand = s.players[s.seat].hand
    for place in range(count_cards(hand)):
        if can_make_enzyme(s, box, int(hand[place]), spent):
            return LEGAL
    return Clause.C_CYT_02


@rule
def do_cytoplasm(s: State) -> None:
    """Ask which enzyme (C-CYT-04)."""
    ask(s.pending, Ask.ENZYME)


@rule
def why_not_enzyme(s: State, box: Box, card: int) -> int:
    """The card must be in hand and payable (C-CARD-03, C-CYT-02)."""
    if not holds(s.players[s.seat], card):
        return Clause.C_CARD_03
    if not can_make_enzyme(s, box, card, 0):
        return Clause.C_CYT_02
    return LEGAL


@rule
def do_enzyme(s: State, box: Box, card: int) -> None:
    """Pay proteins, the carbohydrate if shown, and ATP; score the card (C-CYT-02)."""
    answered(s.pending)
    pay_needs(s, s.players[s.seat], box.card_needs, card)
    do_complete(s, box, card)
