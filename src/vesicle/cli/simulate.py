"""`vesicle simulate`: many games between bots, and what came out of them."""

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from vesicle.clauses import GAMES
from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle.core.match import Match, Rules
    from vesicle.playouts import Result

T = TypeVar("T")


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"What is played: {', '.join(GAMES)}.")],
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play; 4 if not given.")] = None,
    edition: Annotated[str | None, typer.Option(metavar="E", help="Which edition; the newest if not given.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="Who sits at each seat, or one name for all: random.")
    ] = "random",
    games: Annotated[int, typer.Option(metavar="N", help="How many games: 1 or more.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="Seed of the first game; the others count on from it.")] = 0,
    ruling: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Play an open question so; may be repeated.")
    ] = None,
    box: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with an own box.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, the same for the same seed.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Save every game, one a line.")] = None,
) -> None:
    """Let bots play many games and show how they ended."""
    names = _name_bots(bots, players)
    chosen = {"players": len(names) if len(names) > 1 else players, "edition": edition, "box": box and str(box)}
    rules = _make_rules(game, chosen, ruling or [])
    seats = names * (rules.players // len(names))
    check_seeds(games, seed)
    from vesicle.cli.tally import Tally, draw_tally

    tally = Tally(rules, seats, seed)
    started = time.perf_counter()
    for result in with_progress(_play(rules, games, seed, seats, out), games):
        tally.add(result)
    if as_json:
        typer.echo(json.dumps(tally.as_dict(), ensure_ascii=False, sort_keys=True, indent=2))
    else:
        draw_tally(tally.as_dict(), games / (time.perf_counter() - started))


def _name_bots(bots: str, players: int | None) -> list[str]:
    """One bot for each seat, or one that stands for all."""
    from vesicle.cli.opponents import BOTS

    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOTS:
            fail(f"there is no bot {name!r}: --bots takes {', '.join(BOTS)}")
    if len(names) > 1 and players not in (None, len(names)):
        fail(f"--bots names {len(names)} for {players} players: name one for each seat, or one for all")
    return names


def _make_rules(game: str, chosen: Mapping[str, Any], rulings: Sequence[str]) -> "Rules":
    """The rules with the options that were given; the others are as usual."""
    import vesicle

    options = {name: value for name, value in chosen.items() if value is not None}
    options["rulings"] = {}
    for ruling in rulings:
        name, equals, value = ruling.partition("=")
        if not equals:
            fail(f"ruling {ruling!r} has no value: --ruling takes NAME=VALUE, such as supply=unlimited")
        options["rulings"][name.strip()] = value.strip()
    try:
        return vesicle.rules_for(game, options)
    except ValueError as error:
        fail(str(error))


def check_seeds(games: int, seed: int) -> None:
    """Refuse numbers of games and seeds that cannot be."""
    from vesicle.api import MAX_SEED

    if games < 1:
        fail(f"--games {games} is too few: 1 or more are played")
    if not 0 <= seed <= MAX_SEED - games + 1:
        fail(f"--seed {seed} does not do for {games} games: seeds go from 0 to {MAX_SEED}")


def _play(rules: "Rules", games: int, seed: int, seats: Sequence[str], out: Path | None) -> Iterator["Result"]:
    """Play the games; with a file to save them in, action by action, and otherwise as fast as possible."""
    from vesicle.playouts import random_games, result_of

    if out is None:
        yield from random_games(rules, games, seed)
        return
    try:
        with out.open("w", encoding="utf-8") as file:
            for number in range(seed, seed + games):
                match = _play_match(rules, number, seats)
                file.write(json.dumps(match.record(), ensure_ascii=False) + "\n")
                yield result_of(match)
    except OSError as error:
        fail(f"{out}: cannot be written: {error.strerror}")


def _play_match(rules: "Rules", seed: int, seats: Sequence[str]) -> "Match":
    from vesicle.cli.opponents import RandomPlayer
    from vesicle.core.match import Match

    match = Match.deal(rules, seed, [{"name": bot, "bot": bot} for bot in seats])
    player = RandomPlayer(seed)
    while match.to_act is not None:
        match.play(player.choose(match.legal))
    return match


def with_progress(results: Iterator[T], games: int) -> Iterator[T]:
    """The results, with a progress bar on standard error where that is a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    if not console.is_terminal:
        return results
    return iter(track(results, "games", games, console=console, transient=True))
