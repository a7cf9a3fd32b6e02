"""Phase 1: an own piece, a grey piece or an exhausted flask, and what a spot then does (C-P1, C-GREY, C-EXH)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.areas.card_area import do_buy, why_not_buy
from vesicle.cytosis.areas.cytoplasm import do_cytoplasm, why_not_cytoplasm
from vesicle.cytosis.areas.exocytosis import do_exocytosis, why_not_exocytosis
from vesicle.cytosis.areas.glucose import do_glucose, why_not_glucose
from vesicle.cytosis.areas.golgi import do_golgi, why_not_golgi
from vesicle.cytosis.areas.laureates import do_laureates, why_not_laureates
from vesicle.cytosis.areas.lipid_synthesis import do_lipid_synthesis, why_not_lipid_synthesis
from vesicle.cytosis.areas.mitochondria import do_mitochondria, why_not_mitochondria
from vesicle.cytosis.areas.nucleus import do_nucleus, why_not_nucleus
from vesicle.cytosis.areas.ribosome import do_ribosome, why_not_ribosome
from vesicle.cytosis.areas.rough_er import do_rough_er, why_not_rough_er
from vesicle.cytosis.areas.smooth_er import do_smooth_er, why_not_smooth_er
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.events import collect_boost
from vesicle.cytosis.epigenetic.traits import has
from vesicle.cytosis.ids import LEGAL, N_MOLECULES, NO_CARD, NO_ONE, Ability, Area, Ask, Clause, Molecule
from vesicle.cytosis.resources import count_supply, pay, take
from vesicle.cytosis.state import State

PLACE = 0  # stuck
CLOSED = 0  # grey_spot


@rule
def why_not_use(s: State, box: Box, spot: int, spent: int) -> int:
    """Whether the active player can carry out a spot's action in full (C-P1-08, A-01)."""
    match int(box.spot_area[spot]):
        case Area.NUCLEUS:
            return why_not_nucleus(s, box, spot, spent)
        case Area.GLUCOSE:
            return why_not_glucose(s, box, spot, spent)
        case Area.MITOCHONDRIA:
            return why_not_mitochondria(s, box, spot, spent)
        case Area.LIPID:
            return why_not_lipid_synthesis(s, box, spot, spent)
        case Area.RIBOSOME:
            return why_not_ribosome(s, box)
        case Area.SMOOTH:
            return why_not_smooth_er(s, box, spent)
        case Area.ROUGH:
            return why_not_rough_er(s, box)
        case Area.GOLGI:
            return why_not_golgi(s, box)
        case Area.EXOCYTOSIS:
            return why_not_exocytosis(s, box, spent)
        case Area.CYTOPLASM:
            return why_not_cytoplasm(s, box, spent)
        case Area.CARD:
            return why_not_buy(s, box, spot, spent)
        case _:
            return why_not_laureates(s, box, spent)


@rule
def do_use(s: State, box: Box, spot: int) -> None:
    """The piece has landed and a waiting Boost is taken: now the spot's own action (C-P1-03, A-79)."""
    match int(box.spot_area[spot]):
        case Area.NUCLEUS:
            do_nucleus(s, box, spot)
        case Area.GLUCOSE:
            do_glucose(s, box, spot)
        case Area.MITOCHONDRIA:
            do_mitochondria(s, box, spot)
        case Area.LIPID:
            do_lipid_synthesis(s, box, spot)
        case Area.RIBOSOME:
            do_ribosome(s, box)
        case Area.SMOOTH:
            do_smooth_er(s)
        case Area.ROUGH:
            do_rough_er(s, box)
        case Area.GOLGI:
            do_golgi(s, box)
        case Area.EXOCYTOSIS:
            do_exocytosis(s)
        case Area.CYTOPLASM:
            do_cytoplasm(s)
        case Area.CARD:
            do_buy(s, box, spot)
        case _:
            do_laureates(s, box)


@rule
def is_capped(s: State, box: Box, area: int) -> bool:
    """With two players an area takes only so many pieces a round, grey ones counted (C-2P-03…09, A-30, A-75)."""
    pieces = 0
    for spot in range(box.area_first[area], box.area_end[area]):
        if s.occupant[spot] != NO_ONE:
            pieces += 1
        if box.grey_in_cap:
            pieces += int(s.greys[spot])
    return pieces >= box.area_cap[area]


@rule
def is_free(s: State, box: Box, spot: int) -> bool:
    """No piece stands here, neither an own nor a grey one (C-P1-04, C-GREY-11, A-25)."""
    return bool((s.occupant[spot] == NO_ONE) & ((s.greys[spot] == 0) | (box.grey_spot != CLOSED)))


@rule
def why_not_open(s: State, box: Box, spot: int) -> int:
    """One piece a spot; the spot must be on this side of the board and its area not full (C-P1-04, C-2P-03)."""
    if not box.spot_on_board[spot]:
        return Clause.C_2P_03
    if not is_free(s, box, spot):
        return Clause.C_P1_04
    if box.capped and is_capped(s, box, int(box.spot_area[spot])):
        return find_cap_clause(int(box.spot_area[spot]))
    return LEGAL


@rule
def find_cap_clause(area: int) -> int:
    """The clause that caps an area with two players."""
    match area:
        case Area.MITOCHONDRIA:
            return Clause.C_2P_05
        case Area.LIPID | Area.SMOOTH:
            return Clause.C_2P_06
        case Area.NUCLEUS:
            return Clause.C_2P_07
        case Area.ROUGH | Area.GOLGI:
            return Clause.C_2P_08
        case Area.GLUCOSE | Area.EXOCYTOSIS:
            return Clause.C_2P_09
        case _:
            return Clause.C_2P_03


@rule
def is_stuck(s: State, box: Box) -> bool:
    """Whether nothing at all can be done with an own piece (C-P1-09, A-80)."""
    for molecule in range(N_MOLECULES):
        if why_not_exhaust(s, box, molecule) == LEGAL:
            return False
    for spot in range(box.n_spots):
        if why_not_open(s, box, spot) == LEGAL and why_not_use(s, box, spot, 0) == LEGAL:
            return False
    return True


@rule
def why_not_place(s: State, box: Box, spot: int) -> int:
    """An open spot whose action can be done; without one, any open spot without effect (C-P1-08, A-01, A-02).

    What the player lacks is told before what is full.
    """
    closed = why_not_open(s, box, spot)
    clause = why_not_use(s, box, spot, 0)
    if closed != LEGAL:
        return closed if clause == LEGAL or clause == Clause.A_18 or box.blocking else clause
    if clause == LEGAL or clause == Clause.A_18:
        return clause
    if box.blocking or (box.stuck == PLACE and is_stuck(s, box)):
        return LEGAL
    return clause


@rule
def do_place(s: State, box: Box, spot: int) -> None:
    """Put an own piece down; what the spot does is compulsory (C-P1-02, C-P1-03)."""
    usable = why_not_use(s, box, spot, 0) == LEGAL
    use_up_piece(s)
    s.occupant[spot] = s.seat
    if usable:
        do_land(s, box, spot)


@rule
def do_land(s: State, box: Box, spot: int) -> None:
    """An own piece has landed: a waiting Boost first, then the spot's own action (A-79)."""
    collect_boost(s, box, int(box.spot_area[spot]))
    do_use(s, box, spot)


@rule
def use_up_piece(s: State) -> None:
    """The turn's one piece is used; the turn stays open behind whatever the piece does (C-P1-02)."""
    s.players[s.seat].flasks -= 1
    answered(s.pending)
    ask(s.pending, Ask.AFTER)


@rule
def why_not_grey(s: State, box: Box, spot: int) -> int:
    """One a turn, one left, its price, and an action that can be done with what remains (C-GREY-01, -05, -06, -07)."""
    clause = why_not_hire(s, box)
    if clause != LEGAL:
        return clause
    if not box.spot_on_board[spot]:
        return Clause.C_2P_03
    return why_not_use(s, box, spot, count_grey_price(s, box))


@rule
def count_grey_price(s: State, box: Box) -> int:
    """The price of a grey piece, lower for cell plasticity (C-GREY-01, C-EPI-12)."""
    return int(box.hirer_price) if has(s, box, Ability.HIRER) else int(box.grey_price)


@rule
def why_not_hire(s: State, box: Box) -> int:
    """Whether the active player can have a grey piece at all this turn (C-GREY-06, C-GREY-07, C-GREY-01)."""
    if s.grey_used:
        return Clause.C_GREY_06
    if s.grey_home == 0:
        return Clause.C_GREY_07
    if s.players[s.seat].stock[Molecule.ATP] < count_grey_price(s, box):
        return Clause.C_GREY_01
    return LEGAL


@rule
def do_grey(s: State, box: Box, spot: int) -> None:
    """Pay for a grey piece, place it even on a taken spot; the own one is still due (C-GREY-02, C-GREY-03, A-24)."""
    s.fee = count_grey_price(s, box)
    pay(s, s.players[s.seat], Molecule.ATP, int(s.fee))
    s.grey_home -= 1
    s.greys[spot] += 1
    s.grey_used = 1
    if box.grey_boost:
        collect_boost(s, box, int(box.spot_area[spot]))
    do_use(s, box, spot)


@rule
def why_not_exhaust(s: State, box: Box, molecule: int) -> int:
    """Only mRNA, lipid or ATP, where the edition allows it (C-EXH-01, C-EXH-06, A-28, A-77)."""
    if not box.exhaust:
        return Clause.C_EXH_01
    if not box.free_kinds[molecule]:
        return Clause.C_EXH_06
    if s.grey_used and not box.exhaust_after_grey:
        return Clause.A_28
    if count_supply(s, box, molecule, 0) == 0:
        return Clause.A_77
    return LEGAL


@rule
def do_exhaust(s: State, box: Box, molecule: int) -> None:
    """Tip a flask over for one resource; it blocks no spot (C-EXH-01, C-EXH-03, C-EXH-05)."""
    use_up_piece(s)
    take(s, box, s.players[s.seat], molecule, 1)


@rule
def why_not_lay_aside(s: State, box: Box) -> int:
    """Nobody passes, unless the table lays stuck pieces aside (C-P1-02, A-02)."""
    if box.stuck == PLACE or not is_stuck(s, box):
        return Clause.C_P1_02
    return LEGAL


@rule
def stays_open(s: State, box: Box) -> bool:
    """A turn stays open while its owner has a card to play or an ability to use, as all can see (A-32, A-82)."""
    if not box.open_turn:
        return False
    if s.players[s.seat].hand[0] != NO_CARD or has(s, box, Ability.TRADER):
        return True
    return has(s, box, Ability.SCOUT) and s.scouted == 0
