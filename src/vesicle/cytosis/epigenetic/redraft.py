"""The draft dealt anew, as it may have gone in the eyes of a viewer: for bots, which think on such a state.

From the three cards that the viewer chose from, the draft is told backwards (each earlier player kept a card that the
viewer never saw) and forwards (each later one got a new card and kept any). A viewer who has not chosen yet knows
nothing, and the whole draft is told anew.
"""

from vesicle.core.chance import draw_below, shuffle
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, find_card, put_on_top, sort_in, take_out, take_top
from vesicle.core.questions import find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import N_OFFERED, NO_TRAIT, Ask
from vesicle.cytosis.state import Player, State


@rule
def redeal_draft(s: State, box: Box, viewer: int) -> None:
    """Another draft with the same view; players are counted from the one who began it."""
    if find_question(s.pending) != Ask.DRAFT:
        return
    deciding = int((s.seat - s.marker) % box.players)
    start = int((viewer - s.marker) % box.players) if viewer < box.players else int(box.players)
    knows = start <= deciding
    gather_unseen(s, box, viewer, knows)
    shuffle(s.rng, s.traits, count_cards(s.traits))
    if not knows:
        start = 0
        for _ in range(N_OFFERED):
            sort_in(s.players[s.marker].offered, take_top(s.traits))
        if deciding > 0:
            keep_any(s, int(s.marker))
    for step in range(start, 0, -1):
        tell_backwards(s, int((s.marker + step - 1) % box.players), int((s.marker + step) % box.players))
    for step in range(start, deciding):
        taker = int((s.marker + step + 1) % box.players)
        tell_forwards(s, int((s.marker + step) % box.players), taker)
        if step + 1 < deciding:
            keep_any(s, taker)


@rule
def gather_unseen(s: State, box: Box, viewer: int, knows: bool) -> None:
    """Put all cards that the viewer has not chosen from on one pile, in order."""
    for place in range(s.traits.shape[0]):
        s.traits[place] = NO_TRAIT
    for trait in range(box.n_traits):
        if not knows or not has_seen(s.players[viewer], trait):
            put_on_top(s.traits, trait)
    for seat in range(box.players):
        if not knows or seat != viewer:
            me = s.players[seat]
            me.kept = NO_TRAIT
            for place in range(N_OFFERED):
                me.offered[place] = NO_TRAIT
                me.passed[place] = NO_TRAIT


@rule
def has_seen(me: Player, trait: int) -> bool:
    """Whether a card was among the three that a player chose from, or chooses from now."""
    if me.kept == trait:
        return True
    return find_card(me.passed, trait) != NO_TRAIT or find_card(me.offered, trait) != NO_TRAIT


@rule
def find_seen(me: Player, place: int) -> int:
    """One of those three cards."""
    if me.kept == NO_TRAIT:
        return int(me.offered[place])
    return int(me.kept) if place == N_OFFERED - 1 else int(me.passed[place])


@rule
def keep_any(s: State, seat: int) -> None:
    """A player has kept one of the cards offered, no matter which, and handed on the others."""
    me = s.players[seat]
    me.kept = me.offered[draw_below(s.rng, N_OFFERED)]
    take_out(me.offered, int(me.kept))
    while me.offered[0] != NO_TRAIT:
        sort_in(me.passed, take_top(me.offered))


@rule
def tell_backwards(s: State, giver: int, taker: int) -> None:
    """Of the taker's three cards one was new; the giver handed on the two others and kept an unseen one."""
    new_one = draw_below(s.rng, N_OFFERED)
    for place in range(N_OFFERED):
        if place != new_one:
            sort_in(s.players[giver].passed, find_seen(s.players[taker], place))
    s.players[giver].kept = take_top(s.traits)


@rule
def tell_forwards(s: State, giver: int, taker: int) -> None:
    """The taker chooses from the two cards handed on and a new one."""
    for place in range(N_OFFERED - 1):
        sort_in(s.players[taker].offered, int(s.players[giver].passed[place]))
    sort_in(s.players[taker].offered, take_top(s.traits))
