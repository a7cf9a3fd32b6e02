"""Why an action is good or bad, in numbers and in words."""

from typing import Any

import numpy as np

from vesicle.bots.brains import Explanation
from vesicle.bots.interface import Situation
from vesicle.bots.virus_and_co.desk import N_TERMS, TERMS, Numbers, new_desk
from vesicle.bots.virus_and_co.greedy import terms_first
from vesicle.bots.virus_and_co.harm import count_relief, count_served_worth
from vesicle.core.knowledge import is_known
from vesicle.core.record import copy_of
from vesicle.virus_and_co.effects.contagion import find_owner
from vesicle.virus_and_co.engine import ARGUMENT, KIND
from vesicle.virus_and_co.ids import NO_CARD, Act, Kind
from vesicle.virus_and_co.payment import RED_WORTH, REDS, YELLOW_WORTH, YELLOWS, count_blue, is_risk

LETTERS = "ABCDEF"  # of the players, by seat
KINDS = {Kind.INJECTION: "injection", Kind.RED: "virus", Kind.LIGHT_BLUE: "virus"}  # all others: "risk"
EVEN = 0.05  # a term that differs by less says nothing
Values = dict[str, str | int]

_ICU: Values = {"term": "icu", "way": "worse"}


def explain(situation: Situation, action: str) -> Explanation:
    """What an action adds to each term, and a sentence for what it does and what sets it apart."""
    rules = situation.rules
    number = rules.numbers[action]
    weighed = {legal: _terms(situation, legal) for legal in situation.actions}
    act, argument = Act(KIND[number]), int(ARGUMENT[number])
    values = _values(situation.games[0], rules.box, act, argument)
    reason = _ICU if _means_intensive_care(situation, number) else _reason(weighed, number)
    by_name = dict(zip(TERMS, weighed[number].tolist(), strict=True))
    return Explanation(by_name, f"why-virus-{act.name.lower()}", {**values, **reason})


def _terms(situation: Situation, action: int) -> Numbers:
    """What an action adds to each term."""
    terms = np.zeros(N_TERMS)
    terms_first(situation.games, situation.rules.boxes, new_desk(), action, terms)
    return terms


def _reason(weighed: dict[int, Numbers], action: int) -> Values:
    """The term that makes an action better than the best of the others, or worse; alone it has none."""
    others = [terms for other, terms in weighed.items() if other != action and not _are_payments(other, action)]
    apart = weighed[action] - max(others, key=np.sum) if others else np.zeros(N_TERMS)
    term = int(apart.argmax() if apart.sum() >= 0 else apart.argmin())
    if abs(apart[term]) < EVEN:
        return {"term": "none", "way": "even"}
    return {"term": TERMS[term], "way": "better" if apart[term] > 0 else "worse"}


def _are_payments(one: int, other: int) -> bool:
    """Whether two actions only differ in the pills that they pay with."""
    return KIND[one] == KIND[other] == Act.PAY


def _means_intensive_care(situation: Situation, action: int) -> bool:
    """Whether an action sends its own player to intensive care for sure; a card that nobody has seen never does."""
    rules, s, seat = situation.rules, situation.games[0], situation.seat
    if s.moving[0] != NO_CARD and not is_known(int(s.known[s.moving[0]]), seat):
        return False
    after = copy_of(s)
    rules.step(after.base, rules.boxes, action)
    return int(after.players[seat].visits) > int(s.players[seat].visits)


def _values(s: Any, box: Any, act: Act, argument: int) -> Values:
    """What the sentence of an action speaks about."""
    match act:
        case Act.KEEP | Act.CIRCULATE:
            card = int(s.offers[argument])
            return {**_card(box, card), "worth": count_served_worth(s, box, card)}
        case Act.ACCEPT:
            return _card(box, int(s.moving[0]))
        case Act.PAY:
            return {**_card(box, int(s.moving[0])), "worth": _price(s, box, argument)}
        case Act.INJECT:
            relief = count_relief(box, s.players[s.seat], argument)
            return {"points": int(box.card_points[argument]), "less": relief}
        case Act.CHOOSE:
            return {"points": int(box.card_points[argument]), "player": LETTERS[find_owner(s, box, argument)]}
        case Act.NAME:
            kind = Kind(box.card_kind[s.moving[0]])
            return {"player": LETTERS[argument], "kind": kind.name.lower().replace("_", "-")}
        case Act.PASS | Act.DONOR:
            return {"player": LETTERS[argument]}
        case Act.PILL:
            return {"pill": argument}
        case _:
            return {}


def _card(box: Any, card: int) -> Values:
    """A card as everybody sees it: a Risk card on its way shows its back."""
    if is_risk(box, card):
        return {"kind": "risk", "points": 0}
    return {"kind": KINDS[Kind(box.card_kind[card])], "points": int(box.card_points[card])}


def _price(s: Any, box: Any, payment: int) -> int:
    """The worth of the pills of a payment."""
    yellow, red = int(YELLOWS[payment]), int(REDS[payment])
    return int(count_blue(s, box, yellow, red)) + YELLOW_WORTH * yellow + RED_WORTH * red
