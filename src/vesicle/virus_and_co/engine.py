"""The dispatchers: is an action legal, and do it."""

from vesicle.core.actions import ActionSpace
from vesicle.core.jit import rule
from vesicle.core.questions import answered, find_question
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.circulation import do_circulate, do_pass, do_refuse, do_take, why_not_pass
from vesicle.virus_and_co.effects.contagion import do_choose, do_decline, why_not_choose, why_not_decline
from vesicle.virus_and_co.effects.naming import do_give, do_name, find_naming_clause, why_not_name
from vesicle.virus_and_co.effects.returning import do_return
from vesicle.virus_and_co.effects.taking import do_take_risk
from vesicle.virus_and_co.effects.test_subject import do_donor, why_not_donor
from vesicle.virus_and_co.etiquette import do_address, do_forget, do_lapse, do_manners, do_took, why_not_forget
from vesicle.virus_and_co.ids import (
    LEGAL,
    MAX_CARDS,
    MAX_PLAYERS,
    N_PILES,
    N_PILLS,
    NO_ONE,
    Act,
    Ask,
    Clause,
    Kind,
)
from vesicle.virus_and_co.injections import do_inject, why_not_inject
from vesicle.virus_and_co.keeping import do_keep, why_not_offer
from vesicle.virus_and_co.payment import N_PAYMENTS, is_risk, why_not_pay
from vesicle.virus_and_co.risk import do_risk, why_not_risk
from vesicle.virus_and_co.state import State
from vesicle.virus_and_co.turn import settle

ACTIONS = ActionSpace(
    {
        Act.TOOK: (1, ""),
        Act.FORGOT: (1, ""),
        Act.KEEP: (N_PILES, "pile"),
        Act.CIRCULATE: (N_PILES, "pile"),
        Act.RISK: (MAX_CARDS, "card"),
        Act.ACCEPT: (1, ""),
        Act.PAY: (N_PAYMENTS, "payment"),
        Act.PASS: (MAX_PLAYERS, "player"),
        Act.PLAIN: (1, ""),
        Act.DOCTOR: (1, ""),
        Act.INJECT: (MAX_CARDS, "card"),
        Act.CHOOSE: (MAX_CARDS, "card"),
        Act.NAME: (MAX_PLAYERS, "player"),
        Act.PILL: (N_PILLS, "pill"),
        Act.DONOR: (MAX_PLAYERS, "player"),
        Act.DONE: (1, ""),
    }
)
KIND = ACTIONS.kind
ARGUMENT = ACTIONS.argument


@rule
def why_not(s: State, box: Box, action: int) -> int:
    """LEGAL, or the clause that forbids the action now; one that answers another question meets the open one's."""
    if s.winner != NO_ONE:
        return Clause.V_114
    question = find_question(s.pending)
    kind = int(KIND[action])
    if not answers(kind, question):
        return find_open_clause(s, box, question, kind)
    return why_not_answer(s, box, question, action)


@rule
def answers(kind: int, question: int) -> bool:
    """Whether an action of a kind answers a question at all."""
    match kind:
        case Act.TOOK | Act.FORGOT:
            return question == Ask.TURN_CARD
        case Act.KEEP | Act.CIRCULATE | Act.RISK:
            return question == Ask.TURN
        case Act.ACCEPT | Act.PAY:
            return question == Ask.RECEIVE
        case Act.PASS:
            return question == Ask.PASS
        case Act.PLAIN | Act.DOCTOR:
            return question == Ask.ADDRESS
        case Act.INJECT:
            return question == Ask.INJECT
        case Act.CHOOSE | Act.DONE:
            return question == Ask.CHOOSE
        case Act.NAME:
            return question == Ask.NAME
        case Act.PILL:
            return question == Ask.LAPSE or question == Ask.RETURN or question == Ask.GIVE or question == Ask.MANNERS
        case _:
            return question == Ask.DONOR


@rule
def find_open_clause(s: State, box: Box, question: int, kind: int) -> int:
    """The clause that asks the open question; where no manners are asked for, the ruling that says so (R-14, R-47)."""
    if not box.etiquette and (kind == Act.TOOK or kind == Act.FORGOT):
        return Clause.R_14
    if not box.etiquette and (kind == Act.PLAIN or kind == Act.DOCTOR):
        return Clause.R_47
    match question:
        case Ask.TURN_CARD:
            return Clause.V_031
        case Ask.TURN:
            return Clause.V_033
        case Ask.ADDRESS:
            return Clause.R_47
        case Ask.INJECT:
            return Clause.V_042
        case Ask.CHOOSE:
            return Clause.V_093
        case Ask.NAME:
            return find_naming_clause(box, int(s.moving[0]))
        case Ask.DONOR:
            return Clause.V_091
        case Ask.PASS:
            return Clause.V_077 if s.pile < 0 and is_risk(box, int(s.moving[0])) else Clause.V_048
        case Ask.RECEIVE:
            return Clause.V_085 if is_risk(box, int(s.moving[0])) else Clause.V_054
        case _:
            return find_pill_clause(s, box, question)


@rule
def find_pill_clause(s: State, box: Box, question: int) -> int:
    """The clause that asks for a pill of own choice."""
    match question:
        case Ask.LAPSE:
            return Clause.V_032
        case Ask.GIVE:
            return Clause.V_099
        case Ask.MANNERS:
            return Clause.V_102
        case _:
            kind = box.card_kind[s.moving[0]]
            if kind == Kind.OTHERS_RETURN:
                return Clause.V_096
            return Clause.V_097 if kind == Kind.NEIGHBOURS_RETURN else Clause.V_098


@rule
def why_not_answer(s: State, box: Box, question: int, action: int) -> int:
    """Whether an action that answers the open question is allowed."""
    argument = int(ARGUMENT[action])
    match int(KIND[action]):
        case Act.FORGOT:
            return why_not_forget(s)
        case Act.KEEP | Act.CIRCULATE:
            return why_not_offer(s, argument)
        case Act.RISK:
            return why_not_risk(s, box, argument)
        case Act.PAY:
            return why_not_pay(s, box, argument)
        case Act.PASS:
            return why_not_pass(s, box, argument)
        case Act.INJECT:
            return why_not_inject(s, box, argument)
        case Act.CHOOSE:
            return why_not_choose(s, box, argument)
        case Act.NAME:
            return why_not_name(s, box, argument)
        case Act.DONOR:
            return why_not_donor(s, box, argument)
        case Act.DONE:
            return why_not_decline(box)
        case Act.PILL:
            has_it = s.players[s.seat].pills[argument] > 0  # staged pills are spoken for
            return LEGAL if has_it else find_pill_clause(s, box, question)
        case _:
            return LEGAL


@rule
def step(s: State, box: Box, action: int) -> None:
    """Apply a legal action and go on to the next decision; `Match.play` is the one that checks."""
    argument = int(ARGUMENT[action])
    match int(KIND[action]):
        case Act.TOOK:
            do_took(s)
        case Act.FORGOT:
            do_forget(s)
        case Act.KEEP:
            do_keep(s, argument)
        case Act.CIRCULATE:
            do_circulate(s, box, argument)
        case Act.RISK:
            do_risk(s, argument)
        case Act.ACCEPT:
            do_accept(s, box)
        case Act.PAY:
            do_refuse(s, box, argument)
        case Act.PASS:
            do_pass(s, box, argument)
        case Act.PLAIN:
            do_address(s, box, False)
        case Act.DOCTOR:
            do_address(s, box, True)
        case Act.INJECT:
            do_inject(s, box, argument)
        case Act.CHOOSE:
            do_choose(s, box, argument)
        case Act.NAME:
            do_name(s, box, argument)
        case Act.PILL:
            do_pill(s, box, argument)
        case Act.DONOR:
            do_donor(s, box, argument)
        case _:
            do_decline(s)
    settle(s, box)


@rule
def do_accept(s: State, box: Box) -> None:
    """The recipient takes the card (V-054, V-085)."""
    answered(s.pending)
    if is_risk(box, int(s.moving[0])):
        do_take_risk(s, box)
    else:
        do_take(s, box)


@rule
def do_pill(s: State, box: Box, pill: int) -> None:
    """A pill of own choice, for whatever it is due."""
    match find_question(s.pending):
        case Ask.LAPSE:
            do_lapse(s, box, pill)
        case Ask.RETURN:
            do_return(s, box, pill)
        case Ask.GIVE:
            do_give(s, pill)
        case _:
            do_manners(s, pill)
