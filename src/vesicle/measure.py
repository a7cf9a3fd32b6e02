"""The measured effect of other rules: two tables play the same seeds, and every figure comes with its 95 % interval."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from vesicle.intervals import mean_interval, wilson
from vesicle.playouts import Result

DIGITS = 4


@dataclass(frozen=True)
class Estimate:
    """A mean, and the ends between which the true one lies in 95 of 100 cases; no ends after a single game."""

    mean: float
    interval: tuple[float, float] | None

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.interval is not None and (self.interval[0] > 0 or self.interval[1] < 0)

    def as_dict(self) -> dict[str, Any]:
        """The figures, JSON-ready and rounded."""
        ends = None if self.interval is None else [round(end, DIGITS) for end in self.interval]
        return {"mean": round(self.mean, DIGITS), "interval": ends}


@dataclass(frozen=True)
class Figure:
    """One figure at both tables, and how far they lie apart, game by game of the same seed."""

    name: str
    tables: tuple[Estimate, Estimate]
    difference: Estimate

    def as_dict(self) -> dict[str, Any]:
        """The figure, JSON-ready."""
        return {"tables": [table.as_dict() for table in self.tables], "difference": self.difference.as_dict()}


@dataclass(frozen=True)
class Comparison:
    """How two tables differ: length of a game, points of a player by source, share of wins by seat."""

    games: int
    length: list[Figure]
    points: list[Figure]  # all, then by source
    wins: list[Figure]  # by seat

    def as_dict(self) -> dict[str, Any]:
        """All figures by name, JSON-ready."""
        groups = {"length": self.length, "points": self.points, "wins": self.wins}
        named = {group: {figure.name: figure.as_dict() for figure in figures} for group, figures in groups.items()}
        return {"games": self.games, **named}


def compare(pairs: Iterable[tuple[Result, Result]], sources: Sequence[str]) -> Comparison:
    """Compare two tables by the results of the same seeds, whoever played; ValueError for seeds that differ."""
    played = list(pairs)
    for one, other in played:
        if one.seed != other.seed:
            raise ValueError(f"seeds {one.seed} and {other.seed} do not make a pair")
    length = [_mean(name, [(getattr(one, name), getattr(other, name)) for one, other in played]) for name in LENGTHS]
    points = [_mean("points", [(_count(one), _count(other)) for one, other in played])]
    for place, source in enumerate(sources):
        points.append(_mean(source, [(_count(one, place), _count(other, place)) for one, other in played]))
    seats = range(len(played[0][0].scores)) if played else ()
    wins = [
        _share(f"seat {seat}", [(seat in one.winners, seat in other.winners) for one, other in played])
        for seat in seats
    ]
    return Comparison(len(played), length, points, wins)


LENGTHS = ("rounds", "decisions")


def _count(result: Result, source: int | None = None) -> float:
    """The points of a player on average, all or those of one source."""
    points = [sum(scores) if source is None else scores[source] for scores in result.scores]
    return sum(points) / len(points)


def _mean(name: str, pairs: Sequence[tuple[float, float]]) -> Figure:
    ones, others = ([pair[table] for pair in pairs] for table in (0, 1))
    return Figure(name, (_estimate(ones), _estimate(others)), _difference(pairs))


def _share(name: str, pairs: Sequence[tuple[bool, bool]]) -> Figure:
    ones, others = (sum(pair[table] for pair in pairs) for table in (0, 1))
    tables = tuple(Estimate(wins / len(pairs), wilson(wins, len(pairs))) for wins in (ones, others))
    return Figure(name, (tables[0], tables[1]), _difference(pairs))


def _difference(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """The second table less the first, game by game: what both games of a seed have in common falls out."""
    return _estimate([other - one for one, other in pairs])


def _estimate(figures: Sequence[float]) -> Estimate:
    return Estimate(sum(figures) / len(figures), mean_interval(figures))
