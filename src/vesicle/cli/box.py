"""`vesicle box`: a game's components as a file to change, and what such a file says."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from vesicle.clauses import GAMES
from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle.own_box import Check

box = typer.Typer(rich_markup_mode=None)


@box.callback(invoke_without_command=True)
def show_help(context: typer.Context) -> None:
    """Describe your own copy of the game in one file."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@box.command()
def export(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.")] = "cytosis",
    edition: Annotated[str | None, typer.Option(metavar="E", help="Which edition; the newest by default.")] = None,
    virus: Annotated[bool, typer.Option("--virus", help="With the Virus expansion.")] = False,
    epigenetic: Annotated[bool, typer.Option("--epigenetic", help="With the Epigenetic cards.")] = False,
) -> None:
    """Write all values of a box, marking what is printed and what is a guess: `> my_box.toml`."""
    from vesicle.own_box import export_box

    chosen = {"edition": edition, "virus": virus or None, "epigenetic": epigenetic or None}
    try:
        text = export_box(game, **{name: value for name, value in chosen.items() if value is not None})
    except ValueError as error:
        fail(str(error))
    typer.echo(text, nl=False)


@box.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file describing your copy of the game.")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Which game it is for, if the file does not say.")
    ] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="E", help="Compare with this edition; the one in the file by default.")
    ] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="Check for this number of players only.")] = None,
    virus: Annotated[bool, typer.Option("--virus", help="With the Virus expansion.")] = False,
    epigenetic: Annotated[bool, typer.Option("--epigenetic", help="With the Epigenetic cards.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say what is wrong with a box of your own, or how it differs from an edition's."""
    from vesicle.own_box import check_box

    modules = {"virus": virus or None, "epigenetic": epigenetic or None}
    try:
        found = check_box(file, game, edition=edition, players=players, **modules)
    except ValueError as error:
        fail(str(error))
    if as_json:
        typer.echo(json.dumps({"file": file.name} | asdict(found), ensure_ascii=False, indent=2))
    else:
        _draw(file.name, found)


def _draw(file: str, found: "Check") -> None:
    """How the box differs, one line a value."""
    console = Console(highlight=False)
    count, edition = len(found.differences), f"{found.game}, {found.edition} edition"
    if not count:
        console.print(f"{file}: the same box as {edition}")
        return
    console.print(f"{file}: {count} {'value differs' if count == 1 else 'values differ'} from {edition}\n")
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("key", style="cyan", no_wrap=True)
    table.add_column(found.edition, overflow="fold")
    table.add_column("which is", style="dim", no_wrap=True)
    table.add_column("own box", style="bold", overflow="fold")
    for difference in found.differences:
        cells = (difference.key, difference.usual, difference.source, difference.own)
        table.add_row(*(cell.replace("[", "\\[") for cell in cells))
    console.print(table)
