"""`vesicle play`: a game in the terminal, one person against bots; or a table server for one household."""

import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from vesicle.cli.errors import fail
from vesicle.cli.options import name_bots
from vesicle.cli.warm import warm_up
from vesicle.core.clauses import LANGUAGES


def play(
    players: Annotated[int, typer.Option(metavar="N", help="How many play: 2 to 5.")] = 4,
    edition: Annotated[str, typer.Option(metavar="E", help="Which rules: preview, first or second.")] = "second",
    seat: Annotated[int, typer.Option(metavar="S", help="Where you sit, from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,C",
            help="Who plays against you, one for all or one each: freshman, graduate, postdoc, laureate, or"
            " another of `vesicle bots`.",
        ),
    ] = "graduate",
    seed: Annotated[int | None, typer.Option(metavar="S", help="A number that gives the same game again.")] = None,
    virus: Annotated[bool, typer.Option("--virus", help="With the Virus expansion.")] = False,
    epigenetic: Annotated[bool, typer.Option("--epigenetic", help="With the Epigenetic cards.")] = False,
    box: Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with an own box.")] = None,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="Language of the table.")] = "en",
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=65535, help="Serve tables on this port of loopback instead; 0: any."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Serve tables, and open no browser.")] = False,
) -> None:
    """Play Cytosis in the terminal against bots, or serve tables to the browsers of this machine."""
    if port is not None or no_browser:
        _serve_household(8000 if port is None else port, not no_browser)
        return
    if lang not in LANGUAGES:
        fail(f"no language {lang!r}: --lang takes {' or '.join(LANGUAGES)}")
    options = {"players": players, "edition": edition, "virus": virus, "epigenetic": epigenetic, "box": box}
    _check_table(options, seat, seed)
    opponents = _name_opponents(bots, players - 1)
    import vesicle
    from vesicle.cli.sitting import Sitting

    warm_up()
    seats: list[dict[str, Any]] = [{"name": bot, "bot": bot} for bot in opponents]
    seats.insert(seat, {"name": "person", "bot": None})
    match = vesicle.new("cytosis", seed=seed, seats=seats, **options)
    Sitting(match, seat, lang).run()


def _serve_household(port: int, browser: bool) -> None:
    """Tables for the browsers of this machine, until interrupted."""
    from vesicle.cli.serve import run
    from vesicle.server.settings import Settings

    run(Settings(port=port), webbrowser.open if browser else None)


def _name_opponents(bots: str, count: int) -> list[str]:
    """A bot for each of the other seats, in their order."""
    names = name_bots(bots, "cytosis")
    if len(names) not in (1, count):
        fail(f"--bots names {len(names)} for {count} opponents: name one for each of them, or one for all")
    return names if len(names) == count else names * count


def _check_table(options: Mapping[str, Any], seat: int, seed: int | None) -> None:
    """Refuse what is wrong before anything takes time."""
    from vesicle.api import MAX_SEED, rules_for

    try:
        players = rules_for("cytosis", options).players
    except ValueError as error:
        fail(str(error))
    if not 0 <= seat < players:
        fail(f"seat {seat} is none of 0 to {players - 1}: --seat says where you sit")
    if seed is not None and not 0 <= seed <= MAX_SEED:
        fail(f"--seed {seed} does not do: seeds go from 0 to {MAX_SEED}")
