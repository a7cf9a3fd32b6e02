"""Deal anew all that a viewer cannot know: bots think on such a state, never on the true one.

What is hidden is put in order before it is shuffled, so that the outcome hangs on the view and the seed alone: two
states that look the same to a viewer are the same once they are dealt anew.
"""

from vesicle.core.chance import REDEAL, draw_below, seed_stream, shuffle
from vesicle.core.jit import rule
from vesicle.core.knowledge import bit_of, is_known
from vesicle.core.piles import count_cards, put_on_top, sort_in, take_out, take_top
from vesicle.core.record import IntArray
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import NO_CARD, NO_PILL
from vesicle.virus_and_co.pills import count_pills
from vesicle.virus_and_co.state import Player, State

COUNT_BITS = 8  # room for the number of hidden cards of one hand


@rule
def redeal(s: State, box: Box, viewer: int, seed: int) -> None:
    """Give the state another key and other cards wherever the viewer cannot tell; its view stays the same."""
    seed_stream(s.rng, seed, REDEAL)
    redeal_piles(s)
    redeal_risks(s, box, viewer)
    for seat in range(box.players):
        if seat != viewer and s.players[seat].choice != NO_PILL:
            s.players[seat].choice = draw_pill(s, s.players[seat])


@rule
def redeal_piles(s: State) -> None:
    """Nobody knows a card of the two piles, so they are shuffled as one and divided as before."""
    count = count_cards(s.pile_1)
    while s.pile_2[0] != NO_CARD:
        put_on_top(s.pile_1, take_top(s.pile_2))
    whole = count_cards(s.pile_1)
    shuffle_anew(s, s.pile_1, whole)
    for _ in range(whole - count):
        put_on_top(s.pile_2, take_top(s.pile_1))


@rule
def shuffle_anew(s: State, pile: IntArray, count: int) -> None:
    """Shuffle cards in a way that does not hang on the order in which they lay."""
    for place in range(1, count):
        card = int(pile[place])
        lower = place
        while lower > 0 and pile[lower - 1] > card:
            pile[lower] = pile[lower - 1]
            lower -= 1
        pile[lower] = card
    shuffle(s.rng, pile, count)


@rule
def redeal_risks(s: State, box: Box, viewer: int) -> None:
    """Hidden Risk cards, in hands and on the way, join those out of the round and come out again at random."""
    on_its_way = s.moving[0] != NO_CARD and not is_known(int(s.known[s.moving[0]]), viewer)
    if on_its_way:
        put_on_top(s.out, int(s.moving[0]))
    hidden = 0
    for seat in range(box.players):
        if seat != viewer:
            count = count_cards(s.players[seat].hand)
            hidden += count << (COUNT_BITS * seat)
            for _ in range(count):
                put_on_top(s.out, take_top(s.players[seat].hand))
    shuffle_anew(s, s.out, count_cards(s.out))
    for place in range(count_cards(s.out)):
        if not is_known(int(s.known[s.out[place]]), viewer):
            s.known[s.out[place]] = 0
    if on_its_way:
        s.moving[0] = take_unknown(s, viewer)
        s.known[s.moving[0]] = bit_of(int(s.active))
    for seat in range(box.players):
        for _ in range((hidden >> (COUNT_BITS * seat)) & ((1 << COUNT_BITS) - 1)):
            card = take_unknown(s, viewer)
            sort_in(s.players[seat].hand, card)
            s.known[card] = bit_of(seat)


@rule
def take_unknown(s: State, viewer: int) -> int:
    """The next of the cards out of the round that the viewer does not know to be there."""
    place = count_cards(s.out) - 1
    while is_known(int(s.known[s.out[place]]), viewer):
        place -= 1
    card = int(s.out[place])
    take_out(s.out, card)
    return card


@rule
def draw_pill(s: State, me: Player) -> int:
    """One of a player's pills at random, for a choice that is still hidden (R-56)."""
    left = draw_below(s.rng, count_pills(me.pills))
    pill = 0
    while left >= me.pills[pill]:
        left -= int(me.pills[pill])
        pill += 1
    return pill
