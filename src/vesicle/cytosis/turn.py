"""The flow of the game: whose turn, the end of a round, Phase 2, the end of the game (C-ROUND, C-P1, C-P2, C-END)."""

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING, count_cards, find_card
from vesicle.core.questions import answered, ask, find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.events import reveal_event
from vesicle.cytosis.epigenetic.early import offer_early
from vesicle.cytosis.epigenetic.income import offer_income
from vesicle.cytosis.epigenetic.scout import close_scouting, is_put_back
from vesicle.cytosis.ids import LEGAL, NO_ONE, Ask
from vesicle.cytosis.market import refresh_market
from vesicle.cytosis.placement import stays_open
from vesicle.cytosis.scoring import finish
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.antibodies import why_not_antibody
from vesicle.cytosis.virus.outbreak import immunise_next, resume_turn, spread, strike
from vesicle.cytosis.virus.pay_out import can_gain, close_loss, must_choose_loss, pay_out_next

EVENT_FIRST = 0  # phase_two
INCOME_FIRST = 0  # round_start


@rule
def begin_round(s: State, box: Box) -> None:
    """The holder of the marker begins, and the order stays for this round (C-P1-01, C-P1-10, C-FP-03)."""
    s.round_number += 1
    s.starter = s.marker
    if not box.epigenetic:
        begin_turn(s, int(s.marker))
        return
    ask(s.pending, Ask.FIRST_TURN)
    if box.round_start == INCOME_FIRST:
        ask(s.pending, Ask.OFFER_EARLY)
        ask(s.pending, Ask.OFFER_INCOME)
    else:
        ask(s.pending, Ask.OFFER_INCOME)
        ask(s.pending, Ask.OFFER_EARLY)


@rule
def begin_first_turn(s: State, box: Box) -> None:
    """What came before the first turn does not change who has it, unless the table plays so (C-EPI-13, A-84)."""
    answered(s.pending)
    if box.early_sets_order:
        s.starter = s.marker
    begin_next_turn(s, box, int(s.starter))


@rule
def begin_next_turn(s: State, box: Box, first: int) -> None:
    """The first player clockwise who still has a piece; when nobody has, the round is over (C-P1-06, C-ROUND-03)."""
    for step in range(box.players):
        seat = int((first + step) % box.players)
        if s.players[seat].flasks > 0:
            begin_turn(s, seat)
            return
    end_round(s, box)


@rule
def begin_turn(s: State, seat: int) -> None:
    """A player's turn: an own piece is due."""
    s.seat = seat
    s.grey_used = 0
    s.scouted = 0
    ask(s.pending, Ask.TURN)


@rule
def settle(s: State, box: Box) -> None:
    """After an answer: take every step that is due, until somebody has something to decide (A-82, A-93)."""
    while s.winner == NO_ONE and take_step(s, box, find_question(s.pending)):
        pass


@rule
def take_step(s: State, box: Box, step: int) -> bool:
    """Take the step on top of the stack, or close a question that leaves no choice; False if somebody must decide."""
    match step:
        case Ask.AFTER:
            if stays_open(s, box):
                return False
            end_turn(s, box)
        case Ask.FIRST_TURN:
            begin_first_turn(s, box)
        case Ask.OFFER_EARLY:
            offer_early(s, box)
        case Ask.OFFER_INCOME:
            offer_income(s, box)
        case Ask.MARKET:
            answered(s.pending)
            refresh_market(s, box)
        case Ask.NEW_ROUND:
            answered(s.pending)
            begin_round(s, box)
        case Ask.PUT:
            if not is_put_back(s):
                return False
            close_scouting(s)
        case _:
            return take_virus_step(s, box, step)
    return True


@rule
def take_virus_step(s: State, box: Box, step: int) -> bool:
    """The same for the steps and questions of a virus (C-VIR-13…24)."""
    match step:
        case Ask.VACCINATE | Ask.ANTIBODY:
            if why_not_antibody(s, box) == LEGAL:
                return False
            answered(s.pending)
        case Ask.GAIN:
            if can_gain(s, box):
                return False
            s.due = 0
            answered(s.pending)
        case Ask.LOSE:
            if must_choose_loss(s):
                return False
            close_loss(s)
        case Ask.RESUME:
            resume_turn(s)
        case Ask.STRIKE:
            strike(s, box)
        case Ask.SPREAD:
            spread(s, box)
        case Ask.PAY_OUT:
            pay_out_next(s, box)
        case Ask.IMMUNISE:
            immunise_next(s, box)
        case _:
            return False
    return True


@rule
def end_turn(s: State, box: Box) -> None:
    """The next player clockwise who still has a piece; players without one are skipped (C-P1-01, C-P1-06)."""
    answered(s.pending)
    begin_next_turn(s, box, int(s.seat) + 1)


@rule
def end_round(s: State, box: Box) -> None:
    """Phase 2, except after the round that the last Event announced (C-ROUND-03, C-ROUND-04, C-END-03)."""
    if count_cards(s.events) == 0:
        finish(s, box)
        return
    retrieve_pieces(s, box)
    ask(s.pending, Ask.NEW_ROUND)
    if box.phase_two == EVENT_FIRST:
        ask(s.pending, Ask.MARKET)  # a virus is dealt with before the market changes
    else:
        refresh_market(s, box)
    reveal_event(s, box)


@rule
def retrieve_pieces(s: State, box: Box) -> None:
    """All own pieces come back, exhausted ones too, and the grey ones go home (C-P2-01, C-GREY-12, C-EXH-07)."""
    for spot in range(box.n_spots):
        s.occupant[spot] = NO_ONE
        s.greys[spot] = 0
    s.grey_home = box.greys
    for seat in range(box.players):
        s.players[seat].flasks = box.flasks


@rule
def find_turn(s: State, seat: int) -> int:
    """Which turn of the round the deciding seat has: its pieces in hand, with the one that this turn still owes."""
    flasks = int(s.players[seat].flasks)
    return flasks if find_card(s.pending, Ask.TURN) != NOTHING else flasks + 1
