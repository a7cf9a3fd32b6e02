"""`vesicle replay`: a saved game again, in words, and the table at its end or at any moment."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli.errors import fail
from vesicle.core.clauses import LANGUAGES

if TYPE_CHECKING:
    from vesicle import Match


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="Stop after N actions; the end if not given.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Through whose eyes, from 0; a spectator's if not given.")
    ] = None,
    game: Annotated[int, typer.Option(metavar="N", help="Which game of a file with several, from 1.")] = 1,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="Language of the story.")] = "en",
) -> None:
    """Show a saved game: what happened, and the table at the end or after some actions."""
    if lang not in LANGUAGES:
        fail(f"no language {lang!r}: --lang takes {' or '.join(LANGUAGES)}")
    match = _play(file, _choose(file, game), at)
    if match.rules.game != "cytosis":
        fail(f"{file}: only games of cytosis can be drawn, not of {match.rules.game}; `vesicle verify` checks any")
    if seat is not None and not 0 <= seat < match.rules.players:
        fail(f"seat {seat} is none of 0 to {match.rules.players - 1}: --seat says through whose eyes")
    _show(match, seat, lang)


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


def _show(match: "Match", seat: int | None, lang: str) -> None:
    from rich.console import Console
    from rich.text import Text

    from vesicle.cli.scene import Scene
    from vesicle.cli.story import tell_all
    from vesicle.cli.table import draw_scores, draw_table, say_result, titled
    from vesicle.cli.words import Words

    words = Words(lang, match.rules.options["edition"], match.rules.names)
    seats = [place.get("name") if isinstance(place, dict) else None for place in match.seats]
    names = tuple(str(name or "") for name, _ in zip([*seats, *"?????"], range(match.rules.players), strict=False))
    scene = Scene(words, match.rules, seat, names)
    console = Console(highlight=False, markup=False, emoji=False)
    for line in tell_all(scene, match.log(seat)):
        console.print(line.styled())
    view = match.view(seat)
    console.print()
    console.print(draw_table(scene, view, console.width))
    if match.winner is not None:
        console.print(titled(words("title-scores"), draw_scores(scene, match.scores())))
        console.print(Text(say_result(scene, view, match.scores()), style="bold"))
    else:
        console.print(Text(words("replay-now", number=len(match.actions), **scene.who(view["seat"])), style="bold"))
