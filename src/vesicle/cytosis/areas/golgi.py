"""Golgi Apparatus: an own disk comes in from an ER and one carbohydrate or lipid is added (C-GOL)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask, find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.displacement import can_displace, do_evict, make_room
from vesicle.cytosis.ids import LEGAL, N_DISKS, NO_DISK, Area, Ask, Clause, Molecule
from vesicle.cytosis.state import State
from vesicle.cytosis.vesicles import has_room, is_in_er, why_not_add


@rule
def why_not_move(s: State, box: Box, disk: int) -> int:
    """The disk must wait in an ER and find something to add (C-GOL-02, C-GOL-03)."""
    if not is_in_er(s.players[s.seat], disk):
        return Clause.C_GOL_02
    if why_not_add(s, box, disk, Molecule.CARB, 0) == LEGAL or why_not_add(s, box, disk, Molecule.LIPID, 0) == LEGAL:
        return LEGAL
    return Clause.C_GOL_03


@rule
def find_mover(s: State, box: Box) -> int:
    """The own disk that can come in, the lower one of two, or NO_DISK."""
    for disk in range(N_DISKS):
        if why_not_move(s, box, disk) == LEGAL:
            return disk
    return NO_DISK


@rule
def why_not_golgi(s: State, box: Box) -> int:
    """An own disk in an ER, something to add, and room or a displacement that makes it (C-GOL-07, C-GOL-03, A-81)."""
    me = s.players[s.seat]
    if not is_in_er(me, 0) and not is_in_er(me, 1):
        return Clause.C_GOL_07
    if has_room(s, box, Area.GOLGI):
        return LEGAL if find_mover(s, box) != NO_DISK else Clause.C_GOL_03
    return LEGAL if can_displace(s, box, Area.GOLGI) else Clause.A_81


@rule
def do_golgi(s: State, box: Box) -> None:
    """Ask in this order: whose disk leaves, which own disk comes in, what is added."""
    ask(s.pending, Ask.MOVE)
    if not has_room(s, box, Area.GOLGI):
        make_room(s, box, Area.GOLGI, Ask.EVICT_GOLGI)
    if find_question(s.pending) == Ask.MOVE:
        pick_mover(s, box)


@rule
def do_evict_golgi(s: State, box: Box, target: int) -> None:
    """The chosen disk leaves, and the own one must come in (C-DISP-06)."""
    answered(s.pending)
    do_evict(s, box, target)
    pick_mover(s, box)


@rule
def pick_mover(s: State, box: Box) -> None:
    """Which disk comes in is asked only when both could (A-88)."""
    first = find_mover(s, box)
    if first + 1 == N_DISKS or why_not_move(s, box, first + 1) != LEGAL:
        do_move(s, first)


@rule
def do_move(s: State, disk: int) -> None:
    """The disk and its whole cargo move in; then something is added (C-GOL-02)."""
    answered(s.pending)
    s.players[s.seat].disk_area[disk] = Area.GOLGI
    s.disk = disk
    ask(s.pending, Ask.ADD)


@rule
def do_add(s: State, molecule: int) -> None:
    """One piece from the stock joins the cargo (C-GOL-03)."""
    me = s.players[s.seat]
    answered(s.pending)
    me.stock[molecule] -= 1
    me.cargo[s.disk, molecule] += 1
    s.disk = NO_DISK
