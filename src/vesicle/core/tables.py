"""Rows of TOML → checked columns. A row that lacks a key or has one too many is refused by name."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

Table = dict[str, Any]
FEW = 12  # names that a sentence can list
QUOTED = 60  # letters of a value that a sentence quotes
WORDS_FOR = {str: "a text", dict: "a table", list: "a list", bool: "true or false"}


class RowError(ValueError):
    """A value that does not fit; `key` says where it stands, with dots: cards.insulin.atp."""

    def __init__(self, key: str, complaint: str) -> None:
        """Say what is wrong with a key, in one sentence."""
        super().__init__(f"{key if key.isprintable() else shown(key)}: {complaint}")
        self.key = key


def read_toml(path: Traversable | Path) -> Table:
    """One TOML file; ValueError with the file's name for text that is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name}: {error}") from None


def overlay(base: Mapping[str, Any], changes: Mapping[str, Any], where: str, allow_new: bool = False) -> Table:
    """A section with changes put over it: row by row, and in a row key by key; a value is replaced whole."""
    merged: Table = dict(base)
    for name, change in changes.items():
        key = f"{where}.{name}"
        if name not in base and not allow_new:
            raise RowError(key, f"there is no such key; {_offer(name, base)}")
        merged[name] = _change(base.get(name), change, key)
    return merged


def _change(row: object, change: object, where: str) -> object:
    """A row with some of its keys changed; what is no row is replaced."""
    if not isinstance(row, Mapping):
        return change
    if not isinstance(change, Mapping):
        raise RowError(where, f"a table is wanted here, not {shown(change)}")
    for key in change:
        if key not in row:
            raise RowError(f"{where}.{key}", f"there is no such key; {_offer(key, row)}")
    return {**row, **change}


def _offer(name: str, known: Mapping[str, Any]) -> str:
    """What could have stood in place of a name: all that is known, or of many the nearest."""
    if len(known) <= FEW:
        return f"known are {', '.join(known)}"
    near = get_close_matches(str(name), known)
    return f"near it {'is' if len(near) == 1 else 'are'} {' and '.join(near)}" if near else f"{len(known)} are known"


def fill(row: Mapping[str, Any], usual: Mapping[str, Any]) -> Table:
    """A row with the usual values of the keys that it leaves out, behind its own."""
    return {**row, **{key: value for key, value in usual.items() if key not in row}}


def check_row(row: object, required: Mapping[str, type], where: str, most: int = 999) -> None:
    """A row has exactly the required keys, each with a value of its type; whole numbers go from 0 to `most`."""
    if not isinstance(row, Mapping):
        raise RowError(where, f"a table is wanted here, not {shown(row)}")
    for key in row:
        if key not in required:
            raise RowError(f"{where}.{key}", f"there is no such key; known are {', '.join(required)}")
    for key, kind in required.items():
        if key not in row:
            raise RowError(where, f"the key {key!r} is missing")
        value = row[key]
        if kind is int:
            whole_number(value, f"{where}.{key}", most)
        elif not isinstance(value, kind):
            raise RowError(f"{where}.{key}", f"{shown(value)} is not {WORDS_FOR[kind]}")


def whole_number(value: object, where: str, most: int = 999) -> int:
    """A whole number from 0 to `most`, or RowError."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise RowError(where, f"{shown(value)} is not a whole number from 0 to {most}")
    return value


def one_of(value: object, names: Mapping[str, int] | list[str] | tuple[str, ...], where: str) -> int:
    """The number of a name from a closed list, or RowError naming the list."""
    known = list(names)
    if value not in known:
        raise RowError(where, f"{shown(value)} is none of {', '.join(known)}")
    return names[value] if isinstance(names, Mapping) else known.index(value)


def shown(value: object) -> str:
    """A value as a sentence can quote it: on one line, and not for pages."""
    text = repr(value)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"
