"""What a card does to a player, in points: the currency of all that the bots weigh.

The one in intensive care loses what the round was worth and thirteen points more, so sickness and Injections cost more
than they score as soon as intensive care comes near.
"""

from vesicle.bots.arithmetic import exp
from vesicle.bots.virus_and_co.desk import Numbers
from vesicle.bots.virus_and_co.weights import Weight
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import N_PILLS, Kind
from vesicle.virus_and_co.intensive_care import count_effective, count_injections_on, count_sickness
from vesicle.virus_and_co.pills import count_worth
from vesicle.virus_and_co.state import Player, State

A_VIRUS = 2.0  # what it costs to take over a Virus of own choice
A_PILL = 1.0  # what a pill of own choice costs


@rule
def find_pull(box: Box, weights: Numbers, me: Player, sickness: float, injections: int) -> float:
    """How strongly so much sickness and so many Injections draw a player to intensive care."""
    near = sickness / float(box.sickness_limit)
    exponent = weights[Weight.SICKNESS] * near + weights[Weight.MUCH_SICKNESS] * near * near
    exponent += weights[Weight.PILLS] * count_worth(me.pills)
    if injections + 1 == box.injection_limit:
        exponent += weights[Weight.LAST_INJECTION]
    return exp(exponent)


@rule
def find_own_pull(box: Box, weights: Numbers, me: Player) -> float:
    """The same for a player as things lie."""
    return find_pull(box, weights, me, float(count_sickness(box, me)), count_cards(me.injections))


@rule
def find_stake(box: Box, me: Player, sickness: float) -> float:
    """What intensive care would take away from a player with so much sickness."""
    return float(int(box.icu_points) + count_worth(me.pills)) - sickness


@rule
def find_loss(box: Box, weights: Numbers, me: Player, sickness: float, injections: int) -> float:
    """Sickness, Injections, and what intensive care would take away times how likely it is."""
    stake = find_stake(box, me, sickness)
    if sickness > box.sickness_limit or injections >= box.injection_limit:
        return sickness + stake
    pull = find_pull(box, weights, me, sickness, injections)
    loss = sickness + weights[Weight.INJECTION] * injections
    return loss + stake * pull / (pull + weights[Weight.USUAL] * (box.players - 1))


@rule
def find_harm(box: Box, weights: Numbers, me: Player, card: int) -> float:
    """What a player loses by a Virus or an Injection; less than nothing by one that helps."""
    sickness = float(count_sickness(box, me))
    injections = count_cards(me.injections)
    now = find_loss(box, weights, me, sickness, injections)
    kind = int(box.card_kind[card])
    if kind == Kind.INJECTION or kind == Kind.OWN_INJECTION:
        return find_loss(box, weights, me, sickness - find_relief(box, me), injections + 1) - now
    return find_loss(box, weights, me, sickness + box.card_points[card], injections) - now


@rule
def find_relief(box: Box, me: Player) -> int:
    """The most sickness that one more Injection takes away."""
    best = 0
    for place in range(count_cards(me.row)):
        best = max(best, count_relief(box, me, int(me.row[place])))
    return best


@rule
def count_relief(box: Box, me: Player, card: int) -> int:
    """The sickness that an Injection on one Virus takes away."""
    now = count_effective(box, me, card)
    if count_injections_on(me, card) == 0:
        return now - (int(box.card_points[card]) + 1) // 2
    return now


@rule
def find_unseen_harm(box: Box, weights: Numbers, me: Player) -> float:
    """What a player loses by a Risk card that it has not seen."""
    sickness = float(count_sickness(box, me))
    injections = count_cards(me.injections)
    worse = sickness + weights[Weight.RISK_TAKEN]
    return find_loss(box, weights, me, worse, injections) - find_loss(box, weights, me, sickness, injections)


@rule
def find_risk_harm(s: State, box: Box, weights: Numbers, seat: int, card: int) -> float:
    """What a player loses by a Risk card that it knows, its pills and those of the others counted roughly."""
    me = s.players[seat]
    match int(box.card_kind[card]):
        case Kind.OWN_VIRUS | Kind.OWN_INJECTION:
            return find_harm(box, weights, me, card)
        case Kind.TEST:
            return find_harm(box, weights, me, card) - count_shown_worth(box, card)
        case Kind.SENT_VIRUS:
            return -weights[Weight.OTHERS] * box.card_points[card]
        case Kind.STEAL:
            return A_VIRUS
        case Kind.GAIN:
            return -float(count_served_worth(s, box, card))
        case Kind.TAKER_RETURNS | Kind.GIVE:
            return A_PILL
        case Kind.OTHERS_RETURN | Kind.NEIGHBOURS_RETURN:
            return -weights[Weight.OTHERS] * A_PILL
        case _:
            return 0.0


@rule
def count_shown_worth(box: Box, card: int) -> int:
    """The worth of the pills that a card shows."""
    worth = 0
    for pill in range(N_PILLS):
        worth += (pill + 1) * int(box.card_pills[card, pill])
    return worth


@rule
def count_served_worth(s: State, box: Box, card: int) -> int:
    """The worth of the pills that a card brings from the Pharmacy as it is now."""
    worth = 0
    for pill in range(N_PILLS):
        worth += (pill + 1) * min(int(box.card_pills[card, pill]), int(s.pharmacy[pill]))
    return worth
