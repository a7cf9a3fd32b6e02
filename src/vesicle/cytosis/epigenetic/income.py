"""Housekeeping (INCOME): one ATP, mRNA or lipid at the start of every round (C-EPI-15, A-59)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import find_owner
from vesicle.cytosis.ids import LEGAL, N_MOLECULES, NO_ONE, Ability, Ask, Clause
from vesicle.cytosis.resources import count_supply, take
from vesicle.cytosis.state import State


@rule
def offer_income(s: State, box: Box) -> None:
    """Ask the owner, if any pile has something to give (C-EPI-15, A-77)."""
    answered(s.pending)
    owner = find_owner(s, box, Ability.INCOME)
    if owner == NO_ONE:
        return
    for molecule in range(N_MOLECULES):
        if why_not_income(s, box, molecule) == LEGAL:
            s.seat = owner
            ask(s.pending, Ask.INCOME)
            return


@rule
def why_not_income(s: State, box: Box, molecule: int) -> int:
    """ATP, mRNA or lipid, if the pile has one (C-EPI-15, A-77)."""
    if not box.free_kinds[molecule]:
        return Clause.C_EPI_15
    if count_supply(s, box, molecule, 0) == 0:
        return Clause.A_77
    return LEGAL


@rule
def do_income(s: State, box: Box, molecule: int) -> None:
    """Take it (C-EPI-15)."""
    answered(s.pending)
    take(s, box, s.players[s.seat], molecule, 1)
