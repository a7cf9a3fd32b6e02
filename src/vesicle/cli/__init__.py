"""The command `vesicle`: one file for each of its commands, which import what is heavy only when they are called."""

import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from vesicle.cli.arena import ArenaCommand, arena
from vesicle.cli.bench import bench
from vesicle.cli.bots import bots
from vesicle.cli.box import box
from vesicle.cli.play import play
from vesicle.cli.replay import replay
from vesicle.cli.rules import rules
from vesicle.cli.serve import serve
from vesicle.cli.simulate import simulate
from vesicle.cli.site import site
from vesicle.cli.train import train
from vesicle.cli.verify import verify
from vesicle.cli.warm import warm

PIPE_CLOSED = 1


class Commands(TyperGroup):
    """All commands; bad input anywhere is one line on standard error, and status 2."""

    def main(self, *args: Any, **extra: Any) -> None:
        """Run a command and leave with its status."""
        try:
            status = super().main(*args, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except typer.TyperException as error:
            typed = extra.get("args") or sys.argv[1:]
            typer.echo(f"vesicle: {complaint(error, find_command(self, typed))}", err=True)
            status = 2
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still to be flushed goes nowhere
            status = PIPE_CLOSED
        sys.exit(status)


def find_command(group: TyperGroup, typed: Sequence[str]) -> Any:
    """The command that somebody meant, in groups of commands too; the group itself where none is named."""
    words = [word for word in typed if not word.startswith("-")]
    found = group.commands.get(words[0]) if words else None
    if isinstance(found, TyperGroup):
        return find_command(found, words[1:])
    return found or group


def complaint(error: typer.TyperException, command: Any) -> str:
    """A usage error in one line: what was wrong with a command, and what is allowed."""
    what = " ".join(error.format_message().split()).rstrip(".")
    what = re.sub(r" \(Possible options: .*\)", "", what)  # all of them follow
    what = re.sub(r"Input should be a valid integer.*", "not a whole number", what)
    what = re.sub(r"Input should be a valid number.*", "not a number", what)
    return f"{what[:1].lower()}{what[1:]}{_allowed(error, command)}"


def _allowed(error: typer.TyperException, command: Any) -> str:
    """What could have stood in its place: what a parameter takes, or which options or commands there are."""
    option = getattr(error, "option_name", None)
    for parameter in command.params:
        if parameter is getattr(error, "param", None) or option in parameter.opts:
            usage = (
                f": {parameter.opts[0]} {parameter.metavar or ''}".rstrip() if parameter.opts[0].startswith("-") else ""
            )
            return f"{usage} ({parameter.help[0].lower()}{parameter.help[1:].rstrip('.')})"
    if option is not None:
        names = [name for parameter in command.params for name in parameter.opts if name.startswith("-")]
        return f": its options are {', '.join([*names, '--help'])}"
    if isinstance(command, TyperGroup):
        return f": the commands are {', '.join(command.commands)}"
    return f": see `vesicle {command.name} --help`"


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    suggest_commands=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, simulate, arena, bots, replay, verify, rules, site, bench, train, warm):
    app.command(cls=ArenaCommand if command is arena else None)(command)
app.add_typer(box, name="box")


def _print_version(wanted: bool) -> None:
    if wanted:
        from vesicle import __version__

        typer.echo(f"vesicle {__version__}")
        raise typer.Exit()


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version.")
    ] = False,
) -> None:
    """A digital table for biology games: play them, simulate them, look up their rules."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
