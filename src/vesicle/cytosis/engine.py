"""The dispatchers: is an action legal, do it, and list all that are."""

from vesicle.core.actions import ActionSpace
from vesicle.core.jit import rule
from vesicle.core.questions import answered, find_question
from vesicle.cytosis.areas.cytoplasm import do_enzyme, why_not_enzyme
from vesicle.cytosis.areas.exocytosis import do_export, do_pick_disk, fits, why_not_export
from vesicle.cytosis.areas.golgi import do_add, do_evict_golgi, do_move, why_not_move
from vesicle.cytosis.areas.laureates import do_take_reward, why_not_decline, why_not_take_reward
from vesicle.cytosis.areas.ribosome import do_translate, why_not_translate
from vesicle.cytosis.areas.rough_er import do_evict_rough, do_start_rough
from vesicle.cytosis.areas.smooth_er import (
    do_detox,
    do_evict_smooth,
    do_start_smooth,
    why_not_detox,
    why_not_evict_smooth,
    why_not_load_smooth,
)
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.goals import do_goal, why_not_goal
from vesicle.cytosis.cards.instant import do_play, why_not_play
from vesicle.cytosis.displacement import N_TARGETS, why_not_evict
from vesicle.cytosis.epigenetic.collector import decline_more, do_more, why_not_more
from vesicle.cytosis.epigenetic.early import do_early, why_not_early
from vesicle.cytosis.epigenetic.income import do_income, why_not_income
from vesicle.cytosis.ids import (
    LEGAL,
    MAX_CARDS,
    MAX_GOALS,
    MAX_LOAD,
    MAX_SPOTS,
    MAX_TRAITS,
    N_DISKS,
    N_MOLECULES,
    NO_ONE,
    Act,
    Area,
    Ask,
    Clause,
)
from vesicle.cytosis.modules import do_module, why_not_module
from vesicle.cytosis.placement import (
    do_exhaust,
    do_grey,
    do_place,
    use_up_piece,
    why_not_exhaust,
    why_not_grey,
    why_not_lay_aside,
    why_not_place,
)
from vesicle.cytosis.setup import do_free, do_return, why_not_free, why_not_return
from vesicle.cytosis.state import State
from vesicle.cytosis.turn import end_turn, settle
from vesicle.cytosis.vesicles import why_not_add, why_not_load
from vesicle.cytosis.virus.pay_out import do_gain, why_not_gain

ACTIONS = ActionSpace(
    {
        Act.RETURN: (MAX_CARDS, "card"),
        Act.TAKE: (N_MOLECULES, "molecule"),
        Act.PLACE: (MAX_SPOTS, "spot"),
        Act.GREY: (MAX_SPOTS, "spot"),
        Act.EXHAUST: (N_MOLECULES, "molecule"),
        Act.PLAY: (MAX_CARDS, "card"),
        Act.LOAD: (MAX_LOAD + 1, "number"),
        Act.ADD: (N_MOLECULES, "molecule"),
        Act.MOVE: (N_DISKS, "number"),
        Act.COMPLETE: (MAX_CARDS, "card"),
        Act.DISK: (N_DISKS, "number"),
        Act.EVICT: (N_TARGETS, "target"),
        Act.GOAL: (MAX_GOALS, "goal"),
        Act.KEEP: (MAX_TRAITS, "trait"),
        Act.TRADE: (N_MOLECULES, "molecule"),
        Act.SCOUT: (1, ""),
        Act.CHOOSE: (MAX_CARDS, "card"),
        Act.PUT: (MAX_CARDS, "card"),
        Act.LOSE: (N_MOLECULES + 1, "loss"),
        Act.ANTIBODY: (1, ""),
        Act.DONE: (1, ""),
    }
)
KIND = ACTIONS.kind
ARGUMENT = ACTIONS.argument


@rule
def why_not(s: State, box: Box, action: int) -> int:
    """LEGAL, or the clause that forbids the action now."""
    if s.winner != NO_ONE:
        return Clause.C_END_03
    argument = int(ARGUMENT[action])
    question = find_question(s.pending)
    kind = int(KIND[action])
    if kind != Act.PLACE and kind != Act.GREY and kind != Act.EXHAUST:
        return why_not_choose(s, box, kind, argument)
    if question == Ask.EARLY:
        return why_not_early(s, box, argument) if kind == Act.PLACE else Clause.A_58
    if kind == Act.GREY and question == Ask.AFTER:
        return Clause.C_GREY_09
    clause = why_not_own_piece(question)
    if clause != LEGAL:
        return clause
    match kind:
        case Act.PLACE:
            return why_not_place(s, box, argument)
        case Act.GREY:
            return why_not_grey(s, box, argument)
        case _:
            return why_not_exhaust(s, box, argument)


@rule
def why_not_choose(s: State, box: Box, kind: int, argument: int) -> int:
    """The same for the actions that put no piece on the board: most of them answer what a piece has asked."""
    question = find_question(s.pending)
    match kind:
        case Act.RETURN:
            return why_not_return(s, argument) if question == Ask.RETURN else Clause.C_SETUP_11
        case Act.TAKE:
            return why_not_take(s, box, question, argument)
        case Act.PLAY:
            if question != Ask.TURN and question != Ask.AFTER:
                return Clause.C_RES_01
            return why_not_play(s, box, argument)
        case Act.LOAD:
            return why_not_amount(s, box, question, argument)
        case Act.ADD:
            return why_not_add(s, box, int(s.disk), argument, 0) if question == Ask.ADD else Clause.C_VES_03
        case Act.MOVE:
            return why_not_move(s, box, argument) if question == Ask.MOVE else Clause.C_VES_03
        case Act.COMPLETE:
            return why_not_complete(s, box, question, argument)
        case Act.DISK:
            if question != Ask.DISK:
                return Clause.C_VES_03
            return LEGAL if fits(box, s.players[s.seat], argument, int(s.card)) else Clause.C_VES_07
        case Act.EVICT:
            return why_not_displace(s, box, question, argument)
        case Act.GOAL:
            return why_not_goal(s, box, argument) if question == Ask.LAUREATES else Clause.C_GOAL_01
        case Act.DONE:
            return why_not_done(s, box, question)
        case _:
            return why_not_module(s, box, kind, question, argument)


@rule
def why_not_own_piece(question: int) -> int:
    """Pieces are used after setup, once a turn, and not inside a running action (C-P1-02, C-P1-03)."""
    match question:
        case Ask.TURN:
            return LEGAL
        case Ask.AFTER:
            return Clause.C_P1_02
        case Ask.RETURN:
            return Clause.C_SETUP_11
        case Ask.FREE:
            return Clause.C_SETUP_18
        case Ask.DRAFT:
            return Clause.C_EPI_03
        case Ask.INCOME:
            return Clause.C_EPI_15
        case Ask.VACCINATE | Ask.GAIN | Ask.LOSE | Ask.ANTIBODY:
            return Clause.C_VIR_20
        case _:
            return Clause.C_P1_03


@rule
def why_not_take(s: State, box: Box, question: int, molecule: int) -> int:
    """Free resources in setup, the ATP of the Laureates, what a virus or an Epigenetic card gives."""
    match question:
        case Ask.FREE:
            return why_not_free(s, box, molecule)
        case Ask.LAUREATES:
            return why_not_take_reward(s, box, molecule)
        case Ask.GAIN:
            return why_not_gain(s, box, molecule)
        case Ask.COLLECT:
            return why_not_more(s, box, molecule)
        case Ask.INCOME:
            return why_not_income(s, box, molecule)
        case _:
            return Clause.C_LAU_03


@rule
def why_not_amount(s: State, box: Box, question: int, amount: int) -> int:
    """How many mRNA or lipids: Free Ribosome, Smooth ER, Rough ER."""
    match question:
        case Ask.TRANSLATE:
            return why_not_translate(s, box, amount)
        case Ask.SMOOTH:
            return why_not_load_smooth(s, box, amount)
        case Ask.START_SMOOTH:
            return why_not_load(s, box, Area.SMOOTH, amount, 0)
        case Ask.ROUGH:
            return why_not_load(s, box, Area.ROUGH, amount, 0)
        case _:
            return Clause.C_VES_03


@rule
def why_not_complete(s: State, box: Box, question: int, card: int) -> int:
    """Each kind of card is completed in its own area (C-P1-07)."""
    match question:
        case Ask.SMOOTH:
            return why_not_detox(s, box, card)
        case Ask.EXPORT:
            return why_not_export(s, box, card)
        case Ask.ENZYME:
            return why_not_enzyme(s, box, card)
        case _:
            return Clause.C_P1_07


@rule
def why_not_displace(s: State, box: Box, question: int, target: int) -> int:
    """A disk is displaced only when an own one needs its place (C-DISP-01)."""
    match question:
        case Ask.SMOOTH:
            return why_not_evict_smooth(s, box, target)
        case Ask.EVICT_ROUGH:
            return why_not_evict(s, box, Area.ROUGH, target)
        case Ask.EVICT_GOLGI:
            return why_not_evict(s, box, Area.GOLGI, target)
        case _:
            return Clause.C_DISP_01


@rule
def why_not_done(s: State, box: Box, question: int) -> int:
    """A turn is closed after its piece, never instead of it; a running action is compulsory (C-P1-02, C-P1-03)."""
    match question:
        case Ask.AFTER:
            return LEGAL
        case Ask.TURN:
            return why_not_lay_aside(s, box)
        case Ask.LAUREATES:
            return why_not_decline(box)
        case Ask.INCOME | Ask.EARLY | Ask.COLLECT | Ask.SCOUT | Ask.VACCINATE | Ask.ANTIBODY:
            return LEGAL
        case Ask.GAIN | Ask.LOSE:
            return Clause.A_85
        case _:
            return Clause.C_P1_03


@rule
def step(s: State, box: Box, action: int) -> None:
    """Apply a legal action and go on to the next decision; `Match.play` is the one that checks."""
    act(s, box, action, True)


@rule
def act(s: State, box: Box, action: int, settles: bool) -> None:
    """An action, and unless it is only asked about, all that follows from it.

    Both stand in one function: where `step` called two, NVIDIA's compiler made code that wrote beyond its stack.
    """
    forget_traces(s, box)
    argument = int(ARGUMENT[action])
    match int(KIND[action]):
        case Act.RETURN:
            do_return(s, box, argument)
        case Act.TAKE:
            do_take(s, box, argument)
        case Act.PLACE:
            do_put_down(s, box, argument)
        case Act.GREY:
            do_grey(s, box, argument)
        case Act.EXHAUST:
            do_exhaust(s, box, argument)
        case Act.PLAY:
            do_play(s, box, argument)
        case Act.LOAD:
            do_load(s, box, argument)
        case Act.ADD:
            do_add(s, argument)
        case Act.MOVE:
            do_move(s, argument)
        case Act.COMPLETE:
            do_complete_here(s, box, argument)
        case Act.DISK:
            do_pick_disk(s, box, argument)
        case Act.EVICT:
            do_displace(s, box, argument)
        case Act.GOAL:
            do_goal(s, box, argument)
        case Act.DONE:
            do_done(s, box)
        case _:
            do_module(s, box, int(KIND[action]), argument)
    if settles:
        settle(s, box)


@rule
def forget_traces(s: State, box: Box) -> None:
    """The story of the step before is told."""
    s.fee = 0
    if s.toxic:
        s.toxic = 0
        for seat in range(box.players):
            for molecule in range(N_MOLECULES):
                s.players[seat].poisoned[molecule] = 0


@rule
def do_put_down(s: State, box: Box, spot: int) -> None:
    """An own piece, in its turn or before the first one of a round."""
    if find_question(s.pending) == Ask.EARLY:
        do_early(s, box, spot)
    else:
        do_place(s, box, spot)


@rule
def do_take(s: State, box: Box, molecule: int) -> None:
    """Free resources in setup, the ATP of the Laureates, what a virus or an Epigenetic card gives."""
    match find_question(s.pending):
        case Ask.FREE:
            do_free(s, box, molecule)
        case Ask.LAUREATES:
            do_take_reward(s, box)
        case Ask.GAIN:
            do_gain(s, box, molecule)
        case Ask.COLLECT:
            do_more(s, box, molecule)
        case _:
            do_income(s, box, molecule)


@rule
def do_load(s: State, box: Box, amount: int) -> None:
    """How many mRNA or lipids: Free Ribosome, Rough ER, Smooth ER."""
    match find_question(s.pending):
        case Ask.TRANSLATE:
            do_translate(s, box, amount)
        case Ask.ROUGH:
            do_start_rough(s, amount)
        case _:
            do_start_smooth(s, box, amount)


@rule
def do_complete_here(s: State, box: Box, card: int) -> None:
    """Each kind of card is completed in its own area."""
    match find_question(s.pending):
        case Ask.SMOOTH:
            do_detox(s, box, card)
        case Ask.EXPORT:
            do_export(s, box, card)
        case _:
            do_enzyme(s, box, card)


@rule
def do_displace(s: State, box: Box, target: int) -> None:
    """The chosen disk leaves the full area."""
    match find_question(s.pending):
        case Ask.SMOOTH:
            do_evict_smooth(s, box, target)
        case Ask.EVICT_ROUGH:
            do_evict_rough(s, box, target)
        case _:
            do_evict_golgi(s, box, target)


@rule
def do_done(s: State, box: Box) -> None:
    """Close the turn, decline what is offered, or lay a stuck piece aside."""
    match find_question(s.pending):
        case Ask.AFTER:
            end_turn(s, box)
        case Ask.TURN:
            use_up_piece(s)
        case Ask.COLLECT:
            decline_more(s)
        case _:
            answered(s.pending)
