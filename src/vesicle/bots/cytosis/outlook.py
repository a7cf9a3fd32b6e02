"""Who will win: what the signs of all seats have come to in earlier games, turned into chances."""

from vesicle.bots.arithmetic import exp
from vesicle.bots.cytosis.estimate import estimate
from vesicle.bots.cytosis.notes import Desk, Notes, Numbers
from vesicle.bots.cytosis.plan import count_placements
from vesicle.bots.cytosis.terms import N_OWN_TERMS, N_SIGNS, Sign
from vesicle.bots.cytosis.weights import N_MOMENTS
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.record import IntArray
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import N_KINDS, N_MOLECULES, NO_ONE
from vesicle.cytosis.state import State


@rule
def outlook_first(games: IntArray, boxes: IntArray, desk: Desk, outlook: Numbers) -> None:
    """Write each seat's chance to win in the first game."""
    look_out(games[0], boxes[0], desk.notes[0])
    for seat in range(boxes[0].players):
        outlook[seat] = desk.notes[0].outlook[seat]


@rule
def signs_first(games: IntArray, boxes: IntArray, desk: Desk, signs: Numbers) -> None:
    """Write each seat's signs in the first game."""
    write_signs(games[0], boxes[0], desk.notes[0])
    for seat in range(boxes[0].players):
        for sign in range(N_SIGNS):
            signs[seat, sign] = desk.notes[0].signs[seat, sign]


@rule
def look_out(s: State, box: Box, notes: Notes) -> None:
    """Each seat's chance to win: certain in a finished game, else by the points that it can count on."""
    if s.winner != NO_ONE:
        for seat in range(box.players):
            notes.outlook[seat] = 1.0 if seat == s.winner else 0.0
        return
    write_signs(s, box, notes)
    best = -1e9
    left = 0.0
    for seat in range(box.players):
        notes.outlook[seat] = count_on(notes, seat)
        best = max(best, notes.outlook[seat])
        left += notes.signs[seat, Sign.PLACEMENTS] / box.players
    spread = find_doubt(notes, left)
    total = 0.0
    for seat in range(box.players):
        notes.outlook[seat] = exp((notes.outlook[seat] - best) / spread)
        total += notes.outlook[seat]
    for seat in range(box.players):
        notes.outlook[seat] /= total


@rule
def write_signs(s: State, box: Box, notes: Notes) -> None:
    """Count the signs of all seats."""
    estimate(s, box, notes)
    for seat in range(box.players):
        me = s.players[seat]
        for term in range(N_OWN_TERMS):
            notes.signs[seat, term] = notes.terms[seat, term]
        for kind in range(N_KINDS):
            notes.signs[seat, Sign.DONE + kind] = notes.sides[seat].done[kind]
            notes.signs[seat, Sign.HELD + kind] = 0.0
        for place in range(count_cards(me.hand)):
            notes.signs[seat, Sign.HELD + box.card_kind[me.hand[place]]] += 1.0
        for molecule in range(N_MOLECULES):
            notes.signs[seat, Sign.STOCK + molecule] = me.stock[molecule]
        notes.signs[seat, Sign.ORDER] = (seat - s.marker) % box.players
        notes.signs[seat, Sign.PLACEMENTS] = count_placements(s, box, seat)


@rule
def find_moment(notes: Notes, left: float) -> int:
    """The last of the known moments but one that so many placements left have reached."""
    moment = 0
    while moment < N_MOMENTS - 2 and notes.moments[moment + 1] <= left:
        moment += 1
    return moment


@rule
def find_share(notes: Notes, moment: int, left: float) -> float:
    """How far so many placements left are from one moment to the next; all the way for more than ever."""
    return min(1.0, (left - notes.moments[moment]) / (notes.moments[moment + 1] - notes.moments[moment]))


@rule
def find_doubt(notes: Notes, left: float) -> float:
    """The lead that makes a seat e times likelier to win."""
    moment = find_moment(notes, left)
    share = find_share(notes, moment, left)
    return notes.doubt[moment] * (1.0 - share) + notes.doubt[moment + 1] * share


@rule
def count_on(notes: Notes, seat: int) -> float:
    """The points that a seat can count on: what its signs come to with as many placements left as it has."""
    left = notes.signs[seat, Sign.PLACEMENTS]
    moment = find_moment(notes, left)
    share = find_share(notes, moment, left)
    points = 0.0
    for sign in range(N_SIGNS):
        each = notes.worth[sign, moment] * (1.0 - share) + notes.worth[sign, moment + 1] * share
        points += each * notes.signs[seat, sign]
    return points
