"""Who plays whom, with which seed, on which seat.

A seed is played by every line-up in every rotation of its seats, so that all bots get the same deals from all seats:
what luck gives to one it gives to the others. Games are numbered without end, so that a tournament can always go on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from vesicle.api import rules_for
from vesicle.core.match import Rules


@dataclass(frozen=True)
class Fixture:
    """One game of a tournament."""

    number: int
    seed: int
    seats: tuple[str, ...]  # the spec of the bot on each seat


@dataclass(frozen=True)
class Tournament:
    """A table, the bots as they were named, and the seed of the first deal."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """What travels to another process; it makes its own rules of it."""
        return Tournament, (self.game, self.options, self.bots, self.seed)

    @cached_property
    def rules(self) -> Rules:
        """The rules of the table."""
        return rules_for(self.game, self.options)

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """The games that are played with one seed: every line-up, rotated."""
        return [seats for line_up in line_ups(self.bots, self.rules.players) for seats in rotations(line_up)]

    def is_even(self, games: int) -> bool:
        """Whether so many games give every bot every seat with every deal."""
        return games % len(self.seatings) == 0

    def fixture(self, number: int) -> Fixture:
        """The game of this number, from 0."""
        seed, place = divmod(number, len(self.seatings))
        return Fixture(number, self.seed + seed, self.seatings[place])


def line_ups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The tables that bots make: fewer than players are repeated, more take turns; ValueError if that is uneven."""
    if len(bots) > players:
        return list(dict.fromkeys(combinations(bots, players)))
    if not bots or players % len(bots):
        raise ValueError(
            f"{len(bots)} bots cannot share {players} seats evenly: name one for each seat, or one for all"
        )
    return [tuple(bots) * (players // len(bots))]


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """A line-up from every seat on; those that look the same are played once."""
    return list(dict.fromkeys((*line_up[turn:], *line_up[:turn]) for turn in range(len(line_up))))
