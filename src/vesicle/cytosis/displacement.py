"""A full area: one disk leaves it before another comes in (C-DISP)."""

from vesicle.core.jit import rule
from vesicle.core.questions import ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import (
    LEGAL,
    MAX_PLAYERS,
    N_DISKS,
    NO_AREA,
    NO_DISK,
    NO_ONE,
    Area,
    Clause,
    Displacement,
    Molecule,
)
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.state import State
from vesicle.cytosis.vesicles import find_disk, is_in_er, return_disk, unload, why_not_add, why_not_start

BY_ROUND = 0  # displacement_tie
TO_OWNER = 0  # displaced_cargo
N_TARGETS = MAX_PLAYERS * N_DISKS  # a target is a disk of a seat, counted seat by seat


@rule
def find_highest_owner(s: State, box: Box, area: int) -> int:
    """Of the owners in the area the highest on the Health Track; in a tie the earliest in turn order (A-11, A-12)."""
    first = int(s.starter) if box.displacement_tie == BY_ROUND else int(s.marker)
    highest = NO_ONE
    most = 0
    for step in range(box.players):
        seat = (first + step) % box.players
        if find_disk(s.players[seat], area) != NO_DISK:
            health = count_health(s.players[seat])
            if highest == NO_ONE or health > most:
                highest = seat
                most = health
    return highest


@rule
def find_owner(s: State, box: Box, area: int) -> int:
    """The one player whose disk must leave, or NO_ONE where the active player chooses (C-DISP-02)."""
    if box.displacement == Displacement.HIGHEST:
        return find_highest_owner(s, box, area)
    return NO_ONE


@rule
def why_not_evict(s: State, box: Box, area: int, target: int) -> int:
    """A disk in that very area, of the right owner, so that the action can be finished (C-DISP-02, C-DISP-04, A-81)."""
    owner = find_owner(s, box, area)
    if s.players[target // N_DISKS].disk_area[target % N_DISKS] != area:
        return Clause.C_DISP_04
    if owner != NO_ONE and owner != target // N_DISKS:
        return Clause.C_DISP_02
    return why_not_finish(s, box, area, target)


@rule
def why_not_finish(s: State, box: Box, area: int, target: int) -> int:
    """Whether the action can be finished once a disk of the area has left (A-81)."""
    if area == Area.GOLGI:
        return why_not_modify_after(s, box, target)
    return why_not_start_after(s, box, area, target)


@rule
def gets_cargo(s: State, box: Box, target: int) -> bool:
    """Whether the cargo of a displaced disk comes into the active player's own stock (A-13)."""
    return target // N_DISKS == s.seat and box.displaced_cargo == TO_OWNER


@rule
def count_lipids_back(s: State, box: Box, area: int, target: int) -> int:
    """Lipids that the active player can load again when an own disk leaves the Smooth ER (A-81)."""
    if not gets_cargo(s, box, target) or area != Area.SMOOTH:
        return 0
    return int(s.players[s.seat].cargo[target % N_DISKS, Molecule.LIPID])


@rule
def why_not_start_after(s: State, box: Box, area: int, target: int) -> int:
    """An own displaced disk may be the one that starts, and its lipids may be loaded again (A-09, A-81)."""
    own = target // N_DISKS == s.seat
    if find_disk(s.players[s.seat], NO_AREA) == NO_DISK and not (own and box.displace_for_disk):
        return Clause.A_09
    if why_not_start(s, box, area, count_lipids_back(s, box, area, target)) != LEGAL:
        return Clause.A_81
    return LEGAL


@rule
def why_not_modify_after(s: State, box: Box, target: int) -> int:
    """Some own disk in an ER must find its carbohydrate or lipid, an own displaced disk's cargo included (A-81)."""
    disk = target % N_DISKS
    back = gets_cargo(s, box, target)
    carbs = int(s.players[s.seat].cargo[disk, Molecule.CARB]) if back else 0
    lipids = int(s.players[s.seat].cargo[disk, Molecule.LIPID]) if back else 0
    for mover in range(N_DISKS):
        if is_in_er(s.players[s.seat], mover) and (
            why_not_add(s, box, mover, Molecule.CARB, carbs) == LEGAL
            or why_not_add(s, box, mover, Molecule.LIPID, lipids) == LEGAL
        ):
            return LEGAL
    return Clause.A_81


@rule
def find_target(s: State, box: Box, area: int, owner: int, first: int) -> int:
    """The next disk from `first` on that may leave a full area, or NO_DISK; `owner` as find_owner says."""
    last = box.players * N_DISKS
    if owner != NO_ONE:
        first = max(first, owner * N_DISKS)
        last = (owner + 1) * N_DISKS
    for target in range(first, last):
        in_area = s.players[target // N_DISKS].disk_area[target % N_DISKS] == area
        if in_area and why_not_finish(s, box, area, target) == LEGAL:
            return target
    return NO_DISK


@rule
def can_displace(s: State, box: Box, area: int) -> bool:
    """Whether some disk may leave a full area (A-81); without an own one there it makes no difference which."""
    if find_disk(s.players[s.seat], area) == NO_DISK:
        return why_not_finish(s, box, area, (s.seat + 1) % box.players * N_DISKS) == LEGAL
    return find_target(s, box, area, find_owner(s, box, area), 0) != NO_DISK


@rule
def find_forced(s: State, box: Box, area: int) -> int:
    """The single disk that the rule itself sends away, or NO_DISK where somebody chooses (A-11, A-93)."""
    owner = find_owner(s, box, area)
    if owner == NO_ONE:
        return NO_DISK
    only = find_target(s, box, area, owner, 0)
    if only != NO_DISK and find_target(s, box, area, owner, only + 1) != NO_DISK:
        return NO_DISK
    return only


@rule
def make_room(s: State, box: Box, area: int, question: int) -> None:
    """Ask whose disk leaves a full area, unless the rule says so itself (C-DISP-01)."""
    forced = find_forced(s, box, area)
    if forced == NO_DISK:
        ask(s.pending, question)
    else:
        do_evict(s, box, forced)


@rule
def do_evict(s: State, box: Box, target: int) -> None:
    """The disk and its cargo go back to their owner; nobody is compensated (C-DISP-05, C-DISP-09, A-13)."""
    me = s.players[target // N_DISKS]
    if box.displaced_cargo != TO_OWNER:
        unload(s, me, target % N_DISKS)
    return_disk(me, target % N_DISKS)
