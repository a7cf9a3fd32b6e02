"""The numbered rule sentences of each game, by the game's name."""

from functools import cache
from importlib.resources import as_file, files

from vesicle.core.clauses import ClauseText, load_clauses

_FOLDERS = {"cytosis": "cytosis", "virus-and-co": "virus_and_co"}
GAMES = tuple(_FOLDERS)


def clauses_of(game: str) -> dict[str, ClauseText]:
    """Every clause and ruling of a game, by id, in the order of its file."""
    if game not in _FOLDERS:
        raise ValueError(f"no game {game!r} with written rules: known are {', '.join(GAMES)}")
    return dict(_read(_FOLDERS[game]))


@cache
def _read(folder: str) -> dict[str, ClauseText]:
    with as_file(files("vesicle") / folder / "clauses.toml") as path:
        return load_clauses(path)
