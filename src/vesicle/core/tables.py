"""Rows of TOML → checked columns. A row that lacks a key or has one too many is refused by name."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

Table = dict[str, Any]


def read_toml(path: Traversable | Path) -> Table:
    """One TOML file; ValueError with the file's name for text that is none."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name}: {error}") from None


def overlay(base: Mapping[str, Any], changes: Mapping[str, Any], where: str, allow_new: bool = False) -> Table:
    """The base with the changes put over it, level by level; a key that the base lacks is refused."""
    merged: Table = dict(base)
    for key, value in changes.items():
        path = f"{where}.{key}" if where else key
        if key not in base and not allow_new:
            raise ValueError(f"{path}: there is no such key; known are {', '.join(sorted(base))}")
        if isinstance(base.get(key), Mapping):
            if not isinstance(value, Mapping):
                raise ValueError(f"{path}: a table is wanted here, not {value!r}")
            merged[key] = overlay(base[key], value, path, allow_new=key in FREE_TABLES)
        else:
            merged[key] = value
    return merged


# Tables whose keys are a choice of a longer list, so that a change may name what the base left out.
FREE_TABLES = frozenset({"needs", "pay", "gain", "copies"})


def check_row(row: Mapping[str, Any], required: Mapping[str, type], where: str) -> None:
    """A row has exactly the required keys, each with a value of its type; whole numbers are never negative."""
    for key in row:
        if key not in required:
            raise ValueError(f"{where}.{key}: there is no such key; known are {', '.join(required)}")
    for key, kind in required.items():
        if key not in row:
            raise ValueError(f"{where}: the key {key!r} is missing")
        value = row[key]
        if not isinstance(value, kind) or isinstance(value, bool) is not (kind is bool):
            raise ValueError(f"{where}.{key}: {value!r} is not {_words_for(kind)}")
        if kind is int:
            whole_number(value, f"{where}.{key}")


def _words_for(kind: type) -> str:
    return {int: "a whole number", str: "a text", dict: "a table", list: "a list"}.get(kind, kind.__name__)


def whole_number(value: object, where: str, most: int = 999) -> int:
    """A whole number from 0 to `most`, or ValueError."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{where}: {value!r} is not a whole number from 0 to {most}")
    return value


def one_of(value: object, names: Mapping[str, int] | list[str] | tuple[str, ...], where: str) -> int:
    """The number of a name from a closed list, or ValueError naming the list."""
    known = list(names)
    if value not in known:
        raise ValueError(f"{where}: {value!r} is none of {', '.join(known)}")
    return names[value] if isinstance(names, Mapping) else known.index(value)
