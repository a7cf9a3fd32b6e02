"""What lies on a table for everybody to read: what its components print, how it plays, and where things are drawn."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from vesicle.api import data_of
from vesicle.core.match import Rules
from vesicle.cytosis.components import in_play

PICTURE = "vesicle.cytosis.board"


def components_of(rules: Rules) -> dict[str, Any]:
    """The rows of the box with those of modules that are played, the rulings, and the geometry of the board.

    They come from the rules alone, which everybody at the table knows: nothing of the game in progress is in them.
    """
    return {
        "game": rules.game,
        "rows": _rows_in_play(rules),
        "rulings": {**data_of(rules.game).usual_rulings(rules.options["edition"]), **rules.options["rulings"]},
        "board": _board_of(rules.game),
    }


def _rows_in_play(rules: Rules) -> Mapping[str, Any]:
    """The rows of the table's own box; those of an expansion that is not played stay in the box."""
    return in_play(dict(rules.rows), rules.options["virus"]) if rules.game == "cytosis" else rules.rows


def _board_of(game: str) -> dict[str, Any]:
    """Where the areas and spots of the picture lie; a card game has no board."""
    if game != "cytosis" or find_spec(PICTURE) is None:
        return {}
    board: dict[str, Any] = import_module(PICTURE).board()
    return board
