"""Metabolic switch (TRADER): ATP for other molecules at any point of the own turn, never back (C-EPI-08, A-62)."""

from vesicle.core.jit import rule
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import has
from vesicle.cytosis.ids import LEGAL, Ability, Clause, Molecule
from vesicle.cytosis.resources import count_supply, pay, take
from vesicle.cytosis.state import State


@rule
def why_not_trade(s: State, box: Box, molecule: int) -> int:
    """The card, its price, and a pile that has one (C-EPI-08, A-77)."""
    if not has(s, box, Ability.TRADER) or box.trade_price[molecule] == 0:
        return Clause.C_EPI_08
    if s.players[s.seat].stock[Molecule.ATP] < box.trade_price[molecule]:
        return Clause.C_EPI_08
    if count_supply(s, box, molecule, 0) == 0:
        return Clause.A_77
    return LEGAL


@rule
def do_trade(s: State, box: Box, molecule: int) -> None:
    """Pay and take one; as often as one likes (C-EPI-08)."""
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, int(box.trade_price[molecule]))
    take(s, box, me, molecule, 1)
