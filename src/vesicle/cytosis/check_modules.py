"""Positions that people edit: what the Virus expansion and the Epigenetic cards add."""

from typing import Any

from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING, used
from vesicle.cytosis.ids import MAX_PLAYERS, N_OFFERED, N_STRAINS, Ask
from vesicle.cytosis.virus.outbreak import count_responding

MOST_ANTIBODIES = 999


def check_virus(s: Any, rules: Rules) -> None:
    """Antibodies within their columns, and a ranking that fits a running virus."""
    top = int(rules.box.antibody_top) or MOST_ANTIBODIES
    owners = [(f"players[{seat}].antibodies", s.players[seat].antibodies) for seat in range(rules.players)]
    for where, antibodies in (*owners, ("dummy", s.dummy)):
        for strain in range(N_STRAINS):
            if not 0 <= antibodies[strain] <= (top if rules.box.virus else 0):
                name = rules.labels["strain"][strain]
                raise ValueError(f"{where}.{name}: {antibodies[strain]} is not a number from 0 to {top}")
    responding = count_responding(rules.box)
    for name, most in (("outbreaks", 99), ("place", responding), ("due", 9)):
        if not 0 <= s[name] <= most:
            raise ValueError(f"{name}: {int(s[name])} is not a number from 0 to {most}")
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
    if not drafting:
        if offered or used(s.traits) or any(me.kept != NOTHING or used(me.passed) for me in everybody):
            raise ValueError("traits: after the draft no Epigenetic card is hidden")
    elif len(used(s.players[s.seat].offered)) != N_OFFERED or len(offered) != N_OFFERED:
        raise ValueError(f"players[{int(s.seat)}].offered: {N_OFFERED} Epigenetic cards are to choose from")
    for seat, me in enumerate(everybody):
        top = used(s.deck)[::-1][: len(used(me.foreseen))]
        if used(me.foreseen) != top or (top and not rules.box.epigenetic):
            raise ValueError(f"players[{seat}].foreseen: these cards do not lie on top of the deck in this order")
    if s.scouted not in (0, 1) or not 0 <= s.put_back <= max(len(used(me.foreseen)) for me in everybody):
        raise ValueError("scouted: 0 or 1 is wanted, and put_back counts cards looked at")
