"""Deal anew all that a viewer cannot know: bots think on such a state, never on the true one."""

from vesicle.core.chance import REDEAL, seed_stream, shuffle
from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC, bit_of, is_known
from vesicle.core.piles import NOTHING, count_cards, put_on_top, sort, sort_in, take_out, take_top
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray
from vesicle.cytosis.areas.cytoplasm import why_not_cytoplasm
from vesicle.cytosis.areas.exocytosis import why_not_exocytosis
from vesicle.cytosis.areas.smooth_er import why_not_smooth_er
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.redraft import redeal_draft
from vesicle.cytosis.ids import LEGAL, Ask, Effect, Kind
from vesicle.cytosis.state import State

COUNT_BITS = 8  # room for the number of hidden cards of one hand


@rule
def redeal(s: State, box: Box, viewer: int, seed: int) -> None:
    """Give the state another key and other cards wherever the viewer cannot tell; its view stays the same.

    What is hidden is put in order before it is shuffled: states that look the same to the viewer become the same.
    """
    seed_stream(s.rng, seed, REDEAL)
    redeal_events(s, box)
    if box.epigenetic:
        redeal_draft(s, box, viewer)
    redeal_cards(s, box, viewer)
    while not can_answer(s, box):
        redeal_cards(s, box, viewer)


@rule
def redeal_events(s: State, box: Box) -> None:
    """All Events that nobody has seen; those of viruses are never left in the box (C-VIR-04)."""
    count = count_cards(s.events_out)
    pour(s.events_out, s.events)
    sort(s.events)
    shuffle(s.rng, s.events, count_cards(s.events))
    place = count_cards(s.events) - 1
    while count > 0:
        event = int(s.events[place])
        if box.event_effect[event] != Effect.VIRUS:
            take_out(s.events, event)
            put_on_top(s.events_out, event)
            count -= 1
        place -= 1


@rule
def can_answer(s: State, box: Box) -> bool:
    """A piece that stands where a card is completed tells that its owner holds a fitting one."""
    match find_question(s.pending):
        case Ask.SMOOTH:
            return why_not_smooth_er(s, box, 0) == LEGAL
        case Ask.EXPORT:
            return why_not_exocytosis(s, box, 0) == LEGAL
        case Ask.ENZYME:
            return why_not_cytoplasm(s, box, 0) == LEGAL
        case _:
            return True


@rule
def redeal_cards(s: State, box: Box, viewer: int) -> None:
    """Hidden cards of the other hands and of the box go into the deck, which is shuffled, and come out again."""
    out = count_cards(s.out)
    pour(s.out, s.deck)
    hidden = 0
    for seat in range(box.players):
        hidden += hide_hand(s, seat, viewer) << (COUNT_BITS * seat)
    sort(s.deck)
    if find_question(s.pending) == Ask.DRAFT:
        return  # nothing has been dealt yet
    shuffle(s.rng, s.deck, count_cards(s.deck))
    for card in range(box.n_cards):
        if not is_known(int(s.known[card]), viewer):
            s.known[card] = 0
        elif s.known[card] != PUBLIC:
            s.known[card] = bit_of(viewer)
    for _ in range(out):
        put_on_top(s.out, take_unknown(s, box, viewer, Kind.DETOX))
    for seat in range(box.players):
        for _ in range((hidden >> (COUNT_BITS * seat)) & ((1 << COUNT_BITS) - 1)):
            card = take_unknown(s, box, viewer, NOTHING)
            sort_in(s.players[seat].hand, card)
            s.known[card] = bit_of(seat)
    for seat in range(box.players):
        restore_foreseen(s, seat, seat == viewer)


@rule
def restore_foreseen(s: State, seat: int, is_viewer: bool) -> None:
    """Cards that a scout knows to lie on top of the deck: the viewer's own stay there, another's are others now."""
    foreseen = s.players[seat].foreseen
    for place in range(count_cards(foreseen) - 1, -1, -1):
        if is_viewer:
            take_out(s.deck, int(foreseen[place]))
            put_on_top(s.deck, int(foreseen[place]))
    size = count_cards(s.deck)
    for place in range(count_cards(foreseen)):
        foreseen[place] = s.deck[size - 1 - place]
        s.known[foreseen[place]] |= bit_of(seat)


@rule
def pour(source: IntArray, target: IntArray) -> None:
    """Put a whole pile on another."""
    while source[0] != NOTHING:
        put_on_top(target, take_top(source))


@rule
def hide_hand(s: State, seat: int, viewer: int) -> int:
    """Put the cards of a hand that the viewer does not know on the deck, and say how many they were."""
    hand = s.players[seat].hand
    hidden = 0
    for place in range(count_cards(hand) - 1, -1, -1):
        card = int(hand[place])
        if not is_known(int(s.known[card]), viewer):
            take_out(hand, card)
            put_on_top(s.deck, card)
            hidden += 1
    return hidden


@rule
def take_unknown(s: State, box: Box, viewer: int, kind: int) -> int:
    """The next card of the deck that the viewer does not know to be there, of one kind or of any (NOTHING)."""
    place = count_cards(s.deck) - 1
    card = int(s.deck[place])
    while is_known(int(s.known[card]), viewer) or (kind != NOTHING and box.card_kind[card] != kind):
        place -= 1
        card = int(s.deck[place])
    take_out(s.deck, card)
    return card
