"""A new game: decks, market, hands and ATP are dealt; then each player returns a card and takes free resources."""

from vesicle.core.chance import GAME, draw_below, seed_stream, shuffle
from vesicle.core.jit import rule
from vesicle.core.knowledge import PUBLIC, bit_of
from vesicle.core.piles import count_cards, put_on_top, sort_in, take_out, take_top
from vesicle.core.questions import answered, ask, find_question
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.completion import holds
from vesicle.cytosis.epigenetic.draft import begin_draft, do_keep
from vesicle.cytosis.ids import (
    LEGAL,
    N_MOLECULES,
    NO_CARD,
    NO_ONE,
    NO_QUESTION,
    Ask,
    Clause,
    Effect,
    Kind,
    Molecule,
)
from vesicle.cytosis.market import fill_market
from vesicle.cytosis.resources import take, why_not_handout
from vesicle.cytosis.state import State
from vesicle.cytosis.turn import begin_round, retrieve_pieces


@rule
def deal_game(s: State, box: Box, seed: int, first_seat: int) -> None:
    """Set the table in a record that holds nothing yet; NO_ONE draws the first seat at random (C-SETUP, A-72)."""
    seed_stream(s.rng, seed, GAME)
    s.marker = draw_below(s.rng, int(box.players)) if first_seat == NO_ONE else first_seat
    for molecule in range(N_MOLECULES):
        s.supply[molecule] = box.tokens[molecule]
    retrieve_pieces(s, box)
    draw_events(s, box)
    draw_goals(s, box)
    for card in range(box.n_cards - box.n_attacks, box.n_cards):
        s.known[card] = PUBLIC  # Virus Attack cards are in the deck, the market or face up, never in a hand
    if box.epigenetic:
        for card in range(box.n_cards):
            s.deck[card] = card  # nothing is dealt before the draft is over (C-EPI-02)
        begin_draft(s, box)
    else:
        deal_cards(s, box)


@rule
def do_draft(s: State, box: Box, trait: int) -> None:
    """Keep an Epigenetic card; after the last one setup goes on with the cards (C-EPI-06)."""
    do_keep(s, box, trait)
    if find_question(s.pending) == NO_QUESTION:
        deal_cards(s, box)


@rule
def deal_cards(s: State, box: Box) -> None:
    """Market and hands, ATP by distance from the first player; then each returns a card (C-SETUP-10…17)."""
    draw_cards(s, box)
    for step in range(box.players):
        seat = (s.marker + step) % box.players
        take(s, box, s.players[seat], Molecule.ATP, int(box.start_atp[step]))
    s.seat = s.marker
    ask(s.pending, Ask.RETURN)


@rule
def draw_events(s: State, box: Box) -> None:
    """Shuffle all Events; some go back to the box unseen; those of viruses join after that (C-SETUP-06, C-VIR-04)."""
    gather_events(s, box, False)
    count = count_cards(s.events)
    shuffle(s.rng, s.events, count)
    for _ in range(count + box.virus_events - box.events_in_play):
        put_on_top(s.events_out, take_top(s.events))
    if box.virus_events > 0:
        gather_events(s, box, True)
        shuffle(s.rng, s.events, count_cards(s.events))


@rule
def gather_events(s: State, box: Box, viruses: bool) -> None:
    """Put all Events of viruses, or all others, on the deck."""
    for event in range(box.n_events):
        if (box.event_effect[event] == Effect.VIRUS) == viruses:
            for _ in range(box.event_copies[event]):
                put_on_top(s.events, event)


@rule
def draw_goals(s: State, box: Box) -> None:
    """Choose the Goals in play at random (C-SETUP-08, C-SETUP-09)."""
    wanted = int(box.goals_in_play)
    for goal in range(box.n_goals):
        left = int(box.n_goals) - goal
        if draw_below(s.rng, left) < wanted:
            s.goal_open[goal] = 1
            wanted -= 1
    while count_virus_goals(s, box, 1) > box.virus_goals:
        exchange_virus_goal(s, box)


@rule
def count_virus_goals(s: State, box: Box, is_open: int) -> int:
    """Goals of the Virus expansion that are in play (1) or not (0)."""
    count = 0
    for goal in range(box.n_goals):
        if box.goal_virus[goal] and s.goal_open[goal] == is_open:
            count += 1
    return count


@rule
def exchange_virus_goal(s: State, box: Box) -> None:
    """With few players one of two virus Goals, drawn at random, gives way to another Goal (C-VIR-07, A-56)."""
    leaving = draw_below(s.rng, count_virus_goals(s, box, 1))
    others = int(box.n_goals - box.goals_in_play) - count_virus_goals(s, box, 0)
    coming = draw_below(s.rng, others)
    for goal in range(box.n_goals):
        if box.goal_virus[goal] and s.goal_open[goal]:
            if leaving == 0:
                s.goal_open[goal] = 0
            leaving -= 1
        elif not box.goal_virus[goal] and not s.goal_open[goal]:
            if coming == 0:
                s.goal_open[goal] = 1
            coming -= 1


@rule
def draw_cards(s: State, box: Box) -> None:
    """Shuffle; some detox cards out; market, hands, then viruses (C-SETUP-10, -11, -20, C-VIR-08, C-VIR-09)."""
    base = int(box.n_cards - box.n_attacks)
    for card in range(box.n_cards):
        s.deck[card] = card if card < base else NO_CARD
    shuffle(s.rng, s.deck, base)
    for _ in range(box.detox_out):
        remove_detox(s, box)
    fill_market(s, box)
    for step in range(box.players):
        seat = int((s.marker + step) % box.players)
        for _ in range(box.dealt):
            card = take_top(s.deck)
            sort_in(s.players[seat].hand, card)
            s.known[card] = bit_of(seat)
    for card in range(base, box.n_cards):
        put_on_top(s.deck, card)  # shuffled in after the last card has gone back (C-VIR-08, A-86)


@rule
def remove_detox(s: State, box: Box) -> None:
    """The first detox card of the shuffled deck leaves the game unseen (C-2P-01)."""
    place = 0
    while box.card_kind[s.deck[place]] != Kind.DETOX:
        place += 1
    card = int(s.deck[place])
    take_out(s.deck, card)
    put_on_top(s.out, card)


@rule
def why_not_return(s: State, card: int) -> int:
    """One of the three cards dealt (C-SETUP-11)."""
    if not holds(s.players[s.seat], card):
        return Clause.C_SETUP_11
    return LEGAL


@rule
def do_return(s: State, box: Box, card: int) -> None:
    """A card goes back unseen; after the last choice the rest is shuffled (C-SETUP-11, C-SETUP-12, A-86)."""
    answered(s.pending)
    take_out(s.players[s.seat].hand, card)
    put_on_top(s.deck, card)  # its owner goes on knowing that it is in there
    s.seat = (s.seat + 1) % box.players
    if s.seat != s.marker:
        ask(s.pending, Ask.RETURN)
    else:
        shuffle(s.rng, s.deck, count_cards(s.deck))
        ask_free(s, box)


@rule
def ask_free(s: State, box: Box) -> None:
    """Two free resources each, one at a time (C-SETUP-18)."""
    for _ in range(box.free_resources):
        ask(s.pending, Ask.FREE)


@rule
def why_not_free(s: State, box: Box, molecule: int) -> int:
    """ATP, mRNA or lipid, if the pile has one (C-SETUP-18, A-77)."""
    return why_not_handout(s, box, molecule, Clause.C_SETUP_18)


@rule
def do_free(s: State, box: Box, molecule: int) -> None:
    """Take it; after the last player's last one the first round begins (A-86)."""
    answered(s.pending)
    take(s, box, s.players[s.seat], molecule, 1)
    if find_question(s.pending) != NO_QUESTION:
        return
    s.seat = (s.seat + 1) % box.players
    if s.seat != s.marker:
        ask_free(s, box)
    else:
        begin_round(s, box)
