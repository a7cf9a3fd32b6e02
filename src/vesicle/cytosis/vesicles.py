"""Vesicle disks: where they are, what they carry, what starts one and what the Golgi adds (C-VES)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import (
    LEGAL,
    N_DISKS,
    N_MOLECULES,
    NO_AREA,
    NO_DISK,
    Area,
    Clause,
    Kind,
    Molecule,
)
from vesicle.cytosis.resources import PLENTY, count_supply
from vesicle.cytosis.state import Player, State

FREE = 0  # vesicle_card


@rule
def find_disk(me: Player, area: int) -> int:
    """The lower-numbered own disk in an area, or NO_DISK (A-88)."""
    for disk in range(N_DISKS):
        if me.disk_area[disk] == area:
            return disk
    return NO_DISK


@rule
def has_room(s: State, box: Box, area: int) -> bool:
    """Whether a budding location of the area is free (C-DISP-08)."""
    room = int(box.area_room[area])
    for seat in range(box.players):
        for disk in range(N_DISKS):
            if s.players[seat].disk_area[disk] == area:
                room -= 1
    return room > 0


@rule
def return_disk(me: Player, disk: int) -> None:
    """A disk and everything on it go back to their owner (C-DISP-05)."""
    for molecule in range(N_MOLECULES):
        me.stock[molecule] += me.cargo[disk, molecule]
        me.cargo[disk, molecule] = 0
    me.disk_area[disk] = NO_AREA


@rule
def unload(s: State, me: Player, disk: int) -> None:
    """All cargo of a disk goes to the supply (C-EXO-04)."""
    for molecule in range(N_MOLECULES):
        s.supply[molecule] += me.cargo[disk, molecule]
        me.cargo[disk, molecule] = 0


@rule
def is_started_in(box: Box, card: int, area: int) -> bool:
    """Steroid hormones start in the Smooth ER; protein hormones and both kinds of receptor in the Rough ER."""
    kind = box.card_kind[card]
    if area == Area.SMOOTH:
        return kind == Kind.STEROID_HORMONE
    return kind == Kind.PROTEIN_HORMONE or kind == Kind.PROTEIN_RECEPTOR or kind == Kind.STEROID_RECEPTOR


@rule
def find_least_load(s: State, box: Box, area: int) -> int:
    """The fewest pieces that may go on a disk: one, or enough for a fitting card in hand (A-05)."""
    if box.vesicle_card == FREE:
        return 1
    hand = s.players[s.seat].hand
    molecule = Molecule.LIPID if area == Area.SMOOTH else Molecule.PROTEIN
    least = PLENTY
    for place in range(count_cards(hand)):
        if is_started_in(box, hand[place], area):
            least = min(least, int(box.card_needs[hand[place], molecule]))
    return least


@rule
def count_loadable(s: State, box: Box, area: int) -> int:
    """The most pieces that can go on a disk: lipids, or proteins made of mRNA (C-SER-04, C-RER-03)."""
    stock = s.players[s.seat].stock
    if area == Area.SMOOTH:
        return int(stock[Molecule.LIPID])
    return min(int(stock[Molecule.MRNA]), count_supply(s, box, Molecule.PROTEIN, 0))


@rule
def why_not_load(s: State, box: Box, area: int, amount: int, extra: int) -> int:
    """From one piece up to what there is; more than any card needs is allowed (A-05, C-VES-07).

    `extra` is what comes into the stock before: lipids of an own disk that is displaced.
    """
    if amount == 0 or amount > count_loadable(s, box, area) + extra:
        return Clause.C_SER_04 if area == Area.SMOOTH else Clause.C_RER_03
    if amount < find_least_load(s, box, area):
        return Clause.A_05
    return LEGAL


@rule
def why_not_start(s: State, box: Box, area: int, extra: int) -> int:
    """Whether a disk could be loaded in an ER at all (C-SER-04, C-RER-05, C-COMP-12)."""
    loadable = count_loadable(s, box, area) + extra
    if loadable == 0:
        if area == Area.SMOOTH:
            return Clause.C_SER_04
        return Clause.C_RER_05 if s.players[s.seat].stock[Molecule.MRNA] == 0 else Clause.C_COMP_12
    if loadable < find_least_load(s, box, area):
        return Clause.A_05
    return LEGAL


@rule
def put_disk(s: State, area: int) -> int:
    """Put an idle disk on a free location of an ER and say which (C-SER-03, C-RER-02)."""
    me = s.players[s.seat]
    disk = find_disk(me, NO_AREA)
    me.disk_area[disk] = area
    return disk


@rule
def is_in_er(me: Player, disk: int) -> bool:
    """Whether a disk waits in one of the two ER areas, ready for the Golgi (C-VES-02)."""
    return me.disk_area[disk] == Area.SMOOTH or me.disk_area[disk] == Area.ROUGH


@rule
def why_not_add(s: State, box: Box, disk: int, molecule: int, extra: int) -> int:
    """The Golgi adds one carbohydrate or one lipid; no lipid on a disk from the Smooth ER (C-GOL-03, A-07)."""
    me = s.players[s.seat]
    if molecule != Molecule.CARB and molecule != Molecule.LIPID:
        return Clause.C_GOL_03
    if me.stock[molecule] + extra < 1:
        return Clause.C_GOL_03
    if molecule == Molecule.LIPID and me.cargo[disk, Molecule.PROTEIN] == 0 and not box.golgi_lipid:
        return Clause.A_07
    return LEGAL
