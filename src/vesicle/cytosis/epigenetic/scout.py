"""Open chromatin (SCOUT): look at the top of the deck, take a card for more ATP, put the rest back (C-EPI-09, A-83).

The cards stay on the deck while they are looked at, so that nobody else can tell which they are.
"""

from vesicle.core.jit import rule
from vesicle.core.knowledge import bit_of
from vesicle.core.piles import count_cards, find_card, sort_in, take_out
from vesicle.core.questions import answered, ask
from vesicle.cytosis.areas.card_area import is_reduced
from vesicle.cytosis.box import Box
from vesicle.cytosis.epigenetic.traits import has
from vesicle.cytosis.ids import LEGAL, N_FORESEEN, NO_CARD, Ability, Ask, Clause, Kind, Molecule
from vesicle.cytosis.market import lay_discards_beneath
from vesicle.cytosis.resources import pay
from vesicle.cytosis.state import State
from vesicle.cytosis.virus.outbreak import begin_attack


@rule
def count_scout_price(s: State, box: Box, price: int) -> int:
    """Its payments are its own and not lowered by Reduce ATP Cost, unless the table plays so (A-60)."""
    if box.scout_reduced and price > 0 and is_reduced(s, box):
        return price - 1
    return price


@rule
def why_not_scout(s: State, box: Box) -> int:
    """The card, once a turn, its price, and something to look at (C-EPI-09, A-83)."""
    if not has(s, box, Ability.SCOUT) or s.scouted:
        return Clause.C_EPI_09
    if s.players[s.seat].stock[Molecule.ATP] < count_scout_price(s, box, int(box.scout_price)):
        return Clause.C_EPI_09
    if s.deck[0] == NO_CARD and (s.discard[0] == NO_CARD or not box.reshuffle):
        return Clause.A_83
    return LEGAL


@rule
def do_scout(s: State, box: Box) -> None:
    """Pay and look; taking is asked for only where it can be paid (C-EPI-09, A-60, A-83)."""
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, count_scout_price(s, box, int(box.scout_price)))
    s.scouted = 1
    if count_cards(s.deck) < N_FORESEEN and box.reshuffle:
        lay_discards_beneath(s)
    size = count_cards(s.deck)
    for place in range(N_FORESEEN):
        if place < size:
            card = int(s.deck[size - 1 - place])
            me.foreseen[place] = card
            s.known[card] |= bit_of(s.seat)
    ask(s.pending, Ask.PUT)
    if why_not_afford_choice(s, box) == LEGAL:
        ask(s.pending, Ask.SCOUT)


@rule
def why_not_afford_choice(s: State, box: Box) -> int:
    """A card is taken for more ATP (C-EPI-09)."""
    if s.players[s.seat].stock[Molecule.ATP] < count_scout_price(s, box, int(box.choose_price)):
        return Clause.C_EPI_09
    return LEGAL


@rule
def why_not_choose_card(s: State, card: int) -> int:
    """One of the cards looked at (C-EPI-09)."""
    if find_card(s.players[s.seat].foreseen, card) == NO_CARD:
        return Clause.C_EPI_09
    return LEGAL


@rule
def do_choose_card(s: State, box: Box, card: int) -> None:
    """Pay and take it into the hand; a Virus Attack card strikes at once (C-EPI-09, C-EPI-10)."""
    answered(s.pending)
    me = s.players[s.seat]
    pay(s, me, Molecule.ATP, count_scout_price(s, box, int(box.choose_price)))
    take_out(me.foreseen, card)
    if box.card_kind[card] == Kind.VIRUS_ATTACK:
        take_out(s.deck, card)
        begin_attack(s, box, card)
        return
    forget_deck(s, box)
    take_out(s.deck, card)
    sort_in(me.hand, card)


@rule
def forget_deck(s: State, box: Box) -> None:
    """A card leaves the deck unseen: what the others knew to be in it may be gone, and they cannot tell."""
    for place in range(count_cards(s.deck)):
        card = s.deck[place]
        if box.card_kind[card] != Kind.VIRUS_ATTACK:  # one of those would have struck
            s.known[card] &= bit_of(s.seat)


@rule
def why_not_put(s: State, card: int) -> int:
    """One of the cards looked at that has no place yet (C-EPI-09, A-83)."""
    place = find_card(s.players[s.seat].foreseen, card)
    if place == NO_CARD or place < s.put_back:
        return Clause.C_EPI_09
    return LEGAL


@rule
def do_put(s: State, card: int) -> None:
    """The first one named lies on top, the next beneath it (A-83)."""
    foreseen = s.players[s.seat].foreseen
    place = find_card(foreseen, card)
    while place > s.put_back:
        foreseen[place] = foreseen[place - 1]
        place -= 1
    foreseen[place] = card
    s.put_back += 1
    size = count_cards(s.deck)
    for place in range(count_cards(foreseen)):
        s.deck[size - 1 - place] = foreseen[place]


@rule
def is_put_back(s: State) -> bool:
    """Whether no choice is left: the last card has only one place (A-93)."""
    return s.put_back + 1 >= count_cards(s.players[s.seat].foreseen)


@rule
def close_scouting(s: State) -> None:
    """The deck lies as it was put back."""
    answered(s.pending)
    s.put_back = 0
