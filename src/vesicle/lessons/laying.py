"""The position at which a step begins: a dealt game played on to somewhere, or a table laid thing by thing."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from vesicle.api import rules_for
from vesicle.core.match import Match, Rules, load_position
from vesicle.lessons import clinic_table, cytosis_table
from vesicle.lessons.clinic_table import lay_clinic
from vesicle.lessons.cytosis_table import lay_cytosis
from vesicle.lessons.reading import Lesson, lesson_of

HEAD = ("game", "options")  # of a position: the rules know them
LAY = {"cytosis": (lay_cytosis, cytosis_table.WORDS), "virus-and-co": (lay_clinic, clinic_table.WORDS)}


def start_of(lesson: str, step: str) -> Match:
    """The game as it stands when a step begins; a copy, to play on from."""
    return _laid(lesson, step).clone()


@cache
def _laid(lesson: str, step: str) -> Match:
    return lay(lesson_of(lesson), rules_of(lesson), step)


@cache
def rules_of(lesson: str) -> Rules:
    """The rules that a lesson is played by."""
    about = lesson_of(lesson)
    return rules_for(about.game, about.options)


def lay(lesson: Lesson, rules: Rules, step: str) -> Match:
    """The table of a step, after the actions that lead up to it; ValueError names the step whose table cannot be."""
    table = dict(lesson.step(step).table)
    played = table.pop("played", ())
    try:
        match = Match.deal(rules, table["seed"]) if "seed" in table else _lay_out(rules, table)
        for action in played:
            match.play(action)
    except (ValueError, LookupError) as error:
        raise ValueError(f"{lesson.id}, step {step!r}: {error}") from None
    return Match(rules, match._games, None)  # a step knows nothing of what came before it


def _lay_out(rules: Rules, table: Mapping[str, Any]) -> Match:
    """A table laid thing by thing."""
    lay_table, words = LAY[rules.game]
    if unknown := sorted(table.keys() - words):
        raise ValueError(f"there is no word {unknown[0]!r} for a table")
    position = lay_table(rules, table)
    return load_position(rules, {name: value for name, value in position.items() if name not in HEAD})
