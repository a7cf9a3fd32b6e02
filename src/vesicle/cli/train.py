"""`vesicle train`: have a network learn a game by playing itself."""

from pathlib import Path
from typing import Annotated

import typer

from vesicle.cli.errors import fail

MISSING = 'training needs PyTorch: pip install "vesicle[train]"'


def train(
    game: Annotated[str, typer.Argument(help="cytosis or virus-and-co", show_default=False)],
    folder: Annotated[
        Path, typer.Argument(help="where checkpoint, figures and network are written", show_default=False)
    ],
    minutes: Annotated[float, typer.Option(min=0.01, help="how long to train")] = 10.0,
    start: Annotated[Path | None, typer.Option(help="a checkpoint to go on from", show_default=False)] = None,
    device: Annotated[str, typer.Option(help="cuda, or cpu for a look at how it runs")] = "cuda",
    lanes: Annotated[int, typer.Option(min=16, help="games at once")] = 65536,
    threads: Annotated[int, typer.Option(min=1, help="threads that play them")] = 15,
    seed: Annotated[int, typer.Option(min=0, help="the same seed begins with the same games")] = 1,
) -> None:
    """Train the network of a game by self-play; docs/training.md tells how."""
    from vesicle.net.lens import TABLES

    if game not in TABLES:
        fail(f"there is no game {game!r}; known are {', '.join(TABLES)}")
    try:
        from vesicle.train.run import Plan, run
    except ModuleNotFoundError:
        fail(MISSING)
    plan = Plan(game, folder, minutes, start, device, lanes, threads=threads, seed=seed)
    try:
        run(plan, typer.echo)
    except (OSError, ValueError) as error:
        fail(str(error))
