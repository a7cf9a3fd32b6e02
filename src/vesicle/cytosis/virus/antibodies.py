"""Antibodies: markers on the own mat, bought with ATP one step at a time, kept for the whole game (C-VIR-18, -39)."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import LEGAL, Clause, Molecule
from vesicle.cytosis.resources import pay
from vesicle.cytosis.state import State


@rule
def is_at_top(box: Box, antibodies: IntArray, strain: int) -> bool:
    """Whether a marker has reached the end of its column, if the column has one (A-74)."""
    return box.antibody_top > 0 and antibodies[strain] >= box.antibody_top


@rule
def raise_marker(box: Box, antibodies: IntArray, strain: int) -> None:
    """One step up, and never beyond the top (C-VIR-18, A-74)."""
    antibodies[strain] += box.antibody_step
    if is_at_top(box, antibodies, strain):
        antibodies[strain] = box.antibody_top


@rule
def why_not_antibody(s: State, box: Box) -> int:
    """One step costs ATP, and the column must have room (C-VIR-18, C-VIR-21, A-74)."""
    me = s.players[s.seat]
    if me.stock[Molecule.ATP] < box.antibody_price:
        return Clause.C_VIR_18
    if is_at_top(box, me.antibodies, int(s.strain)):
        return Clause.A_74
    return LEGAL


@rule
def do_antibody(s: State, box: Box) -> None:
    """Pay for one step; the question stays open for more (A-89)."""
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, int(box.antibody_price))
    raise_marker(box, me.antibodies, int(s.strain))
