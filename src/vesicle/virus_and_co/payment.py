"""What a refusal costs and how it is paid (V-058 to V-069, V-078, V-079, V-083).

A payment is named by its yellow and red pills; blue ones make up what is still owed. That names every payment without
a superfluous pill: one with a surplus has no blue pill, and one with a surplus of two no yellow pill either.
"""

import numpy as np

from vesicle.core.jit import rule
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import HIGHEST_PRICE, LEGAL, N_PILLS, Clause, Pill
from vesicle.virus_and_co.intensive_care import is_round_over
from vesicle.virus_and_co.pills import count_pills, count_worth, move_pills
from vesicle.virus_and_co.state import Player, State

EXACT = 0  # payment
LOST = 0  # icu_payments
YELLOW_WORTH = 2
RED_WORTH = 3
MOST_SURPLUS = 2

MOST_WORTH = HIGHEST_PRICE + MOST_SURPLUS
PAYMENTS = [
    (yellow, red)
    for yellow in range(MOST_WORTH // YELLOW_WORTH + 1)
    for red in range((MOST_WORTH - YELLOW_WORTH * yellow) // RED_WORTH + 1)
]
N_PAYMENTS = len(PAYMENTS)
YELLOWS = np.array([yellow for yellow, _ in PAYMENTS], dtype=np.int16)
REDS = np.array([red for _, red in PAYMENTS], dtype=np.int16)
FIRST_WITH = np.searchsorted(YELLOWS, np.arange(YELLOWS[-1] + 2)).astype(np.int16)  # by the number of yellow pills


@rule
def is_risk(box: Box, card: int) -> bool:
    """Whether a card is a Risk card; they stand behind the main deck."""
    return card >= box.n_main


@rule
def find_risk_price(s: State, box: Box) -> int:
    """One pill at every refusal, two for who played the card (V-078, V-079, V-083)."""
    if s.seat == s.active:
        return int(box.own_risk_price)
    return int(box.risk_price)


@rule
def count_owed(s: State, me: Player) -> int:
    """The price rises by one with every pass; what already lies here counts, a surplus too (V-060, V-063, V-066)."""
    return int(s.passes) - count_worth(me.staged)


@rule
def can_pay_exactly(me: Player, owed: int) -> bool:
    """Whether some of the own pills are worth just so much (R-26, R-66)."""
    for red in range(min(int(me.pills[Pill.RED]), owed // RED_WORTH) + 1):
        rest = owed - RED_WORTH * red
        yellow = min(int(me.pills[Pill.YELLOW]), rest // YELLOW_WORTH)
        if rest - YELLOW_WORTH * yellow <= me.pills[Pill.BLUE]:
            return True
    return False


@rule
def count_blue(s: State, box: Box, yellow: int, red: int) -> int:
    """The blue pills that complete a payment; below zero when a Risk card costs fewer pills than are named."""
    if is_risk(box, int(s.moving[0])):
        return find_risk_price(s, box) - yellow - red
    return max(0, count_owed(s, s.players[s.seat]) - YELLOW_WORTH * yellow - RED_WORTH * red)


@rule
def why_not_pay(s: State, box: Box, payment: int) -> int:
    """Own pills only, and no more than the price asks for (V-068, V-085)."""
    me = s.players[s.seat]
    yellow = int(YELLOWS[payment])
    red = int(REDS[payment])
    blue = count_blue(s, box, yellow, red)
    risk = is_risk(box, int(s.moving[0]))
    if blue > me.pills[Pill.BLUE] or yellow > me.pills[Pill.YELLOW] or red > me.pills[Pill.RED]:
        return Clause.V_085 if risk else Clause.V_068
    if not risk:
        return why_not_overpay(s, box, YELLOW_WORTH * yellow + RED_WORTH * red + blue, yellow)
    if blue < 0:
        return Clause.V_083 if s.seat == s.active else Clause.V_078
    return LEGAL


@rule
def why_not_overpay(s: State, box: Box, worth: int, yellow: int) -> int:
    """A surplus only where nothing is exact, and no pill may be superfluous (V-064, V-065, R-26)."""
    me = s.players[s.seat]
    surplus = worth - count_owed(s, me)
    if surplus > MOST_SURPLUS or (surplus == MOST_SURPLUS and yellow > 0):
        return Clause.R_26
    if surplus > 0 and box.payment == EXACT and can_pay_exactly(me, count_owed(s, me)):
        return Clause.R_26
    return LEGAL


@rule
def pay(s: State, box: Box, payment: int) -> None:
    """Pills for a Virus or an Injection are staged; for a Risk card they are gone at once (V-062, V-078, V-083)."""
    me = s.players[s.seat]
    amount = count_blue(s, box, int(YELLOWS[payment]), int(REDS[payment]))
    for pill in range(N_PILLS):
        if pill == Pill.YELLOW:
            amount = int(YELLOWS[payment])
        elif pill == Pill.RED:
            amount = int(REDS[payment])
        if not is_risk(box, int(s.moving[0])):
            move_pills(me.pills, me.staged, pill, amount)
        elif s.seat == s.active:
            move_pills(me.pills, s.pharmacy, pill, amount)
        else:
            move_pills(me.pills, s.players[s.active].pills, pill, amount)


@rule
def settle_payments(s: State, box: Box, taker: int) -> None:
    """The taker takes staged pills back, all others lose theirs to the Pharmacy (V-072, V-073, R-29)."""
    returned = box.icu_payments != LOST and is_round_over(s)
    for seat in range(box.players):
        me = s.players[seat]
        for pill in range(N_PILLS):
            amount = int(me.staged[pill])
            if seat == taker or returned:
                move_pills(me.staged, me.pills, pill, amount)
            else:
                move_pills(me.staged, s.pharmacy, pill, amount)


@rule
def has_pills(me: Player) -> bool:
    """A player without pills gives nothing, and is not asked (V-100, R-13, R-53)."""
    return count_pills(me.pills) > 0
