"""Positions that people edit: what the Virus expansion and the Epigenetic cards add."""

from typing import Any

from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING, used
from vesicle.cytosis.ids import MAX_PLAYERS, N_OFFERED, N_STRAINS, Ask

MOST_ANTIBODIES = 999


def check_virus(s: Any, rules: Rules) -> None:
    """Antibodies within their columns, and a ranking that fits a running virus."""
    top = (int(rules.box.antibody_top) or MOST_ANTIBODIES) if rules.box.virus else 0
    owners = [(f"players[{seat}].antibodies", s.players[seat].antibodies, top) for seat in range(rules.players)]
    for where, antibodies, most in (*owners, ("dummy", s.dummy, top if rules.players == 2 else 0)):
        for strain in range(N_STRAINS):
            if not 0 <= antibodies[strain] <= most:
                name = rules.labels["strain"][strain]
                raise ValueError(f"{where}.{name}: {antibodies[strain]} is not a number from 0 to {most}")
    responding = max(3, rules.players)  # two players and the dummy
    for name, most in (("outbreaks", 99 if rules.box.virus else 0), ("place", responding), ("due", 9)):
        if not 0 <= s[name] <= most:
            raise ValueError(f"{name}: {int(s[name])} is not a number from 0 to {most}")
    if not rules.box.virus:
        for name in ("strain", "ranking", "dice", "response"):
            if (s[name] != (NOTHING if name in ("strain", "ranking") else 0)).any():
                raise ValueError(f"{name}: no virus comes without the Virus expansion")
    if s.place and not used(s.ranking):
        raise ValueError("ranking: a virus that is being dealt with has one")
    if used(s.ranking) and sorted(used(s.ranking)) != list(range(responding)):
        raise ValueError(f"ranking: each of the {responding} who respond has one rank")
    faces = {0, *rules.box.die_faces.tolist()}
    if any(face not in faces for face in s.dice[:MAX_PLAYERS].ravel().tolist()):
        raise ValueError("dice: a die shows one of its faces, or 0 if it was not rolled")


def check_traits(s: Any, rules: Rules) -> None:
    """Every Epigenetic card exists once, and who chooses has three to choose from."""
    everybody = [s.players[seat] for seat in range(rules.players)]
    owned = [int(card) for me in everybody for card in (me.trait, me.kept) if card != NOTHING]
    offered = [card for me in everybody for card in used(me.offered)]
    if len({*owned, *offered, *used(s.traits)}) != len(owned) + len(offered) + len(used(s.traits)):
        raise ValueError("traits: every Epigenetic card exists once")
    drafting = Ask.DRAFT in used(s.pending)
    revealed = sum(me.trait != NOTHING for me in everybody)
    if revealed != (rules.players if rules.box.epigenetic and not drafting else 0):
        raise ValueError("players.trait: each player has one Epigenetic card once the draft is over, and none before")
    if drafting:
        _check_draft(s, rules, len(owned) + len(offered) + len(used(s.traits)))
    elif offered or used(s.traits) or any(me.kept != NOTHING or used(me.passed) for me in everybody):
        raise ValueError("traits: after the draft no Epigenetic card is hidden")
    for seat, me in enumerate(everybody):
        top = used(s.deck)[::-1][: len(used(me.foreseen))]
        if used(me.foreseen) != top or (top and not rules.box.epigenetic):
            raise ValueError(f"players[{seat}].foreseen: these cards do not lie on top of the deck in this order")
    if s.scouted not in (0, 1) or not 0 <= s.put_back <= max(len(used(me.foreseen)) for me in everybody):
        raise ValueError("scouted: 0 or 1 is wanted, and put_back counts cards looked at")


def _check_draft(s: Any, rules: Rules, cards: int) -> None:
    """Each player in turn kept one of three cards and handed on two; nothing else is dealt yet (C-EPI-02…04)."""
    deciding = int((s.seat - s.marker) % rules.players)
    for step in range(rules.players):
        seat = int((s.marker + step) % rules.players)
        me = s.players[seat]
        has = (me.kept != NOTHING, len(used(me.passed)), len(used(me.offered)))
        wanted = (True, N_OFFERED - 1, 0) if step < deciding else (False, 0, N_OFFERED if step == deciding else 0)
        if has != wanted:
            raise ValueError(f"players[{seat}]: the draft has not come to what is kept, passed and offered here")
        neighbour = s.players[(seat + 1) % rules.players]
        seen = {int(neighbour.kept), *used(neighbour.passed), *used(neighbour.offered)}
        if not set(used(me.passed)) <= seen:
            raise ValueError(f"players[{seat}].passed: the neighbour was not offered these cards")
    if cards != rules.box.n_traits:
        raise ValueError(f"traits: there are {rules.box.n_traits} Epigenetic cards, not {cards}")
    if used(s.market) or any(used(s.players[seat].hand) for seat in range(rules.players)):
        raise ValueError("pending: no card is dealt before the draft is over")
