"""Options that several commands share, and what is made of them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from vesicle.clauses import GAMES
from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle.core.match import Rules

T = TypeVar("T")

Game = Annotated[str, typer.Argument(metavar="GAME", help=f"The game to play: {', '.join(GAMES)}.")]
Edition = Annotated[str | None, typer.Option(metavar="E", help="Which edition; the newest by default.")]
Virus = Annotated[bool, typer.Option("--virus", help="With the Virus expansion of Cytosis.")]
Epigenetic = Annotated[bool, typer.Option("--epigenetic", help="With the Epigenetic cards of Cytosis.")]
Ruling = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="Choose a ruling, e.g. supply=unlimited; may be repeated."),
]
Box = Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file describing your copy of the game.")]


def make_rules(game: str, chosen: Mapping[str, Any], rulings: Sequence[str] | None) -> "Rules":
    """The rules with the options that were given; the others are as usual."""
    import vesicle

    options = {name: value for name, value in chosen.items() if value not in (None, False)}
    options["rulings"] = {}
    for ruling in rulings or []:
        name, equals, value = ruling.partition("=")
        if not equals:
            fail(f"ruling {ruling!r} has no value: --ruling takes NAME=VALUE, such as supply=unlimited")
        options["rulings"][name.strip()] = value.strip()
    try:
        return vesicle.rules_for(game, options)
    except ValueError as error:
        fail(str(error))


def name_bots(bots: str, game: str) -> list[str]:
    """The specs of a list with commas; a spec that does not exist is refused."""
    from vesicle.bots.registry import make_bot

    names = [name.strip() for name in bots.split(",")]
    for name in dict.fromkeys(names):
        try:
            make_bot(name, game)
        except ValueError as error:
            fail(f"--bots: {error}")
    return names


def check_seeds(games: int, seed: int) -> None:
    """Refuse numbers of games and seeds that cannot be."""
    from vesicle.api import MAX_SEED

    if games < 1:
        fail(f"--games {games} is too few: play 1 or more")
    if not 0 <= seed <= MAX_SEED - games + 1:
        fail(f"--seed {seed} won't work for {games} games: seeds go from 0 to {MAX_SEED}")


def with_progress(results: Iterator[T], games: int) -> Iterator[T]:
    """The results, with a progress bar on standard error where that is a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return results
    return iter(track(results, "games", games, console=console, transient=True))
