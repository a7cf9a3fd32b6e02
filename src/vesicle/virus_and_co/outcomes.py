"""What an action would cost and give whoever decides, found by doing it to a copy of the game."""

from vesicle.core.jit import rule
from vesicle.core.record import IntArray, i16, record
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.engine import ARGUMENT, KIND
from vesicle.virus_and_co.ids import N_PILLS, Act
from vesicle.virus_and_co.injections import place_on
from vesicle.virus_and_co.intensive_care import count_sickness
from vesicle.virus_and_co.keeping import do_keep, keep_offer
from vesicle.virus_and_co.payment import count_owed, is_risk, pay
from vesicle.virus_and_co.pills import count_worth
from vesicle.virus_and_co.state import State


@record
class Outcome:
    """Of one action, as far as whoever decides can know it; only what is not nothing is told."""

    pills: IntArray = i16(N_PILLS, by="pill")
    surplus: int = i16()  # how much more than the price a payment is worth
    sickness: int = i16()


@rule
def foretell(s: State, box: Box, action: int, after: State, outcome: Outcome) -> None:
    """Do it to `after`, which is a copy, and compare; whatever follows by itself is not awaited."""
    argument = int(ARGUMENT[action])
    match int(KIND[action]):
        case Act.KEEP:
            do_keep(after, argument)
            keep_offer(after, box)
        case Act.PAY:
            pay(after, box, argument)
        case Act.INJECT:
            place_on(after, box, argument)
        case _:
            return
    one, two = s.players[s.seat], after.players[s.seat]
    for pill in range(N_PILLS):
        outcome.pills[pill] = two.pills[pill] - one.pills[pill]
    outcome.sickness = count_sickness(box, two) - count_sickness(box, one)
    if KIND[action] == Act.PAY and not is_risk(box, int(s.moving[0])):
        outcome.surplus = count_worth(one.pills) - count_worth(two.pills) - count_owed(s, one)
