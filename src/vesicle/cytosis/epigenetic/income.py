"""Housekeeping (INCOME): one ATP, mRNA or lipid at the start of every round (C-EPI-15, A-59)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import find_owner
from vesicle.cytosis.ids import LEGAL, N_MOLECULES, NO_ONE, Ability, Ask, Clause
from vesicle.cytosis.resources import take, why_not_handout
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
    return why_not_handout(s, box, molecule, Clause.C_EPI_15)


@rule
def do_income(s: State, box: Box, molecule: int) -> None:
    """Take it (C-EPI-15)."""
    answered(s.pending)
    take(s, box, s.players[s.seat], molecule, 1)
