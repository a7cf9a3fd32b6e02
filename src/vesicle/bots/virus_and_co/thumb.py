"""Rules of thumb: a quick, sensible answer to every question, for playing a turn to its end in thought."""

from vesicle.bots.virus_and_co.desk import Numbers
from vesicle.bots.virus_and_co.harm import (
    count_relief,
    count_served_worth,
    find_harm,
    find_own_pull,
    find_risk_harm,
    find_unseen_harm,
)
from vesicle.bots.virus_and_co.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.circulation import find_passed_card, goes_anywhere
from vesicle.virus_and_co.engine import ARGUMENT, KIND
from vesicle.virus_and_co.ids import Act, Kind
from vesicle.virus_and_co.intensive_care import count_sickness
from vesicle.virus_and_co.payment import RED_WORTH, REDS, YELLOW_WORTH, YELLOWS, count_blue, is_risk
from vesicle.virus_and_co.pills import count_worth
from vesicle.virus_and_co.scoring import count_total
from vesicle.virus_and_co.state import Player, State

LAPS = 2  # so often a card is followed round the table
LEAD = 0.01  # how much a player's lead counts when all else is equal


@rule
def choose_by_thumb(s: State, box: Box, weights: Numbers, legal: IntArray, count: int) -> int:
    """The legal action that looks best, the first of equals."""
    best = int(legal[0])
    if count == 1:
        return best
    highest = weigh_by_thumb(s, box, weights, best)
    for number in range(1, count):
        action = int(legal[number])
        weight = weigh_by_thumb(s, box, weights, action)
        if weight > highest:
            best = action
            highest = weight
    return best


@rule
def weigh_by_thumb(s: State, box: Box, weights: Numbers, action: int) -> float:
    """How good an action looks to the seat that decides, in points; only actions of one question are comparable."""
    me = s.players[s.seat]
    argument = int(ARGUMENT[action])
    match int(KIND[action]):
        case Act.KEEP:
            card = int(s.offers[argument])
            return count_served_worth(s, box, card) - find_harm(box, weights, me, card)
        case Act.CIRCULATE:
            return weigh_circulating(s, box, weights, int(s.offers[argument]))
        case Act.RISK:
            return weigh_risk(s, box, weights, argument)
        case Act.ACCEPT:
            return weigh_accepting(s, box, weights)
        case Act.PAY:
            return -weigh_payment(s, box, weights, argument)
        case Act.PASS:
            return weigh_recipient(s, box, weights, argument)
        case Act.INJECT:
            return float(count_relief(box, me, argument))
        case Act.CHOOSE:
            return -float(box.card_points[argument])
        case Act.NAME:
            return weigh_named(s, box, weights, argument)
        case Act.DONOR:
            return find_standing(box, s.players[argument])
        case Act.PILL:
            return -float(argument)
        case Act.FORGOT | Act.PLAIN:
            return -1.0
        case _:
            return 0.0


@rule
def find_standing(box: Box, me: Player) -> float:
    """What a player would have if the round ended now."""
    return float(count_total(me) + count_worth(me.pills) - count_sickness(box, me))


@rule
def weigh_circulating(s: State, box: Box, weights: Numbers, card: int) -> float:
    """Follow a card round the table: everybody who can pays as long as that is less than the harm."""
    players = int(box.players)
    weight = 0.0
    seat = find_victim(s, box, weights, card) if goes_anywhere(box, card) else (int(s.seat) + 1) % players
    for price in range(1, LAPS * players):
        me = s.players[seat]
        harm = find_harm(box, weights, me, card)
        share = -1.0 if seat == s.seat else weights[Weight.OTHERS]
        if harm <= price or count_worth(me.pills) < price:
            return weight + share * harm
        weight += share * price
        seat = (seat + 1) % players
    return weight


@rule
def find_victim(s: State, box: Box, weights: Numbers, card: int) -> int:
    """The other player that a card harms most."""
    best = int((s.seat + 1) % box.players)
    most = find_harm(box, weights, s.players[best], card)
    for way in range(2, box.players):
        seat = int((s.seat + way) % box.players)
        harm = find_harm(box, weights, s.players[seat], card)
        if harm > most:
            best = seat
            most = harm
    return best


@rule
def weigh_risk(s: State, box: Box, weights: Numbers, card: int) -> float:
    """A Risk card brings pills while it is refused, and does something to the one who takes it."""
    left = int((s.seat + 1) % box.players)
    return weights[Weight.RISK_PLAYED] + weights[Weight.OTHERS] * find_risk_harm(s, box, weights, left, card)


@rule
def weigh_accepting(s: State, box: Box, weights: Numbers) -> float:
    """The card on its way does its harm, and staged pills come back; only who played a Risk card knows it."""
    me = s.players[s.seat]
    card = int(s.moving[0])
    if not is_risk(box, card):
        return count_worth(me.staged) - find_harm(box, weights, me, card)
    if s.seat == s.active:
        return -find_risk_harm(s, box, weights, int(s.seat), card)
    return -find_unseen_harm(box, weights, me)


@rule
def weigh_payment(s: State, box: Box, weights: Numbers, payment: int) -> float:
    """The worth of the pills that a refusal costs; blue ones are worth a little more."""
    yellow = int(YELLOWS[payment])
    red = int(REDS[payment])
    blue = count_blue(s, box, yellow, red)
    return blue + YELLOW_WORTH * yellow + RED_WORTH * red + weights[Weight.CHANGE] * blue


@rule
def weigh_recipient(s: State, box: Box, weights: Numbers, seat: int) -> float:
    """Pass a card to whom it harms most; who can pay loses the price at most."""
    me = s.players[seat]
    card = find_passed_card(s)
    lead = LEAD * find_standing(box, me)
    if is_risk(box, card):
        return find_unseen_harm(box, weights, me) + lead
    price = int(s.passes) + 1
    harm = find_harm(box, weights, me, card)
    if count_worth(me.pills) + count_worth(me.staged) >= price:
        harm = min(harm, float(price))
    return harm + lead


@rule
def weigh_named(s: State, box: Box, weights: Numbers, seat: int) -> float:
    """Sneeze at whom it harms most, give to who is behind, bet on who is in danger."""
    me = s.players[seat]
    card = int(s.moving[0])
    match int(box.card_kind[card]):
        case Kind.SENT_VIRUS:
            return find_harm(box, weights, me, card) + LEAD * find_standing(box, me)
        case Kind.GIVE:
            return -find_standing(box, me)
        case Kind.BET_ON:
            return find_own_pull(box, weights, me)
        case _:
            return -find_own_pull(box, weights, me)
