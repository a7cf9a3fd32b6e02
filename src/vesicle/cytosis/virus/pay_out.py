"""What a virus gives and takes: rank by rank, resources for the strong, a loss for the weakest (C-VIR-27…31)."""

from vesicle.core.jit import rule
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import LEGAL, N_MOLECULES, Ask, Clause, Source
from vesicle.cytosis.resources import pay, take, why_not_handout
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.outbreak import count_responding

HEALTH_POINT = N_MOLECULES  # what can be lost beside the resources


@rule
def pay_out_next(s: State, box: Box) -> None:
    """The next in rank gains or loses; what falls to the dummy stays in the supply (C-VIR-17, C-VIR-35, A-85)."""
    if s.place == count_responding(box):
        answered(s.pending)
        s.place = 0
        return
    who = int(s.ranking[s.place])
    gain = int(box.virus_gain[s.place])
    s.place += 1
    if who == box.players:
        return
    s.seat = who
    if gain > 0:
        s.due = gain
        ask(s.pending, Ask.GAIN)
    elif s.place == count_responding(box):
        s.due = box.virus_loss
        ask(s.pending, Ask.LOSE)


@rule
def can_gain(s: State, box: Box) -> bool:
    """Whether anything is still due and any pile can give it; what none can give lapses (A-51, A-85)."""
    for molecule in range(N_MOLECULES):
        if s.due > 0 and why_not_gain(s, box, molecule) == LEGAL:
            return True
    return False


@rule
def why_not_gain(s: State, box: Box, molecule: int) -> int:
    """ATP, mRNA or lipid, if the pile has one (C-VIR-30, A-51)."""
    return why_not_handout(s, box, molecule, Clause.C_VIR_30)


@rule
def do_gain(s: State, box: Box, molecule: int) -> None:
    """Take one of the resources gained (C-VIR-30)."""
    s.due -= 1
    take(s, box, s.players[s.seat], molecule, 1)


@rule
def must_choose_loss(s: State) -> bool:
    """Whether something is still to be lost and there is a choice; an empty stock has none (A-51)."""
    if s.due == 0:
        return False
    for molecule in range(N_MOLECULES):
        if s.players[s.seat].stock[molecule] > 0:
            return True
    return False


@rule
def why_not_lose(s: State, what: int) -> int:
    """A health point always, a resource if one is owned (C-VIR-31)."""
    if what != HEALTH_POINT and s.players[s.seat].stock[what] == 0:
        return Clause.C_VIR_31
    return LEGAL


@rule
def do_lose(s: State, what: int) -> None:
    """Give a resource back or lose a health point (C-VIR-31)."""
    me = s.players[s.seat]
    s.due -= 1
    if what == HEALTH_POINT:
        me.points[Source.VIRUS] -= 1
    else:
        pay(s, me, what, 1)


@rule
def close_loss(s: State) -> None:
    """Without a choice what is still due is lost in health points (A-51)."""
    answered(s.pending)
    s.players[s.seat].points[Source.VIRUS] -= s.due
    s.due = 0
