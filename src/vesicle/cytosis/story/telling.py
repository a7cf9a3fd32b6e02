"""The story of a step, as a viewer may know it: the action, then what it changed.

It is made from what the viewer saw before and sees after, so that it can tell no more than the views did.
"""

from vesicle.core.jit import rule
from vesicle.core.observing import EVERYTHING
from vesicle.core.piles import NOTHING, find_card
from vesicle.core.stories import Story, put, put_all, put_counted, put_item, put_list, put_three, put_two
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import KIND
from vesicle.cytosis.ids import NO_ONE, Act, Ask, Molecule
from vesicle.cytosis.market import count_slots
from vesicle.cytosis.state import State
from vesicle.cytosis.story.changes import tell_changes
from vesicle.cytosis.story.phase_two import tell_phase_two
from vesicle.cytosis.story.shuffles import tell_order, tell_shuffles
from vesicle.cytosis.story.told import Told


@rule
def tell_start(s: State, box: Box, viewer: int, story: Story) -> None:
    """How the game began."""
    put_two(story, Told.START, int(s.marker))
    goals = put_counted(story)
    for goal in range(box.n_goals):
        if s.goal_open[goal]:
            put_item(story, goals, goal)
    is_draft = find_card(s.pending, Ask.DRAFT) != NOTHING
    if not is_draft:
        tell_dealt(s, box, story)
    if viewer == EVERYTHING:
        if not is_draft:
            tell_order(story, Told.DECK, s.deck)
        tell_order(story, Told.EVENTS, s.events)
        tell_order(story, Told.TRAITS, s.traits)


@rule
def tell(old: State, new: State, box: Box, action: int, viewer: int, story: Story) -> None:
    """The action, and what it changed."""
    tell_act(old, action, viewer, story)
    if find_card(old.pending, Ask.DRAFT) != NOTHING and find_card(new.pending, Ask.DRAFT) == NOTHING:
        for seat in range(box.players):
            put_three(story, Told.TRAIT, seat, int(new.players[seat].trait))
        tell_dealt(new, box, story)
        if viewer == EVERYTHING:
            tell_order(story, Told.DECK, new.deck)
        return
    tell_changes(old, new, box, story)
    tell_phase_two(old, new, box, action, story)
    if viewer == EVERYTHING:
        tell_shuffles(old, new, story)
    if new.winner != NO_ONE:
        put_two(story, Told.END, int(new.winner))


@rule
def tell_act(old: State, action: int, viewer: int, story: Story) -> None:
    """Which card goes back in setup, is kept in the draft or looked at on the deck, is the owner's secret."""
    kind = int(KIND[action])
    is_secret = kind == Act.RETURN or kind == Act.KEEP or kind == Act.CHOOSE or kind == Act.PUT
    is_hidden = is_secret and viewer != EVERYTHING and viewer != old.seat
    put_three(story, Told.ACT, int(old.seat), -1 - kind if is_hidden else action)


@rule
def tell_dealt(s: State, box: Box, story: Story) -> None:
    """The market, and what everybody has in the beginning."""
    put(story, Told.MARKET)
    put_all(story, s.market, 0, count_slots(box))
    for seat in range(box.players):
        put_two(story, Told.DEAL, seat)
        put_list(story, s.players[seat].hand)
        put(story, int(s.players[seat].stock[Molecule.ATP]))
