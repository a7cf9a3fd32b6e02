"""Vesicle: a digital table for two biology games. The names below are what scripts and notebooks may rely on."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vesicle.clauses import clauses_of
from vesicle.core.errors import IllegalAction, ReplayError, UnknownAction
from vesicle.core.match import Match, Rules, load_position
from vesicle.core.saved import check_shape, replay_into
from vesicle.cytosis import rules as _cytosis

__all__ = [
    "IllegalAction",
    "Match",
    "ReplayError",
    "UnknownAction",
    "__version__",
    "from_position",
    "games",
    "new",
    "replay",
    "rules_for",
]
__version__ = "0.1.0"

MAX_SEED = 2**63 - 1
_GAMES: dict[str, Callable[..., Rules]] = {"cytosis": _cytosis.make_rules}


def new(game: str, *, seed: int | None = None, seats: Sequence[dict[str, Any]] = (), **options: Any) -> Match:
    """A new game: `vesicle.new("cytosis", players=3, edition="second", seed=7)`; without a seed, a random one."""
    if seed is None:
        seed = secrets.randbelow(MAX_SEED)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed: {seed!r} is not a whole number from 0 to 2**63 - 1")
    return Match.deal(rules_for(game, options), seed, seats)


def rules_for(game: str, options: Mapping[str, Any]) -> Rules:
    """The rules of a game with its options chosen; ValueError in one sentence for what does not exist."""
    if game not in _GAMES:
        raise ValueError(f"there is no game {game!r}; known are {', '.join(_GAMES)}")
    return _GAMES[game](options, clauses_of(game))


def from_position(position: Mapping[str, Any]) -> Match:
    """A game from a position; ValueError naming the field for anything impossible."""
    if not isinstance(position, Mapping) or not {"game", "options"} <= position.keys():
        raise ValueError("a position is a dict with 'game', 'options' and every field of the state")
    fields = dict(position)
    game, options = fields.pop("game"), fields.pop("options")
    if not isinstance(game, str) or not isinstance(options, Mapping):
        raise ValueError("a position's 'game' is a name and its 'options' are a table")
    return load_position(rules_for(game, options), fields)


def replay(record: Mapping[str, Any]) -> Match:
    """A saved game, played to its end; ReplayError names the first action that does not fit."""
    check_shape(record)
    try:
        rules = rules_for(record["game"], record["options"])
        if record["rules_version"] != rules.version:
            raise ReplayError(
                f"saved under rules_version {record['rules_version']!r}; this program plays {rules.version!r}"
            )
        if record.get("seed") is None:
            match = from_position(record["start"])
        else:
            match = new(record["game"], seed=record["seed"], seats=record["seats"], **record["options"])
    except ReplayError:
        raise
    except (ValueError, TypeError) as error:
        raise ReplayError(f"the saved game cannot be set up: {error}") from None
    return replay_into(match, record)


def games() -> dict[str, Any]:
    """What can be played, with options, editions, rulings and their defaults; JSON-ready."""
    return {"cytosis": _cytosis.describe_options()}
