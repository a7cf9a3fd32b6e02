"""`vesicle verify`: is a saved game sound? Its actions, digests, result and shuffle are checked by playing it again."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from vesicle import Match

UNSOUND = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or several, one per line.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The promise of the shuffle, as you noted it at the start.")
    ] = None,
) -> None:
    """Check saved games by replaying them; exits with status 1 if one is not sound."""
    import vesicle
    from vesicle.cli.saves import read_games

    games = read_games(file)
    _check_noted(file, games, commitment)
    unsound = 0
    for number, record in enumerate(games, start=1):
        name = str(file) if len(games) == 1 else f"{file}, game {number}"
        _check_readable(name, record)
        try:
            match, promised = _judge(record, commitment)
        except vesicle.ReplayError as error:
            unsound += 1
            typer.echo(f"{name}: not sound: {error}")
            continue
        if len(games) == 1:
            typer.echo(f"{name}: sound: {_say_game(match, record)}")
            if promised:
                typer.echo("The shuffle is the one that was promised at the start.")
    if len(games) > 1:
        typer.echo(f"{file}: {len(games) - unsound} of {len(games)} games are sound")
    if unsound:
        raise typer.Exit(UNSOUND)


def _judge(record: dict[str, Any], noted: str | None) -> tuple["Match", bool]:
    """The game played again, and whether its shuffle was promised; ReplayError for what does not fit."""
    import vesicle
    from vesicle.core.fairness import check

    match = vesicle.replay(record)
    try:
        return match, check(record, noted)
    except ValueError as error:
        raise vesicle.ReplayError(str(error)) from None


def _check_noted(file: Path, games: list[Any], noted: str | None) -> None:
    """A promise that was noted can be compared with one game, if that carries one."""
    from vesicle.core.fairness import read_commitment

    if noted is None:
        return
    try:
        read_commitment(noted)
    except ValueError as error:
        fail(f"--commitment: {error}")
    if len(games) > 1:
        fail(f"{file} has {len(games)} games: --commitment is for one game, in a file of its own")
    if isinstance(games[0], dict) and games[0].get("fair") is None:
        fail(f"{file}: the saved game contains no promise to compare --commitment with")


def _check_readable(name: str, record: Any) -> None:
    """A file of another kind, or of other rules, cannot be judged at all."""
    import vesicle
    from vesicle.core.match import FORMAT

    if not isinstance(record, dict) or record.get("format") != FORMAT:
        fail(f"{name}: not a saved game: its format must be {FORMAT!r}")
    games = vesicle.games()
    if record.get("game") not in list(games):
        fail(f"{name}: saved from a game that is not known here; known games: {', '.join(games)}")
    version = games[record["game"]]["rules_version"]
    if record.get("rules_version") != version:
        fail(f"{name}: saved under rules_version {record.get('rules_version')!r}: this program only plays {version!r}")


def _say_game(match: "Match", record: dict[str, Any]) -> str:
    """What was checked, in a few words."""
    options = match.rules.options
    checked = f"{len(match.actions)} actions, {len(record['digests'])} digests"
    table = f"{match.rules.game}, {options['edition']} edition, {match.rules.players} players"
    if match.winner is None:
        return f"{table}, {checked}, not finished"
    return f"{table}, {checked}, won by seat {match.winner} with {match.scores()[match.winner]['total']} points"
