"""Plasma Membrane, glucose transporter: two ATP for two carbohydrates, or one for one (C-GLU)."""

from vesicle.core.jit import rule
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.collector import offer_more
from vesicle.cytosis.ids import LEGAL, Clause, Molecule
from vesicle.cytosis.resources import can_serve, count_supply, pay, take
from vesicle.cytosis.state import State


@rule
def count_served(s: State, box: Box, spot: int) -> int:
    """Carbohydrates that the spot can hand out (A-76)."""
    return min(int(box.spot_amount[spot]), count_supply(s, box, int(box.spot_gives[spot]), 0))


@rule
def count_price(box: Box, spot: int, served: int) -> int:
    """The exact price, or with a short pile only the share for what is served, rounded up (A-03, A-76)."""
    amount = int(box.spot_amount[spot])
    return (int(box.spot_price[spot]) * served + amount - 1) // amount


@rule
def why_not_glucose(s: State, box: Box, spot: int, spent: int) -> int:
    """The price must be paid in full, and carbohydrates must be left (C-GLU-04)."""
    if not can_serve(s, box, int(box.spot_gives[spot]), int(box.spot_amount[spot]), 0):
        return Clause.C_COMP_12
    if s.players[s.seat].stock[Molecule.ATP] - spent < count_price(box, spot, count_served(s, box, spot)):
        return Clause.C_GLU_04
    return LEGAL


@rule
def do_glucose(s: State, box: Box, spot: int) -> None:
    """Pump glucose in against ATP (C-GLU-02, C-GLU-03)."""
    me = s.players[s.seat]
    served = count_served(s, box, spot)
    pay(s, me, Molecule.ATP, count_price(box, spot, served))
    take(s, box, me, int(box.spot_gives[spot]), served)
    offer_more(s, box, spot)
