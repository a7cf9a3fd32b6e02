"""What Phase 2 did, in the order of the table, and the round that it leads to.

Without a virus all of it is one step; a virus lets players decide between the Event and what follows it.
"""

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING, count_cards, find_card
from vesicle.core.stories import Story, put, put_all, put_counted, put_four, put_item, put_three, put_two
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import ARGUMENT, KIND
from vesicle.cytosis.ids import MAX_DICE, N_AREAS, N_MOLECULES, NO_CARD, Act
from vesicle.cytosis.market import NEXT, count_slots, find_slot
from vesicle.cytosis.state import State
from vesicle.cytosis.story.told import Told
from vesicle.cytosis.turn import EVENT_FIRST


@rule
def tell_phase_two(old: State, new: State, box: Box, action: int, story: Story) -> None:
    """The market before the Event or after it, then the new round (C-P2-02, C-P2-03)."""
    if box.phase_two != EVENT_FIRST:
        tell_discards(old, new, box, action, story)
    if count_cards(new.events) < count_cards(old.events):
        tell_event(old, new, box, story)
    if new.outbreaks != old.outbreaks:
        tell_outbreak(new, story)
    if box.phase_two == EVENT_FIRST:
        tell_discards(old, new, box, action, story)
    if new.round_number != old.round_number:
        put_three(story, Told.ROUND, int(new.round_number), int(new.starter))


@rule
def tell_discards(old: State, new: State, box: Box, action: int, story: Story) -> None:
    """The market where it was refreshed, else what was thrown away."""
    is_new_round = new.round_number != old.round_number
    is_revealed = count_cards(new.events) < count_cards(old.events)
    if is_new_round if box.phase_two == EVENT_FIRST else is_revealed:
        if old.round_number != 0:
            tell_market(old, new, box, action, story)
    else:
        tell_thrown_away(old, new, story)


@rule
def tell_market(old: State, new: State, box: Box, action: int, story: Story) -> None:
    """Cards that left, a reshuffle of the discard pile, and the cards that lie there now (C-MKT-04, C-MKT-13)."""
    slots = count_slots(box)
    staying = max(0, count_left(old, new, box) - count_removed(old, new, box))
    has = 0
    put(story, Told.DISCARD)
    discards = put_counted(story)
    if KIND[action] == Act.PLAY:
        put_item(story, discards, int(ARGUMENT[action]))
    for slot in range(slots):
        card = int(old.market[slot])
        if is_left(new, box, card) and not is_staying(new, card, staying):
            put_item(story, discards, card)
    if story.told[discards] == 0:
        story.used -= 2
    for slot in range(slots):
        has += new.market[slot] != NO_CARD
    drawn = has - min(has, staying)
    if count_cards(new.deck) != count_cards(old.deck) - drawn:
        put(story, Told.RESHUFFLE)
    for slot in range(slots):
        if new.market[slot] != old.market[slot]:
            put(story, Told.MARKET)
            put_all(story, new.market, 0, slots)
            break


@rule
def is_left(new: State, box: Box, card: int) -> bool:
    """Whether a card of the market, if it is one, was left there until Phase 2."""
    if card == NO_CARD:
        return False
    for seat in range(box.players):
        me = new.players[seat]
        if find_card(me.hand, card) != NOTHING or find_card(me.attacks, card) != NOTHING:
            return False
    return True


@rule
def count_left(old: State, new: State, box: Box) -> int:
    """How many cards of the market were left there until Phase 2."""
    count = 0
    for slot in range(count_slots(box)):
        count += is_left(new, box, int(old.market[slot]))
    return count


@rule
def count_removed(old: State, new: State, box: Box) -> int:
    """How many of these Phase 2 removes: so many, or those in slots that are always emptied (A-16)."""
    if box.market_gap == NEXT:
        return int(box.market_removed)
    count = 0
    for number in range(min(int(box.market_removed), count_slots(box))):
        count += is_left(new, box, int(old.market[find_slot(box, number)]))
    return count


@rule
def is_staying(new: State, card: int, staying: int) -> bool:
    """Whether a card is among the first ones of the market, which were there before."""
    seen = 0
    for slot in range(new.market.shape[0]):
        if new.market[slot] != NO_CARD and seen < staying:
            if new.market[slot] == card:
                return True
            seen += 1
    return False


@rule
def tell_thrown_away(old: State, new: State, story: Story) -> None:
    """Cards that were laid on the discard pile, or that it became part of the deck again."""
    before, after = count_cards(old.discard), count_cards(new.discard)
    if after < before:
        put(story, Told.RESHUFFLE)
    elif after > before:
        put(story, Told.DISCARD)
        put_all(story, new.discard, before, after)


@rule
def tell_event(old: State, new: State, box: Box, story: Story) -> None:
    """The Event that was turned up, what it put on the board, and what it took."""
    put_two(story, Told.EVENT, int(new.event))
    for area in range(N_AREAS):
        for molecule in range(N_MOLECULES):
            if new.boost[area, molecule] > old.boost[area, molecule]:
                put_three(story, Told.BOOST, area, molecule)
    if new.toxic:
        for seat in range(box.players):
            for molecule in range(N_MOLECULES):
                if new.players[seat].poisoned[molecule]:
                    put_four(story, Told.STOCK, seat, molecule, -int(new.players[seat].poisoned[molecule]))


@rule
def tell_outbreak(new: State, story: Story) -> None:
    """Dice and responses of a virus, from the strongest down; the dummy's seat is the number of players."""
    put_two(story, Told.OUTBREAK, int(new.strain))
    responses = put_counted(story)
    for rank in range(count_cards(new.ranking)):
        who = int(new.ranking[rank])
        put_item(story, responses, who)
        dice = put_counted(story)
        for die in range(MAX_DICE):
            if new.dice[who, die]:
                put_item(story, dice, int(new.dice[who, die]))
        put(story, int(new.response[who]))
