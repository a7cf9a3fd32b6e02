"""What came out of many games: wins with intervals, scores by source, lengths."""

import math
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from vesicle import games
from vesicle.core.match import Rules
from vesicle.intervals import wilson
from vesicle.playouts import Result

DIGITS = 4


class Spread:
    """The mean and the ends of some counts."""

    def __init__(self) -> None:
        """Begin with no counts."""
        self._number = self._sum = self._most = 0
        self._least: int | None = None

    def add(self, count: int) -> None:
        """One count more."""
        self._number += 1
        self._sum += count
        self._most = max(self._most, count)
        self._least = count if self._least is None else min(self._least, count)

    def as_dict(self) -> dict[str, Any]:
        """The figures, JSON-ready and rounded."""
        return {"mean": round(self._sum / self._number, DIGITS), "least": self._least, "most": self._most}


class Tally:
    """Adds games up one by one, so that any number of them needs no more room than one."""

    def __init__(self, rules: Rules, bots: Sequence[str], seed: int) -> None:
        """Begin with no games."""
        self._rules, self._bots, self._seed = rules, list(bots), seed
        self._sources = list(rules.labels["source"])
        self._wins = [0] * rules.players
        self._points = [[0] * len(self._sources) for _ in range(rules.players)]
        self._squares = [0] * rules.players
        self._games = 0
        self._decisions, self._rounds = Spread(), Spread()

    def add(self, result: Result) -> None:
        """One game more."""
        self._games += 1
        self._wins[result.winner] += 1
        for seat, points in enumerate(result.scores):
            self._squares[seat] += sum(points) ** 2
            for source, count in enumerate(points):
                self._points[seat][source] += count
        self._decisions.add(result.decisions)
        self._rounds.add(result.rounds)

    def as_dict(self) -> dict[str, Any]:
        """All figures, JSON-ready and rounded, with nothing in it that differs from run to run."""
        options = self._rules.options
        return {
            "game": self._rules.game,
            "edition": options["edition"],
            "players": self._rules.players,
            "options": options,
            "rules_version": self._rules.version,
            "bots": self._bots,
            "games": self._games,
            "seed": self._seed,
            "seats": [self._seat(seat) for seat in range(self._rules.players)],
            "decisions": self._decisions.as_dict(),
            "rounds": self._rounds.as_dict(),
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        games = self._games
        mean = sum(self._points[seat]) / games
        deviation = math.sqrt(max(0.0, self._squares[seat] / games - mean * mean))
        means = (round(points / games, DIGITS) for points in self._points[seat])
        return {
            "seat": seat,
            "bot": self._bots[seat],
            "wins": self._wins[seat],
            "win_rate": round(self._wins[seat] / games, DIGITS),
            "interval": [round(end, DIGITS) for end in wilson(self._wins[seat], games)],
            "score": {"mean": round(mean, DIGITS), "deviation": round(deviation, DIGITS)},
            "sources": dict(zip(self._sources, means, strict=True)),
        }


def draw_tally(figures: dict[str, Any], speed: float) -> None:
    """Print the figures for people: a column for each seat; how fast it went only on a terminal."""
    console = Console(highlight=False)
    last = figures["seed"] + figures["games"] - 1
    console.print(
        f"{games()[figures['game']]['title']}, {figures['edition']} edition, {figures['players']} players:"
        f" {figures['games']} games, seeds {figures['seed']} to {last}"
    )
    console.print(_seat_table(figures))
    for name in ("decisions", "rounds"):
        spread = figures[name]
        console.print(f"{name} per game: {spread['mean']:.1f} ({spread['least']} to {spread['most']})")
    if console.is_terminal:
        console.print(f"games per second: {speed:,.0f}" if speed >= 10 else f"games per second: {speed:.1f}")


def _seat_table(figures: dict[str, Any]) -> Table:
    seats = figures["seats"]
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(f"seat {seat['seat']}", justify="right")
    table.add_row("bot", *(seat["bot"] for seat in seats), style="dim")
    table.add_row("wins", *(str(seat["wins"]) for seat in seats))
    table.add_row("share of wins", *(f"{seat['win_rate']:.1%}" for seat in seats))
    table.add_row("95 % interval", *("–".join(f"{end:.0%}" for end in seat["interval"]) for seat in seats))
    table.add_row("mean score", *(f"{seat['score']['mean']:.2f}" for seat in seats), style="bold")
    for source in seats[0]["sources"]:
        table.add_row(f"  {source.replace('-', ' ')}", *(f"{seat['sources'][source]:.2f}" for seat in seats))
    return table
