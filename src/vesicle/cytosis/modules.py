"""The actions that only the Virus expansion and the Epigenetic cards have: are they legal, do them."""

from vesicle.core.jit import rule
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.draft import why_not_keep
from vesicle.cytosis.epigenetic.scout import (
    do_choose_card,
    do_put,
    do_scout,
    why_not_choose_card,
    why_not_put,
    why_not_scout,
)
from vesicle.cytosis.epigenetic.trader import do_trade, why_not_trade
from vesicle.cytosis.ids import Act, Ask, Clause
from vesicle.cytosis.setup import do_draft
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.antibodies import do_antibody, why_not_antibody
from vesicle.cytosis.virus.pay_out import do_lose, why_not_lose


@rule
def why_not_module(s: State, box: Box, kind: int, question: int, argument: int) -> int:
    """LEGAL, or the clause that forbids the action now."""
    match kind:
        case Act.KEEP:
            return why_not_keep(s, argument) if question == Ask.DRAFT else Clause.C_EPI_03
        case Act.TRADE:
            if question != Ask.TURN and question != Ask.AFTER:
                return Clause.C_EPI_07
            return why_not_trade(s, box, argument)
        case Act.SCOUT:
            if question != Ask.TURN and question != Ask.AFTER:
                return Clause.C_EPI_07
            return why_not_scout(s, box)
        case Act.CHOOSE:
            return why_not_choose_card(s, argument) if question == Ask.SCOUT else Clause.C_EPI_09
        case Act.PUT:
            return why_not_put(s, argument) if question == Ask.PUT else Clause.C_EPI_09
        case Act.LOSE:
            return why_not_lose(s, argument) if question == Ask.LOSE else Clause.C_VIR_31
        case _:
            if question != Ask.VACCINATE and question != Ask.ANTIBODY:
                return Clause.C_VIR_18
            return why_not_antibody(s, box)


@rule
def do_module(s: State, box: Box, kind: int, argument: int) -> None:
    """Apply a legal one of them."""
    match kind:
        case Act.KEEP:
            do_draft(s, box, argument)
        case Act.TRADE:
            do_trade(s, box, argument)
        case Act.SCOUT:
            do_scout(s, box)
        case Act.CHOOSE:
            do_choose_card(s, box, argument)
        case Act.PUT:
            do_put(s, argument)
        case Act.LOSE:
            do_lose(s, argument)
        case _:
            do_antibody(s, box)
