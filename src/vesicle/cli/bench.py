"""`vesicle bench`: how fast the rules are on this machine."""

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vesicle.cli.errors import fail

if TYPE_CHECKING:
    from rich.table import Table

COLUMNS = ("game", "edition", "players", "decisions/s", "games/s", "playouts/s", "search/s", "clone ns")
FIGURES = ("decisions_per_s", "games_per_s", "playouts_per_s", "search_iterations_per_s")


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(metavar="S", help="How long to play each table: above 0.")] = 1.0,
    cold: Annotated[bool, typer.Option(help="Also compile in an empty cache, which takes a minute or two.")] = True,
) -> None:
    """Measure random play and search on one core, cloning, single moves and start-up."""
    if not seconds > 0:
        fail(f"--seconds takes a number above 0, not {seconds}")
    from rich.console import Console

    from vesicle import rules_for
    from vesicle.bench import TABLES, measure_match, measure_starts, measure_tables
    from vesicle.bots.bench import count_iterations

    notes = Console(stderr=True)
    results = []
    with notes.status("measuring") as status:
        for number, result in enumerate(measure_tables(seconds), start=1):
            modules = dict.fromkeys(result["modules"], True)
            rules = rules_for(result["game"], {"edition": result["edition"], "players": result["players"], **modules})
            results.append({**result, "search_iterations_per_s": round(count_iterations(rules, seconds / 2))})
            status.update(f"measured {number} of {len(TABLES)} tables")
        status.update("measuring single moves")
        figures: dict[str, Any] = measure_match()
        if cold:
            status.update("compiling in an empty cache")
            figures |= measure_starts()
        else:
            figures |= {"cold_compile_s": None, "warm_start_s": None}
    if as_json:
        typer.echo(json.dumps({"results": results, **figures}, indent=2))
    else:
        _show(Console(), results, figures)


def _show(console: Any, results: list[dict[str, Any]], figures: dict[str, Any]) -> None:
    console.print(_table(results))
    if any(row["modules"] for row in results):
        console.print("+v with the Virus expansion, +e with the Epigenetic cards", highlight=False)
    console.print(
        f"Match.play {figures['match_play_us']} µs, Match.clone {figures['match_clone_us']} µs", highlight=False
    )
    if figures["cold_compile_s"] is not None:
        cold, warm = figures["cold_compile_s"], figures["warm_start_s"]
        console.print(f"cold compile {cold} s, first move of a fresh process {warm} s", highlight=False)


def _table(results: list[dict[str, Any]]) -> "Table":
    from rich.table import Table

    table = Table(title="Random play and search iterations on one core", title_justify="left", title_style="bold")
    table.box, table.padding, table.pad_edge = None, (0, 1, 0, 0), False
    for column in COLUMNS:
        table.add_column(column, justify="left" if column in COLUMNS[:2] else "right")
    for row in results:
        figures = (row[key] for key in FIGURES)
        table.add_row(
            row["game"],
            _name_edition(row),
            str(row["players"]),
            *(f"{figure:,}" for figure in figures),
            f"{row['clone_ns']:.0f}",
        )
    return table


def _name_edition(row: dict[str, Any]) -> str:
    """The edition with the first letters of its modules: `first +ve`."""
    letters = "".join(module[0] for module in row["modules"])
    return f"{row['edition']} +{letters}" if letters else str(row["edition"])
