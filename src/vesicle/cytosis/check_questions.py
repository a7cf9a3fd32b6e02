"""Positions that people edit: what is asked must be something that can be asked, of somebody who can answer."""

from typing import Any

from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING, used
from vesicle.cytosis.ids import N_DISKS, NO_ONE, Area, Ask, Molecule

Stack = tuple[Ask, ...]

PLACEMENTS: tuple[Stack, ...] = (
    (),
    (Ask.TRANSLATE,),
    (Ask.SMOOTH,),
    (Ask.START_SMOOTH,),
    (Ask.ROUGH,),
    (Ask.ROUGH, Ask.EVICT_ROUGH),
    (Ask.MOVE,),
    (Ask.MOVE, Ask.EVICT_GOLGI),
    (Ask.ADD,),
    (Ask.EXPORT,),
    (Ask.DISK,),
    (Ask.ENZYME,),
    (Ask.LAUREATES,),
    (Ask.COLLECT,),
)
OUTBREAK: tuple[Stack, ...] = (
    (Ask.IMMUNISE, Ask.PAY_OUT, Ask.GAIN),
    (Ask.IMMUNISE, Ask.PAY_OUT, Ask.LOSE),
    (Ask.IMMUNISE, Ask.ANTIBODY),
)
ATTACK: tuple[Stack, ...] = (
    (Ask.RESUME, Ask.SPREAD, Ask.STRIKE, Ask.VACCINATE),
    *((Ask.RESUME, *stack) for stack in OUTBREAK),
)


def check_questions(s: Any, rules: Rules) -> None:
    """ValueError in one sentence for questions that the rules never ask like this."""
    stack = tuple(Ask(question) for question in used(s.pending))
    if s.winner != NO_ONE:
        if stack:
            raise ValueError("pending: nothing is asked when the game is over")
        return
    if s.round_number == 0:
        if stack not in _setup_stacks(rules):
            raise ValueError("pending: in setup a card to return or a free resource is asked for")
    elif stack not in _round_stacks(rules):
        raise ValueError("pending: a turn, or an action within a turn, is asked for")
    elif stack[0] == Ask.TURN and s.players[_turn_of(s)].flasks == 0:
        raise ValueError(f"players[{_turn_of(s)}].flasks: the player to act has no piece left")
    _check_context(s, rules, stack)


def _turn_of(s: Any) -> int:
    """Whose turn it is: a virus lets others decide in between."""
    return int(s.seat if s.resume == NO_ONE else s.resume)


def _setup_stacks(rules: Rules) -> set[Stack]:
    free = {(Ask.FREE,) * count for count in range(1, int(rules.box.free_resources) + 1)}
    return {(Ask.RETURN,), *free, *([(Ask.DRAFT,)] if rules.box.epigenetic else [])}


def _round_stacks(rules: Rules) -> set[Stack]:
    """Everything that can be open in a round or in Phase 2."""
    box = rules.box
    acts = set(PLACEMENTS)
    if box.virus:
        acts |= set(ATTACK)
    looks = {(Ask.PUT, *more) for more in ((), (Ask.SCOUT,), *(ATTACK if box.virus else ()))}
    turns = acts | looks if box.epigenetic else acts
    stacks = {(turn, *act) for turn in (Ask.TURN, Ask.AFTER) for act in turns}
    if box.epigenetic:
        stacks |= {(Ask.FIRST_TURN, *act) for act in acts if act} | {(Ask.FIRST_TURN, Ask.EARLY)}
        stacks |= {(Ask.FIRST_TURN, Ask.OFFER_EARLY, Ask.INCOME), (Ask.FIRST_TURN, Ask.INCOME)}
        stacks |= {(Ask.FIRST_TURN, Ask.OFFER_INCOME, act) for act in (Ask.EARLY,)}
        stacks |= {(Ask.FIRST_TURN, Ask.OFFER_INCOME, *act) for act in acts if act}
    if box.virus:
        stacks |= {(Ask.NEW_ROUND, *market, *stack) for market in ((), (Ask.MARKET,)) for stack in OUTBREAK}
    return stacks


def _check_context(s: Any, rules: Rules, stack: Stack) -> None:
    """What a running action remembers is there exactly while it is needed, and something can be answered."""
    question, me = stack[-1], s.players[s.seat]
    if (s.card != NOTHING) != (question == Ask.DISK):
        raise ValueError("card: named exactly while its disk is asked for")
    if (s.disk != NOTHING) != (question == Ask.ADD) or not NOTHING <= s.disk < N_DISKS:
        raise ValueError("disk: named exactly while something is added to it in the Golgi")
    if question == Ask.ADD and me.disk_area[s.disk] != Area.GOLGI:
        raise ValueError("disk: it is not in the Golgi")
    if question == Ask.DISK and (s.card not in me.hand or rules.box.card_atp[s.card] > me.stock[Molecule.ATP]):
        raise ValueError("card: it is not in hand, or its ATP cannot be paid")
    if (s.spot != NOTHING) != (question == Ask.COLLECT):
        raise ValueError("spot: named exactly while one more resource is offered there")
    if (s.resume != NO_ONE) != (Ask.RESUME in stack) or s.resume >= rules.players:
        raise ValueError("resume: the interrupted seat, named exactly while a Virus Attack card is dealt with")
    if s.strain == NOTHING and (Ask.SPREAD in stack or Ask.IMMUNISE in stack):
        raise ValueError("strain: named while a virus is dealt with")
    if not rules.legal_actions(s.base):
        raise ValueError("pending: no action answers this question")
