"""What the server says no with: a code for programs, one sentence for people, and the clauses where a rule says it."""

from collections.abc import Mapping, Sequence
from typing import Any

from vesicle.server.store import Damaged, Unavailable


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
    "damaged": 500,  # what is stored of the table cannot be read
    "error": 500,  # we have made a mistake, and it is in the log
    "busy": 503,
}

BROKEN_HERE = "something went wrong on the server; it was logged"
DAMAGED = "the stored data for this table cannot be read: ask whoever runs the server; the log says more"
NO_SPECTATORS = "this table is not open to spectators"
BUSY = "the database is not responding: try again in a moment"


def unavailable(error: Unavailable) -> Refused:
    """A store that does not answer, or not for one table, is a refusal like any other."""
    return Refused("damaged", DAMAGED) if isinstance(error, Damaged) else Refused("busy", BUSY)
