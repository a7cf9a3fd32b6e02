"""Saved games: read one, check its shape, and play it again action by action."""

from collections.abc import Mapping
from typing import Any

from vesicle.core.errors import IllegalAction, ReplayError, UnknownAction
from vesicle.core.match import DIGEST_EVERY, FORMAT, Match

KEYS = {"game": str, "rules_version": str, "options": dict, "seats": list, "actions": list, "digests": dict}


def check_shape(record: Any) -> None:
    """ReplayError in one sentence for anything that is no saved game of ours."""
    if not isinstance(record, Mapping):
        raise ReplayError("a saved game is a JSON object")
    if record.get("format") != FORMAT:
        raise ReplayError(f"the format {record.get('format')!r} is not known; this program reads {FORMAT!r}")
    for key, kind in KEYS.items():
        if not isinstance(record.get(key), kind):
            raise ReplayError(f"the saved game's {key!r} is missing or not a {kind.__name__}")
    if record.get("seed") is None and not isinstance(record.get("start"), Mapping):
        raise ReplayError("the saved game has neither a seed nor a start position")


def replay_into(match: Match, record: Mapping[str, Any]) -> Match:
    """Play all actions of a saved game; ReplayError names the first one that does not fit."""
    for number, text in enumerate(record["actions"], start=1):
        try:
            match.play(text)
        except (IllegalAction, UnknownAction) as error:
            raise ReplayError(f"action {number}: {error}") from None
        _check_digest(match, record["digests"], number)
    _check_end(match, record)
    return match


def _check_digest(match: Match, digests: Mapping[str, Any], number: int) -> None:
    """A digest is due every sixteen actions; the last one, which may come earlier, is checked with the end."""
    if number % DIGEST_EVERY:
        return
    if digests.get(str(number)) != match.rules.digest(match._state):
        raise ReplayError(
            f"action {number}: the position differs from the saved digest, in an action since the last one"
        )


def _check_end(match: Match, record: Mapping[str, Any]) -> None:
    last = str(len(record["actions"]))
    beyond = [number for number in record["digests"] if number.isdigit() and int(number) > int(last)]
    if beyond:
        raise ReplayError(f"action {last}: it is the last one, although a digest for action {beyond[0]} is there")
    if record["actions"] and record["digests"].get(last) != match.rules.digest(match._state):
        raise ReplayError(f"action {last}: the last position differs from the saved digest")
    result = record.get("result")
    if match.winner is None:
        if result is not None:
            raise ReplayError("the saved game has a result, but its actions do not finish the game")
    elif (
        not isinstance(result, Mapping)
        or result.get("winner") != match.winner
        or result.get("scores") != match.scores()
    ):
        raise ReplayError("the saved result is not the one that the actions lead to")
