"""Plasma Membrane, exocytosis: an own disk leaves the Golgi and completes a hormone or receptor (C-EXO)."""

from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC
from vesicle.core.piles import count_cards
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.completion import do_complete, holds
from vesicle.cytosis.ids import (
    LEGAL,
    N_DISKS,
    N_MOLECULES,
    NO_AREA,
    NO_CARD,
    NO_DISK,
    Area,
    Ask,
    Clause,
    Kind,
    Molecule,
)
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.vesicles import find_disk, unload


@rule
def is_exported(box: Box, card: int) -> bool:
    """Hormones and receptors leave the cell in a vesicle (C-EXO-01)."""
    kind = box.card_kind[card]
    return kind >= Kind.PROTEIN_HORMONE and kind <= Kind.STEROID_RECEPTOR


@rule
def fits(box: Box, me: Player, disk: int, card: int) -> bool:
    """A disk in the Golgi fits a card if it carries what the card shows (C-VES-07)."""
    return me.disk_area[disk] == Area.GOLGI and carries(box, me, disk, card)


@rule
def carries(box: Box, me: Player, disk: int, card: int) -> bool:
    """Whether a disk carries at least what a card shows, kind by kind (C-VES-07)."""
    for molecule in range(N_MOLECULES):
        if me.cargo[disk, molecule] < box.card_needs[card, molecule]:
            return False
    return True


@rule
def find_fitting(box: Box, me: Player, card: int, first: int) -> int:
    """The first own disk from `first` on that fits a card, or NO_DISK."""
    for disk in range(first, N_DISKS):
        if fits(box, me, disk, card):
            return disk
    return NO_DISK


@rule
def why_not_export_card(s: State, box: Box, card: int, spent: int) -> int:
    """A hormone or receptor, a disk that fits it, and its ATP (C-EXO-01, C-VES-07, C-EXO-03)."""
    me = s.players[s.seat]
    if not is_exported(box, card):
        return Clause.C_EXO_01
    if find_fitting(box, me, card, 0) == NO_DISK:
        return Clause.C_VES_07
    if me.stock[Molecule.ATP] - spent < box.card_atp[card]:
        return Clause.C_EXO_03
    return LEGAL


@rule
def why_not_exocytosis(s: State, box: Box, spent: int) -> int:
    """Some card in hand must be completable now; the answer is that of the card that came closest."""
    me = s.players[s.seat]
    if find_disk(me, Area.GOLGI) == NO_DISK:
        return Clause.C_EXO_01
    unpaid = False
    for place in range(count_cards(me.hand)):
        clause = why_not_export_card(s, box, int(me.hand[place]), spent)
        if clause == LEGAL:
            return LEGAL
        if clause == Clause.C_EXO_03:
            unpaid = True
    return Clause.C_EXO_03 if unpaid else Clause.C_VES_07


@rule
def do_exocytosis(s: State) -> None:
    """Ask which card (C-EXO-06)."""
    ask(s.pending, Ask.EXPORT)


@rule
def why_not_export(s: State, box: Box, card: int) -> int:
    """The card must be in hand and completable (C-CARD-03)."""
    if not holds(s.players[s.seat], card):
        return Clause.C_CARD_03
    return why_not_export_card(s, box, card, 0)


@rule
def do_export(s: State, box: Box, card: int) -> None:
    """Show the card; if both disks would do, ask which one leaves (C-EXO-02, A-88)."""
    me = s.players[s.seat]
    answered(s.pending)
    s.card = card
    s.known[card] = PUBLIC
    disk = find_fitting(box, me, card, 0)
    if find_fitting(box, me, card, disk + 1) != NO_DISK:
        ask(s.pending, Ask.DISK)
    else:
        release(s, box, disk)


@rule
def do_pick_disk(s: State, box: Box, disk: int) -> None:
    """The named disk leaves."""
    answered(s.pending)
    release(s, box, disk)


@rule
def release(s: State, box: Box, disk: int) -> None:
    """All cargo goes to the supply, the disk to its owner, and the card is completed (C-EXO-02, C-EXO-04)."""
    me = s.players[s.seat]
    unload(s, me, disk)
    me.disk_area[disk] = NO_AREA
    do_complete(s, box, int(s.card))
    s.card = NO_CARD
