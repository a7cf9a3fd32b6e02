"""`vesicle rules`: a game's rules as numbered sentences, all, some, one in full, or two editions side by side."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated

import typer

from vesicle.clauses import GAMES, clauses_of
from vesicle.cli.errors import fail
from vesicle.cli.measure import Measured
from vesicle.cli.rules_page import RulesPage
from vesicle.cli.rules_search import Narrowing
from vesicle.core.clauses import LANGUAGES, ClauseText, editions_of

NARROWING = ("search", "module", "about")


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.")],
    edition: Annotated[str | None, typer.Option(metavar="E", help="Only what this edition has.")] = None,
    diff: Annotated[
        tuple[str, str] | None, typer.Option(metavar="A B", help="Show what differs between two editions.")
    ] = None,
    search: Annotated[str | None, typer.Option(metavar="WORDS", help="Only clauses with all of these words.")] = None,
    module: Annotated[str | None, typer.Option(metavar="M", help="Only one part of the game: base, virus …")] = None,
    about: Annotated[
        str | None, typer.Option(metavar="THING", help="Only what is about this: golgi, insulin, exhaust …")
    ] = None,
    clause: Annotated[str | None, typer.Option(metavar="ID", help="One clause or ruling in full.")] = None,
    rulings: Annotated[
        bool, typer.Option("--rulings", help="What a table may choose, and how each edition plays it.")
    ] = False,
    measure: Annotated[bool, typer.Option("--measure", help="With --diff: play both editions and compare.")] = False,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="With --measure: games per edition; 1000 by default.")
    ] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="With --measure: number of players.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,C", help="With --measure: the bots that play; random by default.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="With --measure: seed of the first game; 0 by default.")
    ] = None,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="Language of the sentences.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Show the rules of a game as numbered sentences."""
    clauses = _find_clauses(game)
    if lang not in LANGUAGES:
        fail(f"no language {lang!r}: --lang takes {' or '.join(LANGUAGES)}")
    for name in (edition, *(diff or ())):
        _check_edition(game, clauses, name)
    narrowing = Narrowing(game, search, module, about)
    _check_together(diff, {"edition": edition, "clause": clause, "rulings": rulings, **narrowing.as_dict()})
    narrowing.check(clauses)
    played = {"games": games, "players": players, "bots": bots, "seed": seed}
    _check_measured(measure, diff, narrowing.as_dict(), played)
    page = RulesPage(game, clauses, lang, as_json, narrowing)
    if clause:
        page.show(_find_clause(game, clauses, clause), edition)
    elif rulings:
        page.list_rulings(edition)
    elif diff and measure:
        page.measure(diff, Measured(game, diff, players, bots or "random", seed or 0), 1000 if games is None else games)
    elif diff:
        page.compare(*diff)
    else:
        page.list_all(edition)


def _check_together(diff: tuple[str, str] | None, asked: Mapping[str, object]) -> None:
    """Some wishes cannot be had at once: a difference is no edition, and one clause or the rulings are no search."""
    if diff and (asked["edition"] or asked["clause"] or asked["rulings"]):
        fail("--diff cannot be combined with --edition, --clause or --rulings: use it alone")
    if asked["rulings"] and asked["clause"]:
        fail("--rulings cannot be combined with --clause: use one of them")
    narrowed = next((name for name in NARROWING if name in asked), None)
    if narrowed and (asked["rulings"] or asked["clause"]):
        fail(f"--{narrowed} cannot be combined with --{'clause' if asked['clause'] else 'rulings'}: use one of them")


def _check_measured(measure: bool, editions: object, narrowed: Mapping[str, str], played: Mapping[str, object]) -> None:
    """Measuring plays two whole editions, and what says how to play belongs to it."""
    given = next((name for name, value in played.items() if value is not None), None)
    if given and not measure:
        fail(f"--{given} only works with --measure")
    if measure and not editions:
        fail("--measure needs two editions: --diff A B")
    if measure and narrowed:
        fail(f"--{next(iter(narrowed))} cannot be combined with --measure, which plays whole editions")


def _find_clauses(game: str) -> dict[str, ClauseText]:
    try:
        return clauses_of(game)
    except ValueError as error:
        fail(str(error))


def _check_edition(game: str, clauses: Mapping[str, ClauseText], name: str | None) -> None:
    known = editions_of(clauses)
    if name is not None and name not in known:
        fail(f"{game} has no edition {name!r}: choose from {', '.join(known)}")


def _find_clause(game: str, clauses: Mapping[str, ClauseText], name: str) -> ClauseText:
    """A clause by its id, in capitals or not; the nearest ids are offered for one that does not exist."""
    if name.upper() not in clauses:
        near = get_close_matches(name.upper(), clauses)
        offer = f"similar are {', '.join(near)}; " if near else ""
        fail(f"{game} has no clause {name!r}: {offer}`vesicle rules {game}` lists all")
    return clauses[name.upper()]
