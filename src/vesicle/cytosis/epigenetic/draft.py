"""The draft: three cards, keep one in secret, hand the others on with a new one (C-EPI-02…06)."""

from vesicle.core.chance import shuffle
from vesicle.core.jit import rule
from vesicle.core.piles import find_card, sort_in, take_out, take_top
from vesicle.core.questions import answered, ask
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import LEGAL, N_OFFERED, NO_TRAIT, Ask, Clause
from vesicle.cytosis.state import State


@rule
def begin_draft(s: State, box: Box) -> None:
    """The first player chooses from three (C-EPI-02, C-EPI-03)."""
    for trait in range(box.n_traits):
        s.traits[trait] = trait
    shuffle(s.rng, s.traits, int(box.n_traits))
    s.seat = s.marker
    for _ in range(N_OFFERED):
        sort_in(s.players[s.seat].offered, take_top(s.traits))
    ask(s.pending, Ask.DRAFT)


@rule
def why_not_keep(s: State, trait: int) -> int:
    """One of the three at hand (C-EPI-03)."""
    if find_card(s.players[s.seat].offered, trait) == NO_TRAIT:
        return Clause.C_EPI_03
    return LEGAL


@rule
def do_keep(s: State, box: Box, trait: int) -> None:
    """Keep one face down; the others go on with one of the rest; after the last all lie face up (C-EPI-04…06)."""
    answered(s.pending)
    me = s.players[s.seat]
    take_out(me.offered, trait)
    me.kept = trait
    s.seat = (s.seat + 1) % box.players
    if s.seat == s.marker:
        show_traits(s, box)
        return
    neighbour = s.players[s.seat]
    while me.offered[0] != NO_TRAIT:
        other = take_top(me.offered)
        sort_in(me.passed, other)
        sort_in(neighbour.offered, other)
    sort_in(neighbour.offered, take_top(s.traits))
    ask(s.pending, Ask.DRAFT)


@rule
def show_traits(s: State, box: Box) -> None:
    """All kept cards lie face up; what is left over goes back to the box, and everybody can tell what it is."""
    for seat in range(box.players):
        me = s.players[seat]
        me.trait = me.kept
        me.kept = NO_TRAIT
        for place in range(N_OFFERED):
            me.offered[place] = NO_TRAIT
            me.passed[place] = NO_TRAIT
    for place in range(s.traits.shape[0]):
        s.traits[place] = NO_TRAIT
