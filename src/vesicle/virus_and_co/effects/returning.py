"""Risk cards that move pills from or to the Pharmacy: prescription, recall, expiry date, co-payment (V-095…V-098)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.effects.placing import discard_moving
from vesicle.virus_and_co.ids import N_PILLS, NO_PILL, Ask, Kind
from vesicle.virus_and_co.payment import has_pills
from vesicle.virus_and_co.pills import move_pills, take_shown_pills
from vesicle.virus_and_co.state import State

PARTIAL = 0  # prescription


@rule
def has_shown_pills(s: State, box: Box, card: int) -> bool:
    """Whether the Pharmacy has all pills that a card shows."""
    for pill in range(N_PILLS):
        if s.pharmacy[pill] < box.card_pills[card, pill]:
            return False
    return True


@rule
def fill_prescription(s: State, box: Box) -> None:
    """The taker receives the shown pills that the Pharmacy has (V-095, R-40)."""
    card = int(s.moving[0])
    if box.prescription == PARTIAL or has_shown_pills(s, box, card):
        take_shown_pills(s, box, int(s.seat), card)
    discard_moving(s)


@rule
def must_return(box: Box, kind: int, step: int) -> bool:
    """Whether the card asks the player so many seats to the left of the taker; a full circle is the taker."""
    match kind:
        case Kind.OTHERS_RETURN:
            return step < box.players
        case Kind.NEIGHBOURS_RETURN:
            return step == 1 or step == box.players - 1
        case _:
            return step == box.players


@rule
def ask_next_return(s: State, box: Box, first_step: int) -> bool:
    """Ask the next player clockwise who owes a pill and has one (V-100, R-53, R-56)."""
    kind = int(box.card_kind[s.moving[0]])
    for step in range(first_step, box.players + 1):
        seat = (s.recipient + step) % box.players
        if must_return(box, kind, step) and has_pills(s.players[seat]):
            s.seat = seat
            return True
    return False


@rule
def start_returning(s: State, box: Box) -> None:
    """Ask from the taker's left; if nobody has a pill nothing happens (V-096, V-097, V-098)."""
    if ask_next_return(s, box, 1):
        ask(s.pending, Ask.RETURN)
    else:
        discard_moving(s)


@rule
def do_return(s: State, box: Box, pill: int) -> None:
    """A choice stays hidden until all have chosen; then all take effect together (R-43, R-56)."""
    s.players[s.seat].choice = pill
    step = (s.seat - s.recipient - 1) % box.players + 1  # a full circle is the taker
    if ask_next_return(s, box, step + 1):
        return
    answered(s.pending)
    for seat in range(box.players):
        me = s.players[seat]
        if me.choice != NO_PILL:
            move_pills(me.pills, s.pharmacy, int(me.choice), 1)
            me.choice = NO_PILL
    discard_moving(s)
