"""Boxes as files: an edition's components written out as TOML, and how somebody's own box differs from them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Any

from vesicle.api import data_of, games, rules_for
from vesicle.core.boxes import read_own_box
from vesicle.core.tables import RowError, shown
from vesicle.core.toml_lines import BARE_KEY

NOTHING = "–"  # in place of a value that one of two boxes lacks
IN_THE_BOX = "in the box"  # in place of a row that the other lacks
PRINTED = "printed"
PROPOSAL = "proposal"
ABOUT = ("source", "proposals")  # where figures come from, which changes no game
ROOM = 32  # letters of a value with a comment behind it

HEAD = """\
# {title}, {edition} edition: all that its components say, as `vesicle box export` writes it.
#
# Change what your own box prints differently, and play with it: `--box FILE`, or box="FILE" in Python.
# `vesicle box check FILE` says what is wrong with the file, or what differs from the edition.
# "printed" stands beside what the edition's rulebook prints, "proposal" beside what is ours because it does not, and
# "partly" where it prints some of a card and the rest is ours.
# This box is complete: what it does not list is not in it. A box without `complete` lists only what it changes.
# The words in square brackets are ids; a line such as name = "Insulin" is what people see instead of our name.

game     = "{game}"
edition  = "{edition}"
complete = true
"""


@dataclass(frozen=True)
class Difference:
    """One value in which two boxes differ, as TOML; NOTHING where one of them lacks it."""

    key: str
    usual: str
    source: str  # of the usual value: printed or proposal
    own: str


def export_box(game: str, **options: Any) -> str:
    """The components of a game with these options as the text of a box file, which changes nothing when it is used."""
    rules = rules_for(game, options)
    head = {"title": games()[game]["title"], "edition": rules.options["edition"], "game": game}
    parts = [HEAD.format(**head)]
    for section, rows in rules.rows.items():
        parts.append(data_of(game).heading(section))
        if is_plain(rows):
            parts.append("\n".join([f"[{section}]", *_lines(_with_sources(rows))]) + "\n")
        else:
            for name, row in rows.items():
                values = {key: (write_value(row[key]), "") for key in _in_order(row)}
                parts.append("\n".join([f"[{section}.{name}]  # {row['source']}", *_lines(values)]) + "\n")
    return "\n".join(parts)


def is_plain(rows: Mapping[str, Any]) -> bool:
    """Whether a section holds numbers of the game, and not rows of components with a source each."""
    return not all(isinstance(row, Mapping) and "source" in row for row in rows.values())


def _with_sources(rows: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """The values of a plain section, each with its source."""
    about = {"proposals": "which of these no rulebook prints"}
    return {key: (write_value(value), about.get(key, _source(rows, key))) for key, value in rows.items()}


def _in_order(row: Mapping[str, Any]) -> list[str]:
    """The keys of a row that say something, the source last."""
    return [*(key for key in row if key != "source" and row[key] not in ("", {})), "source"]


def _source(rows: Mapping[str, Any], key: str) -> str:
    """Where a plain section's value or a row has its figures from."""
    if is_plain(rows):
        return PROPOSAL if key in rows.get("proposals", ()) else PRINTED
    return str(rows[key]["source"])


def _lines(values: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    """One line a value; what stands in one column begins at the same letter."""
    width = max(map(len, values))
    room = max((len(value) for value, _ in values.values() if len(value) <= ROOM), default=0)
    for key, (value, comment) in values.items():
        yield f"{key:{width}} = {value:{room}}  # {comment}" if comment else f"{key:{width}} = {value}"


def write_value(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_write_key(key)} = {write_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(write_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _write_key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


@dataclass(frozen=True)
class Check:
    """What can be said of a box file that fits."""

    game: str
    edition: str
    players: list[int]
    differences: list[Difference]


def check_box(path: str | PathLike[str], game: str | None = None, **chosen: Any) -> Check:
    """Try a box file at all tables, or at one; ValueError with file, line and key if it does not fit."""
    read = read_own_box(path)
    content, known = read.content, games()
    name = game or content.get("game", next(iter(known)))
    if name not in list(known):
        raise ValueError(read.locate(RowError("game", f"{shown(name)} is none of {', '.join(known)}")))
    options = {"edition": content["edition"]} if isinstance(content.get("edition"), str) else {}
    options |= {key: value for key, value in chosen.items() if value is not None}
    players = [options.pop("players")] if "players" in options else known[name]["players"]
    for number in players:
        own = rules_for(name, {**options, "players": number, "box": path})
    usual = rules_for(name, {**options, "players": number})
    return Check(name, own.options["edition"], players, list(compare_rows(usual.rows, own.rows)))


def compare_rows(usual: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[Difference]:
    """In what two sets of components differ, section by section."""
    for section, rows in usual.items():
        others = own[section]
        for name in [*rows, *(name for name in others if name not in rows)]:
            if name not in ABOUT and rows.get(name) != others.get(name):
                yield from _compare_row(f"{section}.{name}", rows, others, name)
        if list(rows) != list(others) and sorted(rows) == sorted(others):
            yield Difference(section, "the order of the edition", PRINTED, "another order")


def _compare_row(where: str, rows: Mapping[str, Any], others: Mapping[str, Any], name: str) -> Iterator[Difference]:
    """In what two rows differ, key by key; a row that only one of them has is one difference."""
    source = _source(rows, name) if name in rows else NOTHING
    one, two = rows.get(name), others.get(name)
    if not isinstance(one, Mapping) or not isinstance(two, Mapping):
        yield Difference(where, _write_row(one), source, _write_row(two))
        return
    for key in [*one, *(key for key in two if key not in one)]:
        if key not in ABOUT and one.get(key) != two.get(key):
            values = [write_value(row[key]) if key in row else NOTHING for row in (one, two)]
            yield Difference(f"{where}.{key}", values[0], source, values[1])


def _write_row(row: object) -> str:
    """A plain value, or that there is such a row."""
    if row is None:
        return NOTHING
    return IN_THE_BOX if isinstance(row, Mapping) else write_value(row)
