"""Smooth ER, lower part: complete a detoxification card, or start a steroid hormone with lipids (C-SER, C-DET)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.completion import do_complete, holds
from vesicle.cytosis.displacement import can_displace, count_lipids_back, do_evict, find_forced, why_not_evict
from vesicle.cytosis.ids import LEGAL, NO_AREA, NO_DISK, Area, Ask, Clause, Kind, Molecule
from vesicle.cytosis.state import State
from vesicle.cytosis.vesicles import find_disk, has_room, put_disk, why_not_load, why_not_start


@rule
def can_detoxify(s: State, box: Box, card: int, spent: int) -> bool:
    """Whether a card in hand is a detox card whose ATP can be paid (C-SER-02, C-DET-01)."""
    return box.card_kind[card] == Kind.DETOX and s.players[s.seat].stock[Molecule.ATP] - spent >= box.card_atp[card]


@rule
def why_not_smooth_er(s: State, box: Box, spent: int) -> int:
    """One of the two things must be possible (C-SER-01)."""
    clause = why_not_steroid(s, box)
    if clause == LEGAL:
        return LEGAL
    hand = s.players[s.seat].hand
    for place in range(count_cards(hand)):
        if can_detoxify(s, box, int(hand[place]), spent):
            return LEGAL
    return clause


@rule
def why_not_steroid(s: State, box: Box) -> int:
    """Lipids, an idle disk and a free location, or a displacement that makes them (C-SER-03, C-SER-04, C-VES-01)."""
    if not has_room(s, box, Area.SMOOTH):
        return LEGAL if can_displace(s, box, Area.SMOOTH) else Clause.A_81
    if find_disk(s.players[s.seat], NO_AREA) == NO_DISK:
        return Clause.C_VES_01
    return why_not_start(s, box, Area.SMOOTH, 0)


@rule
def do_smooth_er(s: State) -> None:
    """Ask which of the two it is to be (C-SER-01)."""
    ask(s.pending, Ask.SMOOTH)


@rule
def why_not_detox(s: State, box: Box, card: int) -> int:
    """The card must be in hand, a detox card, and payable (C-CARD-03, C-SER-01, C-SER-02)."""
    if not holds(s.players[s.seat], card):
        return Clause.C_CARD_03
    if box.card_kind[card] != Kind.DETOX:
        return Clause.C_SER_01
    if not can_detoxify(s, box, card, 0):
        return Clause.C_SER_02
    return LEGAL


@rule
def do_detox(s: State, box: Box, card: int) -> None:
    """Pay the card's ATP for one health point at once (C-SER-02, C-DET-02)."""
    answered(s.pending)
    do_complete(s, box, card)


@rule
def why_not_load_smooth(s: State, box: Box, amount: int) -> int:
    """How many lipids, once a location is free or the rule itself frees one (C-SER-04, C-DISP-01)."""
    if has_room(s, box, Area.SMOOTH):
        if find_disk(s.players[s.seat], NO_AREA) == NO_DISK:
            return Clause.C_VES_01
        return why_not_load(s, box, Area.SMOOTH, amount, 0)
    forced = find_forced(s, box, Area.SMOOTH)
    if forced == NO_DISK:
        return Clause.C_DISP_01
    return why_not_load(s, box, Area.SMOOTH, amount, count_lipids_back(s, box, Area.SMOOTH, forced))


@rule
def do_start_smooth(s: State, box: Box, amount: int) -> None:
    """Put a disk down and move lipids onto it (C-SER-03, C-SER-04)."""
    me = s.players[s.seat]
    answered(s.pending)
    if not has_room(s, box, Area.SMOOTH):
        do_evict(s, box, find_forced(s, box, Area.SMOOTH))
    me.stock[Molecule.LIPID] -= amount
    me.cargo[put_disk(s, Area.SMOOTH), Molecule.LIPID] += amount


@rule
def why_not_evict_smooth(s: State, box: Box, target: int) -> int:
    """Only from a full area, and only where there is a choice (C-DISP-08, C-DISP-02)."""
    if has_room(s, box, Area.SMOOTH):
        return Clause.C_DISP_08
    if find_forced(s, box, Area.SMOOTH) != NO_DISK:
        return Clause.C_DISP_02
    return why_not_evict(s, box, Area.SMOOTH, target)


@rule
def do_evict_smooth(s: State, box: Box, target: int) -> None:
    """The disk leaves, and now the steroid hormone must be started (C-DISP-06)."""
    answered(s.pending)
    do_evict(s, box, target)
    ask(s.pending, Ask.START_SMOOTH)
