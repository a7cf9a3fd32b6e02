"""What the server says no with: a code for programs, one sentence for people, and the clauses where a rule says it."""

from collections.abc import Mapping, Sequence
from typing import Any


class Refused(Exception):
    """A request that changed nothing."""

    def __init__(self, code: str, message: str, clauses: Sequence[Mapping[str, Any]] = ()) -> None:
        """`code` is one of STATUS; `clauses` are cited with their sentences, most telling first."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.clauses = tuple(clauses)


# Every code, and the HTTP status that it travels with.
STATUS = {
    "invalid": 422,  # the request does not say what is wanted
    "unknown-action": 422,
    "no-such-table": 404,
    "no-such-seat": 404,
    "not-found": 404,  # no such game, lesson or note
    "not-allowed": 403,  # the token does not give this right
    "not-your-turn": 409,
    "illegal": 409,  # a rule forbids it
    "stale": 409,  # the table has moved on since
    "not-now": 409,  # the table is not in a state for it
    "taken": 409,
    "old-rules": 409,  # the game was begun under rules that this program no longer has
    "too-large": 413,
    "too-fast": 429,
    "error": 500,  # we have made a mistake, and it is in the log
    "busy": 503,
}

BROKEN_HERE = "something went wrong here, and it has been noted"
BUSY = "the store does not answer: try again in a moment"
