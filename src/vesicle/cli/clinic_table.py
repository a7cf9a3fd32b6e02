"""The table of Virus & Co. as a drawing for a terminal: piles, the card on its way, and every player's bed."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vesicle.cli.clinic import Clinic
from vesicle.cli.scene import View, health
from vesicle.cli.signs import faint_zero, letter, number
from vesicle.cli.table import titled

INJECTION = "+"
ACTIVE = "★"
PILES = ("1", "2")


def draw_clinic(clinic: Clinic, view: View) -> Group:
    """The whole table as a viewer may see it."""
    words = clinic.words
    parts: list[RenderableType] = [*draw_heading(clinic, view)]
    parts.append(titled(words("clinic-title-piles"), draw_piles(clinic, view), *draw_moving(clinic, view)))
    parts.append(titled(words("title-players"), draw_beds(clinic, view), *draw_rows(clinic, view)))
    if clinic.viewer is not None:
        hand = view["players"][clinic.viewer]["hand"]
        parts.append(titled(words("clinic-hand"), Text(clinic.cards(hand) if hand else words("clinic-hand-empty"))))
    return Group(*parts)


def draw_heading(clinic: Clinic, view: View) -> Iterator[Text]:
    """Which round it is and whose turn, and what the Pharmacy has."""
    rounds = {"round": view["round_number"], "rounds": clinic.rules.options["rounds"]}
    yield Text(clinic.words("clinic-heading-turn", **rounds, **clinic.who(view["active"])), style="bold")
    yield Text(clinic.words("clinic-pharmacy-has", pills=clinic.say_pills(view["pharmacy"])), style="dim")


def draw_piles(clinic: Clinic, view: View) -> Table:
    """The open cards with what lies beneath."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for pile in PILES:
        beneath = clinic.words("clinic-pile-has", pile=pile, count=view[f"pile_{pile}"]["count"])
        card = view["offers"][pile]
        if card is None:
            grid.add_row(beneath, Text(clinic.words("clinic-pile-empty"), style="dim"))
        else:
            kind = clinic.words(f"clinic-kind-{clinic.row(card)['kind']}")
            pills = clinic.row(card).get("pills") or {}
            brought = f"+{clinic.say_pills(pills)}" if any(pills.values()) else ""
            grid.add_row(beneath, Text(_pointed(clinic, card), style="bold"), Text(kind, style="dim"), brought)
    return grid


def _pointed(clinic: Clinic, card: str) -> str:
    """A card's name with its points."""
    points = clinic.row(card).get("points")
    name = clinic.name(card)
    return clinic.words("clinic-card-points", card=name, points=points) if points else name


def draw_moving(clinic: Clinic, view: View) -> Iterator[Text]:
    """The card that is being passed round, and before whom it lies."""
    if not view["moving"]:
        return
    holder = view["active"] if view["recipient"] is None else view["recipient"]
    text = Text.assemble((f"{clinic.words('clinic-tray')}: ", "dim"), (clinic.card(view["moving"][0]), "bold"), " → ")
    yield text.append_text(letter(holder))


def draw_beds(clinic: Clinic, view: View) -> Table:
    """One line for each player: points, pills, sickness, Injections, Risk cards."""
    words, setup = clinic.words, clinic.setup
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column("", no_wrap=True)
    grid.add_column(words("clinic-column-points"), justify="right")
    for pill in clinic.pills:
        grid.add_column(words(f"clinic-pill-{pill}.letter"), justify="right")
    for title in ("sickness", "injections", "risks", "visits"):
        grid.add_column(words(f"clinic-column-{title}"), justify="right")
    for seat, player in enumerate(view["players"]):
        name = Text(clinic.names[seat], style="bold" if seat == clinic.viewer else "")
        if seat == view["turn_card"]:
            name.append(f" {ACTIVE}")
        sick, injections = view["facts"]["players"][seat]["sickness"], len(player["injections"])
        grid.add_row(
            letter(seat),
            name,
            number(health(player), "bold"),
            *(faint_zero(player["pills"][pill]) for pill in clinic.pills),
            f"{sick}/{setup['sickness_limit']}",
            f"{injections}/{setup['injection_limit']}",
            faint_zero(len(player["hand"])),
            faint_zero(player["visits"]),
        )
    return grid


def draw_rows(clinic: Clinic, view: View) -> Iterator[Table]:
    """The cards before each player: Virus cards with what they count now, lone Injections, Risk cards that last."""
    for seat, player in enumerate(view["players"]):
        counts = view["facts"]["players"][seat]["counts"]
        parts = [_say_virus(clinic, player, *virus) for virus in zip(player["row"], counts, strict=True)]
        alone = [card for card, on in zip(player["injections"], player["under"], strict=False) if on is None]
        parts += [clinic.name(card) for card in alone]
        for card, named in zip(player["lasting"], player["named"], strict=False):
            parts.append(clinic.name(card) + ("" if named is None else f" → {clinic.other(named)}"))
        if parts:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(letter(seat), Text(", ".join(parts)))
            yield grid


def _say_virus(clinic: Clinic, player: View, card: str, points: int) -> str:
    """A Virus with what it counts now, and a sign for each Injection on it."""
    injections = INJECTION * player["under"][: len(player["injections"])].count(card)
    return f"{clinic.name(card)} {points}{f' [{injections}]' if injections else ''}"


def say_clinic_result(clinic: Clinic, scores: list[dict[str, Any]]) -> str:
    """Who won with how many points, or who shares the victory."""
    winners = [score["seat"] for score in scores if score["won"]]
    points = scores[winners[0]]["total"]
    if len(winners) > 1:
        players = clinic.words.listed(clinic.other(seat) for seat in winners)
        return clinic.words("clinic-result-shared", players=players, points=points)
    return clinic.words("clinic-result", points=points, **clinic.who(winners[0]))
