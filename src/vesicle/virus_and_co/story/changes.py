"""What an action changed on the table: the card on its way, what lies before the players, pills, piles."""

from vesicle.core.jit import rule
from vesicle.core.observing import HIDDEN
from vesicle.core.piles import NOTHING, count_cards, find_card
from vesicle.core.record import IntArray
from vesicle.core.stories import Story, put, put_changes, put_four, put_three, put_two
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.ids import N_PILES, N_PILLS, NO_CARD, NO_ONE
from vesicle.virus_and_co.state import Player, State
from vesicle.virus_and_co.story.told import Told


@rule
def tell_changes(old: State, new: State, box: Box, story: Story) -> None:
    """The card on its way first, then seat by seat, then what is nobody's."""
    tell_way(old, new, box, story)
    for seat in range(box.players):
        tell_side(old.players[seat], new.players[seat], seat, story)
    for pill in range(N_PILLS):
        if new.pharmacy[pill] != old.pharmacy[pill]:
            put_three(story, Told.PHARMACY, pill, int(new.pharmacy[pill]) - int(old.pharmacy[pill]))
    for pile in range(N_PILES):
        if new.offers[pile] != old.offers[pile] and new.offers[pile] != NO_CARD:
            put_three(story, Told.OFFER, pile, int(new.offers[pile]))
    if new.turn_card != old.turn_card:
        put_two(story, Told.TURN_CARD, int(new.turn_card))


@rule
def tell_way(old: State, new: State, box: Box, story: Story) -> None:
    """How a card set out, who passed it to whom, and what it turned out to be."""
    if new.moving[0] != NO_CARD and old.moving[0] == NO_CARD:
        if new.passes:
            put(story, Told.CIRCULATES)
        else:
            put(story, Told.PLAYED if new.recipient == NO_ONE else Told.KEPT)
        put(story, int(new.moving[0]))
    if new.passes > old.passes:
        put_four(story, Told.PASSED, int(new.giver), int(new.recipient), int(new.passes))
    if old.moving[0] == HIDDEN and new.moving[0] != HIDDEN:
        put_two(story, Told.REVEALED, find_revealed(old, new, box))


@rule
def find_revealed(old: State, new: State, box: Box) -> int:
    """Where the card went that was face down: still on its way, to a player, or out of play."""
    if new.moving[0] != NO_CARD:
        return int(new.moving[0])
    for seat in range(box.players):
        before, after = old.players[seat], new.players[seat]
        card = find_arrived(old, box, before.row, after.row)
        if card == NO_CARD:
            card = find_arrived(old, box, before.injections, after.injections)
        if card == NO_CARD:
            card = find_arrived(old, box, before.lasting, after.lasting)
        if card != NO_CARD:
            return card
    if count_cards(new.discard) > count_cards(old.discard):
        return int(new.discard[count_cards(new.discard) - 1])
    found = NO_CARD
    for place in range(new.out.shape[0]):
        if new.out[place] >= 0 and find_card(old.out, int(new.out[place])) == NOTHING:
            found = int(new.out[place])
    return found


@rule
def find_arrived(old: State, box: Box, before: IntArray, after: IntArray) -> int:
    """A card that is new in its place, and was not stolen from somebody's row."""
    for place in range(count_cards(after)):
        card = int(after[place])
        is_new = find_card(before, card) == NOTHING
        for seat in range(box.players):
            is_new = is_new and find_card(old.players[seat].row, card) == NOTHING
        if is_new:
            return card
    return NO_CARD


@rule
def tell_side(old: Player, new: Player, seat: int, story: Story) -> None:
    """What one player gained and lost."""
    put_changes(story, Told.PILLS, seat, old.pills, new.pills)
    put_changes(story, Told.STAGED, seat, old.staged, new.staged)
    for place in range(count_cards(new.row)):
        if find_card(old.row, int(new.row[place])) == NOTHING:
            put_three(story, Told.VIRUS, seat, int(new.row[place]))
    for place in range(count_cards(old.injections), count_cards(new.injections)):
        put_four(story, Told.INJECTION, seat, int(new.injections[place]), int(new.under[place]))
    for place in range(count_cards(old.lasting), count_cards(new.lasting)):
        put_four(story, Told.LASTING, seat, int(new.lasting[place]), int(new.named[place]))
