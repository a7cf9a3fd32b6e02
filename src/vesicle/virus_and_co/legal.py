"""All legal actions of a position, in ascending order; what the open question rules out is not even looked at."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.circulation import why_not_pass
from vesicle.virus_and_co.effects.contagion import why_not_choose, why_not_decline
from vesicle.virus_and_co.effects.naming import why_not_name
from vesicle.virus_and_co.effects.test_subject import why_not_donor
from vesicle.virus_and_co.engine import ACTIONS
from vesicle.virus_and_co.etiquette import why_not_forget
from vesicle.virus_and_co.ids import LEGAL, N_PILES, N_PILLS, NO_ONE, Act, Ask, Pill
from vesicle.virus_and_co.keeping import why_not_offer
from vesicle.virus_and_co.payment import (
    EXACT,
    FIRST_WITH,
    MOST_SURPLUS,
    RED_WORTH,
    YELLOW_WORTH,
    can_pay_exactly,
    count_owed,
    find_risk_price,
    is_risk,
)
from vesicle.virus_and_co.risk import is_sick_enough
from vesicle.virus_and_co.state import State

START = ACTIONS.start


@rule
def list_legal(s: State, box: Box, out: IntArray) -> int:
    """Write the numbers of all legal actions to `out` and say how many there are."""
    if s.winner != NO_ONE:
        return 0
    match find_question(s.pending):
        case Ask.TURN:
            return list_turn(s, box, out)
        case Ask.RECEIVE:
            out[0] = START[Act.ACCEPT]
            if is_risk(box, int(s.moving[0])):
                return list_risk_payments(s, box, out)
            return list_payments(s, box, out)
        case Ask.PASS | Ask.NAME | Ask.DONOR:
            return list_players(s, box, out, find_question(s.pending))
        case Ask.TURN_CARD:
            out[0] = START[Act.TOOK]
            out[1] = START[Act.FORGOT]
            return 2 if why_not_forget(s) == LEGAL else 1
        case Ask.ADDRESS:
            out[0] = START[Act.PLAIN]
            out[1] = START[Act.DOCTOR]
            return 2
        case Ask.INJECT:
            return list_injections(s, out)
        case Ask.CHOOSE:
            return list_choices(s, box, out)
        case _:
            return list_pills(s, out)


@rule
def list_turn(s: State, box: Box, out: IntArray) -> int:
    """Keep, circulate, play a Risk card."""
    count = 0
    for act in range(Act.KEEP, Act.CIRCULATE + 1):
        for pile in range(N_PILES):
            if why_not_offer(s, pile) == LEGAL:
                out[count] = START[act] + pile
                count += 1
    if is_sick_enough(s, box):
        hand = s.players[s.seat].hand
        for place in range(count_cards(hand)):
            out[count] = START[Act.RISK] + hand[place]
            count += 1
    return count


@rule
def list_payments(s: State, box: Box, out: IntArray) -> int:
    """Accept, and every payment that reaches the price without a superfluous pill."""
    me = s.players[s.seat]
    owed = count_owed(s, me)
    surplus = 0 if box.payment == EXACT and can_pay_exactly(me, owed) else MOST_SURPLUS
    count = 1
    for yellow in range(min(int(me.pills[Pill.YELLOW]), (owed + 1) // YELLOW_WORTH) + 1):
        rest = owed - YELLOW_WORTH * yellow
        most = surplus if yellow == 0 else min(surplus, MOST_SURPLUS - 1)
        for red in range(int(me.pills[Pill.RED]) + 1):
            blue = rest - RED_WORTH * red
            if -blue > most:
                break
            if blue <= me.pills[Pill.BLUE]:
                out[count] = START[Act.PAY] + FIRST_WITH[yellow] + red
                count += 1
    return count


@rule
def list_risk_payments(s: State, box: Box, out: IntArray) -> int:
    """Accept, and every way to pay the price of a Risk card, which counts pills."""
    me = s.players[s.seat]
    price = find_risk_price(s, box)
    count = 1
    for yellow in range(min(int(me.pills[Pill.YELLOW]), price) + 1):
        for red in range(min(int(me.pills[Pill.RED]), price - yellow) + 1):
            if price - yellow - red <= me.pills[Pill.BLUE]:
                out[count] = START[Act.PAY] + FIRST_WITH[yellow] + red
                count += 1
    return count


@rule
def list_players(s: State, box: Box, out: IntArray, question: int) -> int:
    """The players who may get the card, be named, or give a pill."""
    count = 0
    for seat in range(box.players):
        if question == Ask.PASS:
            if why_not_pass(s, box, seat) == LEGAL:
                out[count] = START[Act.PASS] + seat
                count += 1
        elif question == Ask.NAME:
            if why_not_name(s, box, seat) == LEGAL:
                out[count] = START[Act.NAME] + seat
                count += 1
        elif why_not_donor(s, box, seat) == LEGAL:
            out[count] = START[Act.DONOR] + seat
            count += 1
    return count


@rule
def list_injections(s: State, out: IntArray) -> int:
    """The own Virus cards, in the order of their numbers."""
    row = s.players[s.seat].row
    count = count_cards(row)
    for place in range(count):
        add_sorted(out, place, START[Act.INJECT] + int(row[place]))
    return count


@rule
def list_choices(s: State, box: Box, out: IntArray) -> int:
    """The Virus cards of the others that carry no Injection, in the order of their numbers; or none of them."""
    count = 0
    for seat in range(box.players):
        row = s.players[seat].row
        for place in range(count_cards(row)):
            if why_not_choose(s, box, int(row[place])) == LEGAL:
                add_sorted(out, count, START[Act.CHOOSE] + int(row[place]))
                count += 1
    if why_not_decline(box) == LEGAL:
        out[count] = START[Act.DONE]
        count += 1
    return count


@rule
def add_sorted(out: IntArray, count: int, action: int) -> None:
    """Put an action among the first `count` so that they stay in ascending order."""
    place = count
    while place > 0 and out[place - 1] > action:
        out[place] = out[place - 1]
        place -= 1
    out[place] = action


@rule
def list_pills(s: State, out: IntArray) -> int:
    """The colours of the own pills."""
    count = 0
    for pill in range(N_PILLS):
        if s.players[s.seat].pills[pill] > 0:
            out[count] = START[Act.PILL] + pill
            count += 1
    return count
