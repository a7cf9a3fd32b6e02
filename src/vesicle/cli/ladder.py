"""The figures of a tournament, drawn for people."""

from typing import Any

from rich.console import Console
from rich.table import Table

from vesicle import games
from vesicle.cli.words import MINUS

Figures = dict[str, Any]


def draw_standings(figures: Figures, speed: float) -> None:
    """Print who won how often, with what score, and where the points came from."""
    console = Console(highlight=False, markup=False)
    last = figures["seed"] + figures["seeds"] - 1
    console.print(
        f"{games()[figures['game']]['title']}, {figures['edition']} edition, {figures['players']} players:"
        f" {figures['games']} games, seeds {figures['seed']} to {last}"
    )
    console.print()
    console.print(_standings(figures["standings"]))
    console.print()
    console.print(_sources(figures["standings"]))
    console.print()
    shares = " · ".join(f"{seat['share']:.0%}" for seat in figures["seats"])
    console.print(f"wins by seat: {shares}; decisions per game: {figures['decisions']:.0f}")
    console.print("ranges and ± are 95 % intervals; lead: over the best other seat", style="dim")
    for row in figures["standings"]:
        if row["faults"]:
            console.print(f"{row['bot']}: {row['faults']} moves it could not make itself", style="yellow")
    if console.is_terminal:
        console.print(f"games per second: {speed:.2f}" if speed < 10 else f"games per second: {speed:.0f}", style="dim")


def _standings(rows: list[Figures]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("bot", overflow="fold")
    for column in ("wins", "share", "95 %", "chance", "score", "lead", "rating"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        low, high = row["interval"]
        table.add_row(
            row["bot"],
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{low * 100:.0f}–{high:.0%}",
            f"{row['chance']:.0%}",
            _with_reach(row["score"], ""),
            _with_reach(row["margin"], "+"),
            f"{row['rating']['mean']:.1f} ±{2 * row['rating']['deviation']:.1f}",
        )
    return table


def _with_reach(figure: Figures, sign: str) -> str:
    """A mean and how far its interval reaches."""
    mean = f"{figure['mean']:{sign}.1f}".replace("-", MINUS)
    if figure["interval"] is None:
        return mean
    return f"{mean} ±{(figure['interval'][1] - figure['interval'][0]) / 2:.1f}"


def _sources(rows: list[Figures]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("points from")
    for row in rows:
        table.add_column(row["bot"], justify="right", overflow="fold")
    for source in rows[0]["sources"]:
        points = (f"{row['sources'][source]:.1f}".replace("-", MINUS) for row in rows)
        table.add_row(source.replace("-", " "), *points)
    return table
