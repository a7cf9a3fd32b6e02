"""`vesicle replay`: a saved game again, in words, and the table at its end or at any moment."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli.errors import fail
from vesicle.core.clauses import LANGUAGES

if TYPE_CHECKING:
    from vesicle import Match
    from vesicle.cli.replay_show import Moment, Show


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="Stop after N actions; at the end by default.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Whose view to show, from 0; a spectator's by default.")
    ] = None,
    game: Annotated[int, typer.Option(metavar="N", help="Which game in a file with several, from 1.")] = 1,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="Language of the story.")] = "en",
    step: Annotated[
        bool, typer.Option("--step", help="Step through the game with keys, from --at or from the start.")
    ] = False,
    charts: Annotated[bool, typer.Option("--charts", help="Also chart everyone's points after each round.")] = False,
) -> None:
    """Show a saved game: what happened, and the table at the end or after some actions."""
    if lang not in LANGUAGES:
        fail(f"no language {lang!r}: --lang takes {' or '.join(LANGUAGES)}")
    record = _choose(file, game)
    match = _play(file, record, at)
    if seat is not None and not 0 <= seat < match.rules.players:
        fail(f"seat {seat} does not exist: --seat goes from 0 to {match.rules.players - 1}")
    if step:
        _walk(_play(file, record, None), seat, lang, at or 0)
    else:
        _show(match, seat, lang, charts)


def _choose(file: Path, game: int) -> Any:
    from vesicle.cli.saves import read_games

    games = read_games(file)
    if not 1 <= game <= len(games):
        fail(f"{file} has no game {game}: --game goes from 1 to {len(games)}")
    return games[game - 1]


def _play(file: Path, record: Any, at: int | None) -> "Match":
    """The whole game, checked, or its first actions."""
    import vesicle
    from vesicle.core.saved import check_shape

    try:
        if at is None:
            return vesicle.replay(record)
        check_shape(record)
        if not 0 <= at <= len(record["actions"]):
            fail(f"{file} has no action {at}: --at goes from 0 to {len(record['actions'])}")
        match = vesicle.replay({**record, "actions": [], "digests": {}, "result": None})
        for number, action in enumerate(record["actions"][:at], start=1):
            try:
                match.play(action)
            except ValueError as error:
                fail(f"{file}: action {number}: {error}")
        return match
    except vesicle.ReplayError as error:
        fail(f"{file}: {error}")


def _seen(match: "Match", seat: int | None, lang: str) -> tuple["Show", list["Moment"]]:
    """The whole game in some eyes."""
    from vesicle.cli.replay_show import moments_of, show_of
    from vesicle.core.undo import back_to

    again = match.clone()
    back_to(again, 0)
    return show_of(match, seat, lang), moments_of(again, match.actions, seat)


def _show(match: "Match", seat: int | None, lang: str, charts: bool) -> None:
    """The story, the table, and the points or whose turn it is."""
    from rich.console import Console
    from rich.text import Text

    from vesicle.cli.replay_chart import draw_chart
    from vesicle.cli.table import titled

    show, moments = _seen(match, seat, lang)
    console = Console(highlight=False, markup=False, emoji=False)
    for moment in moments:
        for line in show.tell(moment):
            console.print(line.styled())
    view = moments[-1].view
    console.print()
    console.print(show.draw(view, console.width))
    if charts:
        console.print(titled(show.words("replay-chart"), draw_chart(show, moments)))
    if match.winner is not None:
        console.print(show.draw_end(view, match.scores()))
    else:
        now = show.words("replay-now", number=len(match.actions), **show.who(view["seat"]))
        console.print(Text(now, style="bold"))


def _walk(match: "Match", seat: int | None, lang: str, at: int) -> None:
    """Moment by moment, as somebody presses keys."""
    from rich.console import Console

    from vesicle.cli.replay_step import Walk

    console = Console(highlight=False, markup=False, emoji=False)
    Walk(lambda eyes: _seen(match, eyes, lang), match.rules.players, seat, at, console).walk()
