"""Every field of a record takes the largest value that it can hold, or refuses it by name; none wraps around."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import vesicle
from vesicle.core.layout import BARE
from vesicle.core.record import Field, fields_of, is_record

Path = tuple[str | int, ...]
TABLES: dict[str, dict[str, Any]] = {
    "cytosis": {"players": 2, "virus": True, "epigenetic": True},
    "cytosis second": {"players": 3, "edition": "second"},
    "virus-and-co": {"players": 3, "etiquette": True},
}
STEPS = (0, 40)
AHEAD = 30  # actions that are played on from a position that was taken


def leaves(record_class: type, given: Any, path: Path = ()) -> Iterator[tuple[Path, Field]]:
    """The places of all bare numbers in a position, with their fields; of each list and table some."""
    for field in fields_of(record_class):
        value = given[field.name]
        if is_record(field.base):
            for seat, side in enumerate(value):
                yield from leaves(field.base, side, (*path, field.name, seat))
        elif not field.of or field.of in BARE:
            yield from ((place, field) for place in numbers(value, (*path, field.name)))


def numbers(value: Any, path: Path) -> Iterator[Path]:
    if isinstance(value, dict):
        for key in [*value][:2] + [*value][-1:]:
            yield from numbers(value[key], (*path, key))
    elif isinstance(value, list):
        for place in range(len(value)):
            yield from numbers(value[place], (*path, place))
    else:
        yield path


def changed(position: Any, path: Path, value: int) -> Any:
    """A copy with one value set."""
    if not path:
        return value
    made = dict(position) if isinstance(position, dict) else list(position)
    made[path[0]] = changed(position[path[0]], path[1:], value)
    return made


def found(position: Any, path: Path) -> Any:
    for step in path:
        position = position[step]
    return position


def after(table: str, steps: int) -> vesicle.Match:
    match, chance = vesicle.new(table.split()[0], seed=5, **TABLES[table]), random.Random(2)
    while match.winner is None and len(match.actions) < steps:
        match.play(chance.choice(match.legal))
    return match


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("table", TABLES)
def test_a_value_at_the_end_of_its_range_is_taken_or_refused_by_name(table: str, steps: int) -> None:
    match = after(table, steps)
    position, taken = match.position(), 0
    for path, field in leaves(match.rules.state_class, position):
        limits = np.iinfo(field.base)
        for value in {int(limits.max), int(limits.max) - 1, int(limits.min)}:
            with warnings.catch_warnings():
                warnings.simplefilter("error")  # numpy warns where a number wraps around
                taken += is_taken(position, path, value)
    assert taken


def is_taken(position: Any, path: Path, value: int) -> bool:
    """Whether a position takes a value; then it has it, and the game goes on from there."""
    try:
        loaded = vesicle.from_position(changed(position, path, value))
    except ValueError as error:
        assert any(str(step).partition("_")[0] in str(error) for step in path), f"{path}: {error}"
        assert "\n" not in str(error) and len(str(error)) < 300
        return False
    kept = found(loaded.position(), path)
    assert kept == value or path[0] in RECKONED, (path, value, kept)
    play_on(loaded, path)
    return True


RECKONED = ("supply", "known")  # from everything else, whatever a position says


def play_on(match: vesicle.Match, path: Path) -> None:
    """A few steps ahead; interpreted rules warn of a number that wraps around, or fail."""
    chance = random.Random(1)
    for _ in range(AHEAD):
        if match.winner is not None:
            return
        try:
            match.play(chance.choice(match.legal))
        except (Warning, OverflowError) as error:
            pytest.fail(f"{path} {error}")


WIDEST = {99, 999, 20}  # the largest whole numbers of a box file
SECTIONS = {"cytosis": ("setup", "virus", "epigenetic", "areas", "events", "goals"), "virus-and-co": ("setup", "cards")}


def numbers_of_a_box(game: str) -> Iterator[tuple[Path, Any]]:
    """The places of all numbers in the rows of the components, by section."""
    rows = vesicle.new(game, seed=0).rules.rows
    for section in SECTIONS[game]:
        for path in numbers(rows[section], (section,)):
            if isinstance(value := found(rows, path), int) and not isinstance(value, bool):
                yield path, rows


def nested(path: Path, rows: Any, value: int) -> Any:
    """A box file that sets one number; a list is given whole."""
    if len(path) == 1 or not isinstance(path[1], str):
        return {path[0]: changed(found(rows, path[:1]), path[1:], value)}
    return {path[0]: nested(path[1:], found(rows, path[:1]), value)}


@pytest.mark.parametrize("game", SECTIONS)
def test_a_box_with_the_largest_numbers_is_played_or_refused_by_name(game: str) -> None:
    played = 0
    for path, rows in numbers_of_a_box(game):
        for value in WIDEST:
            box, options = nested(path, rows, value), TABLES[game]
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                try:
                    match = vesicle.new(game, seed=3, box=box, **options)
                except ValueError as error:
                    assert str(path[0]) in str(error) and "\n" not in str(error)
                    continue
                play_on(match, path)
                played += 1
    assert played
