"""Somebody's own box of components: a TOML file whose rows are put over those of an edition."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import Any

from vesicle.core.tables import Table, overlay, read_toml


def names_of(enum: type[IntEnum]) -> list[str]:
    """The members of an enum as the words of tables and actions."""
    return [member.name.lower().replace("_", "-") for member in enum]


def read_own_box(path: str | Path) -> Table:
    """Somebody's own box file; ValueError in one sentence for a file that cannot be read."""
    try:
        return read_toml(Path(path))
    except OSError as error:
        raise ValueError(f"box file {str(path)!r} cannot be read: {error.strerror}") from None


def put_own_box(rows: Table, own: Mapping[str, Any], sections: Sequence[str]) -> Table:
    """Only what the own box names changes; one that calls itself complete must name every row."""
    changes = dict(own)
    complete = changes.pop("complete", False)
    for section in changes:
        if section not in sections:
            raise ValueError(f"box: there is no section {section!r}; known are {', '.join(sections)}")
    if complete:
        for section in sections:
            missing = [row for row in rows[section] if row not in changes.get(section, {})]
            if missing:
                raise ValueError(f"box: {section}.{missing[0]} is missing, but the box says that it is complete")
    return overlay(rows, changes, "box")
