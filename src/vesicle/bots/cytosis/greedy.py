"""The greedy choice: what each action adds to the estimate, with the questions that it raises answered well."""

from vesicle.bots.cytosis.estimate import add_up, estimate, estimate_change, remember
from vesicle.bots.cytosis.notes import Desk, Notes, Numbers
from vesicle.bots.cytosis.terms import N_OWN_TERMS, N_TERMS, Term
from vesicle.bots.cytosis.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import step
from vesicle.cytosis.ids import NO_ONE, Ask
from vesicle.cytosis.legal import list_legal
from vesicle.cytosis.state import State

TRIED = 1  # the copy that an action is tried on
ANSWERED = 2  # the copy that an answer to its questions is tried on
MOST_ANSWERS = 12  # no action raises more questions


@rule
def weigh_first(games: IntArray, boxes: IntArray, desk: Desk, values: Numbers) -> int:
    """Weigh all legal actions of the first game, in the order of list_legal, and say how many they are."""
    s = games[0]
    notes = desk.notes[0]
    count = list_legal(s, boxes[0], notes.legal)
    weigh_listed(s, boxes[0], notes, desk.trials, count)
    for number in range(count):
        values[number] = notes.values[number]
    return count


@rule
def terms_first(games: IntArray, boxes: IntArray, desk: Desk, action: int, terms: Numbers) -> None:
    """Write what one legal action of the first game adds to each term."""
    s = games[0]
    notes = desk.notes[0]
    count = list_legal(s, boxes[0], notes.legal)
    due = weigh_listed(s, boxes[0], notes, desk.trials, count)
    still_due = try_action(s, boxes[0], notes, desk.trials, action)
    for term in range(N_TERMS):
        terms[term] = notes.action_terms[term]
    if still_due:
        terms[Term.TURN] = due


@rule
def weigh_listed(s: State, box: Box, notes: Notes, trials: IntArray, count: int) -> float:
    """Weigh the first so many of the listed actions, and say what the best use of the turn's piece adds.

    An action that leaves the piece still due, such as a grey piece or an instant card, is not instead of that best
    use but before it, so its worth is added.
    """
    estimate(s, box, notes)
    remember(box, notes)
    due = 0.0
    found = False
    for number in range(count):
        still_due = try_action(s, box, notes, trials, int(notes.legal[number]))
        notes.values[number] = add_terms(notes)
        notes.still_due[number] = still_due
        if not still_due and (not found or notes.values[number] > due):
            due = notes.values[number]
            found = True
    for number in range(count):
        if notes.still_due[number]:
            notes.values[number] += due
    return due


@rule
def try_action(s: State, box: Box, notes: Notes, trials: IntArray, action: int) -> bool:
    """Write what an action adds to each term, and say whether the turn's piece is still due after it."""
    seat = int(s.seat)
    flasks = s.players[seat].flasks
    trials[TRIED] = s
    tried = trials[TRIED]
    step(tried, box, action)
    answer_well(s, box, notes, trials)
    estimate_change(s, tried, box, notes)
    gained = 0.0
    for other in range(box.players):
        for term in range(N_OWN_TERMS):
            if other == seat:
                notes.action_terms[term] = notes.terms[seat, term] - notes.before[seat, term]
            else:
                gained += notes.terms[other, term] - notes.before[other, term]
    notes.action_terms[Term.RIVALS] = -notes.weights[Weight.RIVALS] * gained / (box.players - 1)
    notes.action_terms[Term.TURN] = 0.0
    return bool(
        tried.seat == seat and tried.players[seat].flasks == flasks and find_question(tried.pending) == Ask.TURN
    )


@rule
def add_terms(notes: Notes) -> float:
    """The weight of the action last tried."""
    total = 0.0
    for term in range(N_TERMS):
        total += notes.action_terms[term]
    return total


@rule
def answer_well(s: State, box: Box, notes: Notes, trials: IntArray) -> None:
    """Answer the questions that an action has raised for its own seat, each as the estimate says at once."""
    seat = int(s.seat)
    tried = trials[TRIED]
    for _ in range(MOST_ANSWERS):
        question = find_question(tried.pending)
        if tried.winner != NO_ONE or tried.seat != seat or ends_action(question):
            return
        step(tried, box, find_best_answer(s, box, notes, trials))


@rule
def ends_action(question: int) -> bool:
    """Whether a question belongs to no running action: a turn, its end, or setup."""
    return question == Ask.TURN or question == Ask.AFTER or question == Ask.RETURN or question == Ask.FREE


@rule
def find_best_answer(s: State, box: Box, notes: Notes, trials: IntArray) -> int:
    """The answer with the best estimate for the seat; the first of equals."""
    tried = trials[TRIED]
    count = list_legal(tried, box, notes.answers)
    best = int(notes.answers[0])
    best_value = 0.0
    for number in range(count if count > 1 else 0):
        action = int(notes.answers[number])
        trials[ANSWERED] = tried
        step(trials[ANSWERED], box, action)
        estimate_change(s, trials[ANSWERED], box, notes)
        value = margin(box, notes, int(s.seat))
        if number == 0 or value > best_value:
            best = action
            best_value = value
    return best


@rule
def margin(box: Box, notes: Notes, seat: int) -> float:
    """A seat's estimate less the share of the others' that counts against it."""
    value = 0.0
    for other in range(box.players):
        if other == seat:
            value += add_up(notes, seat)
        else:
            value -= add_up(notes, other) * notes.weights[Weight.RIVALS] / (box.players - 1)
    return value
