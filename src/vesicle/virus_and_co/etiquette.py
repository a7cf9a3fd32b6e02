"""Manners, where the table plays with them: the Turn Player card and calling the Doctor by the title (V-031, V-101).

Neither depends on how quick anybody is: both are small decisions of their own (R-14, R-47).
"""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import answered, ask, find_question
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import LEGAL, NO_ONE, Ask, Clause, Kind
from vesicle.virus_and_co.intensive_care import is_round_over
from vesicle.virus_and_co.payment import has_pills
from vesicle.virus_and_co.pills import move_pills
from vesicle.virus_and_co.state import Player, State

TO_NEIGHBOUR = 0  # forgotten


@rule
def why_not_forget(s: State) -> int:
    """Who begins a round got the Turn Player card in setup (R-12)."""
    if s.turn_card == s.active:
        return Clause.R_12
    return LEGAL


@rule
def do_took(s: State) -> None:
    """The Turn Player card is taken before anything else (V-031)."""
    answered(s.pending)
    s.turn_card = s.active
    ask(s.pending, Ask.TURN)


@rule
def do_forget(s: State) -> None:
    """The action will go out without the Turn Player card (R-62)."""
    answered(s.pending)
    s.forgot = 1
    ask(s.pending, Ask.TURN)


@rule
def ask_lapse(s: State) -> bool:
    """The sent action waits while a forgotten card is paid for; the card moves all the same (V-032, R-15, R-62)."""
    s.turn_card = s.active
    if not s.forgot:
        return False
    s.forgot = 0
    if not has_pills(s.players[s.active]):
        return False
    ask(s.pending, Ask.LAPSE)
    return True


@rule
def do_lapse(s: State, box: Box, pill: int) -> None:
    """A pill of own choice goes to the right neighbour, who held the card, or to the Pharmacy (V-032)."""
    answered(s.pending)
    right = (s.active + box.players - 1) % box.players
    if box.forgotten == TO_NEIGHBOUR:
        move_pills(s.players[s.active].pills, s.players[right].pills, pill, 1)
    else:
        move_pills(s.players[s.active].pills, s.pharmacy, pill, 1)


@rule
def name_target(s: State, box: Box, seat: int) -> None:
    """Name the player of a command, and ask for the form of address (R-47, R-61)."""
    s.target = seat
    if box.etiquette:
        ask(s.pending, Ask.ADDRESS)


@rule
def is_doctor(box: Box, me: Player) -> bool:
    """Whether a player is to be called Doctor (V-101, R-46)."""
    for place in range(count_cards(me.lasting)):
        if box.card_kind[me.lasting[place]] == Kind.COURTESY:
            return True
    return False


@rule
def do_address(s: State, box: Box, polite: bool) -> None:
    """The title costs nothing, whoever hears it; leaving it out may (V-102, R-61)."""
    answered(s.pending)
    if not polite and is_doctor(box, s.players[s.target]):
        s.rude = 1


@rule
def ask_manners(s: State, speaker: int) -> None:
    """After a rude command, before any other decision, its speaker pays; not if the round is over (R-48, R-60)."""
    if s.rude:
        s.rude = 0
        if not is_round_over(s) and has_pills(s.players[speaker]):
            s.seat = speaker
            ask(s.pending, Ask.MANNERS)


@rule
def do_manners(s: State, pill: int) -> None:
    """A pill of own choice goes to the Doctor; then the game goes on where it was (V-102)."""
    answered(s.pending)
    move_pills(s.players[s.seat].pills, s.players[s.target].pills, pill, 1)
    question = find_question(s.pending)
    if question == Ask.RECEIVE:
        s.seat = s.recipient
        s.target = NO_ONE
    elif question == Ask.GIVE and not has_pills(s.players[s.seat]):
        answered(s.pending)
