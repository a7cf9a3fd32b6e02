"""What the builders of rule tests share: a match with short words for what tests ask of any game."""

from collections.abc import Callable, Mapping
from typing import Any, Self

import vesicle
from vesicle import Match

_DEALT: dict[str, Match] = {}


def dealt(game: str, options: Mapping[str, Any], begin: Callable[[Match], None] = lambda match: None) -> Match:
    """A match of these options that has just begun; it is dealt once for all tests, and nobody plays on it."""
    key = f"{game} {options!r}"
    if key not in _DEALT:
        match = vesicle.new(game, seed=1, **options)
        begin(match)
        _DEALT[key] = match
    return _DEALT[key]


class Table:
    """A match with short words for what tests ask."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def legal(self) -> tuple[str, ...]:
        return self.match.legal

    @property
    def to_act(self) -> int | None:
        return self.match.to_act

    @property
    def winner(self) -> int | None:
        return self.match.winner

    @property
    def truth(self) -> dict[str, Any]:
        return self.match.position()

    @property
    def asked(self) -> str | None:
        """The question that is open."""
        pending = self.truth["pending"]
        return pending[-1] if pending else None

    def play(self, *actions: str) -> Self:
        for action in actions:
            self.match.play(action)
        return self

    def why_not(self, action: str) -> str:
        """The most telling clause that forbids an action, or "" for a legal one."""
        found = self.match.why_not(action)
        assert (action in self.legal) == (not found)
        return found[0] if found else ""

    def options(self, verb: str) -> list[str]:
        """What may follow a verb now."""
        return [action.removeprefix(verb).strip() for action in self.legal if action.split()[0] == verb]

    def player(self, seat: int) -> dict[str, Any]:
        return self.truth["players"][seat]
