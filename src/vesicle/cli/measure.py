"""The measured effect of an edition, for `vesicle rules GAME --diff A B --measure`."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from vesicle.cli.errors import fail
from vesicle.cli.warm import warm_up

if TYPE_CHECKING:
    from vesicle.core.match import Rules
    from vesicle.measure import Comparison, Estimate, Figure
    from vesicle.playouts import Result

FIRST_SEAT = 0  # begins in every game, so that a seat is a place in the order of turns
CLEAR = "*"


class Measured:
    """Two editions, played by the same bots with the same seeds."""

    def __init__(self, game: str, editions: tuple[str, str], players: int | None, bots: str, seed: int) -> None:
        """Refuse what cannot be played before anything takes time."""
        self.game, self.editions, self.seed = game, editions, seed
        self._rules = [_rules_for(game, edition, players) for edition in editions]
        self.players = self._rules[0].players
        self.bots = _name_bots(bots, self.players)

    def play(self, games: int, quiet: bool) -> "Comparison":
        """Play, with progress on standard error where that is a terminal."""
        from vesicle.cli.simulate import check_seeds, with_progress
        from vesicle.measure import compare

        check_seeds(games, self.seed)
        if not quiet:
            warm_up()
        one, other = (play_games(rules, games, self.seed, self.bots) for rules in self._rules)
        pairs = with_progress(zip(one, other, strict=True), games)
        return compare(pairs, self._rules[0].labels["source"])

    def as_dict(self, found: "Comparison") -> dict[str, Any]:
        """All figures, JSON-ready, the same for the same seed."""
        options = {"players": self.players, "bots": self.bots, "seed": self.seed, "first_seat": FIRST_SEAT}
        return {"editions": list(self.editions), **options, **found.as_dict()}

    def draw(self, found: "Comparison") -> None:
        """Print the figures for people: a column for each edition, and one for the difference."""
        from vesicle import games

        console = Console(highlight=False)
        bots = ", ".join(dict.fromkeys(self.bots))
        last = self.seed + found.games - 1
        console.print(
            f"{games()[self.game]['title']}, {self.players} players, {bots}:"
            f" {found.games} games of each edition, seeds {self.seed} to {last}\n"
        )
        console.print(_draw_table(self.editions, found))
        console.print(
            f"\n± and brackets: 95 % intervals. The difference is {self.editions[1]} less {self.editions[0]},"
            f" seed by seed; {CLEAR} where its interval leaves out 0."
        )


def _rules_for(game: str, edition: str, players: int | None) -> "Rules":
    import vesicle

    options = {"edition": edition, "first_seat": FIRST_SEAT} | ({} if players is None else {"players": players})
    try:
        return vesicle.rules_for(game, options)
    except ValueError as error:
        fail(str(error))


def _name_bots(bots: str, players: int) -> list[str]:
    """One bot for each seat, or one that stands for all."""
    from vesicle.cli.opponents import BOTS

    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            fail(f"there is no bot {name!r}: --bots takes {', '.join(BOTS)}")
    if len(names) not in (1, players):
        fail(f"--bots names {len(names)} for {players} players: name one for each seat, or one for all")
    return names if len(names) == players else names * players


def play_games(rules: "Rules", games: int, seed: int, bots: Sequence[str]) -> Iterator["Result"]:
    """The results of so many games between bots; so far all of them play at random."""
    from vesicle.playouts import random_games

    yield from random_games(rules, games, seed)


def _draw_table(editions: tuple[str, str], found: "Comparison") -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column("")
    for heading in (*editions, "difference"):
        table.add_column(heading, justify="right", no_wrap=True)
    _add_heading(table, "length of a game")
    for figure in found.length:
        _add_row(table, f"  {figure.name}", figure, "mean")
    _add_heading(table, "points of a player")
    for figure in found.points:
        name = "all" if figure is found.points[0] else figure.name.replace("-", " ")
        _add_row(table, f"  {name}", figure, "mean")
    _add_heading(table, "share of wins")
    for seat, figure in enumerate(found.wins):
        _add_row(table, f"  {figure.name}{' (begins)' if seat == FIRST_SEAT else ''}", figure, "share")
    return table


def _add_heading(table: Table, words: str) -> None:
    if table.row_count:
        table.add_row()
    table.add_row(words, style="bold")


def _add_row(table: Table, name: str, figure: "Figure", kind: str) -> None:
    clear = figure.difference.is_clear
    difference = f"{_say(figure.difference, kind, '+')} {CLEAR if clear else ' '}"
    table.add_row(name, *(_say(table, kind) for table in figure.tables), difference, style="" if clear else "dim")


def _say(estimate: "Estimate", kind: str, sign: str = "") -> str:
    """A mean with how far the interval reaches; of a share the ends, which lie unevenly."""
    scale, unit = (100, " %") if kind == "share" else (1, "")
    digits = 1 if kind == "share" or abs(estimate.mean) >= 100 else 2
    mean = f"{estimate.mean * scale:{sign}.{digits}f}{unit}".replace("-", "−")
    if estimate.interval is None:
        return mean
    low, high = (end * scale for end in estimate.interval)
    if kind == "share" and not sign:
        return f"{mean} [{low:4.1f}–{high:4.1f}]".replace("[", "\\[")
    return f"{mean} ±{(high - low) / 2:.{digits}f}"
