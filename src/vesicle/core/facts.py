"""What is worked out of a position for people, by the rules and never by who shows it.

*Facts* are everybody's: prices as they are now, closed places, how things stand. They are found from an observed record
alone, and every viewer finds the same; so they are found once, from what a spectator sees.
*Outcomes* are for whoever decides: what each legal action would cost and give. They are found from a game that is dealt
anew but for what that seat knows, so that nothing hidden can show in them.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from vesicle.core.blanks import blanks
from vesicle.core.observing import find_changes
from vesicle.core.record import IntArray, array_like, new_array
from vesicle.core.views import ViewPlan

if TYPE_CHECKING:
    from vesicle.core.match import Rules

Outcome = dict[str | int, Any]
ANY_SEED = 0  # of what is dealt anew: no outcome hangs on it


def find_facts(rules: "Rules", sights: IntArray) -> IntArray:
    """The facts of the observed record that is alone in an array, as bytes."""
    facts, room = blanks(rules.facts_class, 1), blanks(rules.state_class, 1)
    rules.find_facts(sights, rules.boxes, room, facts)
    return facts.view(np.int8)


def foretell(rules: "Rules", games: IntArray) -> Iterator[Outcome]:
    """What each legal action of the game that is alone in an array would cost and give; what is nothing is left out."""
    actions = np.array(rules.legal_actions(games), dtype=np.int64)
    if not len(actions):
        return
    known, room = array_like(games), blanks(rules.state_class, 1)
    rules.redeal(known, rules.boxes, known["seat"].item(0), ANY_SEED)
    outcomes = new_array(rules.outcome_class, 1 + len(actions))  # the last one stays blank
    rules.foretell(known, rules.boxes, room, actions, outcomes)
    *foretold, blank = outcomes.view(np.int8).reshape(len(outcomes), -1)
    for raw in foretold:
        yield _differing(rules.outcome_plan, blank, raw)


def _differing(plan: ViewPlan, blank: IntArray, raw: IntArray) -> Outcome:
    """All that is not as in a blank record, as one dict of dicts."""
    found = np.empty(1 + len(plan.leaves), dtype=np.int64)
    find_changes(blank, raw, plan.spans, found)
    read: Outcome = {}
    for path, value in plan.patch(raw.tobytes(), found):
        inner = read
        for name in path[:-1]:
            inner = inner.setdefault(name, {})
        inner[path[-1]] = value
    return read
