"""All that a browser must know of a game beside its compiled rules, JSON-ready; the rules say it, nobody else."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from importlib import import_module
from typing import Any

import numpy as np

from vesicle.api import games, rules_for
from vesicle.bots.advice import COACH_ITERATIONS, COACH_SEED, REASONS
from vesicle.bots.barring import new_bars
from vesicle.bots.brains import brain_for
from vesicle.bots.company import company
from vesicle.bots.levels import CERTAIN, SLIP
from vesicle.bots.registry import levels_of
from vesicle.bots.search import NODES
from vesicle.bots.swings import KINDS, MOST_TOLD, SUMS, new_sheet
from vesicle.bots.tree import MAX_SEATS
from vesicle.components import components_of
from vesicle.core.chance import RNG_WORDS
from vesicle.core.match import Rules
from vesicle.core.playouts import MAX_ACTIONS, Scratch
from vesicle.review.lookback import SEED, Effort
from vesicle.review.thinker import FEW
from vesicle.review.verdict import DIGITS
from vesicle.web_engine.boxes import axes_of, describe_boxes, tables_of
from vesicle.web_engine.layout import describe_record
from vesicle.web_engine.own_boxes import describe_own_boxes
from vesicle.web_engine.patches import written
from vesicle.web_engine.sights import describe_entries, describe_sights, describe_stories

SOME_ROWS, MORE_ROWS = 8, 9


def describe_game(game: str) -> dict[str, Any]:
    """The tables of a game."""
    rules = rules_for(game, {})
    boxes = describe_boxes(game)
    labels, called = choose_ways(game, lambda rules: {label: list(names) for label, names in rules.labels.items()})
    sections, printed = choose_ways(game, lambda rules: components_of(rules)["rows"])
    for name, options in tables_of(game):
        house_rules = list(rules_for(game, options).house_rules)
        boxes["tables"][name] |= {"labels": called[name], "sections": printed[name], "house_rules": house_rules}
    return {
        "game": game,
        "version": rules.version,
        "axes": axes_of(game),
        "usual": games()[game]["options"],
        "rulings": describe_rulings(game),
        "record": describe_record(rules.state_class),
        "scratch": describe_record(Scratch),
        "stream": RNG_WORDS,
        "sights": describe_sights(game),
        "stories": describe_stories(rules),
        "facts": describe_record(rules.facts_class),
        "outcomes": describe_record(rules.outcome_class),
        "scores": describe_entries(rules.score_table),
        "actions": describe_actions(rules),
        "clauses": describe_clauses(rules),
        "labels": labels,
        "sections": sections,
        "board": components_of(rules)["board"],
        "boxes": boxes,
        "own": describe_own_boxes(game),
        "bots": describe_bots(game),
        "coach": {"iterations": COACH_ITERATIONS, "seed": COACH_SEED, "choices": REASONS, "digits": DIGITS},
        "review": describe_review(),
    }


def describe_rulings(game: str) -> dict[str, dict[str, str]]:
    """For every ruling what each edition plays where a table has not chosen."""
    return {name: ruling["defaults"] for name, ruling in games()[game]["rulings"].items()}


def describe_actions(rules: Rules) -> list[tuple[str, str, int]]:
    """Families of actions end to end: the word, what its arguments are called, and how many there are."""
    space = rules.actions
    counts = [int((space.kind == int(kind)).sum()) for kind in space.kinds]
    return [
        (kind.name.lower(), space.label_of(int(space.start[int(kind)])), count)
        for kind, count in zip(space.kinds, counts, strict=True)
    ]


def describe_clauses(rules: Rules) -> dict[int, dict[str, list[str]]]:
    """For every answer of `why_not` the ids of clauses, most telling first; under "" for families without their own."""
    found = {}
    clauses = import_module(f"vesicle.{rules.game.replace('-', '_')}.ids").Clause
    for answer in map(int, clauses):
        if answer:
            by_family = _name_clauses(rules, answer)
            usual = min(by_family.values(), key=len)
            others = {word: ids for word, ids in by_family.items() if ids != usual}
            found[answer] = {"": usual, **others}
    return found


def _name_clauses(rules: Rules, answer: int) -> dict[str, list[str]]:
    starts = {kind.name.lower(): int(rules.actions.start[int(kind)]) for kind in rules.actions.kinds}
    return {word: list(rules.clauses(start, answer)) for word, start in starts.items()}


def choose_ways(
    game: str, read: Callable[[Rules], Mapping[str, Any]]
) -> tuple[dict[str, list[Any]], dict[str, dict[str, int]]]:
    """What the parts of tables are, in every way that some table has; and which a table has, if not the first.

    The parts are what numbers are called, by label, or what is printed, by section; a table that lacks one has -1.
    """
    ways: dict[str, list[Any]] = {}
    found = {name: read(rules_for(game, options)) for name, options in tables_of(game)}
    for parts in found.values():
        for part, way in parts.items():
            known = ways.setdefault(part, [])
            if way not in known:
                known.append(way)
    chosen = {
        name: {part: ways[part].index(parts[part]) if part in parts else -1 for part in ways}
        for name, parts in found.items()
    }
    return ways, {name: {part: way for part, way in parts.items() if way} for name, parts in chosen.items()}


def describe_bots(game: str) -> dict[str, Any]:
    """The levels and their slips, the names of greedy's terms, and the room that a brain and a search need."""
    brain = brain_for(game)
    return {
        "levels": levels_of(game),
        "company": [{"name": one.name, "level": one.level} for one in company()],
        "slips": {"purpose": SLIP, "of": CERTAIN},
        "terms": list(brain.terms),
        "nodes": NODES,
        "most_actions": MAX_ACTIONS,
        "desk": [_describe_array(array) for array in brain.new_desk()],
        "tree": _describe_columns(brain.new_tree),
        "seats": MAX_SEATS,
        "bars": list(new_bars().shape),
        "reasons": describe_entries(brain.reasons),
        "words": {label: list(words) for label, words in brain.words.items()},
    }


def describe_review() -> dict[str, Any]:
    """How a game is looked back on: how thoroughly, and what is noted of each decision."""
    return {
        "seed": SEED,
        "few": FEW,
        "effort": asdict(Effort()),
        "sheet": _describe_columns(new_sheet),
        "kinds": list(KINDS),
        "sums": list(SUMS),
        "told": MOST_TOLD,
    }


def _describe_columns(make: Callable[[int], Any]) -> dict[str, Any]:
    """Columns by name: what they hold, and how long they are where that does not hang on how many rows there are."""
    some, more = make(SOME_ROWS), make(MORE_ROWS)
    return {
        name: {"kind": str(one.dtype), "shape": _shape(one.shape, other.shape)}
        for name, one, other in zip(some._fields, some, more, strict=True)
    }


def _describe_array(array: Any) -> dict[str, Any]:
    return {"shape": list(array.shape), "size": array.nbytes, "blank": written(np.ascontiguousarray(array).tobytes())}


def _shape(some: tuple[int, ...], more: tuple[int, ...]) -> list[int | None]:
    """The lengths of a column; none where it is as long as there are rows."""
    return [one if one == other else None for one, other in zip(some, more, strict=True)]
