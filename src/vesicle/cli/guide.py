"""The help of the game in the terminal: what can be typed, what the signs mean, how cards are completed."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vesicle.cli.scene import Scene
from vesicle.cli.table import CLOSED, GREY, MARKER
from vesicle.cytosis.components import KINDS

COMMANDS = (
    ("1 2 3 …", "help-number"),
    ("place nucleus-3", "help-action"),
    ("why place nucleus-3", "help-why"),
    ("hint", "help-hint"),
    ("table", "help-table"),
    ("log, log all", "help-log"),
    ("quit", "help-quit"),
)


def draw_help(scene: Scene) -> Group:
    """All of it, for one screen."""
    words = scene.words
    signs = (
        (f"[ ] [A] [{GREY}] [{CLOSED}]", words("help-spot")),
        (f"( ) (A {scene.short({'protein': 2})})", words("help-vesicle")),
        (MARKER, words("help-marker")),
        (words("column-vesicles"), words("help-disks")),
        (words("column-points"), words("help-points")),
    )
    cards = [(words(f"kind-{kind}"), words(f"help-make-{kind}")) for kind in KINDS]
    return Group(
        _section(words("help-commands"), [(typed, words(name)) for typed, name in COMMANDS]),
        _section(words("help-signs"), signs),
        _section(words("help-cards"), cards),
        Text(words("help-atp"), style="dim"),
    )


def _section(title: str, rows: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> Group:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=22)
    grid.add_column()
    for sign, meaning in rows:
        grid.add_row(Text(f"  {sign}"), Text(meaning))
    return Group(Text(title, style="bold"), grid)
