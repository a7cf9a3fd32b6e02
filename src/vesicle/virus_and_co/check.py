"""Positions that people edit: what cannot be is refused by name, what follows from the rest is put right."""

from collections import Counter
from typing import Any

from vesicle.core.knowledge import PUBLIC, bit_of
from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING
from vesicle.virus_and_co.components import VIRUS_KINDS
from vesicle.virus_and_co.ids import NO_CARD, NO_ONE, Ask, Kind
from vesicle.virus_and_co.intensive_care import count_sickness
from vesicle.virus_and_co.scoring import finish

STACKS = (
    (Ask.TURN_CARD,),
    (Ask.TURN,),
    (Ask.TURN, Ask.PASS),
    (Ask.TURN, Ask.ADDRESS),
    (Ask.TURN, Ask.LAPSE),
    (Ask.RECEIVE,),
    (Ask.RECEIVE, Ask.PASS),
    (Ask.RECEIVE, Ask.ADDRESS),
    (Ask.RECEIVE, Ask.MANNERS),
    (Ask.INJECT,),
    (Ask.CHOOSE,),
    (Ask.NAME,),
    (Ask.NAME, Ask.ADDRESS),
    (Ask.RETURN,),
    (Ask.GIVE,),
    (Ask.GIVE, Ask.MANNERS),
    (Ask.DONOR,),
    (Ask.MANNERS,),
)
MANNERS = (Ask.TURN_CARD, Ask.ADDRESS, Ask.LAPSE, Ask.MANNERS)
BETS = (Kind.BET_ON, Kind.BET_OFF)
NAMING = (Kind.SENT_VIRUS, Kind.GIVE, *BETS)
RETURNING = (Kind.OTHERS_RETURN, Kind.NEIGHBOURS_RETURN, Kind.TAKER_RETURNS)
INJECTIONS = (Kind.INJECTION, Kind.OWN_INJECTION)
MOST_PASSES = 999  # of one card in one turn; each of them costs more than the one before
FLAGS = ("forgot", "rude")


def check_position(s: Any, rules: Rules) -> None:
    """ValueError in one sentence for anything that cannot be on a table."""
    _check_seats(s, rules)
    _check_pills(s, rules)
    for seat in range(rules.players):
        _check_side(s, rules, seat)
    _check_cards(s, rules)
    _check_winner(s, rules)
    _check_questions(s, rules)


def _used(pile: Any) -> list[int]:
    return [int(card) for card in pile if card != NOTHING]


def _check_seats(s: Any, rules: Rules) -> None:
    for name in ("seat", "starter", "active", "turn_card"):
        if not 0 <= s[name] < rules.players:
            raise ValueError(f"{name}: there is no seat {int(s[name])}")
    for name in ("winner", "icu", "target", "giver", "recipient"):
        if s[name] >= rules.players:
            raise ValueError(f"{name}: there is no seat {int(s[name])}")
    for name in FLAGS:
        if s[name] not in (0, 1):
            raise ValueError(f"{name}: {int(s[name])} is neither 0 nor 1")
    if any(not 0 <= word < 1 << 32 for word in s.rng.tolist()):
        raise ValueError("rng: the key is two words of 32 bits and a count of draws")
    if not 1 <= s.round_number <= rules.box.rounds:
        raise ValueError(f"round_number: {int(s.round_number)} is none of the {int(rules.box.rounds)} rounds")


def _check_pills(s: Any, rules: Rules) -> None:
    """Players, staged pills and Pharmacy together always have all pills in play."""
    for pill, name in enumerate(rules.labels["pill"]):
        total = int(s.pharmacy[pill])
        for seat in range(rules.players):
            me = s.players[seat]
            total += int(me.pills[pill]) + int(me.staged[pill])
            if me.pills[pill] < 0 or me.staged[pill] < 0:
                raise ValueError(f"players[{seat}]: {name} pills are never below 0")
        wanted = (rules.players + 1) * int(rules.box.start[pill])
        if total != wanted or s.pharmacy[pill] < 0:
            raise ValueError(f"pharmacy.{name}: {total} pills in all, but {wanted} are in play")


def _check_side(s: Any, rules: Rules, seat: int) -> None:
    """What lies in front of a player is of the right kind, and not enough for intensive care."""
    me, where, box = s.players[seat], f"players[{seat}]", rules.box
    me.hand[: len(_used(me.hand))] = sorted(_used(me.hand))
    for name, kinds in (("row", VIRUS_KINDS), ("injections", INJECTIONS), ("lasting", (Kind.COURTESY, *BETS))):
        for card in _used(me[name]):
            if box.card_kind[card] not in kinds:
                raise ValueError(f"{where}.{name}: {rules.labels['card'][card]!r} does not belong there")
    for card in _used(me.hand):
        if card < box.n_main:
            raise ValueError(f"{where}.hand: {rules.labels['card'][card]!r} is no Risk card")
    injections = len(_used(me.injections))
    for place, card in enumerate(me.under.tolist()):
        if card != NO_CARD and (place >= injections or card not in me.row):
            raise ValueError(f"{where}.under[{place}]: an Injection lies on a Virus of the same player")
    for place, named in enumerate(me.named.tolist()):
        is_bet = me.lasting[place] != NO_CARD and box.card_kind[me.lasting[place]] in BETS
        if (named != NO_ONE) != is_bet or named in (seat, *range(rules.players, 99)):
            raise ValueError(f"{where}.named[{place}]: a bet, and nothing else, names another player")
    too_ill = count_sickness(box, me) > int(box.sickness_limit) or injections >= int(box.injection_limit)
    if too_ill != (s.icu == seat):
        raise ValueError(f"icu: seat {seat} is ill enough for intensive care, or is there without being so")
    if not 0 <= me.visits <= s.round_number or me.scores[s.round_number - (s.winner < 0) :].any():
        raise ValueError(f"{where}: visits and scores are those of the rounds that are over")
    if me.points.sum() != me.scores.sum():
        raise ValueError(f"{where}.points: by source and by round they give different totals")


def _check_cards(s: Any, rules: Rules) -> None:
    """Every card exists once; who knows a card follows from where it lies, but for Risk cards out of the round."""
    box = rules.box
    public = [*_used(s.offers), *_used(s.discard)]
    hidden = [*_used(s.pile_1), *_used(s.pile_2)]
    for seat in range(rules.players):
        me = s.players[seat]
        public += [*_used(me.row), *_used(me.injections), *_used(me.lasting)]
    counts = Counter([*public, *hidden, *_used(s.moving), *_used(s.out)])
    for seat in range(rules.players):
        counts.update(_used(s.players[seat].hand))
    for card, name in enumerate(rules.labels["card"]):
        if counts[card] != 1:
            raise ValueError(f"cards: {name!r} is in {counts[card]} places; every card exists once")
    for name, main in (("pile_1", True), ("pile_2", True), ("offers", True), ("discard", False), ("out", False)):
        if any((card < int(box.n_main)) != main for card in _used(s[name])):
            raise ValueError(f"{name}: a card of the other deck is there")
    for card in _used(s.out):
        if s.known[card] not in (0, PUBLIC):
            raise ValueError(f"known.{rules.labels['card'][card]}: a card out of the round is known to all or to none")
    s.known[public] = PUBLIC
    s.known[hidden] = 0
    for seat in range(rules.players):
        s.known[_used(s.players[seat].hand)] = bit_of(seat)


def _check_winner(s: Any, rules: Rules) -> None:
    """The game is over exactly when its last round is; then the scores name the winners."""
    winner, winners = int(s.winner), s.winners.tolist()
    if winner == NO_ONE:
        if _used(s.winners):
            raise ValueError("winners: nobody has won yet")
        if s.icu != NO_ONE:
            raise ValueError("icu: with somebody in intensive care the round is over")
        return
    s.winners[:] = NO_ONE
    finish(s, rules.box)
    if s.round_number != rules.box.rounds or (winner, winners) != (int(s.winner), s.winners.tolist()):
        raise ValueError("winner: the scores of the last round say otherwise")


def _check_questions(s: Any, rules: Rules) -> None:
    stack = tuple(Ask(question) for question in _used(s.pending))
    if s.winner != NO_ONE:
        if stack:
            raise ValueError("pending: nothing is asked when the game is over")
        return
    if stack not in STACKS or (not rules.box.etiquette and any(question in MANNERS for question in stack)):
        raise ValueError("pending: these questions cannot be open together")
    _check_turn(s, rules, stack)
    _check_moving(s, rules, stack)
    if not rules.legal_actions(s.base):
        raise ValueError("pending: no action answers this question")


def _check_turn(s: Any, rules: Rules, stack: tuple[Ask, ...]) -> None:
    """What a turn remembers is there exactly while it is needed."""
    circulates, sent = stack[0] == Ask.RECEIVE, len(stack) == 2 and stack[0] == Ask.TURN
    if stack[0] in (Ask.TURN, Ask.TURN_CARD) and s.seat != s.active:
        raise ValueError("seat: the active player decides at the beginning of a turn")
    if not NOTHING <= s.pile < len(rules.labels["pile"]) or (
        s.pile != NOTHING and len(stack) == 1 and stack[0] < Ask.PASS
    ):
        raise ValueError("pile: named only while a card is taken from it")
    if s.pile != NOTHING and sent and s.offers[s.pile] == NO_CARD:
        raise ValueError("pile: it offers no card")
    if not 0 <= s.passes <= MOST_PASSES:
        raise ValueError(f"passes: {int(s.passes)} is not a number from 0 to {MOST_PASSES}")
    if (s.recipient == NO_ONE) != (stack[0] in (Ask.TURN, Ask.TURN_CARD)):
        raise ValueError("recipient: somebody has the card exactly when the action is under way")
    if circulates and (s.giver == NO_ONE or s.passes < 1 or s.giver == s.recipient):
        raise ValueError("giver: a card that circulates was passed by somebody else")
    if not circulates and any(int(s.players[seat].staged.sum()) for seat in range(rules.players)):
        raise ValueError("players: pills are staged only while a card circulates")
    if (s.target != NO_ONE) != _names_somebody(s, stack) or s.target == s.seat:
        raise ValueError("target: another player is named exactly while a command is completed")
    returning = stack == (Ask.RETURN,)
    for seat in range(rules.players):
        choice = int(s.players[seat].choice)
        if choice != NOTHING and (not returning or s.players[seat].pills[choice] == 0):
            raise ValueError(f"players[{seat}].choice: a pill that is there, chosen only while pills are returned")


def _names_somebody(s: Any, stack: tuple[Ask, ...]) -> bool:
    if stack[-1] == Ask.LAPSE:
        return s.target != NO_ONE  # a card that is kept names nobody
    return stack[-1] in (Ask.ADDRESS, Ask.MANNERS, Ask.GIVE)


def _check_moving(s: Any, rules: Rules, stack: tuple[Ask, ...]) -> None:
    """The card on its way is one that the open questions are about."""
    box, moving = rules.box, _used(s.moving)
    card = moving[0] if moving else NO_CARD
    kind = int(box.card_kind[card]) if moving else NOTHING
    match stack[0]:
        case Ask.TURN if len(stack) == 2:
            fits = (kind == NOTHING) != (s.pile == NOTHING) and (kind == NOTHING or card >= box.n_main)
        case Ask.RECEIVE:
            fits = kind != NOTHING
        case Ask.INJECT:
            fits = kind in INJECTIONS
        case Ask.NAME:
            fits = kind in NAMING
        case Ask.RETURN:
            fits = kind in RETURNING
        case _:
            fits = kind == NOTHING
    if not fits:
        raise ValueError("moving: this card cannot be on its way now")
    if moving:
        hidden = card >= box.n_main and stack[0] in (Ask.TURN, Ask.RECEIVE)
        s.known[card] = bit_of(int(s.active)) if hidden else PUBLIC
    if stack[0] == Ask.DONOR:
        row = _used(s.players[s.seat].row)
        if not row or not 0 <= s.collected < box.card_pills[row[-1]].sum() or box.card_kind[row[-1]] != Kind.TEST:
            raise ValueError("collected: no pills are due for the last Virus of this player")
