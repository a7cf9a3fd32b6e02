"""`vesicle bots`: who can sit down at a table, and how that is written."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli.errors import fail
from vesicle.core.clauses import LANGUAGES

if TYPE_CHECKING:
    from rich.table import Table

    from vesicle.cli.words import Words


def bots(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="Language of the list.")] = "en",
) -> None:
    """List the bots, the levels for playing against people, and how to name them."""
    if lang not in LANGUAGES:
        fail(f"no language {lang!r}: --lang takes {' or '.join(LANGUAGES)}")
    from vesicle.bots.registry import describe_bots

    if as_json:
        typer.echo(json.dumps(describe_bots(), ensure_ascii=False, indent=2))
        return
    from rich.console import Console
    from rich.text import Text

    from vesicle.cli.words import Words

    words, console = Words(lang, ""), Console(highlight=False, markup=False)
    described = describe_bots()
    console.print(Text(words("title-bots"), style="bold"))
    console.print(_list_bots(words, described["bots"]))
    console.print(Text(f"\n{words('title-levels')}", style="bold"))
    console.print(_list_levels(words, described["levels"]))
    console.print(Text(f"\n{words('note-spec')}\n  --bots greedy,search:500ms,graduate,stdio:./mybot"))


def _list_bots(words: "Words", described: list[dict[str, Any]]) -> "Table":
    """The kinds of bots, each with examples of how it is written."""
    return _grid((row["bot"], words(f"about-{row['bot']}"), [" · ".join(row["specs"])]) for row in described)


def _list_levels(words: "Words", levels: dict[str, list[dict[str, Any]]]) -> "Table":
    """The levels, each with the bot that plays it in every game."""
    rows = []
    for same in zip(*levels.values(), strict=True):
        name = same[0]["level"]
        players = [f"{game}: {_say_level(words, row)}" for game, row in zip(levels, same, strict=True)]
        rows.append((name, f"{words(f'level-{name}')}. {words(f'level-{name}.about')}", players))
    return _grid(rows)


def _say_level(words: "Words", row: dict[str, Any]) -> str:
    if not row["slips"]:
        return str(row["bot"])
    return words("slips", bot=row["bot"], slips=row["slips"], among=row["among"])


def _grid(rows: Iterable[tuple[str, str, list[str]]]) -> "Table":
    """A name, what it is, and below that what is more exact."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, about, exact in rows:
        grid.add_row(Text(f"  {name}", style="cyan"), about)
        for line in exact:
            grid.add_row("", Text(line, style="dim"))
    return grid
