"""Test subject: a Virus before the taker, and pills from players of the taker's choice (V-091, V-092)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, put_on_top
from vesicle.core.questions import answered, ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import LEGAL, N_PILLS, NO_CARD, NO_PILL, Ask, Clause
from vesicle.virus_and_co.intensive_care import is_round_over, place_virus
from vesicle.virus_and_co.pills import move_pills
from vesicle.virus_and_co.state import State

WHOLE = 0  # test_subject


@rule
def count_others_pills(s: State, box: Box, pill: int) -> int:
    """Pills of a colour that the other players have."""
    count = 0
    for step in range(1, box.players):
        count += int(s.players[(s.seat + step) % box.players].pills[pill])
    return count


@rule
def are_pills_there(s: State, box: Box, card: int) -> bool:
    """Whether every shown pill can be found with some other player, or at least one of them (R-38)."""
    some = False
    whole = True
    for pill in range(N_PILLS):
        wanted = int(box.card_pills[card, pill])
        there = count_others_pills(s, box, pill)
        if wanted > 0 and there > 0:
            some = True
        if there < wanted:
            whole = False
    return whole or (some and box.test_subject != WHOLE)


@rule
def start_test(s: State, box: Box) -> None:
    """Are the pills there, place the card, intensive care, then the pills (V-091, V-092, R-38, R-39, R-59)."""
    card = int(s.moving[0])
    s.moving[0] = NO_CARD
    if not are_pills_there(s, box, card):
        put_on_top(s.out, card)
        return
    place_virus(s, box, int(s.seat), card)
    s.collected = 0
    if not is_round_over(s):
        ask(s.pending, Ask.DONOR)
        look_for_pill(s, box)


@rule
def look_for_pill(s: State, box: Box) -> None:
    """Pass over pills that nobody else has; without a pill left to take the card is carried out (R-38)."""
    wanted = find_wanted_pill(s, box)
    while wanted != NO_PILL and count_others_pills(s, box, wanted) == 0:
        s.collected += 1
        wanted = find_wanted_pill(s, box)
    if wanted == NO_PILL:
        answered(s.pending)


@rule
def find_wanted_pill(s: State, box: Box) -> int:
    """The next pill to take, blue ones first; NO_PILL when all are taken (R-58)."""
    me = s.players[s.seat]
    card = int(me.row[count_cards(me.row) - 1])
    shown = 0
    for pill in range(N_PILLS):
        shown += int(box.card_pills[card, pill])
        if s.collected < shown:
            return pill
    return NO_PILL


@rule
def why_not_donor(s: State, box: Box, seat: int) -> int:
    """Any other player who has the pill, also the one who played the card (V-091, R-58)."""
    if seat >= box.players:
        return Clause.V_001
    if seat == s.seat:
        return Clause.R_58
    if s.players[seat].pills[find_wanted_pill(s, box)] == 0:
        return Clause.V_091
    return LEGAL


@rule
def do_donor(s: State, box: Box, seat: int) -> None:
    """Take the pill, and ask for the next one (V-091, R-58)."""
    move_pills(s.players[seat].pills, s.players[s.seat].pills, find_wanted_pill(s, box), 1)
    s.collected += 1
    look_for_pill(s, box)
