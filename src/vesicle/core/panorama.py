"""A position as everybody at the table sees it, and a step as each is told it: one call of compiled code for all.

Most of what happens is public. So the rules also say who saw, sees and is told just what a spectator is: only what
differs has to be read once more.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from vesicle.core.blanks import blanks
from vesicle.core.observing import ALIKE
from vesicle.core.record import IntArray, dtype_of
from vesicle.core.showing import observe_all
from vesicle.core.sights import Entry, Sight
from vesicle.core.stories import Story

if TYPE_CHECKING:
    from vesicle.core.match import Rules

Eyes = int | None  # a seat, or None for a spectator


class Panorama:
    """What every seat and, last, a spectator see of a position; it stays as it is while the game goes on."""

    __slots__ = ("fact_bytes", "facts", "raw", "records", "rules")

    def __init__(self, rules: "Rules") -> None:
        """Room for it, of which nothing is written yet."""
        dtype, viewers = dtype_of(rules.state_class), rules.players + 1
        self.rules = rules
        self.raw = np.empty((viewers, dtype.itemsize), dtype=np.int8)
        self.records: IntArray = np.ndarray(viewers, dtype, self.raw)
        facts = dtype_of(rules.facts_class)
        self.fact_bytes = np.zeros(facts.itemsize, dtype=np.int8)
        self.facts: IntArray = np.ndarray(1, facts, self.fact_bytes)

    @classmethod
    def of(cls, rules: "Rules", games: IntArray) -> "Panorama":
        """All looks at the game that is alone in an array."""
        made = cls(rules)
        observe_all(games, made.records, made.raw, rules.plan.marks, rules.plan.known)
        rules.find_facts(made.records[rules.players :], rules.boxes, blanks(rules.state_class, 1), made.facts)
        return made

    def place(self, viewer: Eyes) -> int:
        """Which of the records is a viewer's."""
        return self.rules.players if viewer is None else viewer

    def sight(self, viewer: Eyes) -> Sight:
        """What one of them sees."""
        return Sight.seen(self.rules, self.raw[self.place(viewer)], viewer)


class Step:
    """What a step has changed for everybody, and what each is told of it."""

    __slots__ = ("_changes", "_stories", "after")

    def __init__(self, before: Panorama, games: IntArray, action: int) -> None:
        """The game that is alone in an array has followed on what was seen before; NO_ACTION has no story."""
        rules, plan, facts = before.rules, before.rules.plan, before.rules.facts_plan
        after = self.after = Panorama(rules)
        self._stories: Any = blanks(Story, rules.players + 1)
        most = max(len(plan.leaves), len(facts.leaves))
        self._changes = np.empty((rules.players + 2, 1 + most), dtype=np.int64)
        rules.show(
            *(games, rules.boxes, action),
            *(before.records, before.raw, after.records, after.raw),
            *(plan.marks, plan.known, plan.spans),
            *(blanks(rules.state_class, 1), after.facts, before.fact_bytes, after.fact_bytes, facts.spans),
            *(self._stories, self._changes),
        )

    def is_public(self, viewer: Eyes) -> bool:
        """Whether a viewer saw, sees and is told what a spectator does, wherever something has changed."""
        return viewer is None or self._changes.item(viewer, 0) == ALIKE

    def write_patch(self, viewer: Eyes) -> bytes:
        """What to set where so that the view of a viewer becomes what it is now, as JSON."""
        place, rules, changed = self.after.place(self._told(viewer)), self.after.rules, self._changes[-1]
        parts = rules.plan.write_patch(self.after.raw[place].tobytes(), self._changes[place])
        if changed.item(0):
            parts += rules.facts_plan.write_patch(self.after.fact_bytes.tobytes(), changed)
        return b"[%b]" % b",".join(parts)

    def tell(self, viewer: Eyes) -> list[Entry]:
        """What a viewer is told of it."""
        place = self.after.place(self._told(viewer))
        used = self._stories["used"].item(place)
        return self.after.rules.reader.read(self._stories["told"][place, :used].tolist())

    def _told(self, viewer: Eyes) -> Eyes:
        """Whose story a viewer is told: the own one, or everybody's."""
        return None if self.is_public(viewer) else viewer
