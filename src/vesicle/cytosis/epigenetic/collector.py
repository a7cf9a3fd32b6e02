"""Hyperacetylation (COLLECTOR): one more of what a numbered spot hands out (C-EPI-11, A-57)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import has_on_spot, is_own_piece_due
from vesicle.cytosis.ids import LEGAL, NO_SPOT, Ability, Ask, Clause, Molecule
from vesicle.cytosis.resources import count_supply, pay, take
from vesicle.cytosis.state import State


@rule
def count_extra_price(box: Box, spot: int) -> int:
    """Every carbohydrate costs its ATP, this one too; the other spots charge nothing (C-EPI-11)."""
    if box.spot_takes[spot] != Molecule.ATP:
        return 0
    amount = int(box.spot_amount[spot])
    return (int(box.spot_price[spot]) + amount - 1) // amount


@rule
def offer_more(s: State, box: Box, spot: int) -> None:
    """Ask the collector, who may not want a carbohydrate at that price (C-EPI-11, A-87)."""
    if box.spot_numbered[spot] and has_on_spot(s, box, Ability.COLLECTOR, is_own_piece_due(s)):
        s.spot = spot
        if why_not_more(s, box, int(box.spot_gives[spot])) == LEGAL:
            ask(s.pending, Ask.COLLECT)
        else:
            s.spot = NO_SPOT


@rule
def why_not_more(s: State, box: Box, molecule: int) -> int:
    """The spot's own resource, its price, and a pile that has one (C-EPI-11, A-77)."""
    if molecule != box.spot_gives[s.spot]:
        return Clause.C_EPI_11
    price = count_extra_price(box, int(s.spot))
    if s.players[s.seat].stock[Molecule.ATP] < price:
        return Clause.C_EPI_11
    if count_supply(s, box, molecule, price) == 0:
        return Clause.A_77
    return LEGAL


@rule
def do_more(s: State, box: Box, molecule: int) -> None:
    """Take one more (C-EPI-11)."""
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, count_extra_price(box, int(s.spot)))
    take(s, box, me, molecule, 1)
    decline_more(s)


@rule
def decline_more(s: State) -> None:
    """What the spot shows is enough."""
    answered(s.pending)
    s.spot = NO_SPOT
