"""The flow of the game: whose turn, the end of a round, Phase 2, the end of the game (C-ROUND, C-P1, C-P2, C-END)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import answered, ask, find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.events import reveal_event
from vesicle.cytosis.ids import NO_ONE, Ask
from vesicle.cytosis.market import refresh_market
from vesicle.cytosis.placement import stays_open
from vesicle.cytosis.scoring import finish
from vesicle.cytosis.state import State

EVENT_FIRST = 0  # phase_two


@rule
def begin_round(s: State) -> None:
    """The holder of the marker begins, and the order stays for this round (C-P1-01, C-P1-10, C-FP-03)."""
    s.round_number += 1
    s.starter = s.marker
    begin_turn(s, int(s.marker))


@rule
def begin_turn(s: State, seat: int) -> None:
    """A player's turn: an own piece is due."""
    s.seat = seat
    s.grey_used = 0
    ask(s.pending, Ask.TURN)


@rule
def settle(s: State, box: Box) -> None:
    """After an answer: close a turn that has nothing left to ask, and go on to the next (A-82)."""
    if find_question(s.pending) == Ask.AFTER and not stays_open(s, box):
        end_turn(s, box)


@rule
def end_turn(s: State, box: Box) -> None:
    """The next player clockwise who still has a piece; players without one are skipped (C-P1-01, C-P1-06)."""
    answered(s.pending)
    for step in range(1, box.players + 1):
        seat = (s.seat + step) % box.players
        if s.players[seat].flasks > 0:
            begin_turn(s, seat)
            return
    end_round(s, box)


@rule
def end_round(s: State, box: Box) -> None:
    """Phase 2, except after the round that the last Event announced (C-ROUND-03, C-ROUND-04, C-END-03)."""
    if count_cards(s.events) == 0:
        finish(s, box)
        return
    retrieve_pieces(s, box)
    if box.phase_two == EVENT_FIRST:
        reveal_event(s, box)
        refresh_market(s, box)
    else:
        refresh_market(s, box)
        reveal_event(s, box)
    begin_round(s)


@rule
def retrieve_pieces(s: State, box: Box) -> None:
    """All own pieces come back, exhausted ones too, and the grey ones go home (C-P2-01, C-GREY-12, C-EXH-07)."""
    for spot in range(box.n_spots):
        s.occupant[spot] = NO_ONE
        s.greys[spot] = 0
    s.grey_home = box.greys
    for seat in range(box.players):
        s.players[seat].flasks = box.flasks
