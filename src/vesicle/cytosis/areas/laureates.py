"""Laureates in Biology: take the first-player marker, then one ATP or a Goal (C-LAU, C-FP)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.goals import find_claimable
from vesicle.cytosis.ids import LEGAL, NO_ONE, Ask, Clause, Molecule
from vesicle.cytosis.resources import count_supply, take
from vesicle.cytosis.state import State


@rule
def has_reward(s: State, box: Box, spent: int) -> bool:
    """Whether an ATP or a Goal can be had (A-36, A-77)."""
    return count_supply(s, box, Molecule.ATP, spent) > 0 or find_claimable(s, box) != NO_ONE


@rule
def why_not_laureates(s: State, box: Box, spent: int) -> int:
    """Where one of the two must be taken, one must be there (C-LAU-03)."""
    if not box.laureates_decline and not has_reward(s, box, spent):
        return Clause.C_LAU_03
    return LEGAL


@rule
def do_laureates(s: State, box: Box) -> None:
    """Take the marker for the rounds to come; then ask for the reward if there is one (C-LAU-02, A-93)."""
    s.marker = s.seat
    if has_reward(s, box, 0):
        ask(s.pending, Ask.LAUREATES)


@rule
def why_not_take_reward(s: State, box: Box, molecule: int) -> int:
    """One ATP and nothing else, if the pile has one (C-LAU-03, A-77)."""
    if molecule != Molecule.ATP:
        return Clause.C_LAU_03
    if count_supply(s, box, Molecule.ATP, 0) == 0:
        return Clause.A_77
    return LEGAL


@rule
def do_take_reward(s: State, box: Box) -> None:
    """Take one ATP instead of a Goal (C-LAU-04)."""
    answered(s.pending)
    take(s, box, s.players[s.seat], Molecule.ATP, 1)


@rule
def why_not_decline(box: Box) -> int:
    """Both may be declined only where the rules say "may" (C-LAU-03)."""
    if not box.laureates_decline:
        return Clause.C_LAU_03
    return LEGAL
