"""What happened as numbers: the story of a step is a row of entries, each its kind and then its parameters.

A game's table says for every kind of entry what its parameters are called and how their numbers read:
    number        as it is
    flag          yes or no
    seat          a seat, or nobody
    action        an action; below 0 only its verb, since the rest is hidden
    <label>       the name of a card, a spot, …; nothing, and a card that is face down, have none
    @<label>      the id of a text, which begins with the label: @card-insulin
    <any>*        a list: how many, then each
    <label>=      how many, then an amount for each name
    <label>+      the same, of which people are told only what is not nothing
    '<word>       always this word, and no number
    (…)           a list of groups of parameters: how many groups, then each
"""

from collections.abc import Mapping
from typing import Any, Final

from vesicle.core.jit import rule
from vesicle.core.piles import NOTHING
from vesicle.core.record import IntArray, i16, record

NO_ACTION: Final = NOTHING  # in place of an action: how the game began
SCORE: Final = 0  # the only entry of a story that tells a seat's points
ROOM: Final = 1022  # numbers of the longest story: a beginning with every shuffle

Kind = str | tuple[tuple[str, str], ...]  # of a parameter
Parameters = tuple[tuple[str, Any], ...]  # names and kinds
Entries = Mapping[int, tuple[str, Parameters]]  # by the number of a kind of entry: its name and its parameters


@record
class Story:
    """Entries one after the other, and how many numbers they take."""

    used: int = i16()
    told: IntArray = i16(ROOM)


@rule
def is_same(story: Story, other: Story) -> bool:
    """Whether two stories tell the same."""
    if story.used != other.used:
        return False
    for place in range(story.used):
        if story.told[place] != other.told[place]:
            return False
    return True


@rule
def put(story: Story, number: int) -> None:
    """One more number."""
    story.told[story.used] = number
    story.used += 1


@rule
def put_two(story: Story, first: int, second: int) -> None:
    """An entry with one parameter, or two parameters of one."""
    put(story, first)
    put(story, second)


@rule
def put_three(story: Story, first: int, second: int, third: int) -> None:
    """The same with one more."""
    put_two(story, first, second)
    put(story, third)


@rule
def put_four(story: Story, first: int, second: int, third: int, fourth: int) -> None:
    """The same with two more."""
    put_two(story, first, second)
    put_two(story, third, fourth)


@rule
def put_all(story: Story, numbers: IntArray, start: int, end: int) -> None:
    """A list: how many, then each from one place to the one before another."""
    put(story, end - start)
    for place in range(start, end):
        put(story, int(numbers[place]))


@rule
def put_list(story: Story, pile: IntArray) -> None:
    """The list that a pile is: all up to its first empty place."""
    count = put_counted(story)
    for place in range(pile.shape[0]):
        if pile[place] == NOTHING:
            break
        put_item(story, count, int(pile[place]))


@rule
def put_counted(story: Story) -> int:
    """Begin a list whose length is not known yet; where it counts is the answer, for `put_item`."""
    put(story, 0)
    return int(story.used) - 1


@rule
def put_item(story: Story, count: int, number: int) -> None:
    """One more entry of such a list."""
    story.told[count] += 1
    put(story, number)


@rule
def put_changes(story: Story, what: int, seat: int, before: IntArray, after: IntArray) -> None:
    """An entry for every amount of a seat that is not what it was: whose, which, by how much."""
    for name in range(before.shape[0]):
        if after[name] != before[name]:
            put_four(story, what, seat, name, int(after[name]) - int(before[name]))
