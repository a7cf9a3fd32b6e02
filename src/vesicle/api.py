"""New games, positions, saved games: the functions that `import vesicle` offers."""

import copyreg
import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from os import PathLike
from typing import Any

from vesicle.clauses import clauses_of
from vesicle.core.boxes import read_own_box
from vesicle.core.editions import Editions
from vesicle.core.errors import ReplayError
from vesicle.core.match import Match, Rules, check_seats, load_position
from vesicle.core.saved import check_shape, replay_into
from vesicle.core.tables import RowError, shown

MAX_SEED = 2**63 - 1
_GAMES = {"cytosis": "vesicle.cytosis.rules", "virus-and-co": "vesicle.virus_and_co.rules"}


def new(game: str, *, seed: int | None = None, seats: Sequence[dict[str, Any]] = (), **options: Any) -> Match:
    """A new game: `vesicle.new("cytosis", players=3, edition="second", seed=7)`; without a seed, a random one."""
    if seed is None:
        seed = secrets.randbelow(MAX_SEED)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed: {seed!r} is not a whole number from 0 to 2**63 - 1")
    return Match.deal(rules_for(game, options), seed, seats)


def rules_for(game: str, options: Mapping[str, Any]) -> Rules:
    """The rules of a game with its options chosen; ValueError in one sentence for what does not exist."""
    if not isinstance(game, str) or game not in _GAMES:
        raise ValueError(f"there is no game {game!r}; known are {', '.join(_GAMES)}")
    box = options.get("box")
    if not isinstance(box, str | PathLike):
        return _make_rules(game, options)
    own = read_own_box(box)
    try:
        return _make_rules(game, {**options, "box": own.content})
    except RowError as error:
        raise ValueError(own.locate(error)) from None


def _make_rules(game: str, options: Mapping[str, Any]) -> Rules:
    box = options.get("box")
    if isinstance(box, Mapping) and box.get("game", game) != game:
        raise RowError("game", f"this is a box of {shown(box['game'])}, not of {game!r}")
    rules: Rules = import_module(_GAMES[game]).make_rules(options, clauses_of(game))
    return rules


copyreg.pickle(Rules, lambda rules: (rules_for, (rules.game, rules.options)))  # functions alone could not be pickled


def from_position(position: Mapping[str, Any]) -> Match:
    """A game from a position; ValueError naming the field for anything impossible."""
    if not isinstance(position, Mapping) or not {"game", "options"} <= position.keys():
        raise ValueError("a position is a dict with 'game', 'options' and every field of the state")
    fields = dict(position)
    game, options = fields.pop("game"), fields.pop("options")
    if not isinstance(game, str) or not isinstance(options, Mapping):
        raise ValueError("a position's 'game' is a name and its 'options' are a table")
    return load_position(rules_for(game, _own(options)), fields)


def replay(record: Mapping[str, Any]) -> Match:
    """A saved game, played to its end; ReplayError names the first action that does not fit."""
    check_shape(record)
    try:
        rules = rules_for(record["game"], _own(record["options"]))
        if record["rules_version"] != rules.version:
            raise ReplayError(
                f"saved under rules_version {record['rules_version']!r}; this program plays {rules.version!r}"
            )
        if record.get("seed") is None:
            match = from_position(record["start"])
            match.seats = check_seats(record["seats"], match.rules.players)
        else:
            match = new(record["game"], seed=record["seed"], seats=record["seats"], **record["options"])
    except ReplayError:
        raise
    except (ValueError, TypeError) as error:
        raise ReplayError(f"the saved game cannot be set up: {error}") from None
    return replay_into(match, record)


def _own(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Options as a saved game carries them: the box itself, never the path of a file on this machine."""
    if isinstance(options.get("box"), str | PathLike):
        raise ValueError("box: a saved game or position holds the box itself, not the path of a file")
    return options


def data_of(game: str) -> Editions:
    """Where a game keeps its editions, components and rulings."""
    data: Editions = import_module(_GAMES[game]).DATA
    return data


def games() -> dict[str, Any]:
    """What can be played, with options, editions, rulings and their defaults; JSON-ready."""
    return {game: import_module(module).describe_options() for game, module in _GAMES.items()}
