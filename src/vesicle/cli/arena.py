"""`vesicle arena`: a tournament between bots, on one core, on all of them, or on a cluster."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from vesicle.clauses import GAMES
from vesicle.cli import options
from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle.arena.run import Place
    from vesicle.arena.schedule import Tournament

LOCAL = "local"


class ArenaCommand(TyperCommand):
    """`--ray` takes an address or stands alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Alone it means a cluster on this machine."""
        full: list[str] = []
        for word, following in zip(args, [*args[1:], "--"], strict=True):
            full += [word, LOCAL] if word == "--ray" and (following.startswith("-") or following in GAMES) else [word]
        return super().parse_args(ctx, full)


def arena(
    game: options.Game,
    bots: Annotated[
        str, typer.Option(metavar="A,B,C", help="The bots that play: see `vesicle bots`.")
    ] = "greedy,random",
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Players at a table; as many as there are bots by default.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="Number of games in all: 1 or more.")] = 100,
    edition: options.Edition = None,
    virus: options.Virus = False,
    epigenetic: options.Epigenetic = False,
    seed: Annotated[int, typer.Option(metavar="S", help="Seed of the first deal; the others count up from it.")] = 0,
    ruling: options.Ruling = None,
    box: options.Box = None,
    jobs: Annotated[int | None, typer.Option(metavar="N", help="Number of processes; one per core by default.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without an address, on one of this machine."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Keep every game; run again to continue.")
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one row for every seat of every game.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play a tournament: every deal from every seat, with intervals and ratings."""
    from vesicle.arena.run import Place
    from vesicle.arena.schedule import Tournament

    names = bots.split(",")
    chosen = {"players": players or _usual_players(game, len(names)), "edition": edition, "box": box and str(box)}
    rules = options.make_rules(game, {**chosen, "virus": virus, "epigenetic": epigenetic}, ruling)
    tournament = Tournament(game, rules.options, tuple(options.name_bots(bots, game)), seed)
    options.check_seeds(games, seed)
    if jobs is not None and jobs < 1:
        fail(f"--jobs {jobs} is too few: use 1 or more processes")
    _run(tournament, games, Place(_hands(jobs, ray, games), ray, out), csv, as_json)


def _usual_players(game: str, bots: int) -> int | None:
    """As many as bots where the game allows that, else what the game says."""
    import vesicle

    return bots if bots in vesicle.games().get(game, {"players": ()})["players"] else None


def _hands(jobs: int | None, ray: str | None, games: int) -> int | None:
    """Processes to play in; a cluster that is not ours has as many as it has."""
    from vesicle.arena.crew import count_cores

    if jobs is None and ray not in (None, LOCAL):
        return None
    return min(jobs or count_cores(), games)


def _run(tournament: "Tournament", games: int, place: "Place", csv: Path | None, as_json: bool) -> None:
    from vesicle.arena.run import run_tournament
    from vesicle.arena.standings import make_standings, write_csv
    from vesicle.cli.ladder import draw_standings

    finished = []
    started = time.perf_counter()
    try:
        if not tournament.is_even(games):
            typer.echo(f"vesicle: the seats are balanced after every {len(tournament.seatings)} games", err=True)
        for result in options.with_progress(run_tournament(tournament, games, place), games):
            finished.append(result)
        if csv is not None:
            write_csv(csv, tournament, finished)
    except KeyboardInterrupt:
        if place.journal is not None:
            typer.echo(f"vesicle: {len(finished)} games are in {place.journal}; run again to continue", err=True)
        raise
    except ValueError as error:
        fail(str(error))
    except RuntimeError as error:
        typer.echo(f"vesicle: {error}", err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        fail(f"{error.filename}: cannot be written: {error.strerror}")
    figures = make_standings(tournament, finished)
    if as_json:
        typer.echo(json.dumps(figures, ensure_ascii=False, sort_keys=True, indent=2))
    else:
        draw_standings(figures, games / (time.perf_counter() - started))
