"""How a command refuses what it was given."""

from typing import NoReturn

import typer


def fail(message: str) -> NoReturn:
    """Say in one line on standard error what was wrong and what is allowed, and leave with status 2."""
    typer.echo(f"vesicle: {message}", err=True)
    raise typer.Exit(2)
