"""The story of a step, as a viewer may know it: the action, then what it changed.

It is made from what the viewer saw before and sees after, so that it can tell no more than the views did.
"""

from vesicle.core.jit import rule
from vesicle.core.observing import EVERYTHING
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray
from vesicle.core.stories import Story, put, put_all, put_list, put_three, put_two
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.engine import KIND
from vesicle.virus_and_co.ids import N_PILES, N_SOURCES, NO_ONE, Act, Ask
from vesicle.virus_and_co.state import Player, State
from vesicle.virus_and_co.story.changes import tell_changes
from vesicle.virus_and_co.story.told import Told


@rule
def tell_start(s: State, box: Box, viewer: int, story: Story) -> None:
    """How the game began, or a round of it."""
    put_three(story, Told.ROUND, int(s.round_number), int(s.starter))
    put(story, Told.OFFERS)
    put_all(story, s.offers, 0, N_PILES)
    for seat in range(box.players):
        put_two(story, Told.DEAL, seat)
        put_list(story, s.players[seat].hand)
    if viewer == EVERYTHING:
        tell_order(story, Told.PILE_1, s.pile_1)
        tell_order(story, Told.PILE_2, s.pile_2)
        tell_order(story, Told.OUT, s.out)


@rule
def tell_order(story: Story, what: int, pile: IntArray) -> None:
    """The order of a pile after a shuffle, which is in the whole truth only."""
    put(story, what)
    put_list(story, pile)


@rule
def tell(old: State, new: State, box: Box, action: int, viewer: int, story: Story) -> None:
    """The action; within a round what moved, across its end the scores, and how the next one begins."""
    tell_act(old, action, viewer, story)
    is_new_round = new.round_number != old.round_number
    if not is_new_round:
        tell_changes(old, new, box, story)
    if is_new_round or new.winner != old.winner:
        for seat in range(box.players):
            tell_scored(old.players[seat], new.players[seat], seat, story)
    if is_new_round:
        tell_start(new, box, viewer, story)
    if new.winner != NO_ONE and old.winner == NO_ONE:
        put_two(story, Told.END, int(new.winner))
        put_list(story, new.winners)


@rule
def tell_act(old: State, action: int, viewer: int, story: Story) -> None:
    """Which Risk card is played, and which pill is to be returned, only its player knows (V-077, R-56)."""
    kind, question = int(KIND[action]), find_question(old.pending)
    is_secret = (kind == Act.RISK and question == Ask.TURN) or (kind == Act.PILL and question == Ask.RETURN)
    is_hidden = is_secret and viewer != EVERYTHING and viewer != old.seat
    put_three(story, Told.ACT, int(old.seat), -1 - kind if is_hidden else action)


@rule
def tell_scored(old: Player, new: Player, seat: int, story: Story) -> None:
    """The points of a round, by where they came from."""
    put_three(story, Told.SCORED, seat, int(new.visits > old.visits))
    total = int(story.used)
    put_two(story, 0, N_SOURCES)
    for source in range(N_SOURCES):
        points = int(new.points[source]) - int(old.points[source])
        story.told[total] += points
        put(story, points)
