"""A new game, and every new round: shuffle, two piles, hands, pills (V-010 to V-018, V-113)."""

from vesicle.core.chance import GAME, draw_below, seed_stream, shuffle
from vesicle.core.jit import rule
from vesicle.core.knowledge import bit_of
from vesicle.core.piles import sort_in, take_top
from vesicle.core.questions import ask
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import (
    MAX_CARDS,
    MAX_HAND,
    MAX_INJECTIONS,
    MAX_LASTING,
    MAX_ROW,
    N_PILES,
    N_PILLS,
    NO_CARD,
    NO_ONE,
    Ask,
)
from vesicle.virus_and_co.keeping import turn_up
from vesicle.virus_and_co.state import Player, State


@rule
def deal_game(s: State, box: Box, seed: int, first_seat: int) -> None:
    """Set the table in a record that holds nothing yet; NO_ONE draws the first seat at random (V-030, R-10)."""
    seed_stream(s.rng, seed, GAME)
    starter = draw_below(s.rng, int(box.players)) if first_seat == NO_ONE else first_seat
    deal_round(s, box, starter)


@rule
def deal_round(s: State, box: Box, starter: int) -> None:
    """All cards and pills come back and are dealt anew; who begins has the Turn Player card (V-113, R-12, R-44)."""
    s.round_number += 1
    s.starter = starter
    s.turn_card = starter
    s.icu = NO_ONE
    clear_table(s, box)
    deal_pills(s, box)
    deal_piles(s, box)
    deal_risks(s, box)
    begin_turn(s, box, starter)


@rule
def begin_turn(s: State, box: Box, seat: int) -> None:
    """A player's turn; without etiquette the Turn Player card moves by itself (V-031, R-14)."""
    s.active = seat
    s.seat = seat
    if box.etiquette:
        ask(s.pending, Ask.TURN_CARD)
    else:
        s.turn_card = seat
        ask(s.pending, Ask.TURN)


@rule
def clear_table(s: State, box: Box) -> None:
    """Nothing lies in front of anybody when a round begins (V-018, V-113)."""
    for card in range(MAX_CARDS):
        s.pile_1[card] = NO_CARD
        s.pile_2[card] = NO_CARD
        s.discard[card] = NO_CARD
        s.out[card] = NO_CARD
        s.known[card] = 0
    for seat in range(box.players):
        clear_side(s.players[seat])


@rule
def clear_side(me: Player) -> None:
    """All cards of one player go back."""
    for place in range(MAX_HAND):
        me.hand[place] = NO_CARD
    for place in range(MAX_ROW):
        me.row[place] = NO_CARD
    for place in range(MAX_INJECTIONS):
        me.injections[place] = NO_CARD
        me.under[place] = NO_CARD
    for place in range(MAX_LASTING):
        me.lasting[place] = NO_CARD
        me.named[place] = NO_ONE


@rule
def deal_pills(s: State, box: Box) -> None:
    """The same stock for each player and the Pharmacy; the rest stays in the box (V-015, V-016, V-017)."""
    for pill in range(N_PILLS):
        s.pharmacy[pill] = box.start[pill]
        for seat in range(box.players):
            s.players[seat].pills[pill] = box.start[pill]


@rule
def deal_piles(s: State, box: Box) -> None:
    """One shuffled deck in two equal piles, the top card of each face up (V-010, V-011, V-012, R-06)."""
    for card in range(box.n_main):
        s.pile_1[card] = card
    shuffle(s.rng, s.pile_1, int(box.n_main))
    for place in range(box.n_main // 2):
        top = box.n_main - 1 - place
        s.pile_2[place] = s.pile_1[top]
        s.pile_1[top] = NO_CARD
    for pile in range(N_PILES):
        s.offers[pile] = NO_CARD
        s.pile = pile
        turn_up(s)


@rule
def deal_risks(s: State, box: Box) -> None:
    """Risk cards are dealt out evenly; what is left over leaves the round unseen (V-013, V-014)."""
    count = int(box.n_cards) - int(box.n_main)
    for place in range(count):
        s.out[place] = box.n_main + place
    shuffle(s.rng, s.out, count)
    for step in range(box.players):
        seat = int((s.starter + step) % box.players)
        for _ in range(count // box.players):
            card = take_top(s.out)
            sort_in(s.players[seat].hand, card)
            s.known[card] = bit_of(seat)
