"""The second action: a face-up card goes round until somebody takes it (V-048 to V-057, V-070 to V-075)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.etiquette import name_target
from vesicle.virus_and_co.ids import LEGAL, NO_CARD, NO_ONE, Ask, Clause, Kind
from vesicle.virus_and_co.injections import place_injection
from vesicle.virus_and_co.intensive_care import is_round_over, place_virus
from vesicle.virus_and_co.keeping import take_offer, turn_up
from vesicle.virus_and_co.payment import is_risk, pay, settle_payments
from vesicle.virus_and_co.pills import take_shown_pills
from vesicle.virus_and_co.state import State

LEFT = 0  # passing
AT_ONCE = 0  # turn_up


@rule
def do_circulate(s: State, box: Box, pile: int) -> None:
    """Choose the card; who gets it first comes with it (V-048)."""
    s.pile = pile
    choose_recipient(s, box)


@rule
def find_passed_card(s: State) -> int:
    """The card that is passed: on its way already, or still on its pile."""
    if s.moving[0] != NO_CARD:
        return int(s.moving[0])
    return int(s.offers[s.pile])


@rule
def goes_anywhere(box: Box, card: int) -> bool:
    """Red Virus cards and Risk cards go to any player, the others to a neighbour (V-050, V-051, V-052, V-080)."""
    return box.card_kind[card] == Kind.RED or is_risk(box, card)


@rule
def choose_recipient(s: State, box: Box) -> None:
    """Ask who gets the card, unless only one neighbour can (V-050, V-051, R-28)."""
    left = (s.seat + 1) % box.players
    right = (s.seat + box.players - 1) % box.players
    if goes_anywhere(box, find_passed_card(s)):
        ask(s.pending, Ask.PASS)
    elif box.passing == LEFT:
        name_target(s, box, left)
    elif s.giver == NO_ONE:
        ask(s.pending, Ask.PASS)
    else:
        name_target(s, box, right if s.giver == left else left)


@rule
def why_not_pass(s: State, box: Box, seat: int) -> int:
    """Another player, but not the one that the card came from (V-048, V-052, V-077, V-080, R-25, R-67)."""
    card = find_passed_card(s)
    if seat >= box.players:
        return Clause.V_001
    if seat == s.seat:
        return Clause.V_077 if is_risk(box, card) else Clause.V_048
    if not goes_anywhere(box, card):
        return why_not_neighbour(s, box, seat)
    if seat != s.giver:
        return LEGAL
    if not is_risk(box, card):
        return Clause.V_052
    return Clause.R_67 if s.seat == s.active else Clause.V_080


@rule
def why_not_neighbour(s: State, box: Box, seat: int) -> int:
    """Where such cards go either way at first, only to a neighbour (V-050, V-051)."""
    if (seat - s.seat) % box.players == 1 or (s.seat - seat) % box.players == 1:
        return LEGAL
    return Clause.V_051 if box.card_kind[find_passed_card(s)] == Kind.INJECTION else Clause.V_050


@rule
def do_pass(s: State, box: Box, seat: int) -> None:
    """Name who gets the card."""
    answered(s.pending)
    name_target(s, box, seat)


@rule
def circulate_offer(s: State, box: Box) -> None:
    """The card leaves its pile and lies in front of its first recipient, for nothing (V-048, V-049, V-057, R-09)."""
    s.moving[0] = take_offer(s)
    if box.turn_up == AT_ONCE:
        turn_up(s)
    ask(s.pending, Ask.RECEIVE)
    pass_on(s)


@rule
def pass_on(s: State) -> None:
    """The card lies in front of the next recipient, who decides (V-054, V-055, V-056)."""
    s.giver = s.seat
    s.recipient = s.target
    s.passes += 1
    s.seat = s.recipient


@rule
def do_refuse(s: State, box: Box, payment: int) -> None:
    """Pay first, then pass the card on (V-054, V-055, R-28)."""
    pay(s, box, payment)
    choose_recipient(s, box)


@rule
def do_take(s: State, box: Box) -> None:
    """Place the card and settle the pills; it brings none of its own (V-070…V-075, R-29, R-30)."""
    card = int(s.moving[0])
    if box.card_kind[card] == Kind.INJECTION:
        place_injection(s, box)
        settle_payments(s, box, int(s.seat))
        return
    s.moving[0] = NO_CARD
    place_virus(s, box, int(s.seat), card)
    settle_payments(s, box, int(s.seat))
    if box.circulation_pills and s.seat == s.active and not is_round_over(s):
        take_shown_pills(s, box, int(s.seat), card)
