"""An estimate of every seat's final points, in named terms."""

import math

from vesicle.bots.cytosis.notes import N_OWN_TERMS, N_TERMS, Notes, Term
from vesicle.bots.cytosis.plan import begin_plan, plan_hand, value_sets
from vesicle.bots.cytosis.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.cytosis.box import N_PLACES, Box
from vesicle.cytosis.cards.goals import has_marker
from vesicle.cytosis.ids import N_KINDS, N_MOLECULES, NO_ONE, Kind
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.scoring import count_detox_value
from vesicle.cytosis.state import Player, State


@rule
def estimate(s: State, box: Box, notes: Notes) -> None:
    """Write the terms of all seats; of a finished game there are only points."""
    for seat in range(box.players):
        for term in range(N_TERMS):
            notes.terms[seat, term] = 0.0
        notes.terms[seat, Term.POINTS] = float(count_health(s.players[seat]))
    if s.winner != NO_ONE:
        return
    for seat in range(box.players):
        estimate_seat(s, box, notes, seat)
    for seat in range(box.players):
        estimate_among_others(s, box, notes, seat)


@rule
def add_up(notes: Notes, seat: int) -> float:
    """The estimate of a seat's final points."""
    total = 0.0
    for term in range(N_OWN_TERMS):
        total += notes.terms[seat, term]
    return total


@rule
def estimate_seat(s: State, box: Box, notes: Notes, seat: int) -> None:
    """What a seat's own side of the table promises."""
    me = s.players[seat]
    count_done(box, notes, me)
    value_goals(s, box, notes, seat)
    begin_plan(box, notes, me, 0)
    notes.terms[seat, Term.SETS] += value_sets(box, notes)
    for kind in range(N_KINDS):
        notes.planned[seat, kind] = 0.0
    notes.detox[seat] = float(count_detox_value(box, me))
    plan_hand(s, box, notes, seat)
    value_leftovers(s, box, notes, seat)
    if s.marker == seat and s.events[0] != NO_ONE:
        notes.terms[seat, Term.MARKER] += notes.weights[Weight.MARKER]
    value_modules(s, box, notes, seat)


@rule
def count_done(box: Box, notes: Notes, me: Player) -> None:
    """Count the completed cards by kind."""
    for kind in range(N_KINDS):
        notes.done[kind] = 0
    for place in range(count_cards(me.completed)):
        notes.done[box.card_kind[me.completed[place]]] += 1


@rule
def value_goals(s: State, box: Box, notes: Notes, seat: int) -> None:
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
            notes.terms[seat, Term.GOALS] += count_goal(box, notes, goal)
            add_bonus(box, notes, goal, 1.0)
        elif s.goal_seats[goal, 1] == NO_ONE:
            prospect = count_goal(box, notes, goal)
            if s.goal_seats[goal, 0] == NO_ONE:
                prospect += float(box.claim_points)
            if prospect > best:
                second = best
                best = prospect
            elif prospect > second:
                second = prospect
    if markers > 0:
        notes.terms[seat, Term.GOALS] += claim * best
        for goal in range(box.n_goals):
            if s.goal_open[goal] and not has_marker(s, goal, seat) and s.goal_seats[goal, 1] == NO_ONE:
                add_bonus(box, notes, goal, claim * markers / box.goals_in_play)
    if markers > 1:
        notes.terms[seat, Term.GOALS] += claim * second


@rule
def count_goal(box: Box, notes: Notes, goal: int) -> float:
    """What a Goal would score for the cards completed so far."""
    counted = 0
    for kind in range(N_KINDS):
        if box.goal_counts[goal, kind]:
            counted += min(int(notes.done[kind]), 1) if box.goal_different[goal] else int(notes.done[kind])
    return float(counted * box.goal_points[goal])


@rule
def add_bonus(box: Box, notes: Notes, goal: int, share: float) -> None:
    """A card of a kind that a Goal counts is worth so much more."""
    for kind in range(N_KINDS):
        if box.goal_counts[goal, kind] and not (box.goal_different[goal] and notes.done[kind]):
            notes.bonus[kind] += share * box.goal_points[goal]


@rule
def value_leftovers(s: State, box: Box, notes: Notes, seat: int) -> None:
    """Macromolecules without a plan score at the end; instant cards are as good as what they give."""
    me = s.players[seat]
    rounds = count_cards(s.events)
    for place in range(count_cards(me.hand)):
        card = int(me.hand[place])
        if box.card_kind[card] == Kind.INSTANT:
            notes.terms[seat, Term.HAND] += value_instant(box, notes, card)
    points = 0.0
    for molecule in range(N_MOLECULES):
        rate = int(box.macro_rate[molecule])
        if rate > 0:
            left = int(notes.left[molecule])
            points += float(left // rate) if rounds == 0 else float(left) / rate
    notes.terms[seat, Term.MACROMOLECULES] += points / (1.0 + rounds)


@rule
def value_instant(box: Box, notes: Notes, card: int) -> float:
    """What an instant card gives, in points, a little less than in stock."""
    weights = notes.weights
    work = 0.0
    for molecule in range(N_MOLECULES):
        work += box.card_gain[card, molecule] * weights[Weight.MRNA + molecule]
    return 0.5 * weights[Weight.PLACEMENT] * work


@rule
def value_modules(s: State, box: Box, notes: Notes, seat: int) -> None:
    """The place for what expansions are worth to a seat; without a term of their own they count by what they change."""
    notes.terms[seat, Term.MODULES] = 0.0


@rule
def estimate_among_others(s: State, box: Box, notes: Notes, seat: int) -> None:
    """What depends on the others: who will pay the receptors, and the majority of detox cards."""
    me = s.players[seat]
    count_done(box, notes, me)
    rounds = count_cards(s.events)
    terms = notes.terms
    for step in range(2):
        receptors = int(notes.done[Kind.PROTEIN_RECEPTOR + step])
        if receptors == 0:
            continue
        hormone = Kind.PROTEIN_HORMONE + step
        for other in range(box.players):
            if other != seat:
                expected = notes.weights[Weight.HORMONES] * rounds
                expected += notes.weights[Weight.RECEIVED] * notes.planned[other, hormone]
                terms[seat, Term.RECEPTORS] += expected * receptors * box.receptor_others
    terms[seat, Term.DETOX] += value_majority(s, box, notes, seat)


@rule
def value_majority(s: State, box: Box, notes: Notes, seat: int) -> float:
    """Expected points for the place among the detoxifiers: the places above are filled by the chances to be behind."""
    mine = notes.detox[seat]
    if mine <= 0.0:
        return 0.0
    spread = notes.weights[Weight.DETOX_SPREAD] * (0.1 + 0.1 * count_cards(s.events))
    behind = 0.0
    for other in range(box.players):
        if other != seat:
            lead = (mine - notes.detox[other]) / spread
            behind += 1.0 / (1.0 + math.exp(2.0 * lead))
    place = int(behind)
    share = behind - place
    upper = float(box.detox_places[place]) if place < N_PLACES else 0.0
    lower = float(box.detox_places[place + 1]) if place + 1 < N_PLACES else 0.0
    return (upper * (1.0 - share) + lower * share) * min(1.0, mine / 2.0)
