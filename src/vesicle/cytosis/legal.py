"""All legal actions of a position, in ascending order; what the open question rules out is not even looked at."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import ACTIONS, why_not
from vesicle.cytosis.ids import (
    LEGAL,
    MAX_LOAD,
    N_DISKS,
    N_MOLECULES,
    NO_AREA,
    NO_CARD,
    NO_ONE,
    Act,
    Area,
    Ask,
    Molecule,
)
from vesicle.cytosis.placement import why_not_hire, why_not_open, why_not_use
from vesicle.cytosis.questions import find_question
from vesicle.cytosis.state import State

START = ACTIONS.start
MAX_LEGAL = ACTIONS.size


@rule
def list_legal(s: State, box: Box, out: IntArray) -> int:
    """Write the numbers of all legal actions to `out` and say how many there are."""
    if s.winner != NO_ONE:
        return 0
    match find_question(s):
        case Ask.RETURN:
            return list_cards(s, box, out, 0, Act.RETURN)
        case Ask.FREE:
            return list_family(s, box, out, 0, Act.TAKE, N_MOLECULES)
        case Ask.TURN:
            return list_turn(s, box, out)
        case Ask.AFTER:
            count = list_cards(s, box, out, 0, Act.PLAY)
            return list_family(s, box, out, count, Act.DONE, 1)
        case Ask.TRANSLATE | Ask.START_SMOOTH | Ask.ROUGH:
            return list_family(s, box, out, 0, Act.LOAD, count_amounts(s))
        case Ask.SMOOTH:
            count = list_family(s, box, out, 0, Act.LOAD, count_amounts(s))
            count = list_cards(s, box, out, count, Act.COMPLETE)
            return list_family(s, box, out, count, Act.EVICT, box.players * N_DISKS)
        case Ask.EVICT_ROUGH | Ask.EVICT_GOLGI:
            return list_family(s, box, out, 0, Act.EVICT, box.players * N_DISKS)
        case Ask.MOVE:
            return list_family(s, box, out, 0, Act.MOVE, N_DISKS)
        case Ask.ADD:
            return list_family(s, box, out, 0, Act.ADD, N_MOLECULES)
        case Ask.EXPORT | Ask.ENZYME:
            return list_cards(s, box, out, 0, Act.COMPLETE)
        case Ask.DISK:
            return list_family(s, box, out, 0, Act.DISK, N_DISKS)
        case _:
            count = list_family(s, box, out, 0, Act.TAKE, N_MOLECULES)
            count = list_family(s, box, out, count, Act.GOAL, box.n_goals)
            return list_family(s, box, out, count, Act.DONE, 1)


@rule
def list_family(s: State, box: Box, out: IntArray, count: int, kind: int, size: int) -> int:
    """The legal ones among the first `size` actions of a kind."""
    for action in range(START[kind], START[kind] + size):
        if why_not(s, box, action) == LEGAL:
            out[count] = action
            count += 1
    return count


@rule
def list_cards(s: State, box: Box, out: IntArray, count: int, kind: int) -> int:
    """The legal ones among the actions that name a card in hand."""
    hand = s.players[s.seat].hand
    for place in range(hand.shape[0]):
        if hand[place] == NO_CARD:
            break
        action = START[kind] + hand[place]
        if why_not(s, box, action) == LEGAL:
            out[count] = action
            count += 1
    return count


@rule
def count_amounts(s: State) -> int:
    """How many amounts are worth asking about: none up to the most mRNA or lipids that could be at hand."""
    me = s.players[s.seat]
    lipids = int(me.stock[Molecule.LIPID])
    for disk in range(N_DISKS):
        lipids += int(me.cargo[disk, Molecule.LIPID])
    return min(max(int(me.stock[Molecule.MRNA]), lipids), MAX_LOAD) + 1


@rule
def list_turn(s: State, box: Box, out: IntArray) -> int:
    """An own piece, a grey piece before it, an exhausted flask, an instant card."""
    count = list_spots(s, box, out, 0, Act.PLACE, 0)
    stuck = count == 0
    if stuck:
        count = list_family(s, box, out, 0, Act.PLACE, box.n_spots)
    if why_not_hire(s, box) == LEGAL:
        count = list_spots(s, box, out, count, Act.GREY, int(box.grey_price))
    if box.exhaust:
        count = list_family(s, box, out, count, Act.EXHAUST, N_MOLECULES)
    count = list_cards(s, box, out, count, Act.PLAY)
    if stuck:
        count = list_family(s, box, out, count, Act.DONE, 1)
    return count


@rule
def list_spots(s: State, box: Box, out: IntArray, count: int, kind: int, spent: int) -> int:
    """The spots that an own or a grey piece can use; the spots of a vesicle area have one answer for all."""
    area = NO_AREA
    clause = int(LEGAL)
    for spot in range(box.n_spots):
        if kind == Act.PLACE and why_not_open(s, box, spot) != LEGAL:
            continue
        if not box.spot_on_board[spot]:
            continue
        if box.spot_area[spot] != area or area < Area.SMOOTH or area > Area.EXOCYTOSIS:
            area = int(box.spot_area[spot])
            clause = why_not_use(s, box, spot, spent)
        if clause == LEGAL:
            out[count] = START[kind] + spot
            count += 1
    return count
