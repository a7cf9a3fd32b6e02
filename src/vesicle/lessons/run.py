"""A step under way: the learner's actions and the others' replies, as the learner sees them."""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from vesicle.core.match import Match
from vesicle.lessons.wishes import is_met

Entry = dict[str, Any]
View = dict[str, Any]


class NotTheLearner(ValueError):
    """An action of the learner while another decides."""


@dataclass
class Move:
    """One action of anybody, as the learner sees it."""

    seat: int
    action: str
    log: list[Entry]
    view: View


@dataclass
class Run:
    """A step under way: the game, which replies are still to come, what the learner has seen."""

    match: Match
    seat: int
    wish: Mapping[str, Any]
    replies: list[str]
    moves: list[Move] = field(default_factory=list)
    log: list[Entry] = field(default_factory=list)
    reached: bool = False

    def __post_init__(self) -> None:
        """The learner looks at the table."""
        self._seen = self.match.look(self.seat)
        self.view = self._seen.view()

    def branch(self) -> "Run":
        """The same, to try something out."""
        made = copy(self)
        made.match, made.replies, made.log = self.match.clone(), list(self.replies), list(self.log)
        return made

    def play(self, action: str) -> None:
        """An action of the learner, and what the others answer; IllegalAction and UnknownAction as in the game."""
        if self.match.to_act != self.seat:
            raise NotTheLearner("it is not your turn in this step: start the step again")
        self.moves = []
        self._move(action)
        while (reply := self._next_reply()) is not None:
            self._move(reply)

    def _next_reply(self) -> str | None:
        """The first of the replies that another seat can play now; without one the step stands still."""
        if self.match.to_act in (None, self.seat):
            return None
        for number, reply in enumerate(self.replies):
            if not self.match.why_not(reply):
                return self.replies.pop(number)
        return None

    def _move(self, action: str) -> None:
        before, seat = self._seen, self.match.to_act
        assert seat is not None
        self.match.play(action)
        self._seen = self.match.look(self.seat)
        self.view = self._seen.view()
        entries = self._seen.tell(self.match.rules.numbers[action], before)
        self.moves.append(Move(seat, entries[0]["action"], entries, self.view))
        self.log += [{"number": len(self.match.actions), **entry} for entry in entries]
        self.reached = self.reached or is_met(self.wish, self.seat, self.view, self.log)
