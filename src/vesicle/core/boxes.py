"""Somebody's own box of components: a TOML file whose rows are put over those of an edition, or replace them."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from os import PathLike
from pathlib import Path
from typing import Any

from vesicle.core.tables import RowError, Table, fill, overlay, shown
from vesicle.core.toml_lines import find_keys

NOTES = ("game", "edition", "complete")  # what a box says about itself
ROW_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_NAME = 40
PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def names_of(enum: type[IntEnum]) -> list[str]:
    """The members of an enum as the words of tables and actions."""
    return [member.name.lower().replace("_", "-") for member in enum]


@dataclass(frozen=True)
class OwnBox:
    """What a box file says, and in which lines."""

    file: str
    content: Table
    lines: Mapping[str, int]  # by key, with dots

    def locate(self, error: RowError) -> str:
        """A complaint with file and line: of the key itself, or of the nearest one around it that the file has."""
        key = error.key
        while key and key not in self.lines:
            key = key.rpartition(".")[0]
        return f"{self.file}{f', line {self.lines[key]}' if key else ''}: {error}"


def read_own_box(path: str | PathLike[str]) -> OwnBox:
    """Somebody's own box file; ValueError in one sentence for a file that cannot be read or is no TOML."""
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"box file {str(path)!r} cannot be read: {error.strerror}") from None
    except ValueError as error:  # bytes that are no text, or a path that cannot be
        raise ValueError(f"box file {str(path)!r} cannot be read: {error}") from None
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ValueError(f"{file.name}{_place(text, str(error))}") from None
    lines: dict[str, int] = {}
    for key, line in find_keys(text):
        for length in range(1, len(key) + 1):
            lines.setdefault(".".join(key[:length]), line)
    return OwnBox(file.name, content, lines)


def _place(text: str, complaint: str) -> str:
    """What the standard reader complains about, with the line in front and the key where it stands there twice."""
    found = PLACE.search(complaint)
    if found is None:
        return f": {complaint}"
    last = text.count("\n") + 1
    line = int(found[1] or last)
    seen: dict[tuple[str, ...], int] = {}
    for key, here in find_keys(text):
        if here == line and key in seen:
            return f", line {line}: {RowError('.'.join(key), f'it stands in line {seen[key]} already')}"
        seen[key] = here
    return f", line {line}: {complaint[: found.start()]}"


def put_own_box(rows: Table, own: Mapping[str, Any], free: Mapping[str, Table]) -> Table:
    """Only what the own box names changes; in a section that it calls complete nothing else is left.

    `free` are the sections whose rows such a box names itself, each with what a row may leave out.
    """
    for section, part in own.items():
        if section in NOTES:
            continue
        if section not in rows:
            raise RowError(section, f"there is no such section; known are {', '.join(rows)}")
        if not isinstance(part, Mapping):
            raise RowError(section, f"a table is wanted here, not {shown(part)}")
    complete = _find_complete(own, rows)
    merged = {}
    for section, usual in rows.items():
        if section in complete and section in free:
            merged[section] = {name: _own_row(section, name, row, free) for name, row in own[section].items()}
        else:
            merged[section] = overlay(usual, own.get(section, {}), section)
            for name in usual if section in complete else ():
                if name not in own[section]:
                    raise RowError(section, f"{name!r} is missing, but the box says that it is complete")
    return merged


def _find_complete(own: Mapping[str, Any], rows: Table) -> list[str]:
    """The sections that an own box calls complete: all, or those on its list."""
    said = own.get("complete", False)
    complete = ([*rows] if said else []) if isinstance(said, bool) else said
    if not isinstance(complete, list) or not all(isinstance(section, str) for section in complete):
        raise RowError("complete", f"{shown(said)} is neither true nor false nor a list of sections")
    for section in complete:
        if section not in rows:
            raise RowError("complete", f"there is no section {section!r}; known are {', '.join(rows)}")
        if section not in own:
            raise RowError("complete", f"the box has no section {section!r}, so it is not complete")
    return complete


def _own_row(section: str, name: str, row: object, free: Mapping[str, Table]) -> Table:
    """A row of a complete section, which needs no other; what its owner reads off a card is printed."""
    if not isinstance(name, str) or not ROW_NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        words = f"a name is at most {LONGEST_NAME} small letters, digits and hyphens: growth-hormone"
        raise RowError(f"{section}.{name}", words)
    if not isinstance(row, Mapping):
        raise RowError(f"{section}.{name}", f"a table is wanted here, not {shown(row)}")
    return fill(row, {**free[section], "source": "printed"})


def check_name(row: Mapping[str, Any], where: str) -> None:
    """The name that people see: free text of one line; an empty one is the usual name."""
    name = row["name"]
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        words = f"{shown(name)} is not a text of at most {LONGEST_NAME} letters on one line"
        raise RowError(f"{where}.name", words)


def own_names(rows: Mapping[str, Table], usual: Mapping[str, Any]) -> dict[str, str]:
    """What an own box calls the rows of a section: by its names, and rows of its own without one by their ids."""
    return {
        name: row.get("name") or name.replace("-", " ").capitalize()
        for name, row in rows.items()
        if row.get("name") or name not in usual
    }
