"""Why an action is good or bad: what it adds to each term, and one entry of a story for what sets it apart."""

from typing import Final

from vesicle.bots.virus_and_co.desk import N_TERMS, TERMS, Desk, Numbers
from vesicle.bots.virus_and_co.greedy import terms_first
from vesicle.bots.virus_and_co.harm import count_relief, count_served_worth
from vesicle.core.jit import rule
from vesicle.core.knowledge import is_known
from vesicle.core.record import IntArray
from vesicle.core.stories import Entries, Parameters, Story, put, put_two
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.effects.contagion import find_owner
from vesicle.virus_and_co.engine import ARGUMENT, KIND, step
from vesicle.virus_and_co.ids import NO_CARD, Act, Kind
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.payment import RED_WORTH, REDS, YELLOW_WORTH, YELLOWS, count_blue, is_risk
from vesicle.virus_and_co.state import State

LETTERS = "ABCDEF"  # of the players, by seat
EVEN: Final = 0.05  # a term that differs by less says nothing

# What sets an action apart, beside the terms.
ICU: Final = N_TERMS  # it means intensive care
NO_TERM: Final = N_TERMS + 1

# Whether that is good.
EVEN_WAY: Final = 0
BETTER: Final = 1
WORSE: Final = 2

# A card as everybody sees it.
BACK: Final = 0
INJECTION: Final = 1
VIRUS: Final = 2

_SEEN: Parameters = (("kind", "seen"), ("points", "number"))
_VALUES: dict[Act, Parameters] = {
    Act.KEEP: (*_SEEN, ("worth", "number")),
    Act.CIRCULATE: (*_SEEN, ("worth", "number")),
    Act.ACCEPT: _SEEN,
    Act.PAY: (*_SEEN, ("worth", "number")),
    Act.INJECT: (("points", "number"), ("less", "number")),
    Act.CHOOSE: (("points", "number"), ("player", "letter")),
    Act.NAME: (("player", "letter"), ("kind", "kind")),
    Act.PASS: (("player", "letter"),),
    Act.DONOR: (("player", "letter"),),
    Act.PILL: (("pill", "number"),),
}
REASONS: Entries = {
    int(act): (f"why-virus-{act.name.lower()}", (*_VALUES.get(act, ()), ("term", "term"), ("way", "way")))
    for act in Act
}
WORDS: Final = {
    "seen": ("risk", "injection", "virus"),
    "letter": tuple(LETTERS),
    "kind": tuple(kind.name.lower().replace("_", "-") for kind in Kind),
    "term": (*TERMS, "icu", "none"),
    "way": ("even", "better", "worse"),
}


@rule
def explain_first(games: IntArray, boxes: IntArray, desk: Desk, action: int, terms: Numbers, stories: IntArray) -> None:
    """Write what a legal action of the first game adds to each term, and tell what it does and what sets it apart."""
    s = games[0]
    box = boxes[0]
    story = stories[0]
    story.used = 0
    put(story, int(KIND[action]))
    put_values(s, box, story, int(KIND[action]), int(ARGUMENT[action]))
    means_care = means_intensive_care(s, box, desk, action)
    has_others = find_best_other(games, boxes, desk, action)
    terms_first(games, boxes, desk, action, terms)
    if means_care:
        put_two(story, ICU, WORSE)
    elif has_others:
        put_difference(story, terms, desk.rival)
    else:
        put_two(story, NO_TERM, EVEN_WAY)


@rule
def find_best_other(games: IntArray, boxes: IntArray, desk: Desk, action: int) -> bool:
    """Note the terms of the best of the other actions, if there are others than other ways to pay."""
    found = False
    best = 0.0
    count = list_legal(games[0], boxes[0], desk.listed)
    for number in range(count):
        other = int(desk.listed[number])
        if other == action or (KIND[other] == Act.PAY and KIND[action] == Act.PAY):
            continue
        terms_first(games, boxes, desk, other, desk.terms)
        weight = 0.0
        for term in range(N_TERMS):
            weight += desk.terms[term]
        if not found or weight > best:
            found = True
            best = weight
            for term in range(N_TERMS):
                desk.rival[term] = desk.terms[term]
    return found


@rule
def put_difference(story: Story, terms: Numbers, rival: Numbers) -> None:
    """The term that makes an action better than the best of the others, or worse."""
    total = 0.0
    for term in range(N_TERMS):
        total += terms[term] - rival[term]
    sign = 1.0 if total >= 0.0 else -1.0
    telling = 0
    for term in range(N_TERMS):
        if sign * (terms[term] - rival[term]) > sign * (terms[telling] - rival[telling]):
            telling = term
    apart = terms[telling] - rival[telling]
    if abs(apart) < EVEN:
        put_two(story, NO_TERM, EVEN_WAY)
    else:
        put_two(story, telling, BETTER if apart > 0.0 else WORSE)


@rule
def means_intensive_care(s: State, box: Box, desk: Desk, action: int) -> bool:
    """Whether an action sends its own player to intensive care for sure; a card that nobody has seen never does."""
    seat = int(s.seat)
    if s.moving[0] != NO_CARD and not is_known(int(s.known[s.moving[0]]), seat):
        return False
    desk.trials[0] = s
    step(desk.trials[0], box, action)
    return bool(desk.trials[0].players[seat].visits > s.players[seat].visits)


@rule
def put_values(s: State, box: Box, story: Story, act: int, argument: int) -> None:
    """What the sentence of an action speaks about."""
    match act:
        case Act.KEEP | Act.CIRCULATE:
            put_seen(box, story, int(s.offers[argument]))
            put(story, count_served_worth(s, box, int(s.offers[argument])))
        case Act.ACCEPT:
            put_seen(box, story, int(s.moving[0]))
        case Act.PAY:
            put_seen(box, story, int(s.moving[0]))
            put(story, count_price(s, box, argument))
        case Act.INJECT:
            put_two(story, int(box.card_points[argument]), count_relief(box, s.players[s.seat], argument))
        case Act.CHOOSE:
            put_two(story, int(box.card_points[argument]), find_owner(s, box, argument))
        case Act.NAME:
            put_two(story, argument, int(box.card_kind[s.moving[0]]))
        case Act.PASS | Act.DONOR | Act.PILL:
            put(story, argument)


@rule
def put_seen(box: Box, story: Story, card: int) -> None:
    """A card as everybody sees it: a Risk card on its way shows its back."""
    if is_risk(box, card):
        put_two(story, BACK, 0)
    else:
        seen = INJECTION if box.card_kind[card] == Kind.INJECTION else VIRUS
        put_two(story, seen, int(box.card_points[card]))


@rule
def count_price(s: State, box: Box, payment: int) -> int:
    """The worth of the pills of a payment."""
    yellow = int(YELLOWS[payment])
    red = int(REDS[payment])
    return count_blue(s, box, yellow, red) + YELLOW_WORTH * yellow + RED_WORTH * red
