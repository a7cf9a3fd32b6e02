"""`vesicle warm`: compile the rules now, so that the first game does not have to wait."""

import time

import typer


def warm() -> None:
    """Compile the rules now; does nothing if they are compiled already."""
    from vesicle.core.jit import COMPILED

    if not COMPILED:
        typer.echo("The rules run interpreted, because NUMBA_DISABLE_JIT is set: there is nothing to compile.")
    elif not warm_up():
        typer.echo("The rules are already compiled.")


def warm_up() -> bool:
    """Compile what is not compiled yet, and say whether there was anything."""
    from vesicle.warm import is_warm

    if is_warm():
        return False
    started = time.perf_counter()
    typer.echo("Compiling the rules; this takes a minute or two, once.")
    try:
        _compile_with_progress()
    except RuntimeError as error:
        typer.echo(f"vesicle: {error}", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"The rules are compiled; it took {time.perf_counter() - started:.0f} s.")
    return True


def _compile_with_progress() -> None:
    """On a terminal one line that counts the seconds; elsewhere a line for each part."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from vesicle.warm import compile_rules

    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        compile_rules(typer.echo)
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("starting", total=None)
        compile_rules(lambda part: progress.update(task, description=part))
