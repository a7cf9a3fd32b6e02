"""What lies on a table for everybody to read: what its components print, how it plays, and where things are drawn."""

from collections.abc import Mapping
from typing import Any

from vesicle.api import data_of
from vesicle.core.match import Rules
from vesicle.cytosis.board import board
from vesicle.cytosis.components import in_play


def components_of(rules: Rules) -> dict[str, Any]:
    """The rows of the box with those of modules that are played, the rulings, and where the picture's areas lie.

    They come from the rules alone, which everybody at the table knows: nothing of the game in progress is in them.
    """
    return {
        "game": rules.game,
        "rows": _rows_in_play(rules),
        "rulings": {**data_of(rules.game).usual_rulings(rules.options["edition"]), **rules.options["rulings"]},
        "board": board() if rules.game == "cytosis" else {},
    }


def _rows_in_play(rules: Rules) -> Mapping[str, Any]:
    """The rows of the table's own box; those of an expansion that is not played stay in the box."""
    return in_play(dict(rules.rows), rules.options["virus"]) if rules.game == "cytosis" else rules.rows
