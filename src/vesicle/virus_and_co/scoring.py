"""Points at the end of a round, one function a source, and who wins the game (V-108 to V-116)."""

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING, count_cards, find_card
from vesicle.core.stories import SCORE, Story, put_all, put_three, put_two
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import Kind, Source
from vesicle.virus_and_co.intensive_care import count_sickness
from vesicle.virus_and_co.pills import count_worth
from vesicle.virus_and_co.state import Player, State

VISITS = 0  # final_tie


@rule
def score_round(s: State, box: Box) -> None:
    """A fixed loss in intensive care; pills, sickness and bets for all others (V-108…V-112, R-49)."""
    for seat in range(box.players):
        me = s.players[seat]
        if seat == s.icu:
            me.visits += 1
            add_points(s, me, Source.ICU, -int(box.icu_points))
        else:
            add_points(s, me, Source.PILLS, count_worth(me.pills))
            add_points(s, me, Source.SICKNESS, -count_sickness(box, me))
            add_points(s, me, Source.BETS, score_bets(s, box, me))


@rule
def add_points(s: State, me: Player, source: int, points: int) -> None:
    """Write points down, by source and by round (V-115)."""
    me.points[source] += points
    me.scores[s.round_number - 1] += points


@rule
def score_bets(s: State, box: Box, me: Player) -> int:
    """Each bet wins or loses; nobody in intensive care is an outcome too (V-104, V-106, V-111, R-08)."""
    points = 0
    for place in range(count_cards(me.lasting)):
        kind = int(box.card_kind[me.lasting[place]])
        if kind != Kind.COURTESY:
            right = (kind == Kind.BET_ON) == (me.named[place] == s.icu)
            points += int(box.bet_right) if right else -int(box.bet_wrong)
    return points


@rule
def count_total(me: Player) -> int:
    """The sum of the round scores (V-115)."""
    total = 0
    for source in range(me.points.shape[0]):
        total += int(me.points[source])
    return total


@rule
def compare(s: State, box: Box, seat: int, other: int) -> int:
    """Above zero if one ranks higher: total, fewer visits to intensive care, the last round (V-116, R-50, R-65)."""
    one = s.players[seat]
    two = s.players[other]
    lead = count_total(one) - count_total(two)
    if lead == 0 and box.final_tie == VISITS:
        lead = int(two.visits) - int(one.visits)
        if lead == 0:
            lead = int(one.scores[box.rounds - 1]) - int(two.scores[box.rounds - 1])
    return lead


@rule
def finish(s: State, box: Box) -> None:
    """All who rank highest share the victory; the lowest of their seats stands for them (V-116, R-50)."""
    s.winner = 0
    for seat in range(1, box.players):
        if compare(s, box, seat, int(s.winner)) > 0:
            s.winner = seat
    count = 0
    for seat in range(box.players):
        if compare(s, box, seat, int(s.winner)) == 0:
            s.winners[count] = seat
            count += 1


@rule
def tell_score(s: State, box: Box, seat: int, story: Story) -> None:
    """The total of the rounds that are over, its sources, each round, and whether the seat has won."""
    me = s.players[seat]
    over = int(s.round_number) if s.winner >= 0 else int(s.round_number) - 1
    put_three(story, SCORE, seat, count_total(me))
    put_all(story, me.points, 0, me.points.shape[0])
    put_all(story, me.scores, 0, over)
    put_two(story, int(me.visits), find_card(s.winners, seat) != NOTHING)
