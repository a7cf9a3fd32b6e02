"""All legal actions of a position, in ascending order; what the open question rules out is not even looked at."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray
from vesicle.cytosis.areas.card_area import why_not_buy
from vesicle.cytosis.areas.cytoplasm import why_not_cytoplasm
from vesicle.cytosis.areas.exocytosis import why_not_exocytosis
from vesicle.cytosis.areas.glucose import why_not_glucose
from vesicle.cytosis.areas.golgi import why_not_golgi
from vesicle.cytosis.areas.laureates import why_not_laureates
from vesicle.cytosis.areas.lipid_synthesis import why_not_lipid_synthesis
from vesicle.cytosis.areas.mitochondria import why_not_mitochondria
from vesicle.cytosis.areas.nucleus import why_not_nucleus
from vesicle.cytosis.areas.ribosome import why_not_ribosome
from vesicle.cytosis.areas.rough_er import why_not_rough_er
from vesicle.cytosis.areas.smooth_er import why_not_smooth_er
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.instant import can_yield
from vesicle.cytosis.engine import ACTIONS, why_not_amount, why_not_choose, why_not_complete
from vesicle.cytosis.epigenetic.scout import why_not_scout
from vesicle.cytosis.epigenetic.trader import why_not_trade
from vesicle.cytosis.ids import (
    LEGAL,
    MAX_LOAD,
    MAX_SPOTS,
    N_AREAS,
    N_DISKS,
    N_MOLECULES,
    NO_CARD,
    NO_ONE,
    Act,
    Area,
    Ask,
    Kind,
    Molecule,
)
from vesicle.cytosis.placement import (
    CLOSED,
    count_grey_price,
    is_capped,
    is_free,
    why_not_exhaust,
    why_not_hire,
    why_not_place,
)
from vesicle.cytosis.state import State

START = ACTIONS.start
EVERYWHERE = (1 << MAX_SPOTS) - 1  # a set of spots, one bit each


@rule
def list_legal(s: State, box: Box, out: IntArray) -> int:
    """Write the numbers of all legal actions to `out` and say how many there are."""
    if s.winner != NO_ONE:
        return 0
    question = find_question(s.pending)
    match question:
        case Ask.TURN:
            return list_turn(s, box, out)
        case Ask.AFTER:
            count = list_instants(s, box, out, 0)
            count = list_abilities(s, box, out, count)
            return offer(out, count, Act.DONE, 0)
        case Ask.TRANSLATE | Ask.START_SMOOTH | Ask.ROUGH:
            return list_amounts(s, box, out, question)
        case Ask.SMOOTH:
            count = list_amounts(s, box, out, question)
            count = list_completions(s, box, out, count, question)
            return list_family(s, box, out, count, Act.EVICT, box.players * N_DISKS)
        case Ask.EXPORT | Ask.ENZYME:
            return list_completions(s, box, out, 0, question)
        case Ask.ADD:
            return list_family(s, box, out, 0, Act.ADD, N_MOLECULES)
        case Ask.EVICT_ROUGH | Ask.EVICT_GOLGI:
            return list_family(s, box, out, 0, Act.EVICT, box.players * N_DISKS)
        case Ask.MOVE:
            return list_family(s, box, out, 0, Act.MOVE, N_DISKS)
        case Ask.DISK:
            return list_family(s, box, out, 0, Act.DISK, N_DISKS)
        case Ask.LAUREATES:
            count = list_family(s, box, out, 0, Act.TAKE, N_MOLECULES)
            count = list_family(s, box, out, count, Act.GOAL, box.n_goals)
            return list_family(s, box, out, count, Act.DONE, 1)
        case Ask.RETURN:
            return list_returns(s, out)
        case Ask.FREE | Ask.GAIN:
            return list_family(s, box, out, 0, Act.TAKE, N_MOLECULES)
        case _:
            return list_module(s, box, out, question)


@rule
def list_module(s: State, box: Box, out: IntArray, question: int) -> int:
    """The answers to the questions of the Virus expansion and the Epigenetic cards."""
    count = 0
    match question:
        case Ask.DRAFT:
            return list_family(s, box, out, 0, Act.KEEP, box.n_traits)
        case Ask.PUT:
            return list_family(s, box, out, 0, Act.PUT, box.n_cards)
        case Ask.LOSE:
            return list_family(s, box, out, 0, Act.LOSE, N_MOLECULES + 1)
        case Ask.EARLY:
            spots = find_usable(s, box, find_open(s, box), int(box.early_price))
            count = list_spots(box, out, 0, Act.PLACE, spots)
        case Ask.SCOUT:
            count = list_family(s, box, out, 0, Act.CHOOSE, box.n_cards)
        case Ask.INCOME | Ask.COLLECT:
            count = list_family(s, box, out, 0, Act.TAKE, N_MOLECULES)
        case _:
            count = list_family(s, box, out, 0, Act.ANTIBODY, 1)
    return offer(out, count, Act.DONE, 0)


@rule
def list_abilities(s: State, box: Box, out: IntArray, count: int) -> int:
    """What an Epigenetic card adds to the own turn."""
    if not box.epigenetic:
        return count
    for molecule in range(N_MOLECULES):
        if why_not_trade(s, box, molecule) == LEGAL:
            count = offer(out, count, Act.TRADE, molecule)
    if why_not_scout(s, box) == LEGAL:
        count = offer(out, count, Act.SCOUT, 0)
    return count


@rule
def offer(out: IntArray, count: int, kind: int, argument: int) -> int:
    """Write one action and count it."""
    out[count] = START[kind] + argument
    return count + 1


@rule
def list_family(s: State, box: Box, out: IntArray, count: int, kind: int, size: int) -> int:
    """The legal ones among the first `size` actions of a kind that puts no piece on the board."""
    for argument in range(size):
        if why_not_choose(s, box, kind, argument) == LEGAL:
            count = offer(out, count, kind, argument)
    return count


@rule
def list_returns(s: State, out: IntArray) -> int:
    """In setup any card of the hand may go back."""
    hand = s.players[s.seat].hand
    count = 0
    while hand[count] != NO_CARD:
        count = offer(out, count, Act.RETURN, hand[count])
    return count


@rule
def list_instants(s: State, box: Box, out: IntArray, count: int) -> int:
    """The instant cards in hand that the supply can serve."""
    hand = s.players[s.seat].hand
    for place in range(count_cards(hand)):
        card = hand[place]
        if box.card_kind[card] == Kind.INSTANT and can_yield(s, box, card):
            count = offer(out, count, Act.PLAY, card)
    return count


@rule
def list_completions(s: State, box: Box, out: IntArray, count: int, question: int) -> int:
    """The cards in hand that can be completed where the piece stands."""
    hand = s.players[s.seat].hand
    for place in range(count_cards(hand)):
        if why_not_complete(s, box, question, int(hand[place])) == LEGAL:
            count = offer(out, count, Act.COMPLETE, hand[place])
    return count


@rule
def list_amounts(s: State, box: Box, out: IntArray, question: int) -> int:
    """How many mRNA or lipids may be loaded."""
    count = 0
    for amount in range(count_amounts(s)):
        if why_not_amount(s, box, question, amount) == LEGAL:
            count = offer(out, count, Act.LOAD, amount)
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
    places = find_placeable(s, box) if box.blocking else find_usable(s, box, find_open(s, box), 0)
    greys = find_usable(s, box, EVERYWHERE, count_grey_price(s, box)) if why_not_hire(s, box) == LEGAL else 0
    count = list_spots(box, out, 0, Act.PLACE, places)
    if places == 0:
        for spot in range(box.n_spots):
            if why_not_place(s, box, spot) == LEGAL:
                count = offer(out, count, Act.PLACE, spot)
    if greys != 0:
        count = list_spots(box, out, count, Act.GREY, greys)
    if box.exhaust:
        for molecule in range(N_MOLECULES):
            if why_not_exhaust(s, box, molecule) == LEGAL:
                count = offer(out, count, Act.EXHAUST, molecule)
    count = list_instants(s, box, out, count)
    count = list_abilities(s, box, out, count)
    if places == 0:
        count = list_family(s, box, out, count, Act.DONE, 1)
    return count


@rule
def find_placeable(s: State, box: Box) -> int:
    """The spots that an own piece may stand on where it may also stand without effect (A-01)."""
    spots = 0
    for spot in range(box.n_spots):
        spots |= int(why_not_place(s, box, spot) == LEGAL) << spot
    return spots


@rule
def list_spots(box: Box, out: IntArray, count: int, kind: int, spots: int) -> int:
    """The spots of a set of bits, written without a branch: a processor cannot guess which ones are open."""
    for spot in range(box.n_spots):
        out[count] = START[kind] + spot
        count += (spots >> spot) & 1
    return count


@rule
def find_open(s: State, box: Box) -> int:
    """The spots that an own piece may stand on: why_not_open for all of them at once."""
    spots = 0
    for spot in range(box.n_spots):
        spots |= int(is_free(s, box, spot)) << spot
    if box.capped:
        for area in range(N_AREAS):
            is_empty = box.area_bits[area] & ~spots == 0 and box.grey_spot == CLOSED  # else greys leave spots free
            if not is_empty and is_capped(s, box, area):
                spots &= ~box.area_bits[area]
    return int(spots)


@rule
def find_usable(s: State, box: Box, spots: int, spent: int) -> int:
    """Those of the spots whose action can be done: why_not_use for all, asked once where an area has one answer."""
    usable = find_collectable(s, box, spots, spent)
    if spots & box.area_bits[Area.RIBOSOME] and why_not_ribosome(s, box) == LEGAL:
        usable |= box.area_bits[Area.RIBOSOME]
    if spots & box.area_bits[Area.SMOOTH] and why_not_smooth_er(s, box, spent) == LEGAL:
        usable |= box.area_bits[Area.SMOOTH]
    if spots & box.area_bits[Area.ROUGH] and why_not_rough_er(s, box) == LEGAL:
        usable |= box.area_bits[Area.ROUGH]
    if spots & box.area_bits[Area.GOLGI] and why_not_golgi(s, box) == LEGAL:
        usable |= box.area_bits[Area.GOLGI]
    if spots & box.area_bits[Area.EXOCYTOSIS] and why_not_exocytosis(s, box, spent) == LEGAL:
        usable |= box.area_bits[Area.EXOCYTOSIS]
    if spots & box.area_bits[Area.CYTOPLASM] and why_not_cytoplasm(s, box, spent) == LEGAL:
        usable |= box.area_bits[Area.CYTOPLASM]
    if spots & box.area_bits[Area.LAUREATES] and why_not_laureates(s, box, spent) == LEGAL:
        usable |= box.area_bits[Area.LAUREATES]
    return int(usable & spots & box.board_bits)


@rule
def find_collectable(s: State, box: Box, spots: int, spent: int) -> int:
    """The spots that answer each for itself: those that hand out resources, and those of the card area."""
    usable = 0
    for spot in range(box.area_first[Area.NUCLEUS], box.area_end[Area.NUCLEUS]):
        usable |= int(why_not_nucleus(s, box, spot, spent) == LEGAL) << spot
    for spot in range(box.area_first[Area.GLUCOSE], box.area_end[Area.GLUCOSE]):
        usable |= int(why_not_glucose(s, box, spot, spent) == LEGAL) << spot
    for spot in range(box.area_first[Area.MITOCHONDRIA], box.area_end[Area.MITOCHONDRIA]):
        usable |= int(why_not_mitochondria(s, box, spot, spent) == LEGAL) << spot
    for spot in range(box.area_first[Area.LIPID], box.area_end[Area.LIPID]):
        usable |= int(why_not_lipid_synthesis(s, box, spot, spent) == LEGAL) << spot
    for spot in range(box.area_first[Area.CARD], box.area_end[Area.CARD]):
        if (spots >> spot) & 1 and why_not_buy(s, box, spot, spent) == LEGAL:
            usable |= 1 << spot
    return usable
