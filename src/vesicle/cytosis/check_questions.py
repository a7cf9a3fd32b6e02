"""Positions that people edit: what is asked must be something that can be asked, of somebody who can answer."""

from typing import Any

from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING, used
from vesicle.cytosis.ids import N_DISKS, NO_ONE, Ability, Area, Ask, Effect, Molecule
from vesicle.cytosis.virus.outbreak import HOLDER

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
)
ABILITY_FOR = {
    Ask.INCOME: Ability.INCOME,
    Ask.EARLY: Ability.EARLY,
    Ask.COLLECT: Ability.COLLECTOR,
    Ask.SCOUT: Ability.SCOUT,
    Ask.PUT: Ability.SCOUT,
}
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
    if box.epigenetic:
        acts |= {(Ask.COLLECT,)}
    if box.virus:
        acts |= set(ATTACK)
    looks = {(Ask.PUT, *more) for more in ((), (Ask.SCOUT,), *(ATTACK if box.virus else ()))}
    turns = acts | looks if box.epigenetic else acts
    stacks = {(turn, *act) for turn in (Ask.TURN, Ask.AFTER) for act in turns}
    if box.epigenetic:
        stacks |= {(Ask.FIRST_TURN, *act) for act in acts if act} | {(Ask.FIRST_TURN, Ask.EARLY)}
        stacks |= {(Ask.FIRST_TURN, Ask.OFFER_EARLY, Ask.INCOME), (Ask.FIRST_TURN, Ask.INCOME)}
        stacks |= {(Ask.FIRST_TURN, Ask.OFFER_INCOME, Ask.EARLY)}
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
    _check_ability(s, rules, stack)
    _check_outbreak(s, rules, stack)
    if not rules.legal_actions(s.base):
        raise ValueError("pending: no action answers this question")


def _check_ability(s: Any, rules: Rules, stack: Stack) -> None:
    """Whoever is asked for the sake of an Epigenetic card has it, and what it wants."""
    question, me, box = stack[-1], s.players[s.seat], rules.box
    has = None if me.trait == NOTHING else Ability(int(box.trait_ability[me.trait]))
    if ABILITY_FOR.get(question, has) != has:
        raise ValueError(f"pending: seat {int(s.seat)} has no Epigenetic card that asks this")
    if (s.spot != NOTHING) != (question == Ask.COLLECT) or (s.spot != NOTHING and not box.spot_numbered[s.spot]):
        raise ValueError("spot: a spot with a number, named exactly while one more resource is offered there")
    if question == Ask.EARLY and (me.flasks == 0 or me.stock[Molecule.ATP] < box.early_price):
        raise ValueError(f"players[{int(s.seat)}]: a flask before the first turn wants one and its price in ATP")
    reduced = box.scout_reduced and s.event != NOTHING and box.event_effect[s.event] == Effect.REDUCE
    if question == Ask.SCOUT and me.stock[Molecule.ATP] < box.choose_price - int(bool(reduced)):
        raise ValueError(f"players[{int(s.seat)}].stock.atp: too little to take one of the cards")
    if Ask.PUT in stack and not s.scouted:
        raise ValueError("scouted: 1 is wanted while cards are looked at")
    if s.put_back and question != Ask.PUT:
        raise ValueError("put_back: above 0 only while cards are put back")


def _check_outbreak(s: Any, rules: Rules, stack: Stack) -> None:
    """A virus that is being dealt with has a strain, ranks, and asks whoever is next."""
    question, running = stack[-1], Ask.SPREAD in stack or Ask.IMMUNISE in stack
    if (s.resume != NO_ONE) != (Ask.RESUME in stack) or s.resume >= rules.players:
        raise ValueError("resume: the interrupted seat, named exactly while a Virus Attack card is dealt with")
    if running and s.strain != _strain_of(s, rules):
        raise ValueError("strain: that of the Virus Event or Virus Attack card is wanted")
    if (s.place > 0) != (Ask.IMMUNISE in stack):
        raise ValueError("place: above 0 exactly while a virus's ranks are paid out or antibodies are sold")
    if (s.due > 0) != (question in (Ask.GAIN, Ask.LOSE)):
        raise ValueError("due: above 0 exactly while resources are gained or lost to a virus")
    if question == Ask.ANTIBODY and s.place > rules.players:
        raise ValueError(f"place: only {rules.players} players buy antibodies")
    if running and s.seat != _asked(s, rules, question):
        raise ValueError(f"seat: seat {_asked(s, rules, question)} is the one who is asked")


def _asked(s: Any, rules: Rules, question: Ask) -> int:
    """Who answers a question of a virus: the buyer of the card, the next in rank, or the next in turn order."""
    if question == Ask.VACCINATE:
        return int(s.resume)
    if question == Ask.ANTIBODY:
        first = s.marker if rules.box.virus_order == HOLDER else s.starter
        return int(first + s.place - 1) % rules.players
    return used(s.ranking)[s.place - 1]


def _strain_of(s: Any, rules: Rules) -> int:
    """The strain of the virus at hand: of the card that was bought last by the interrupted player, or of the Event."""
    if s.resume == NO_ONE:
        return int(rules.box.event_strain[s.event])
    attacks = used(s.players[s.resume].attacks)
    return int(rules.box.card_strain[attacks[-1]]) if attacks else NOTHING
