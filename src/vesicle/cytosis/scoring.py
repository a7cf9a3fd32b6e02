"""Points at the end, one function a source, and who wins (C-SC, C-TIE)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.stories import SCORE, Story, put_all, put_three
from vesicle.cytosis.box import N_PLACES, Box
from vesicle.cytosis.cards.completion import count_completed
from vesicle.cytosis.cards.goals import has_marker, score_goal
from vesicle.cytosis.ids import (
    N_COLOURS,
    N_DISKS,
    N_MOLECULES,
    NO_AREA,
    NO_ONE,
    Kind,
    Molecule,
    Source,
)
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.vesicles import return_disk

BY_CARDS = 0  # detox_tie
FARTHEST = 0  # final_tie
ALL_SETS = 0  # enzyme_sets


@rule
def finish(s: State, box: Box) -> None:
    """Add the four sources of the end to the points scored so far, and name the winner (C-SC-01, C-SC-03)."""
    for seat in range(box.players):
        me = s.players[seat]
        if box.collect_vesicles:
            collect_cargo(me)
        me.points[Source.MACROMOLECULES] += score_macromolecules(box, me)
        me.points[Source.DETOX] += score_detox(s, box, seat)
        me.points[Source.SETS] += score_sets(box, me)
        for goal in range(box.n_goals):
            if has_marker(s, goal, seat):
                me.points[Source.GOALS] += score_goal(box, me, goal)
    s.winner = find_winner(s, box)


@rule
def collect_cargo(me: Player) -> None:
    """Cargo of unfinished vesicles joins the stock; it can only help, so nobody is asked (C-SCM-01, A-87)."""
    for disk in range(N_DISKS):
        if me.disk_area[disk] != NO_AREA:
            return_disk(me, disk)


@rule
def score_macromolecules(box: Box, me: Player) -> int:
    """One point for so many of a kind, kind by kind, remainders lost; ATP scores nothing (C-SCM-02…05, C-SC-02)."""
    points = 0
    for molecule in range(N_MOLECULES):
        if box.macro_rate[molecule] > 0:
            points += int(me.stock[molecule]) // int(box.macro_rate[molecule])
    return points


@rule
def count_detox_value(box: Box, me: Player) -> int:
    """The ATP figures of completed detox cards, added up (C-SCD-01, C-DET-03)."""
    value = 0
    for place in range(count_cards(me.completed)):
        card = me.completed[place]
        if box.card_kind[card] == Kind.DETOX:
            value += int(box.card_atp[card])
    return value


@rule
def compare_detox(box: Box, one: Player, other: Player) -> int:
    """Above zero if one ranks higher: by value, then by number of cards (C-SCD-05, A-70)."""
    by_value = count_detox_value(box, one) - count_detox_value(box, other)
    if by_value != 0 or box.detox_tie != BY_CARDS:
        return by_value
    return count_completed(box, one, Kind.DETOX) - count_completed(box, other, Kind.DETOX)


@rule
def score_detox(s: State, box: Box, seat: int) -> int:
    """A tied group shares the places that it covers, rounded down; no card, no place (C-SCD-03…12, A-38)."""
    me = s.players[seat]
    if count_completed(box, me, Kind.DETOX) == 0:
        return 0
    above = 0
    tied = 1
    for step in range(1, box.players):
        other = s.players[(seat + step) % box.players]
        order = compare_detox(box, me, other)
        if order < 0:
            above += 1
        elif order == 0:
            tied += 1
    shared = 0
    for place in range(above, min(above + tied, N_PLACES)):
        shared += int(box.detox_places[place])
    return shared // tied


@rule
def count_colour(box: Box, me: Player, colour: int) -> int:
    """Completed enzymes of one colour."""
    count = 0
    for place in range(count_cards(me.completed)):
        card = me.completed[place]
        if box.card_kind[card] == Kind.ENZYME and box.card_colour[card] == colour:
            count += 1
    return count


@rule
def score_sets(box: Box, me: Player) -> int:
    """The best split takes the largest set again and again: set k holds each colour owned k times (C-SCE, A-39)."""
    points = 0
    number = 1
    colours = count_colours(box, me, number)
    while colours > 0 and (number <= 2 or box.enzyme_sets == ALL_SETS):
        points += int(box.set_points[colours])
        number += 1
        colours = count_colours(box, me, number)
    return points


@rule
def count_colours(box: Box, me: Player, copies: int) -> int:
    """Colours of which at least so many enzymes are completed."""
    colours = 0
    for colour in range(N_COLOURS):
        if count_colour(box, me, colour) >= copies:
            colours += 1
    return colours


@rule
def find_winner(s: State, box: Box) -> int:
    """Most points; then the tie-breaks, which never leave a tie (C-TIE-01, C-TIE-05)."""
    best = NO_ONE
    for seat in range(box.players):
        if best == NO_ONE or ranks_above(s, box, seat, best):
            best = seat
    return best


@rule
def ranks_above(s: State, box: Box, seat: int, other: int) -> bool:
    """Points, completed cards (never instant ones), then distance from the marker, or ATP and closeness (C-TIE)."""
    one = s.players[seat]
    two = s.players[other]
    lead = count_health(one) - count_health(two)
    if lead == 0:
        lead = count_tie_cards(box, one) - count_tie_cards(box, two)
    if lead == 0 and box.final_tie != FARTHEST:
        lead = int(one.stock[Molecule.ATP]) - int(two.stock[Molecule.ATP])
    if lead == 0:
        lead = count_steps(s, box, seat) - count_steps(s, box, other)
        if box.final_tie != FARTHEST:
            lead = -lead
    return lead > 0


@rule
def count_tie_cards(box: Box, me: Player) -> int:
    """Completed cards; bought Virus Attack cards only where the table plays so (C-TIE-02, A-49)."""
    count = count_cards(me.completed)
    if box.attacks_in_tie:
        count += count_cards(me.attacks)
    return count


@rule
def count_steps(s: State, box: Box, seat: int) -> int:
    """Seats clockwise from the holder of the marker (A-40)."""
    return int((seat - s.marker) % box.players)


@rule
def tell_score(s: State, box: Box, seat: int, story: Story) -> None:
    """The total of a seat and its sources; what is scored at the end is 0 before."""
    me = s.players[seat]
    put_three(story, SCORE, seat, count_health(me))
    put_all(story, me.points, 0, me.points.shape[0])
