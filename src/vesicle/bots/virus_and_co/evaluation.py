"""How good a position is for a seat, in points and in named terms.

Points of earlier rounds count as they are. In the round at hand a player has what it would score if the round ended
now, less what intensive care would take away times how likely it is; what the others have counts against it.
"""

from vesicle.bots.virus_and_co.desk import N_OWN_TERMS, Desk, Numbers, Term
from vesicle.bots.virus_and_co.harm import find_own_pull, find_stake
from vesicle.bots.virus_and_co.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import NO_ONE, Kind, Pill, Source
from vesicle.virus_and_co.intensive_care import count_sickness
from vesicle.virus_and_co.pills import count_worth
from vesicle.virus_and_co.state import Player, State


@rule
def write_sides(s: State, box: Box, desk: Desk, round_number: int) -> None:
    """Write what every seat has, term by term; once the round of that number is over only points count."""
    for seat in range(box.players):
        me = s.players[seat]
        for term in range(N_OWN_TERMS):
            desk.sides[seat, term] = float(me.points[term]) if term <= Source.ICU else 0.0
    if s.winner == NO_ONE and s.round_number == round_number:
        write_threats(s, box, desk)
        for seat in range(box.players):
            add_round(s, box, desk, seat)


@rule
def write_threats(s: State, box: Box, desk: Desk) -> None:
    """How likely each player is to end the round in intensive care: one of them will."""
    pulls = 0.0
    for seat in range(box.players):
        desk.threats[seat] = find_own_pull(box, desk.weights, s.players[seat])
        pulls += desk.threats[seat]
    for seat in range(box.players):
        desk.threats[seat] /= pulls


@rule
def add_round(s: State, box: Box, desk: Desk, seat: int) -> None:
    """Add what a seat has in the round at hand."""
    me = s.players[seat]
    side = desk.sides[seat]
    sickness = float(count_sickness(box, me))
    side[Term.PILLS] += count_worth(me.pills)
    side[Term.SICKNESS] -= sickness
    side[Term.BETS] += weigh_bets(box, desk.threats, me)
    side[Term.DANGER] -= find_stake(box, me, sickness) * desk.threats[seat]
    side[Term.DANGER] -= desk.weights[Weight.INJECTION] * count_cards(me.injections)
    side[Term.CHANGE] += desk.weights[Weight.CHANGE] * me.pills[Pill.BLUE]


@rule
def weigh_bets(box: Box, threats: Numbers, me: Player) -> float:
    """What the bets of a player win or lose, by how likely they are to come true."""
    points = 0.0
    for place in range(count_cards(me.lasting)):
        kind = int(box.card_kind[me.lasting[place]])
        if kind != Kind.COURTESY:
            right = threats[me.named[place]]
            if kind == Kind.BET_OFF:
                right = 1.0 - right
            points += right * box.bet_right - (1.0 - right) * box.bet_wrong
    return points


@rule
def add_terms(box: Box, desk: Desk, seat: int, share: float, terms: Numbers) -> None:
    """Add a share of what the sides that were written last mean to a seat."""
    for term in range(N_OWN_TERMS):
        terms[term] += share * desk.sides[seat, term]
    for other in range(box.players):
        if other != seat:
            terms[Term.RIVALS] -= share * desk.weights[Weight.RIVALS] * count_side(desk, other) / (box.players - 1)


@rule
def count_side(desk: Desk, seat: int) -> float:
    """All that a seat has, in points."""
    points = 0.0
    for term in range(N_OWN_TERMS):
        points += desk.sides[seat, term]
    return points
