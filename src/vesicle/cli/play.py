"""`vesicle play`: the page in a browser, served for this machine; or one person against bots in the terminal."""

import socket
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from vesicle.cli.errors import fail
from vesicle.cli.options import name_bots
from vesicle.cli.warm import warm_up
from vesicle.core.clauses import LANGUAGES

USUAL_PORT = 8000
OF_THE_TERMINAL = ("players", "edition", "seat", "bots", "seed", "virus", "epigenetic", "box", "lang")


def play(
    context: typer.Context,
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=65535, help="The port on loopback; 8000 or another free one by default."),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Serve the page without opening a browser.")] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play Cytosis here against bots; any option below implies this.")
    ] = False,
    players: Annotated[int, typer.Option(metavar="N", help="Number of players: 2 to 5.")] = 4,
    edition: Annotated[str, typer.Option(metavar="E", help="Which rules to use: preview, first or second.")] = "second",
    seat: Annotated[int, typer.Option(metavar="S", help="Where you sit, from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,C",
            help="Your opponents, one for all or one each: freshman, graduate, postdoc, laureate, or"
            " any other from `vesicle bots`.",
        ),
    ] = "graduate",
    seed: Annotated[int | None, typer.Option(metavar="S", help="A number that always gives the same game.")] = None,
    virus: Annotated[bool, typer.Option("--virus", help="With the Virus expansion.")] = False,
    epigenetic: Annotated[bool, typer.Option("--epigenetic", help="With the Epigenetic cards.")] = False,
    box: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A TOML file describing your copy of the game.")
    ] = None,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="Language of the table.")] = "en",
) -> None:
    """Play in the browser: serves the table to this machine only, and opens a browser."""
    options = {"players": players, "edition": edition, "virus": virus, "epigenetic": epigenetic, "box": box}
    if _in_the_terminal(context, terminal, serving=port is not None or no_browser):
        _play_here(options, seat, bots, seed, lang)
    else:
        _serve_household(_free_port() if port is None else port, not no_browser)


def _in_the_terminal(context: typer.Context, terminal: bool, serving: bool) -> bool:
    """Whether the game is played here: asked for, in so many words or by an option, or for want of a page."""
    from vesicle.server.front import is_built

    sources = {name: context.get_parameter_source(name) for name in OF_THE_TERMINAL}
    given = [name for name, source in sources.items() if source is not None and source.name != "DEFAULT"]
    asked = "--terminal" if terminal else f"--{given[0]}" if given else None
    if serving and asked:
        fail(f"{asked} is for a game in the terminal, --port and --no-browser are for the page: choose one")
    return asked is not None or not (serving or is_built())


def _play_here(options: Mapping[str, Any], seat: int, bots: str, seed: int | None, lang: str) -> None:
    """A game of one person against bots, to its end."""
    if lang not in LANGUAGES:
        fail(f"no language {lang!r}: --lang takes {' or '.join(LANGUAGES)}")
    _check_table(options, seat, seed)
    opponents = _name_opponents(bots, options["players"] - 1)
    import vesicle
    from vesicle.cli.sitting import Sitting

    warm_up()
    seats: list[dict[str, Any]] = [{"name": bot, "bot": bot} for bot in opponents]
    seats.insert(seat, {"name": "person", "bot": None})
    match = vesicle.new("cytosis", seed=seed, seats=seats, **options)
    Sitting(match, seat, lang).run()


def _serve_household(port: int, browser: bool) -> None:
    """The page for the browsers of this machine, until interrupted."""
    from vesicle.cli.serve import run
    from vesicle.server.settings import Settings

    run(Settings(port=port), webbrowser.open if browser else None)


def _free_port() -> int:
    """The usual port, so that a bookmark finds the table again; 0, which is any, if somebody else has it."""
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


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
        fail(f"seat {seat} does not exist: --seat goes from 0 to {players - 1}")
    if seed is not None and not 0 <= seed <= MAX_SEED:
        fail(f"--seed {seed} won't work: seeds go from 0 to {MAX_SEED}")
