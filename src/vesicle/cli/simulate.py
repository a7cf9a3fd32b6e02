"""`vesicle simulate`: many games between bots, and what came out of them."""

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli import options
from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle.core.match import Match, Rules
    from vesicle.playouts import Result

RANDOM = "random"


def simulate(
    game: options.Game,
    players: Annotated[int | None, typer.Option(metavar="N", help="Number of players; 4 by default.")] = None,
    edition: options.Edition = None,
    virus: options.Virus = False,
    epigenetic: options.Epigenetic = False,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,C", help="The bot in each seat, or one for all: see `vesicle bots`."),
    ] = RANDOM,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games: 1 or more.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="Seed of the first game; the others count up from it.")] = 0,
    ruling: options.Ruling = None,
    box: options.Box = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, the same for the same seed.")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Save every game, one per line.")] = None,
) -> None:
    """Let bots play many games and show how they ended."""
    named = len(bots.split(","))
    if named > 1 and players not in (None, named):
        fail(f"--bots names {named} for {players} players: name one for each seat, or one for all")
    chosen = {"players": named if named > 1 else players, "edition": edition, "box": box and str(box)}
    rules = options.make_rules(game, {**chosen, "virus": virus, "epigenetic": epigenetic}, ruling)
    seats = options.name_bots(bots, game) * (rules.players // named)
    options.check_seeds(games, seed)
    from vesicle.cli.tally import Tally, draw_tally

    tally = Tally(rules, seats, seed)
    started = time.perf_counter()
    for result in options.with_progress(play_games(rules, games, seed, seats, out), games):
        tally.add(result)
    if as_json:
        typer.echo(json.dumps(tally.as_dict(), ensure_ascii=False, sort_keys=True, indent=2))
    else:
        draw_tally(tally.as_dict(), games / (time.perf_counter() - started))


def play_games(
    rules: "Rules", games: int, seed: int, seats: Sequence[str], out: Path | None = None
) -> Iterator["Result"]:
    """Play the games; random ones that nobody saves as fast as possible, the others action by action."""
    from vesicle.playouts import random_games, result_of

    if out is None and set(seats) == {RANDOM}:
        yield from random_games(rules, games, seed)
        return
    matches = _play_matches(rules, range(seed, seed + games), seats)
    yield from (result_of(match) for match in (matches if out is None else _save(matches, out)))


def _save(matches: Iterator["Match"], out: Path) -> Iterator["Match"]:
    """Pass matches on, each when it is in the file."""
    try:
        with out.open("w", encoding="utf-8") as file:
            for match in matches:
                file.write(json.dumps(match.record(), ensure_ascii=False) + "\n")
                yield match
    except OSError as error:
        fail(f"{out}: cannot be written: {error.strerror}")


def _play_matches(rules: "Rules", seeds: range, seats: Sequence[str]) -> Iterator["Match"]:
    """Game after game; random players alone share a stream, as they do in the compiled loop."""
    from vesicle.arena.game import play_match
    from vesicle.bots.registry import close_bots, make_bot
    from vesicle.playouts import random_match

    names: list[dict[str, Any]] = [{"name": spec, "bot": spec} for spec in seats]
    if set(seats) == {RANDOM}:
        yield from (random_match(rules, seed, names) for seed in seeds)
        return
    made = {spec: make_bot(spec, rules.game) for spec in dict.fromkeys(seats)}
    try:
        yield from (play_match(rules, [made[spec] for spec in seats], seed, names) for seed in seeds)
    except ValueError as error:
        fail(str(error))
    finally:
        close_bots(made.values())
