"""The measured effect of an edition, for `vesicle rules GAME --diff A B --measure`."""

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from vesicle.cli.errors import fail
from vesicle.cli.options import check_seeds, name_bots, with_progress
from vesicle.cli.warm import warm_up

if TYPE_CHECKING:
    from vesicle.core.match import Rules
    from vesicle.measure import Comparison, Estimate, Figure

FIRST_SEAT = 0  # begins in every game, so that a seat is a place in the order of turns
CLEAR = "*"
LONG = 100  # means from here on are told with one digit behind the point


class Measured:
    """Two editions, played by the same bots with the same seeds."""

    def __init__(self, game: str, editions: tuple[str, str], players: int | None, bots: str, seed: int) -> None:
        """Refuse what cannot be played before anything takes time."""
        self.game, self.editions, self.seed = game, editions, seed
        self._rules = [_rules_for(game, edition, players) for edition in editions]
        self.players = self._rules[0].players
        self.bots = _name_bots(game, bots, self.players)

    def play(self, games: int, quiet: bool) -> "Comparison":
        """Play, with progress on standard error where that is a terminal."""
        from vesicle.cli.simulate import play_games
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
            f"\n± and brackets: 95 % intervals. The difference is {self.editions[1]} minus {self.editions[0]},"
            f" seed by seed; {CLEAR} where its interval excludes 0."
        )


def _rules_for(game: str, edition: str, players: int | None) -> "Rules":
    import vesicle

    options = {"edition": edition, "first_seat": FIRST_SEAT} | ({} if players is None else {"players": players})
    try:
        return vesicle.rules_for(game, options)
    except ValueError as error:
        fail(str(error))


def _name_bots(game: str, bots: str, players: int) -> list[str]:
    """One bot for each seat, or one that stands for all."""
    names = name_bots(bots, game)
    if len(names) not in (1, players):
        fail(f"--bots names {len(names)} for {players} players: name one for each seat, or one for all")
    return names if len(names) == players else names * players


def _draw_table(editions: tuple[str, str], found: "Comparison") -> Table:
    """The figures in three groups; a mark stands behind each difference that is no accident."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for heading in (*editions, "difference"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", style="bold")
    _add_group(table, "length of a game", [(figure.name, figure) for figure in found.length])
    total, *sources = found.points
    points = [("all", total), *((figure.name.replace("-", " "), figure) for figure in sources)]
    _add_group(table, "points of a player", points)
    names = [f"{figure.name}{' (begins)' if seat == FIRST_SEAT else ''}" for seat, figure in enumerate(found.wins)]
    _add_group(table, "share of wins, in %", list(zip(names, found.wins, strict=True)), shares=True)
    return table


def _add_group(table: Table, heading: str, figures: "list[tuple[str, Figure]]", shares: bool = False) -> None:
    """A heading and the figures below it."""
    if table.row_count:
        table.add_row()
    table.add_row(heading, style="bold")
    for name, figure in figures:
        scale = 100 if shares else 1
        digits = 1 if shares or max(abs(one.mean) for one in figure.tables) >= LONG else 2
        cells = [_say(one, scale, digits, shares) for one in figure.tables]
        difference = Text(_say(figure.difference, scale, digits, False, sign="+"))
        if figure.difference.is_clear:
            difference.stylize("bold")
        table.add_row(f"  {name}", *map(Text, cells), difference, CLEAR if figure.difference.is_clear else "")


def _say(estimate: "Estimate", scale: int, digits: int, ends: bool, sign: str = "") -> str:
    """A mean with how far its interval reaches; of a share the ends of it, which lie unevenly."""
    mean = f"{estimate.mean * scale:{sign}.{digits}f}".replace("-", "−")
    if estimate.interval is None:
        return mean
    low, high = (end * scale for end in estimate.interval)
    return f"{mean} ({low:.{digits}f}–{high:.{digits}f})" if ends else f"{mean} ±{(high - low) / 2:.{digits}f}"
