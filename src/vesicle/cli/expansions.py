"""What the Virus expansion and the Epigenetic cards add to the drawing of a table."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from vesicle.cli.scene import Row, Scene, View
from vesicle.cli.signs import faint_zero, letter, number

TOLD = 100  # columns from which on every trait is told in a sentence, without antibodies beside it
TOLD_BESIDE = 140  # likewise, with antibodies
NOW = "▸"


def draw_defences(scene: Scene, view: View, width: int) -> Iterator[RenderableType]:
    """One line for each player: health zone, antibodies of each strain, trait; then the dummy."""
    told = scene.epigenetic and width >= (TOLD_BESIDE if scene.virus else TOLD)
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    if scene.virus:
        for strain in scene.strains:
            grid.add_column(scene.strain(strain), justify="right", no_wrap=True)
        grid.add_column(scene.words("column-zone"), no_wrap=True)
    if scene.epigenetic:
        grid.add_column(scene.words("column-trait"), no_wrap=True)
    if told:
        grid.add_column("")
    for seat, player in enumerate(view["players"]):
        cells = [draw_name(scene, seat)]
        if scene.virus:
            cells += [
                *(faint_zero(count) for count in player["antibodies"].values()),
                draw_zone(scene, view["facts"]["players"][seat]),
            ]
        if scene.epigenetic:
            cells.append(draw_trait(scene, player))
        if told and player["trait"]:
            cells.append(Text(scene.trait_does(player["trait"]), style="dim"))
        grid.add_row(*cells)
    if scene.virus and len(scene.names) == 2:
        antibodies = (faint_zero(count) for count in view["dummy"].values())
        grid.add_row(draw_name(scene, len(scene.names)), *antibodies)
    yield grid
    own = view["players"][scene.viewer]["trait"] if scene.viewer is not None else None
    if own and not told:
        yield Text.assemble((f"{scene.words(f'trait-{own}')}: ", "bold"), scene.trait_does(own))


def draw_name(scene: Scene, who: int) -> Text:
    """A player's letter and name; the dummy, which comes after the last seat, has no letter."""
    if who == len(scene.names):
        return Text.assemble("  ", (scene.words("dummy"), "italic"))
    return letter(who).append(f" {scene.names[who]}", style="default" if who == scene.viewer else "default not bold")


def draw_zone(scene: Scene, terms: Row) -> Text:
    """The zone of a player's health points, in words, and the dice that it gives."""
    zone, dice = terms["zone"], terms["dice"]
    return Text.assemble((scene.words(f"zone-{zone}"), f"bold {zone}"), f", {scene.words('dice', count=dice)}")


def draw_trait(scene: Scene, player: Row) -> Text:
    """A player's Epigenetic card; in the draft nobody but its owner knows it."""
    if player["trait"]:
        return Text(scene.words(f"trait-{player['trait']}"))
    if player["kept"]:
        return Text(scene.words("face-down", trait=scene.words(f"trait-{player['kept']}")), style="dim")
    return Text(scene.words("undrafted"), style="dim")


def say_virus(scene: Scene, view: View) -> str:
    """Which virus is being dealt with, and whose Virus Attack card it came from."""
    strain = scene.strain(view["strain"])
    if view["resume"] is None:
        return scene.words("title-virus", strain=strain)
    return scene.words("title-attack", strain=strain, **scene.who(view["resume"]))


def draw_virus(scene: Scene, view: View) -> RenderableType:
    """The responses to the virus that is being dealt with, from the strongest down, and what each rank brings."""
    words = scene.words
    if not scene.is_rolled(view):
        return Text(words("virus-waits", **scene.who(view["seat"])), style="dim")
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    grid.add_column("", no_wrap=True)
    for title in ("column-dice", "column-antibodies", "column-response"):
        grid.add_column(words(title), justify="right", no_wrap=True)
    grid.add_column("")
    for rank, who in enumerate(view["ranking"]):
        dice = [die for die in view["dice"][who] if die]
        is_dummy = who == len(scene.names)
        grid.add_row(
            Text(f"{NOW if who == view['seat'] else ' '} {rank + 1}", style="bold"),
            draw_name(scene, who),
            " + ".join(map(str, dice)),
            faint_zero(view["response"][who] - sum(dice)),
            number(view["response"][who], "bold"),
            Text(say_rank(scene, rank, is_dummy), style="dim" if is_dummy else ""),
        )
    return grid


def say_rank(scene: Scene, rank: int, is_dummy: bool) -> str:
    """What a rank brings; what would fall to the dummy stays where it is."""
    words, box = scene.words, scene.rules.box
    gain = int(box.virus_gain[rank])
    if is_dummy:
        return words("rank-dummy")
    if gain:
        return words("rank-gain", count=gain)
    is_last = rank + 1 == max(3, len(scene.names))
    return words("rank-lose", count=int(box.virus_loss)) if is_last and box.virus_loss else words("nothing")


def draw_foreseen(scene: Scene, view: View) -> Iterator[Text]:
    """The cards that the viewer knows to lie on top of the deck."""
    if scene.viewer is None:
        return
    cards = view["players"][scene.viewer]["foreseen"]
    if cards:
        yield Text(scene.words("foreseen", cards=" · ".join(scene.card(card) for card in cards)), style="italic")
