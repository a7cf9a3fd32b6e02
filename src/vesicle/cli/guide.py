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
    """All of it, for one screen; with expansions a little more."""
    words = scene.words
    signs = (
        (f"[ ] [A] [{GREY}] [{CLOSED}]", words("help-spot")),
        (f"( ) (A {scene.short({'protein': 2})})", words("help-vesicle")),
        (MARKER, words("help-marker")),
        (words("column-vesicles"), words("help-disks")),
        (words("column-points"), words("help-points")),
    )
    kinds = {row["kind"] for row in scene.rows["cards"].values()}
    cards = [(words(f"kind-{kind}"), words(f"help-make-{kind}")) for kind in KINDS if kind in kinds]
    return Group(
        _section(words("help-commands"), [(typed, words(name)) for typed, name in COMMANDS]),
        _section(words("help-signs"), signs),
        _section(words("help-cards"), cards),
        Text(words("help-atp"), style="dim"),
        *([_section(words("help-virus"), _explain_virus(scene))] if scene.virus else []),
        *([_section(words("help-traits"), _explain_traits(scene))] if scene.epigenetic else []),
    )


def _explain_virus(scene: Scene) -> list[tuple[str, str]]:
    """What happens when a virus strikes."""
    words, box = scene.words, scene.rules.box
    low, middle, high = (int(dice) for dice in box.zone_dice)
    bounds = {"yellow": int(box.zone_from[1]), "green": int(box.zone_from[2])}
    price = words.amount("atp", int(box.antibody_price))
    rows = [
        (words("column-dice"), words("help-dice", low=low, middle=middle, high=high, **bounds)),
        (words("column-response"), words("help-response")),
        (words("column-antibodies"), words("help-antibodies", count=int(box.antibody_step), price=price)),
    ]
    return [*rows, (words("dummy"), words("help-dummy"))] if len(scene.names) == 2 else rows


def _explain_traits(scene: Scene) -> list[tuple[str, str]]:
    """What each Epigenetic card lets its owner do."""
    return [(scene.words(f"trait-{trait}"), scene.trait_does(trait)) for trait in scene.rows["traits"]]


def _section(title: str, rows: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> Group:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=22)
    grid.add_column()
    for sign, meaning in rows:
        grid.add_row(Text(f"  {sign}"), Text(meaning))
    return Group(Text(title, style="bold"), grid)
