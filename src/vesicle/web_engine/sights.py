"""How what a viewer sees and is told reads: which bytes are blanked, what entries of a story mean."""

from typing import Any

from vesicle.api import games, rules_for
from vesicle.core.knowledge import SPECTATOR
from vesicle.core.match import Rules
from vesicle.core.observing import EVERYTHING
from vesicle.core.stories import NO_ACTION, Entries, Story
from vesicle.web_engine.layout import describe_record


def describe_sights(game: str) -> dict[str, Any]:
    """The marks of a table with all seats, of which smaller ones have some, and who may be looking."""
    plan = rules_for(game, {"players": max(games()[game]["players"])}).plan
    return {
        "marks": plan.marks.tolist(),
        "known": plan.known,
        "spectator": SPECTATOR,
        "everything": EVERYTHING,
    }


def describe_stories(rules: Rules) -> dict[str, Any]:
    """The record of a story; for each kind of entry its name and its parameters; what verbs are called by number."""
    verbs = {int(kind): kind.name.lower() for kind in rules.actions.kinds}
    return {
        "record": describe_record(Story),
        "entries": describe_entries(rules.entries),
        "verbs": [verbs[number] for number in sorted(verbs)],
        "no_action": NO_ACTION,
    }


def describe_entries(entries: Entries) -> dict[int, list[Any]]:
    """For each kind of entry its name and its parameters."""
    return {int(number): [name, parameters] for number, (name, parameters) in entries.items()}
