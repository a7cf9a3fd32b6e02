"""Where the figures of a thing come from: printed by an edition's rulebook, partly so, or our proposal."""

import re

from vesicle.api import data_of, rules_for
from vesicle.clause_index import index_of

NUMBER = re.compile(r"-\d+$")  # of a card with copies: injection-3


def sources_of(game: str, name: str) -> dict[str, str]:
    """The mark of a card, spot or other thing in each edition that has it; nothing for what has no row in the box."""
    marks = {edition: _mark(game, edition, name) for edition in data_of(game).names}
    return {edition: mark for edition, mark in marks.items() if mark}


def _mark(game: str, edition: str, name: str) -> str:
    rows = rules_for(game, {"edition": edition}).rows
    for family in index_of(game).families.values():
        section = rows[family.rows] if family.rows else {}
        row = section.get(name) or (section.get(NUMBER.sub("", name)) if family.numbered else None)
        if row:
            return str(row["source"])
    return ""
