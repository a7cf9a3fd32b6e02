"""What happens between two decisions: actions are carried out, turns and rounds end (V-027, V-029, V-034, V-114)."""

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING
from vesicle.core.questions import NO_QUESTION, answered, find_question
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.circulation import circulate_offer, pass_on
from vesicle.virus_and_co.effects.naming import affect_named
from vesicle.virus_and_co.etiquette import ask_lapse, ask_manners
from vesicle.virus_and_co.ids import MAX_PENDING, NO_CARD, NO_ONE, NO_PILE, Ask
from vesicle.virus_and_co.intensive_care import is_round_over
from vesicle.virus_and_co.keeping import keep_offer, turn_up
from vesicle.virus_and_co.risk import circulate_risk
from vesicle.virus_and_co.scoring import finish, score_round
from vesicle.virus_and_co.setup import begin_turn, deal_round
from vesicle.virus_and_co.state import State

ICU_STARTS = 0  # starter


@rule
def settle(s: State, box: Box) -> None:
    """After an answer: carry out a command that is complete, and end what is over."""
    carry_out(s, box)
    if is_round_over(s):
        end_round(s, box)
    elif find_question(s.pending) == NO_QUESTION:
        end_turn(s, box)


@rule
def carry_out(s: State, box: Box) -> None:
    """A command is complete when the question that it answers is on top again; then manners are looked at (R-60)."""
    speaker = int(s.seat)
    if not do_command(s, box):
        return
    ask_manners(s, speaker)
    if find_question(s.pending) == Ask.RECEIVE:
        s.target = NO_ONE


@rule
def do_command(s: State, box: Box) -> bool:
    """Do what a complete command says, and tell whether there was one."""
    question = find_question(s.pending)
    if question == Ask.TURN:
        return do_action(s, box)
    if question == Ask.RECEIVE and s.target != NO_ONE:
        pass_on(s)
        return True
    if question == Ask.NAME and s.target != NO_ONE:
        affect_named(s, box)
        return True
    return False


@rule
def do_action(s: State, box: Box) -> bool:
    """Carry out one of the three actions, once it is sent and a forgotten card is paid for (V-033, R-15, R-62)."""
    sent = s.pile != NO_PILE or s.moving[0] != NO_CARD
    if not sent or ask_lapse(s):
        return False
    answered(s.pending)
    if s.pile == NO_PILE:
        circulate_risk(s)
    elif s.target != NO_ONE:
        circulate_offer(s, box)
    else:
        keep_offer(s, box)
    return True


@rule
def end_turn(s: State, box: Box) -> None:
    """The left neighbour's turn is next, whoever got the card; without a card on offer the round ends (V-034, R-08)."""
    if s.pile != NO_PILE:
        turn_up(s)
    clear_turn(s)
    if s.offers[0] == NO_CARD and s.offers[1] == NO_CARD:
        end_round(s, box)
    else:
        begin_turn(s, box, int((s.active + 1) % box.players))


@rule
def clear_turn(s: State) -> None:
    """What a turn remembers is forgotten."""
    s.pile = NO_PILE
    s.target = NO_ONE
    s.rude = 0
    s.giver = NO_ONE
    s.recipient = NO_ONE
    s.passes = 0
    s.collected = 0
    for place in range(MAX_PENDING):
        s.pending[place] = NOTHING


@rule
def end_round(s: State, box: Box) -> None:
    """Score; then a new round, or the end of the game (V-108, V-113, V-114)."""
    clear_turn(s)
    score_round(s, box)
    if s.round_number == box.rounds:
        finish(s, box)
    else:
        deal_round(s, box, find_starter(s, box))


@rule
def find_starter(s: State, box: Box) -> int:
    """Who was ill last, else the left neighbour of the last active player; or simply round the table (R-11, R-65)."""
    if box.starter != ICU_STARTS:
        return int((s.starter + 1) % box.players)
    if s.icu != NO_ONE:
        return int(s.icu)
    return int((s.active + 1) % box.players)


@rule
def find_turn(s: State, seat: int) -> int:
    """Whose turn it is: nobody has two in a row."""
    return int(s.active)
