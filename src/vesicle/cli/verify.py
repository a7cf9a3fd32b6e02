"""`vesicle verify`: is a saved game sound? Its actions, digests and result are checked by playing it again."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle import Match

UNSOUND = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or many, one a line.")],
) -> None:
    """Check saved games by playing them again; status 1 when one is not sound."""
    import vesicle
    from vesicle.cli.saves import read_games

    games = read_games(file)
    unsound = 0
    for number, record in enumerate(games, start=1):
        name = str(file) if len(games) == 1 else f"{file}, game {number}"
        _check_readable(name, record)
        try:
            match = vesicle.replay(record)
        except vesicle.ReplayError as error:
            unsound += 1
            typer.echo(f"{name}: not sound: {error}")
            continue
        if len(games) == 1:
            typer.echo(f"{name}: sound: {_say_game(match, record)}")
    if len(games) > 1:
        typer.echo(f"{file}: {len(games) - unsound} of {len(games)} games are sound")
    if unsound:
        raise typer.Exit(UNSOUND)


def _check_readable(name: str, record: Any) -> None:
    """A file of another kind, or of other rules, cannot be judged at all."""
    import vesicle
    from vesicle.core.match import FORMAT

    if not isinstance(record, dict) or record.get("format") != FORMAT:
        fail(f"{name}: not a saved game: its format must be {FORMAT!r}")
    games = vesicle.games()
    if record.get("game") not in list(games):
        fail(f"{name}: saved from a game that is not known here: known are {', '.join(games)}")
    version = games[record["game"]]["rules_version"]
    if record.get("rules_version") != version:
        fail(f"{name}: saved under rules_version {record.get('rules_version')!r}: only {version!r} is played here")


def _say_game(match: "Match", record: dict[str, Any]) -> str:
    """What was checked, in a few words."""
    options = match.rules.options
    checked = f"{len(match.actions)} actions, {len(record['digests'])} digests"
    table = f"{match.rules.game}, {options['edition']} edition, {match.rules.players} players"
    if match.winner is None:
        return f"{table}, {checked}, not finished"
    return f"{table}, {checked}, won by seat {match.winner} with {match.scores()[match.winner]['total']} points"
