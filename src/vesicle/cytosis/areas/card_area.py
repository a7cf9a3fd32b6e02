"""Cell Component Card area: buy the card beneath the spot for the spot's price in ATP (C-BUY)."""

from vesicle.core.jit import rule
from vesicle.core.piles import sort_in
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import has_on_spot, is_own_piece_due
from vesicle.cytosis.ids import LEGAL, NO_CARD, NO_EVENT, Ability, Area, Clause, Effect, Kind, Molecule
from vesicle.cytosis.resources import pay, take
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.outbreak import begin_attack


@rule
def is_reduced(s: State, box: Box) -> bool:
    """Whether Reduce ATP Cost is the active Event (C-EVT-10, C-EVT-12)."""
    return s.event != NO_EVENT and box.event_effect[s.event] == Effect.REDUCE


@rule
def count_card_price(s: State, box: Box, spot: int, grey: bool) -> int:
    """The spot's price, one less under Reduce ATP Cost, never below nothing (C-BUY-02, C-EVT-11)."""
    if has_on_spot(s, box, Ability.PATRON, grey):
        return 0  # demethylation makes every card free (C-EPI-16)
    price = int(box.spot_price[spot])
    if price > 0 and is_reduced(s, box):
        return price - 1
    return price


@rule
def count_bonus(s: State, box: Box, spot: int) -> int:
    """ATP for a card that costs nothing and would still be cheaper, where the table plays so (C-EVT-13)."""
    return int(box.reduce_bonus and box.spot_price[spot] == 0 and is_reduced(s, box))


@rule
def why_not_buy(s: State, box: Box, spot: int, spent: int) -> int:
    """A card must lie there and its price must be paid (A-18, C-BUY-03)."""
    if s.market[spot - box.area_first[Area.CARD]] == NO_CARD:
        return Clause.A_18
    grey = spent > 0 and is_own_piece_due(s)
    if s.players[s.seat].stock[Molecule.ATP] - spent < count_card_price(s, box, spot, grey):
        return Clause.C_BUY_03
    return LEGAL


@rule
def do_buy(s: State, box: Box, spot: int) -> None:
    """Pay, take the card; the slot stays empty until Phase 2; a virus strikes at once (C-BUY-03, -07, C-VIR-20)."""
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, count_card_price(s, box, spot, is_own_piece_due(s)))
    take(s, box, me, Molecule.ATP, count_bonus(s, box, spot))  # it can only help, so nobody is asked
    slot = spot - box.area_first[Area.CARD]
    card = int(s.market[slot])
    s.market[slot] = NO_CARD
    if box.card_kind[card] == Kind.VIRUS_ATTACK:
        begin_attack(s, box, card)
    else:
        sort_in(me.hand, card)
