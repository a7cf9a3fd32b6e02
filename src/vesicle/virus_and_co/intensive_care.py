"""Sickness, Injections on Virus cards, and who goes to intensive care (V-019 to V-028)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, put_on_top
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import MAX_INJECTIONS, NO_ONE
from vesicle.virus_and_co.state import Player, State


@rule
def count_injections_on(me: Player, card: int) -> int:
    """Injections that lie on one Virus card."""
    count = 0
    for place in range(MAX_INJECTIONS):
        if me.under[place] == card:
            count += 1
    return count


@rule
def count_effective(box: Box, me: Player, card: int) -> int:
    """The printed points; half of them, rounded up, under one Injection; none under two (V-020, V-021, V-022)."""
    points = int(box.card_points[card])
    match count_injections_on(me, card):
        case 0:
            return points
        case 1:
            return (points + 1) // 2
        case _:
            return 0


@rule
def count_sickness(box: Box, me: Player) -> int:
    """The effective points of all Virus cards in front of a player, Risk cards among them (V-019, V-028)."""
    sickness = 0
    for place in range(count_cards(me.row)):
        sickness += count_effective(box, me, int(me.row[place]))
    return sickness


@rule
def place_virus(s: State, box: Box, seat: int, card: int) -> None:
    """A Virus joins the row of a player; too much reduced sickness ends the round (V-024, V-025, V-027, R-63)."""
    me = s.players[seat]
    put_on_top(me.row, card)
    if count_sickness(box, me) > box.sickness_limit:
        s.icu = seat


@rule
def place_injection_card(s: State, box: Box, seat: int, card: int, virus: int) -> None:
    """An Injection joins those of a player; the third ends the round, wherever it lies (V-023, V-026, V-046)."""
    me = s.players[seat]
    place = count_cards(me.injections)
    me.injections[place] = card
    me.under[place] = virus
    if place + 1 == box.injection_limit:
        s.icu = seat


@rule
def is_round_over(s: State) -> bool:
    """Whether somebody is in intensive care: then nothing more is turned up, drawn or paid (V-027, R-55)."""
    return s.icu != NO_ONE
