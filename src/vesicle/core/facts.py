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
from vesicle.core.record import IntArray, array_like, dtype_of
from vesicle.core.views import write_json

if TYPE_CHECKING:
    from vesicle.core.match import Rules

Outcome = dict[str | int, Any]
MOST_WRITTEN = 4096  # different outcomes whose JSON is kept
ANY_SEED = 0  # of what is dealt anew: no outcome hangs on it


def find_facts(rules: "Rules", sights: IntArray) -> IntArray:
    """The facts of the observed record that is alone in an array, as bytes."""
    facts, room = blanks(rules.facts_class, 1), blanks(rules.state_class, 1)
    rules.find_facts(sights, rules.boxes, room, facts)
    return facts.view(np.int8)


def foretell(rules: "Rules", games: IntArray) -> Iterator[Outcome]:
    """What each legal action of the game that is alone in an array would cost and give; what is nothing is left out."""
    for raw in _foretold(rules, games):
        yield _differing(rules, raw)


def write_outcomes(rules: "Rules", games: IntArray) -> list[bytes]:
    """The same as JSON; mostly this table has seen the same before, or another one has."""
    found, written = [], rules.outcome_plan.written
    for raw in _foretold(rules, games):
        text = written.get(raw)
        if text is None:
            if len(written) >= MOST_WRITTEN:
                written.clear()
            text = written[raw] = write_json(_differing(rules, raw))
        found.append(text)
    return found


def _foretold(rules: "Rules", games: IntArray) -> list[bytes]:
    """What each legal action would cost and give, as the bytes of a record."""
    actions = np.array(rules.legal_actions(games), dtype=np.int64)
    known, room, blank = array_like(games), blanks(rules.state_class, 1), rules.blank_outcome
    outcomes = np.frombuffer(bytearray(blank * len(actions)), dtype=dtype_of(rules.outcome_class))
    if len(actions):
        rules.redeal(known, rules.boxes, known["seat"].item(0), ANY_SEED)
        rules.foretell(known, rules.boxes, room, actions, outcomes)
    raw = outcomes.tobytes()
    return [raw[start : start + len(blank)] for start in range(0, len(raw), len(blank))]


def _differing(rules: "Rules", raw: bytes) -> Outcome:
    """All that is not as in a blank record, as one dict of dicts."""
    plan = rules.outcome_plan
    found = np.empty(1 + len(plan.leaves), dtype=np.int64)
    blank, bytes_now = (np.frombuffer(bytearray(part), dtype=np.int8) for part in (rules.blank_outcome, raw))
    find_changes(blank, bytes_now, plan.spans, found)
    read: Outcome = {}
    for path, value in plan.patch(raw, found):
        inner = read
        for name in path[:-1]:
            inner = inner.setdefault(name, {})
        inner[path[-1]] = value
    return read
