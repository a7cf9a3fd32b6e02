"""What the builders of rule tests share: a match with short words for what tests ask of any game."""

from typing import Any, Self

from vesicle import Match


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
