"""What anybody at the table can work out of what all see: how ill everybody is, what a refusal costs now."""

from collections.abc import Sequence

from vesicle.core.jit import rule
from vesicle.core.observing import HIDDEN
from vesicle.core.piles import count_cards
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray, i8, i16, many, record
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.effects.test_subject import find_wanted_pill
from vesicle.virus_and_co.ids import MAX_PLAYERS, MAX_ROW, NO_CARD, NO_ONE, NO_PILL, Ask
from vesicle.virus_and_co.intensive_care import count_effective, count_sickness
from vesicle.virus_and_co.payment import count_owed, find_risk_price, is_risk
from vesicle.virus_and_co.pills import count_worth
from vesicle.virus_and_co.scoring import count_total, score_round
from vesicle.virus_and_co.state import Player, State


@record
class Chart:
    """How things stand for one player."""

    sickness: int = i16()  # points of all Virus cards
    counts: IntArray = i8(MAX_ROW, fill=-1, tail=True)  # the same of each of them, Injections reckoned in
    worth: int = i16()  # of the own pills, without the staged ones
    daring: int = i8()  # whether the player is ill enough to play Risk cards
    forecast: int = i16()  # points if the round ended now


@record
class Facts:
    """Worked out anew for every position; no part of a game."""

    price: int = i16()  # of a refusal
    paid: int = i16()  # what of it lies there already
    owed: int = i16()  # the rest
    by_piece: int = i8()  # whether all that is a number of pills, and not what they are worth
    wanted: int = i8(fill=NO_PILL, of="pill")  # the pill that a test subject takes next
    players: Sequence[Chart] = many(Chart, MAX_PLAYERS, by="seat")


@rule
def find_facts(s: State, box: Box, ended: State, facts: Facts) -> None:
    """Write them down for a game as somebody sees it; `ended` is the same game, whose round is scored."""
    find_price(s, box, facts)
    facts.wanted = find_wanted_pill(s, box) if find_question(s.pending) == Ask.DONOR else NO_PILL
    if ended.winner == NO_ONE:
        score_round(ended, box)
    for seat in range(box.players):
        chart(box, s.players[seat], facts.players[seat])
        facts.players[seat].forecast = count_total(ended.players[seat])


@rule
def find_price(s: State, box: Box, facts: Facts) -> None:
    """A card on its way whose face is hidden is a Risk card, whoever looks (V-060, V-078, V-083)."""
    card = int(s.moving[0])
    facts.by_piece = card == HIDDEN or (card != NO_CARD and is_risk(box, card))
    facts.paid = 0
    if card == NO_CARD:
        facts.owed = 0
    elif facts.by_piece:
        facts.owed = find_risk_price(s, box)
    else:
        facts.owed = count_owed(s, s.players[s.seat])
        facts.paid = count_worth(s.players[s.seat].staged)
    facts.price = facts.owed + facts.paid


@rule
def chart(box: Box, me: Player, facts: Chart) -> None:
    """One player's Virus cards (V-019 to V-022)."""
    facts.sickness = count_sickness(box, me)
    facts.worth = count_worth(me.pills)
    facts.daring = facts.sickness >= box.risk_from
    for place in range(MAX_ROW):
        facts.counts[place] = count_effective(box, me, int(me.row[place])) if place < count_cards(me.row) else -1
