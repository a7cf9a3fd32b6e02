"""Why an action is good or bad, in numbers and in words."""

from typing import Any

import numpy as np

from vesicle.bots.brains import Explanation
from vesicle.bots.interface import Situation
from vesicle.bots.virus_and_co.desk import N_TERMS, TERMS, new_desk
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
EVEN = 0.05  # a term that changes by less says nothing
Values = dict[str, str | int]


def explain(situation: Situation, action: str) -> Explanation:
    """What an action adds to each term, and a sentence for what it does and the term that it changes most."""
    rules = situation.rules
    number = rules.numbers[action]
    terms = np.zeros(N_TERMS)
    terms_first(situation.games, rules.boxes, new_desk(), number, terms)
    by_name = dict(zip(TERMS, terms.tolist(), strict=True))
    act, argument = Act(KIND[number]), int(ARGUMENT[number])
    values = _values(situation.games[0], rules.box, act, argument)
    reason = {"term": "icu", "way": "worse"} if _means_intensive_care(situation, number) else _reason(by_name)
    return Explanation(by_name, f"why-virus-{act.name.lower()}", {**values, **reason})


def _means_intensive_care(situation: Situation, action: int) -> bool:
    """Whether an action sends its own player to intensive care for sure; a card that nobody has seen never does."""
    rules, s, seat = situation.rules, situation.games[0], situation.seat
    if s.moving[0] != NO_CARD and not is_known(int(s.known[s.moving[0]]), seat):
        return False
    after = copy_of(s)
    rules.step(after.base, rules.boxes, action)
    return int(after.players[seat].visits) > int(s.players[seat].visits)


def _reason(terms: dict[str, float]) -> Values:
    """The term that changes most, and which way."""
    term = max(terms, key=lambda name: abs(terms[name]))
    if abs(terms[term]) < EVEN:
        return {"term": "none", "way": "even"}
    return {"term": term, "way": "better" if terms[term] > 0 else "worse"}


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
