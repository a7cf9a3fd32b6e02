"""A position as one viewer sees it: an observed record, and all that is shown and told of it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from vesicle.core.blanks import blanks
from vesicle.core.facts import find_facts
from vesicle.core.knowledge import SPECTATOR
from vesicle.core.observing import EVERYTHING, find_changes, observe
from vesicle.core.record import IntArray, array_like, dtype_of
from vesicle.core.stories import NO_ACTION, Story
from vesicle.core.views import Patch, View, ViewPlan

if TYPE_CHECKING:
    from vesicle.core.match import Rules

Entry = dict[str, Any]
Viewer = int | str | None  # a seat; None is a spectator, "all" the whole truth


class Sight:
    """What one viewer sees of a position; it stays as it is while the game goes on."""

    __slots__ = ("_raw", "_rules", "viewer")

    def __init__(self, rules: "Rules", games: IntArray, viewer: Viewer) -> None:
        """Look at the game that is alone in an array."""
        self.viewer = viewer
        self._rules = rules
        plan = rules.plan
        self._raw = np.frombuffer(bytearray(games.tobytes()), dtype=np.int8)
        observe(self._raw, plan.marks, plan.known, number_of(viewer))

    @classmethod
    def seen(cls, rules: "Rules", raw: IntArray, viewer: Viewer) -> "Sight":
        """What was observed already, as its bytes."""
        made = object.__new__(cls)
        made.viewer, made._rules, made._raw = viewer, rules, raw
        return made

    @property
    def record(self) -> IntArray:
        """The observed record, alone in an array; a view of the bytes would cost ten times as much."""
        return np.ndarray(1, dtype_of(self._rules.state_class), self._raw)

    @property
    def facts(self) -> IntArray:
        """What is worked out of it for people, as bytes."""
        return find_facts(self._rules, self.record)

    def view(self) -> View:
        """All of it for people, JSON-ready and theirs to edit."""
        rules, viewer = self._rules, number_of(self.viewer)
        view = rules.plan.read(self._raw.tobytes(), viewer)
        view["facts"] = rules.facts_plan.read(self.facts.tobytes(), viewer)
        return view

    def patch(self, before: "Sight") -> Patch:
        """What to set where so that the view of an earlier sight becomes this one's."""
        rules = self._rules
        return patch_of(rules.plan, before._raw, self._raw) + patch_of(rules.facts_plan, before.facts, self.facts)

    def tell(self, action: int, before: "Sight") -> list[Entry]:
        """What an action did, which has led here from an earlier sight."""
        return self._told(action, before)

    def tell_start(self) -> list[Entry]:
        """How the game began, if this is its beginning."""
        return self._told(NO_ACTION, self)

    def _told(self, action: int, before: "Sight") -> list[Entry]:
        rules, stories = self._rules, blanks(Story, 1)
        rules.tell(before.record, self.record, rules.boxes, action, number_of(self.viewer), stories)
        return rules.reader.read(stories["told"][0, : stories["used"].item(0)].tolist())


def patch_of(plan: ViewPlan, before: IntArray, after: IntArray) -> Patch:
    """What is set where when some bytes of a plan become others."""
    found = np.empty(1 + len(plan.leaves), dtype=np.int64)
    find_changes(before, after, plan.spans, found)
    return plan.patch(after.tobytes(), found)


def number_of(viewer: Viewer) -> int:
    """A viewer as the rules know it."""
    if viewer == "all":
        return EVERYTHING
    return SPECTATOR if viewer is None else int(viewer)


def narrate(rules: "Rules", start: Any, actions: Sequence[int], viewer: Viewer) -> Iterator[list[Entry]]:
    """What each of some actions did, one after the other from a position on, as a viewer saw it."""
    games, plan = array_like(start), rules.plan
    sights = np.empty(2, dtype=games.dtype)
    sights[0] = Sight(rules, games, viewer).record[0]
    stories = blanks(Story, len(actions))
    seen, played = sights.view(np.int8).reshape(2, -1), np.array(actions, dtype=np.int64)
    rules.narrate(games, rules.boxes, played, sights, seen, plan.marks, plan.known, number_of(viewer), stories)
    told = stories["told"]
    for number, used in enumerate(stories["used"].tolist()):
        yield rules.reader.read(told[number, :used].tolist())
