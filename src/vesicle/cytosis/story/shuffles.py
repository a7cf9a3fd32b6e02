"""The orders of piles after a shuffle: in the whole truth only."""

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING, count_cards, find_card
from vesicle.core.record import IntArray
from vesicle.core.stories import Story, put, put_list
from vesicle.cytosis.ids import N_FORESEEN, Ask
from vesicle.cytosis.state import State
from vesicle.cytosis.story.told import Told


@rule
def tell_shuffles(old: State, new: State, story: Story) -> None:
    """The piles that can be shuffled in a game; a deck from which nothing is dealt yet is told when it is."""
    if find_card(new.pending, Ask.DRAFT) == NOTHING and is_shuffled(old.deck, new.deck):
        tell_order(story, Told.DECK, new.deck)
    if is_shuffled(old.traits, new.traits):
        tell_order(story, Told.TRAITS, new.traits)


@rule
def tell_order(story: Story, what: int, pile: IntArray) -> None:
    """The order of a pile, if anything is in it."""
    if pile[0] != NOTHING:
        put(story, what)
        put_list(story, pile)


@rule
def is_shuffled(old: IntArray, new: IntArray) -> bool:
    """A pile was shuffled if it was empty before, got cards beneath, or differs below what a scout can move."""
    before, after = count_cards(old), count_cards(new)
    if before == 0 or (after >= before and is_equal(old, new, before)):
        return before == 0
    for place in range(after):
        if find_card(old, int(new[place])) == NOTHING:
            return True
    return not is_equal(old, new, max(0, after - N_FORESEEN))


@rule
def is_equal(old: IntArray, new: IntArray, count: int) -> bool:
    """Whether the lowest cards of two piles are the same."""
    for place in range(count):
        if old[place] != new[place]:
            return False
    return True
