"""Poised promoter (EARLY): for one ATP an own flask before the first turn of a round (C-EPI-13, C-EPI-17, A-84)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import find_owner
from vesicle.cytosis.ids import LEGAL, NO_ONE, Ability, Ask, Clause, Molecule
from vesicle.cytosis.placement import do_land, why_not_open, why_not_use
from vesicle.cytosis.resources import pay
from vesicle.cytosis.state import State


@rule
def offer_early(s: State, box: Box) -> None:
    """Ask the owner, if a flask could be placed (A-84)."""
    answered(s.pending)
    owner = find_owner(s, box, Ability.EARLY)
    if owner == NO_ONE:
        return
    s.seat = owner
    for spot in range(box.n_spots):
        if why_not_early(s, box, spot) == LEGAL:
            ask(s.pending, Ask.EARLY)
            return


@rule
def why_not_early(s: State, box: Box, spot: int) -> int:
    """Its price, an open spot, and an action that can be done with what is left (C-EPI-13, A-84)."""
    if s.players[s.seat].stock[Molecule.ATP] < box.early_price:
        return Clause.C_EPI_13
    clause = why_not_open(s, box, spot)
    if clause != LEGAL:
        return clause
    return why_not_use(s, box, spot, int(box.early_price))


@rule
def do_early(s: State, box: Box, spot: int) -> None:
    """Pay and place one of the own flasks: a bare placement, no turn (C-EPI-13, C-EPI-17, A-58)."""
    answered(s.pending)
    me = s.players[s.seat]
    s.fee = box.early_price
    pay(s, me, Molecule.ATP, int(s.fee))
    me.flasks -= 1
    s.occupant[spot] = s.seat
    do_land(s, box, spot)
