"""A process that reviews one game: `python -m vesicle.server.review_worker` reads the game and writes how far it is.

It leaves the cores to the server and its bots, and ends with its review, or as soon as the server does.
"""

import os
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO

import msgspec

from vesicle.core.match import Match
from vesicle.core.record import array_of, bytes_of, copy_of
from vesicle.review.lookback import LookBack, Progress, effort_for
from vesicle.server.jobs import LENGTH
from vesicle.server.rule_sets import find_rules

BELOW_BOTS = 15  # niceness; bots have 10


@dataclass(frozen=True)
class Played:
    """A finished game as it travels to the worker."""

    game: str
    options: Mapping[str, Any]
    start: bytes  # the record's
    actions: list[int]
    iterations: int = 0  # of the search, for each look at a decision; the fewest that there are for none


def written(match: Match) -> Played:
    """A game that is to be reviewed."""
    return Played(match.rules.game, match.rules.options, bytes_of(match._start), list(match._actions))


def read(played: Played) -> Match:
    """The same game again, at its end."""
    rules = find_rules(played.game, played.options)
    start = array_of(rules.state_class, played.start)
    match = Match(rules, copy_of(start[0]).base, None)
    for action in played.actions:
        rules.step(match._games, rules.boxes, action)
    match._actions = list(played.actions)
    return match


def write_framed(message: Played | Progress) -> bytes:
    """A message with its length before it."""
    content = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(content)) + content


def end_with(source: BinaryIO) -> None:
    """End the process when its input ends, however the server has ended."""
    source.read(1)
    os._exit(0)


def work() -> None:
    """Read the game, review it, and say all the while how far that is."""
    os.nice(BELOW_BOTS)
    source = sys.stdin.buffer
    played = msgspec.msgpack.decode(source.read(*LENGTH.unpack(source.read(LENGTH.size))), type=Played)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints must not end up among the answers
        threading.Thread(target=end_with, args=(source,), daemon=True).start()
        for progress in LookBack(read(played), effort_for(played.iterations)).work():
            answers.write(write_framed(progress))
            answers.flush()


if __name__ == "__main__":
    work()
