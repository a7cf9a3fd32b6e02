"""An estimate of every seat's final points, in named terms."""

from vesicle.bots.arithmetic import exp
from vesicle.bots.cytosis.notes import Notes, Side
from vesicle.bots.cytosis.plan import plan_hand
from vesicle.bots.cytosis.terms import N_OWN_TERMS, Term
from vesicle.bots.cytosis.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.cytosis.box import N_PLACES, Box
from vesicle.cytosis.cards.goals import has_marker
from vesicle.cytosis.ids import N_DISKS, N_KINDS, N_MOLECULES, NO_EVENT, NO_ONE, Kind
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.scoring import count_detox_value
from vesicle.cytosis.state import Player, State


@rule
def estimate(s: State, box: Box, notes: Notes) -> None:
    """Write the terms of all seats."""
    for seat in range(box.players):
        look_at_side(s, box, notes, seat)
    add_others(s, box, notes)


@rule
def add_up(notes: Notes, seat: int) -> float:
    """The estimate of a seat's final points in the position last looked at."""
    total = 0.0
    for term in range(N_OWN_TERMS):
        total += notes.terms[seat, term]
    return total


@rule
def remember(box: Box, notes: Notes) -> None:
    """Keep the last estimate, to compare with what actions lead to."""
    for seat in range(box.players):
        copy_side(notes.sides[seat], notes.sides_before[seat])
        for term in range(N_OWN_TERMS):
            notes.before[seat, term] = notes.terms[seat, term]


@rule
def estimate_change(before: State, s: State, box: Box, notes: Notes) -> None:
    """The same as `estimate` after an action; sides that it has not touched are taken from what is remembered."""
    same = is_same_table(before, s)
    for seat in range(box.players):
        if same and is_same_side(before.players[seat], s.players[seat]):
            copy_side(notes.sides_before[seat], notes.sides[seat])
        else:
            look_at_side(s, box, notes, seat)
    add_others(s, box, notes)


@rule
def is_same_table(before: State, s: State) -> bool:
    """Whether what all sides depend on is as it was: rounds, the marker, Goals."""
    if before.winner != s.winner or before.round_number != s.round_number or before.marker != s.marker:
        return False
    for goal in range(s.goal_seats.shape[0]):
        if before.goal_seats[goal, 0] != s.goal_seats[goal, 0] or before.goal_seats[goal, 1] != s.goal_seats[goal, 1]:
            return False
    return True


@rule
def is_same_side(before: Player, me: Player) -> bool:
    """Whether an action has left a player alone; cargo changes only with stock, and completed cards with the hand."""
    if before.flasks != me.flasks or count_health(before) != count_health(me):
        return False
    for disk in range(N_DISKS):
        if before.disk_area[disk] != me.disk_area[disk]:
            return False
    for molecule in range(N_MOLECULES):
        if before.stock[molecule] != me.stock[molecule]:
            return False
    return count_cards(before.hand) == count_cards(me.hand)


@rule
def copy_side(source: Side, target: Side) -> None:
    """Make one side's notes those of another."""
    for term in range(N_OWN_TERMS):
        target.terms[term] = source.terms[term]
    for kind in range(N_KINDS):
        target.planned[kind] = source.planned[kind]
        target.done[kind] = source.done[kind]
    target.detox = source.detox


@rule
def look_at_side(s: State, box: Box, notes: Notes, seat: int) -> None:
    """What a player's own side of the table promises; of a finished game there are only points."""
    me = s.players[seat]
    side = notes.sides[seat]
    for term in range(N_OWN_TERMS):
        side.terms[term] = 0.0
    for kind in range(N_KINDS):
        side.planned[kind] = 0.0
    side.terms[Term.POINTS] = float(count_health(me))
    count_done(box, side, me)
    if s.winner != NO_ONE:
        return
    value_goals(s, box, notes, side, seat)
    side.detox = float(count_detox_value(box, me))
    plan_hand(s, box, notes, side, seat)
    value_leftovers(s, box, notes, side, seat)
    if s.marker == seat and s.events[0] != NO_EVENT:
        side.terms[Term.MARKER] += notes.weights[Weight.MARKER]
    side.terms[Term.MODULES] += value_modules(s, box, seat)


@rule
def count_done(box: Box, side: Side, me: Player) -> None:
    """Count the completed cards by kind."""
    for kind in range(N_KINDS):
        side.done[kind] = 0
    for place in range(count_cards(me.completed)):
        side.done[box.card_kind[me.completed[place]]] += 1


@rule
def value_goals(s: State, box: Box, notes: Notes, side: Side, seat: int) -> None:
    """Goals claimed count for what is completed; those still to claim for a share, the best ones first."""
    claim = notes.weights[Weight.CLAIM] * min(1.0, count_cards(s.events) / 3.0)
    markers = int(box.goal_markers)
    best = 0.0
    second = 0.0
    for kind in range(N_KINDS):
        notes.bonus[kind] = 0.0
    for goal in range(box.n_goals):
        if not s.goal_open[goal]:
            continue
        if has_marker(s, goal, seat):
            markers -= 1
            side.terms[Term.GOALS] += count_goal(box, side, goal)
            add_bonus(box, notes, side, goal, 1.0)
        elif s.goal_seats[goal, 1] == NO_ONE:
            prospect = count_goal(box, side, goal)
            if s.goal_seats[goal, 0] == NO_ONE:
                prospect += float(box.claim_points)
            if prospect > best:
                second = best
                best = prospect
            elif prospect > second:
                second = prospect
    if markers > 0:
        side.terms[Term.GOALS] += claim * best
        for goal in range(box.n_goals):
            if s.goal_open[goal] and not has_marker(s, goal, seat) and s.goal_seats[goal, 1] == NO_ONE:
                add_bonus(box, notes, side, goal, claim * markers / box.goals_in_play)
    if markers > 1:
        side.terms[Term.GOALS] += claim * second


@rule
def count_goal(box: Box, side: Side, goal: int) -> float:
    """What a Goal would score for the cards completed so far."""
    counted = 0
    for kind in range(N_KINDS):
        if box.goal_counts[goal, kind]:
            counted += min(int(side.done[kind]), 1) if box.goal_different[goal] else int(side.done[kind])
    return float(counted * box.goal_points[goal])


@rule
def add_bonus(box: Box, notes: Notes, side: Side, goal: int, share: float) -> None:
    """A card of a kind that a Goal counts is worth so much more."""
    for kind in range(N_KINDS):
        if box.goal_counts[goal, kind] and not (box.goal_different[goal] and side.done[kind]):
            notes.bonus[kind] += share * box.goal_points[goal]


@rule
def value_leftovers(s: State, box: Box, notes: Notes, side: Side, seat: int) -> None:
    """Macromolecules without a plan score at the end; instant cards are as good as what they give."""
    me = s.players[seat]
    rounds = count_cards(s.events)
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        if box.card_kind[card] == Kind.INSTANT:
            side.terms[Term.HAND] += value_instant(box, notes, card)
    points = 0.0
    for molecule in range(N_MOLECULES):
        rate = int(box.macro_rate[molecule])
        if rate > 0:
            left = int(notes.left[molecule])
            points += float(left // rate) if rounds == 0 else float(left) / rate
    side.terms[Term.MACROMOLECULES] += points / (1.0 + rounds)


@rule
def value_instant(box: Box, notes: Notes, card: int) -> float:
    """What an instant card gives, in points, a little less than in stock."""
    weights = notes.weights
    work = 0.0
    for molecule in range(N_MOLECULES):
        work += box.card_gain[card, molecule] * weights[Weight.MRNA + molecule]
    return 0.5 * weights[Weight.PLACEMENT] * work


@rule
def value_modules(s: State, box: Box, seat: int) -> float:
    """The place for what expansions are worth to a seat beyond what they change of the base game."""
    return 0.0


@rule
def add_others(s: State, box: Box, notes: Notes) -> None:
    """Add to every side what depends on the others: who will pay the receptors, and the majority of detox cards."""
    for seat in range(box.players):
        side = notes.sides[seat]
        for term in range(N_OWN_TERMS):
            notes.terms[seat, term] = side.terms[term]
        if s.winner == NO_ONE:
            notes.terms[seat, Term.RECEPTORS] += value_receptors(s, box, notes, seat)
            notes.terms[seat, Term.DETOX] += value_majority(s, box, notes, seat)


@rule
def value_receptors(s: State, box: Box, notes: Notes, seat: int) -> float:
    """What hormones that others have planned or may yet plan will pay to completed receptors."""
    rounds = count_cards(s.events)
    points = 0.0
    for step in range(2):
        receptors = int(notes.sides[seat].done[Kind.PROTEIN_RECEPTOR + step])
        if receptors > 0:
            for other in range(box.players):
                if other != seat:
                    expected = notes.weights[Weight.HORMONES] * rounds
                    expected += notes.weights[Weight.RECEIVED] * notes.sides[other].planned[Kind.PROTEIN_HORMONE + step]
                    points += expected * receptors * box.receptor_others
    return points


@rule
def value_majority(s: State, box: Box, notes: Notes, seat: int) -> float:
    """Expected points for the place among the detoxifiers: the places above are filled by the chances to be behind."""
    mine = notes.sides[seat].detox
    if mine <= 0.0:
        return 0.0
    spread = notes.weights[Weight.DETOX_SPREAD] * (0.1 + 0.1 * count_cards(s.events))
    behind = 0.0
    for other in range(box.players):
        if other != seat:
            lead = (mine - notes.sides[other].detox) / spread
            behind += 1.0 / (1.0 + exp(2.0 * lead))
    place = int(behind)
    share = behind - place
    upper = float(box.detox_places[place]) if place < N_PLACES else 0.0
    lower = float(box.detox_places[place + 1]) if place + 1 < N_PLACES else 0.0
    return (upper * (1.0 - share) + lower * share) * min(1.0, mine / 2.0)
