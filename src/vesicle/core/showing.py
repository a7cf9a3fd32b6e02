"""A step is shown to everybody at once, the same way in every game: to all seats in order and, last, a spectator."""

from vesicle.core.jit import rule
from vesicle.core.knowledge import SPECTATOR
from vesicle.core.observing import ALIKE, find_changes, is_shared, observe
from vesicle.core.record import IntArray
from vesicle.core.stories import is_same


@rule
def viewer_at(place: int, viewers: int) -> int:
    """The viewer whose record stands at a place."""
    return SPECTATOR if place == viewers - 1 else place


@rule
def observe_all(games: IntArray, sights: IntArray, seen: IntArray, marks: IntArray, known: int) -> None:
    """Write down what each of them sees of the first game of an array; `seen` is the bytes of the sights."""
    for place in range(sights.shape[0]):
        sights[place] = games[0]
        observe(seen[place], marks, known, viewer_at(place, sights.shape[0]))


@rule
def compare_all(olds: IntArray, news: IntArray, spans: IntArray, stories: IntArray, changes: IntArray) -> None:
    """How many spans have changed for each of them, then which; or ALIKE where a spectator saw, sees and is told it."""
    last = stories.shape[0] - 1
    for place in range(last, -1, -1):
        find_changes(olds[place], news[place], spans, changes[place])
        if place != last and is_same(stories[place], stories[last]):
            if is_shared(olds, news, changes, place, last, spans):
                changes[place, 0] = ALIKE
