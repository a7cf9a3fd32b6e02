"""Who will win: the estimates of all seats, as far as they can be trusted, turned into chances."""

import math

from vesicle.bots.cytosis.estimate import estimate
from vesicle.bots.cytosis.notes import Desk, Notes, Numbers
from vesicle.bots.cytosis.terms import N_OWN_TERMS
from vesicle.bots.cytosis.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import NO_ONE
from vesicle.cytosis.state import State


@rule
def outlook_first(games: IntArray, boxes: IntArray, desk: Desk, outlook: Numbers) -> None:
    """Write each seat's chance to win in the first game."""
    look_out(games[0], boxes[0], desk.notes[0])
    for seat in range(boxes[0].players):
        outlook[seat] = desk.notes[0].outlook[seat]


@rule
def look_out(s: State, box: Box, notes: Notes) -> None:
    """Each seat's chance to win: certain in a finished game, else the less certain the more rounds are left."""
    if s.winner != NO_ONE:
        for seat in range(box.players):
            notes.outlook[seat] = 1.0 if seat == s.winner else 0.0
        return
    estimate(s, box, notes)
    rounds = count_cards(s.events)
    best = -1e9
    for seat in range(box.players):
        notes.outlook[seat] = count_on(box, notes, seat, rounds)
        best = max(best, notes.outlook[seat])
    spread = notes.weights[Weight.DOUBT] * math.sqrt(rounds + 1.0)
    total = 0.0
    for seat in range(box.players):
        notes.outlook[seat] = math.exp((notes.outlook[seat] - best) / spread)
        total += notes.outlook[seat]
    for seat in range(box.players):
        notes.outlook[seat] /= total


@rule
def count_on(box: Box, notes: Notes, seat: int, rounds: int) -> float:
    """The points that a seat can count on: of every term the share that comes true with so many rounds left."""
    early = min(1.0, rounds / box.events_in_play)
    points = 0.0
    for term in range(N_OWN_TERMS):
        share = notes.trust[term, 0] * (1.0 - early) + notes.trust[term, 1] * early
        points += share * notes.terms[seat, term]
    return points
