"""What Python calls: the rules for the first game of an array, with the first box of another.

Handing an array to compiled code takes a microsecond; handing over a single record takes thirty.
"""

from vesicle.core.jit import rule
from vesicle.core.observing import find_changes, observe
from vesicle.core.record import IntArray
from vesicle.core.showing import compare_all, observe_all, viewer_at
from vesicle.core.stories import NO_ACTION
from vesicle.virus_and_co.engine import step, why_not
from vesicle.virus_and_co.facts import find_facts
from vesicle.virus_and_co.legal import list_legal
from vesicle.virus_and_co.outcomes import foretell
from vesicle.virus_and_co.redeal import redeal
from vesicle.virus_and_co.scoring import tell_score
from vesicle.virus_and_co.setup import deal_game
from vesicle.virus_and_co.story.telling import tell, tell_start
from vesicle.virus_and_co.turn import find_turn


@rule
def deal_first(games: IntArray, boxes: IntArray, seed: int, first_seat: int) -> None:
    """Set the table."""
    deal_game(games[0], boxes[0], seed, first_seat)


@rule
def why_not_first(games: IntArray, boxes: IntArray, action: int) -> int:
    """LEGAL, or the clause that forbids the action now."""
    return why_not(games[0], boxes[0], action)


@rule
def step_first(games: IntArray, boxes: IntArray, action: int) -> None:
    """Apply a legal action."""
    step(games[0], boxes[0], action)


@rule
def list_first(games: IntArray, boxes: IntArray, scratches: IntArray) -> int:
    """Write all legal actions down in a scratch record and count them."""
    return list_legal(games[0], boxes[0], scratches[0].legal)


@rule
def redeal_first(games: IntArray, boxes: IntArray, viewer: int, seed: int) -> None:
    """Deal anew all that a viewer cannot know."""
    redeal(games[0], boxes[0], viewer, seed)


@rule
def facts_first(sights: IntArray, boxes: IntArray, room: IntArray, facts: IntArray) -> None:
    """Write down what is worked out of a game as somebody sees it; `room` is for another game."""
    room[0] = sights[0]
    find_facts(sights[0], boxes[0], room[0], facts[0])


@rule
def foretell_first(games: IntArray, boxes: IntArray, room: IntArray, actions: IntArray, outcomes: IntArray) -> None:
    """Write down what each of some legal actions would cost and give; `room` is for another game."""
    for number in range(actions.shape[0]):
        room[0] = games[0]
        foretell(games[0], boxes[0], int(actions[number]), room[0], outcomes[number])


@rule
def turn_first(games: IntArray, seat: int) -> int:
    """A number that differs from one turn of the deciding seat to its next."""
    return find_turn(games[0], seat)


@rule
def score_first(games: IntArray, boxes: IntArray, seat: int, stories: IntArray) -> None:
    """Write down the points of a seat so far, as the game's table of scores reads them."""
    stories[0].used = 0
    tell_score(games[0], boxes[0], seat, stories[0])


@rule
def tell_first(olds: IntArray, news: IntArray, boxes: IntArray, action: int, viewer: int, stories: IntArray) -> None:
    """Write down what a step did, from what a viewer saw before and sees after; no action is how the game began."""
    stories[0].used = 0
    if action == NO_ACTION:
        tell_start(news[0], boxes[0], viewer, stories[0])
    else:
        tell(olds[0], news[0], boxes[0], action, viewer, stories[0])


@rule
def narrate(
    games: IntArray,
    boxes: IntArray,
    actions: IntArray,
    sights: IntArray,
    seen: IntArray,
    marks: IntArray,
    known: int,
    viewer: int,
    stories: IntArray,
) -> None:
    """Play actions one after the other, and write down the story of each.

    `sights` are two records, of which the first is what the viewer sees in the beginning; `seen` is their bytes.
    """
    for number in range(actions.shape[0]):
        before, after = number % 2, (number + 1) % 2
        step(games[0], boxes[0], int(actions[number]))
        sights[after] = games[0]
        observe(seen[after], marks, known, viewer)
        stories[number].used = 0
        tell(sights[before], sights[after], boxes[0], int(actions[number]), viewer, stories[number])


@rule
def show(
    games: IntArray,
    boxes: IntArray,
    action: int,
    olds: IntArray,
    old_bytes: IntArray,
    news: IntArray,
    new_bytes: IntArray,
    marks: IntArray,
    known: int,
    spans: IntArray,
    room: IntArray,
    facts: IntArray,
    old_facts: IntArray,
    new_facts: IntArray,
    fact_spans: IntArray,
    stories: IntArray,
    changes: IntArray,
) -> None:
    """Write down what every seat and, last, a spectator see after an action, and what each is told of it.

    `olds` are what they saw before, `news` is where it goes; the bytes are of the same records. A row of `changes` is
    how many spans have changed for a viewer, then which; or ALIKE where all of it is what a spectator is told. The last
    row is the same of the facts, of which `new_facts` are the bytes.
    """
    observe_all(games, news, new_bytes, marks, known)
    for place in range(news.shape[0]):
        stories[place].used = 0
        if action != NO_ACTION:
            tell(olds[place], news[place], boxes[0], action, viewer_at(place, news.shape[0]), stories[place])
    compare_all(old_bytes, new_bytes, spans, stories, changes)
    last = news.shape[0] - 1
    room[0] = news[last]
    find_facts(news[last], boxes[0], room[0], facts[0])
    find_changes(old_facts, new_facts, fact_spans, changes[last + 1])
