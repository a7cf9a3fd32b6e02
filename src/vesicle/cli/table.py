"""The table as a drawing for a terminal: [ ] is a spot for a piece, ( ) a place for a vesicle, a letter its owner."""

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from vesicle.cli.clinic import Clinic
from vesicle.cli.expansions import draw_defences, draw_foreseen, draw_virus, say_virus
from vesicle.cli.scene import VESICLE_AREAS, Scene, View, health
from vesicle.cli.signs import faint_zero, letter, number

ROOMY = 100  # columns from which on nothing is shortened, and the Goals stand beside the players
PLAYERS = 62  # columns that the players take then
WIDE = 150  # columns from which on the hand and the Goals stand beside the board
LEFT = 0.54  # the share of the board then
GAP = 3
EXPLAINED = 60  # columns that Goals take with what they count
AREAS = (
    "nucleus",
    "lipid",
    "glucose",
    "mitochondria",
    "ribosome",
    "cytoplasm",
    "smooth",
    "rough",
    "golgi",
    "exocytosis",
    "laureates",
)
GREY = "g"
CLOSED = "×"
MARKER = "★"


def draw_table(scene: Scene, view: View, width: int) -> Group:
    """The whole table as a viewer may see it; what setup has not laid out yet is left out."""
    words = scene.words
    left = int(width * LEFT) if width >= WIDE else width
    right = width - left - GAP if width >= WIDE else width
    cell = [titled(words("title-cell"), draw_cell(scene, view, left))] if view["round_number"] else []
    is_dealt = "draft" not in view["pending"]
    market: list[RenderableType] = [draw_market(scene, view, left), *draw_foreseen(scene, view)]
    cards = [*cell, titled(words("title-market"), *market)] if is_dealt else []
    claim = int(scene.rules.box.claim_points)
    goals = titled(words("title-goals", points=claim), draw_goals(scene, view, width))
    players = titled(words("title-players"), draw_players(scene, view))
    hand = []
    if scene.viewer is not None and is_dealt:
        hand = [titled(words("title-hand"), draw_hand(scene, view, right))]
    heading = draw_heading(scene, view)
    below: list[RenderableType] = [*draw_modules(scene, view, width), *draw_belongings(scene, view)]
    virus = [titled(say_virus(scene, view), draw_virus(scene, view))] if scene.is_struck(view) else []
    if width >= WIDE and is_dealt:
        return Group(*heading, beside(Group(*cards), Group(goals, *hand), left), players, *below, *virus)
    if width >= ROOMY:
        return Group(*heading, *cards, beside(players, goals, PLAYERS), *below, *hand, *virus)
    return Group(*heading, *cards, goals, players, *below, *hand, *virus)


def draw_modules(scene: Scene, view: View, width: int) -> Iterator[Group]:
    """What the Virus expansion and the Epigenetic cards add to each player, if they are played."""
    titles = [scene.words("title-antibodies")] if scene.virus else []
    titles += [scene.words("title-traits")] if scene.epigenetic else []
    if titles:
        yield titled(" · ".join(titles), *draw_defences(scene, view, width))


def titled(title: str, *content: RenderableType) -> Group:
    """A part of the table under its name."""
    return Group(Rule(Text(title, style="bold"), align="left", style="dim"), *content)


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two parts side by side, the left one so wide."""
    grid = Table.grid(padding=(0, GAP, 0, 0), expand=True)
    grid.add_column(width=width)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def draw_heading(scene: Scene, view: View) -> Iterator[Text]:
    """Which round it is, what lies beside the board, and the Event in force."""
    words = scene.words
    last = max(1, view["round_number"]) + view["events"]["count"] + ("new-round" in view["pending"])
    piles = words("heading-piles", greys=view["grey_home"], deck=view["deck"]["count"], discard=len(view["discard"]))
    yield Text.assemble((words("heading-round", round=view["round_number"], last=last), "bold"), (f"   {piles}", "dim"))
    if view["event"] is not None:
        name = words(f"event-{view['event']}")
        yield Text.assemble((words("heading-event", event=name), "bold"), f" {describe_event(scene, view['event'])}")


def describe_event(scene: Scene, event: str) -> str:
    """What an Event does, in words."""
    row = scene.rows["events"][event]
    where = scene.words(f"area-{row['area']}.in") if row["area"] else ""
    return scene.words(f"effect-{row['effect']}", amount=scene.words.amounts(row["gain"]), where=where)


def draw_cell(scene: Scene, view: View, width: int) -> Table:
    """One line for each area: its spots with the pieces on them, what waits there, and the vesicles."""
    names = {area: scene.words(f"area-{area}") for area in AREAS}
    room = width - max(map(len, names.values())) - 2
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for area, name in names.items():
        grid.add_row(name, pack(draw_area(scene, view, area), room))
    return grid


def draw_area(scene: Scene, view: View, area: str) -> Iterator[Text]:
    """The spots of an area, then its vesicles or what it is for, then what waits there."""
    row = scene.rows["areas"][area]
    spots = scene.spots(area)
    if row["collects"]:
        yield from (draw_spot(scene, view, spot) for spot in spots)
    else:
        yield Text(" ").join(draw_place(view, spot) for spot in spots)
    if area in VESICLE_AREAS:
        yield from draw_vesicles(scene, view, area)
    elif not row["collects"]:
        yield Text(scene.words(f"use-{area}"), style="dim")
    if row["boost"] == area:
        boost = view["boost"][area]
        if any(boost.values()):
            yield Text(scene.words("waits", what=f"+{scene.short(boost)}"), style="bold green")


def pack(parts: Iterable[Text], room: int) -> Text:
    """Parts in a row, and as many rows as that takes; no part is broken."""
    rows = [Text()]
    for part in parts:
        if rows[-1].cell_len and rows[-1].cell_len + 2 + part.cell_len > room:
            rows.append(Text())
        rows[-1].append("  " if rows[-1].cell_len else "").append_text(part)
    return Text("\n").join(rows)


def draw_spot(scene: Scene, view: View, spot: str) -> Text:
    """A spot, who stands on it, and what is printed beside it."""
    row = scene.rows["spots"][spot]
    printed = [scene.short(row[side]) for side in ("pay", "gain") if row[side]]
    return draw_place(view, spot).append(" " + "→".join(printed))


def draw_place(view: View, spot: str) -> Text:
    """The square of a spot with the pieces on it; a cross where no piece may follow this round."""
    owner, greys = view["occupant"][spot], view["greys"][spot]
    text = Text("[")
    if owner is not None:
        text.append_text(letter(owner))
    text.append(GREY * greys, style="bold")
    if owner is None and not greys:
        text.append(CLOSED if spot in view["facts"]["closed"] else " ")
    return text.append("]")


def draw_vesicles(scene: Scene, view: View, area: str) -> Iterator[Text]:
    """The budding locations of an area with the disks on them and their cargo."""
    disks = scene.disks(view, area)
    for seat, disk in disks:
        yield Text.assemble("(", letter(seat), " ", scene.short(scene.cargo(view, seat, disk)), ")")
    for _ in range(scene.rows["areas"][area]["room"] - len(disks)):
        yield Text("( )")


def draw_market(scene: Scene, view: View, width: int) -> Table:
    """The face-up cards with their prices."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    add_card_columns(grid)
    for spot, card in zip(scene.spots("card"), view["market"].values(), strict=False):
        place = draw_place(view, spot)
        if card is None:
            grid.add_row(place, Text(scene.words("empty"), style="dim"))
        else:
            place.append(f" {say_price(scene, scene.price(view, scene.slot(spot)))}")
            grid.add_row(place, *card_cells(scene, card, width))
    return grid


def say_price(scene: Scene, price: int) -> str:
    """What a market card costs now."""
    if price < 0:
        return scene.words.change("atp", -price)
    return scene.words.amount("atp", price) if price else scene.words("free")


def add_card_columns(grid: Table) -> None:
    """Columns for a card's name, kind, cost and points."""
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")


def card_cells(scene: Scene, card: str, width: int) -> list[Text]:
    """A card as cells of a row."""
    words, row = scene.words, scene.rows["cards"][card]
    kind = words(f"kind-{row['kind']}" if width >= ROOMY else f"kind-{row['kind']}.short")
    if row["colour"]:
        kind = f"{kind} {words('colour-' + row['colour'])}"
    if row["strain"]:
        return [Text(scene.card(card), style="bold"), Text(kind, style="dim"), Text(scene.attack(brief=True))]
    cost = f"+ {scene.cost(card)}" if row["gain"] else scene.cost(card)
    points = "" if row["gain"] else words("points", count=row["points"])
    return [Text(scene.card(card), style="bold"), Text(kind, style="dim"), Text(cost), Text(points)]


def draw_goals(scene: Scene, view: View, width: int) -> Table:
    """The Goals in play, with the two places for markers."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    goals = [goal for goal, is_open in view["goal_open"].items() if is_open]
    columns = 2 if width < ROOMY else 1
    brief = width < PLAYERS + GAP + EXPLAINED
    cells = [draw_goal(scene, view, goal, brief) for goal in goals]
    for start in range(0, len(cells), columns):
        grid.add_row(*cells[start : start + columns])
    return grid


def draw_goal(scene: Scene, view: View, goal: str, brief: bool) -> Text:
    """A Goal: who was first and second, and what it counts."""
    text = Text()
    for seat in view["goal_seats"][goal]:
        text.append("[").append_text(Text(" ") if seat is None else letter(seat)).append("]")
    text.append(" ").append(scene.words(f"goal-{goal}"), style="bold")
    return text.append(f"  {scene.worth(goal, brief)}")


def draw_players(scene: Scene, view: View) -> Table:
    """One line for each player: points, pieces, stock, vesicles, hand."""
    words = scene.words
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column("", no_wrap=True)
    molecules = [f"molecule-{name}" for name in scene.rules.labels["molecule"]]
    for title in ("column-points", "column-pieces", *molecules, "column-vesicles", "column-hand", "column-completed"):
        grid.add_column(words(title), justify="right", no_wrap=True)
    for seat, player in enumerate(view["players"]):
        name = Text(scene.names[seat], style="bold" if seat == scene.viewer else "")
        if seat == view["marker"]:
            name.append(f" {MARKER}")
        idle = sum(area is None for area in player["disk_area"])
        numbers = [player["flasks"], *player["stock"].values(), idle, len(player["hand"]), len(player["completed"])]
        grid.add_row(letter(seat), name, number(health(player), "bold"), *(faint_zero(count) for count in numbers))
    return grid


def draw_belongings(scene: Scene, view: View) -> Iterator[Table]:
    """The cards of each player as far as they are known: completed ones, and those that all saw being bought."""
    for seat, player in enumerate(view["players"]):
        parts = []
        if player["completed"]:
            parts.append(scene.words("completed-list", cards=say_completed(scene, player["completed"])))
        if player["attacks"]:
            parts.append(scene.words("attacks-list", cards=scene.cards(player["attacks"])))
        if seat != scene.viewer and any(player["hand"]):
            parts.append(scene.words("hand-list", cards=scene.cards(player["hand"])))
        if parts:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(letter(seat), Text(" · ".join(parts)))
            yield grid


def say_completed(scene: Scene, cards: list[str]) -> str:
    """Completed cards with what still matters about them: an enzyme's colour, a detox card's ATP."""
    parts = []
    for card in cards:
        row = scene.rows["cards"][card]
        note = scene.words(f"colour-{row['colour']}") if row["colour"] else ""
        if row["kind"] == "detox":
            note = scene.words.amount("atp", row["atp"])
        parts.append(scene.card(card) + (f" ({note})" if note else ""))
    return ", ".join(parts)


def draw_hand(scene: Scene, view: View, width: int) -> Table | Text:
    """The viewer's own cards."""
    assert scene.viewer is not None
    hand = view["players"][scene.viewer]["hand"]
    if not hand:
        return Text(scene.words("nothing"), style="dim")
    grid = Table.grid(padding=(0, 2, 0, 0))
    add_card_columns(grid)
    for card in hand:
        grid.add_row(*card_cells(scene, card, width))
    return grid


def draw_scores(scene: Scene | Clinic, scores: list[dict[str, Any]], texts: str = "source") -> Table:
    """The points of each player by where they came from; `texts` begin the names of the sources' texts."""
    grid = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    grid.add_column("")
    for seat, name in enumerate(scene.names):
        grid.add_column(letter(seat).append(f" {name}", style="default not bold"), justify="right")
    for source in scene.rules.labels["source"]:
        points = (faint_zero(score["sources"][source]) for score in scores)
        grid.add_row(scene.words(f"{texts}-{source}"), *points)
    totals = (number(score["total"], "bold") for score in scores)
    grid.add_row(Text(scene.words("total"), style="bold"), *totals)
    return grid


def say_result(scene: Scene, view: View, scores: list[dict[str, Any]]) -> str:
    """Who won, and whether a tie had to be broken."""
    winner = view["winner"]
    total = scores[winner]["total"]
    tied = sum(score["total"] == total for score in scores) > 1
    return scene.words("result-tie" if tied else "result", points=total, **scene.who(winner))
