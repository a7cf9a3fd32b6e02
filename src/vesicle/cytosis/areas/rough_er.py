"""Rough ER: start a protein hormone or a receptor with proteins made of mRNA on the spot (C-RER)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.displacement import can_displace, do_evict, make_room
from vesicle.cytosis.ids import LEGAL, NO_AREA, NO_DISK, Area, Ask, Clause, Molecule
from vesicle.cytosis.resources import pay
from vesicle.cytosis.state import State
from vesicle.cytosis.vesicles import find_disk, has_room, put_disk, why_not_start


@rule
def why_not_rough_er(s: State, box: Box) -> int:
    """There must be mRNA, an idle disk and a free location, or a displacement that makes them (C-RER-05, C-VES-01)."""
    clause = why_not_start(s, box, Area.ROUGH, 0)
    if clause != LEGAL:
        return clause
    if has_room(s, box, Area.ROUGH):
        if find_disk(s.players[s.seat], NO_AREA) == NO_DISK:
            return Clause.C_VES_01
        return LEGAL
    if not can_displace(s, box, Area.ROUGH):
        return Clause.A_81
    return LEGAL


@rule
def do_rough_er(s: State, box: Box) -> None:
    """Ask how many mRNA, and before that whose disk leaves if the area is full (C-DISP-01)."""
    ask(s.pending, Ask.ROUGH)
    if not has_room(s, box, Area.ROUGH):
        make_room(s, box, Area.ROUGH, Ask.EVICT_ROUGH)


@rule
def do_start_rough(s: State, amount: int) -> None:
    """Swap mRNA for proteins that go straight onto the disk (C-RER-02, C-RER-03)."""
    me = s.players[s.seat]
    answered(s.pending)
    pay(s, me, Molecule.MRNA, amount)
    s.supply[Molecule.PROTEIN] -= amount
    me.cargo[put_disk(s, Area.ROUGH), Molecule.PROTEIN] += amount


@rule
def do_evict_rough(s: State, box: Box, target: int) -> None:
    """The chosen disk leaves, and the own one must start (C-DISP-06)."""
    answered(s.pending)
    do_evict(s, box, target)
