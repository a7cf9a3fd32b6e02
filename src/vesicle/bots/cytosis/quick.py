"""A quick player for rollouts: it looks at its plans once a turn and takes the spot that serves them best."""

from vesicle.bots.cytosis.notes import Notes
from vesicle.bots.cytosis.plan import begin_plan, count_placements, is_work, price_card, reserve
from vesicle.bots.cytosis.weights import Thumb, Weight
from vesicle.core.chance import draw_bits
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.goals import count_markers, has_marker
from vesicle.cytosis.engine import ARGUMENT, KIND, step
from vesicle.cytosis.ids import N_AREAS, N_KINDS, N_MOLECULES, NO_DISK, NO_ONE, Act, Area, Ask, Kind, Molecule
from vesicle.cytosis.legal import list_legal
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.vesicles import is_started_in

WASTE = -2.0  # an action that serves no plan


@rule
def play_rounds(s: State, box: Box, notes: Notes, last: int) -> None:
    """Let quick players go on until a round is over, or the game."""
    while s.winner == NO_ONE and s.round_number <= last:
        count = list_legal(s, box, notes.legal)
        step(s, box, choose_quickly(s, box, notes, count))


@rule
def finish_action(s: State, box: Box, notes: Notes) -> None:
    """Let quick players answer the questions of an action that is under way, until a turn begins."""
    while s.winner == NO_ONE and find_question(s.pending) != Ask.TURN:
        count = list_legal(s, box, notes.legal)
        step(s, box, choose_quickly(s, box, notes, count))


@rule
def choose_quickly(s: State, box: Box, notes: Notes, count: int) -> int:
    """One of the listed actions: what serves the plans in a turn, a rule of thumb in an answer."""
    if count == 1:
        return int(notes.legal[0])
    in_turn = find_question(s.pending) == Ask.TURN
    if in_turn:
        list_wants(s, box, notes)
    best = 0
    best_score = 0.0
    for number in range(count):
        action = int(notes.legal[number])
        kind = int(KIND[action])
        argument = int(ARGUMENT[action])
        if in_turn:
            score = score_turn(s, box, notes, kind, argument) + notes.thumbs[Thumb.NOISE] * (
                draw_bits(notes.rng) / 4294967296.0
            )
        else:
            score = score_answer(s, box, kind, argument)
        if number == 0 or score > best_score:
            best = number
            best_score = score
    return int(notes.legal[best])


@rule
def list_wants(s: State, box: Box, notes: Notes) -> None:
    """Note what the cards in hand lack, in the order of the hand, and in which areas they could go on now."""
    me = s.players[s.seat]
    cards = count_cards(me.hand)
    begin_plan(box, notes, me, cards)
    for area in range(N_AREAS):
        notes.wanted[area] = 0
    for place in range(cards):
        card = int(me.hand[place])
        if is_work(box, card):
            price_card(box, notes, me, card)
            if notes.disk != NO_DISK and notes.steps > 1.0:
                note_step(box, notes, card)
            reserve(box, notes, me, card)


@rule
def note_step(box: Box, notes: Notes, card: int) -> None:
    """A vesicle can go on in an area if what it needs there is in stock."""
    if notes.steps == 3.0:
        if is_started_in(box, card, Area.SMOOTH):
            if notes.left[Molecule.LIPID] >= box.card_needs[card, Molecule.LIPID]:
                notes.wanted[Area.SMOOTH] = 1
        elif notes.left[Molecule.MRNA] >= box.card_needs[card, Molecule.PROTEIN]:
            notes.wanted[Area.ROUGH] = 1
    else:
        added = Molecule.LIPID if box.card_needs[card, Molecule.CARB] == 0 else Molecule.CARB
        if notes.left[added] > 0:
            notes.wanted[Area.GOLGI] = 1


@rule
def score_turn(s: State, box: Box, notes: Notes, kind: int, argument: int) -> float:
    """What an action of a turn is worth, in placements."""
    if kind == Act.PLACE:
        return score_spot(s, box, notes, argument)
    if kind == Act.GREY:
        return score_spot(s, box, notes, argument) - notes.thumbs[Thumb.HIRE]
    if kind == Act.PLAY:
        return notes.thumbs[Thumb.COMPLETION]
    if kind == Act.EXHAUST:
        return score_gain(notes, argument, 1)
    return WASTE


@rule
def score_spot(s: State, box: Box, notes: Notes, spot: int) -> float:
    """What a piece on a spot does for the plans."""
    area = int(box.spot_area[spot])
    thumbs = notes.thumbs
    match area:
        case Area.EXOCYTOSIS | Area.CYTOPLASM:
            return thumbs[Thumb.COMPLETION]
        case Area.SMOOTH:
            if can_detox(s, box):
                return thumbs[Thumb.DETOX]
            return thumbs[Thumb.START] if notes.wanted[area] else WASTE
        case Area.ROUGH:
            return thumbs[Thumb.START] if notes.wanted[area] else WASTE
        case Area.GOLGI:
            return thumbs[Thumb.MODIFY] if notes.wanted[area] else WASTE
        case Area.RIBOSOME:
            mrna = int(s.players[s.seat].stock[Molecule.MRNA])
            return thumbs[Thumb.TRANSLATE] * min(mrna, int(notes.short[Molecule.PROTEIN]))
        case Area.CARD:
            return score_purchase(s, box, notes, spot)
        case Area.LAUREATES:
            claims = count_markers(s, box, int(s.seat)) < box.goal_markers
            return thumbs[Thumb.CLAIM] if claims else thumbs[Thumb.MARKER]
        case _:
            boost = 0
            for molecule in range(N_MOLECULES):
                boost += int(s.boost[box.area_location[area], molecule])
            gain = score_gain(notes, int(box.spot_gives[spot]), int(box.spot_amount[spot]) + boost)
            return gain - box.spot_price[spot] * notes.weights[Weight.MRNA + int(box.spot_takes[spot])]


@rule
def score_gain(notes: Notes, molecule: int, amount: int) -> float:
    """So many molecules: those that a plan lacks count in full, others less."""
    lacking = min(amount, int(notes.short[molecule]))
    spare = notes.thumbs[Thumb.SPARE_ATP] if molecule == Molecule.ATP else notes.thumbs[Thumb.SPARE]
    return (lacking + spare * (amount - lacking)) * notes.weights[Weight.MRNA + molecule]


@rule
def can_detox(s: State, box: Box) -> bool:
    """Whether a detox card in hand can be paid."""
    me = s.players[s.seat]
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        if box.card_kind[card] == Kind.DETOX and box.card_atp[card] <= me.stock[Molecule.ATP]:
            return True
    return False


@rule
def score_purchase(s: State, box: Box, notes: Notes, spot: int) -> float:
    """A card is wanted while there are few in hand and time to complete it."""
    thumbs = notes.thumbs
    card = int(s.market[spot - box.area_first[Area.CARD]])
    held = count_cards(s.players[s.seat].hand)
    if count_placements(s, box, int(s.seat)) < thumbs[Thumb.TIME] * (held + 1):
        return WASTE
    kind = box.card_kind[card]
    worth = thumbs[Thumb.BUY] * box.card_points[card]
    if kind == Kind.DETOX:
        worth = thumbs[Thumb.BUY_DETOX]
    elif kind == Kind.INSTANT:
        worth = thumbs[Thumb.BUY_INSTANT]
    worth += thumbs[Thumb.GOAL] * count_goal_points(s, box, int(kind))
    return worth - thumbs[Thumb.HELD] * held - box.spot_price[spot] * notes.weights[Weight.ATP]


@rule
def count_goal_points(s: State, box: Box, kind: int) -> int:
    """What the Goals that the active player has claimed add to a card of a kind."""
    points = 0
    for goal in range(box.n_goals):
        if box.goal_counts[goal, kind] and not box.goal_different[goal] and has_marker(s, goal, int(s.seat)):
            points += int(box.goal_points[goal])
    return points


@rule
def score_answer(s: State, box: Box, kind: int, argument: int) -> float:
    """Rules of thumb for the questions that a piece raises."""
    me = s.players[s.seat]
    match kind:
        case Act.COMPLETE:
            return 10.0 + box.card_points[argument] + count_goal_points(s, box, int(box.card_kind[argument]))
        case Act.LOAD:
            return score_load(s, box, me, argument)
        case Act.ADD:
            return score_addition(box, me, int(s.disk), argument)
        case Act.GOAL:
            return 2.0 + score_goal_now(s, box, me, argument)
        case Act.PLAY:
            return 1.0
        case Act.DONE:
            return 0.1  # offers of expansions are declined: a rollout need not know them all
        case _:
            return 0.0


@rule
def score_load(s: State, box: Box, me: Player, amount: int) -> float:
    """All mRNA at the Free Ribosome; on a disk exactly what the best card needs."""
    question = find_question(s.pending)
    if question == Ask.TRANSLATE:
        return float(amount)
    area = Area.ROUGH if question == Ask.ROUGH else Area.SMOOTH
    base = Molecule.PROTEIN if area == Area.ROUGH else Molecule.LIPID
    best = 0.0
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        kind = box.card_kind[card]
        if kind != Kind.ENZYME and kind < Kind.DETOX and is_started_in(box, card, area):
            if box.card_needs[card, base] == amount:
                best = max(best, float(box.card_points[card]))
    return best


@rule
def score_addition(box: Box, me: Player, disk: int, molecule: int) -> float:
    """What a card in hand that fits the disk asks for."""
    best = 0.0
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        if (
            box.card_needs[card, molecule] > 0
            and box.card_kind[card] < Kind.DETOX
            and me.cargo[disk, Molecule.PROTEIN] >= box.card_needs[card, Molecule.PROTEIN]
        ):
            best = max(best, float(box.card_points[card]))
    return best


@rule
def score_goal_now(s: State, box: Box, me: Player, goal: int) -> float:
    """What a Goal would score for the cards completed and in hand."""
    counted = 0.0
    for kind in range(N_KINDS):
        if box.goal_counts[goal, kind]:
            for place in range(count_cards(me.completed)):
                counted += 1.0 if box.card_kind[me.completed[place]] == kind else 0.0
            for place in range(count_cards(me.hand)):
                counted += 0.5 if box.card_kind[me.hand[place]] == kind else 0.0
    if s.goal_seats[goal, 0] == NO_ONE:
        counted += 1.0
    return counted * box.goal_points[goal]
