"""What the boxes hold, as checked rows: the base, an edition's differences, and somebody's own box on top."""

from collections.abc import Mapping
from typing import Any

from vesicle.core.boxes import names_of, put_own_box
from vesicle.core.editions import Editions
from vesicle.core.tables import Table, check_row, one_of, overlay, whole_number
from vesicle.virus_and_co.ids import Kind, Pill

DATA = Editions("vesicle.virus_and_co", ("later", "first-print"))
SECTIONS = ("setup", "cards", "risks")
SOURCES = ("printed", "proposal")
MAIN_IN_BOX = 38
RISKS_IN_BOX = 20

PILLS = names_of(Pill)
KINDS = names_of(Kind)
MAIN_KINDS = (Kind.LIGHT_BLUE, Kind.RED, Kind.INJECTION)
VIRUS_KINDS = (Kind.LIGHT_BLUE, Kind.RED, Kind.OWN_VIRUS, Kind.SENT_VIRUS, Kind.TEST)
PILL_KINDS = (Kind.LIGHT_BLUE, Kind.RED, Kind.TEST, Kind.GAIN)

ROW = {"kind": str, "points": int, "pills": dict, "source": str}
ROW_USUAL = {"points": 0, "pills": {}}
MOST_POINTS = 20
MOST_PILLS = 9


def components(edition: str, own: Mapping[str, Any] | None = None) -> Table:
    """All rows of an edition, with an own box on top, checked; `cards` and `risks` have one row for every card."""
    manifest = DATA.manifest(edition)
    rows = {section: DATA.read(f"base/{section}.toml") for section in SECTIONS}
    rows["cards"] = {name: row for name, row in rows["cards"].items() if name not in manifest.get("removed", ())}
    for section in SECTIONS:
        rows[section] = overlay(rows[section], manifest.get(section, {}), section)
    if own:
        rows = put_own_box(rows, own, SECTIONS)
    for section, wanted in (("cards", MAIN_IN_BOX), ("risks", RISKS_IN_BOX)):
        rows[section] = _deal_out(rows[section], section)
        if len(rows[section]) != wanted:
            raise ValueError(f"{section}: a box holds {wanted}, not {len(rows[section])}")
    return rows


def _deal_out(rows: Table, section: str) -> Table:
    """One checked row for every card: `injection` with ten copies is injection-1 to injection-10."""
    cards: Table = {}
    for name, row in rows.items():
        where = f"{section}.{name}"
        full = {**ROW_USUAL, **row}
        copies = full.pop("copies", None)
        _check_card(full, where, section == "cards")
        if copies is None:
            cards[name] = full
        else:
            for number in range(whole_number(copies, f"{where}.copies", most=MAIN_IN_BOX)):
                cards[f"{name}-{number + 1}"] = full
    return cards


def _check_card(row: Table, where: str, main: bool) -> None:
    check_row(row, ROW, where)
    one_of(row["source"], SOURCES, f"{where}.source")
    kind = Kind(one_of(row["kind"], KINDS, f"{where}.kind"))
    if (kind in MAIN_KINDS) is not main:
        raise ValueError(f"{where}.kind: {row['kind']!r} belongs to the other deck")
    whole_number(row["points"], f"{where}.points", most=MOST_POINTS)
    if (kind in VIRUS_KINDS) is not (row["points"] > 0):
        raise ValueError(f"{where}.points: a Virus has at least one point, and no other card has any")
    for pill, amount in row["pills"].items():
        one_of(pill, PILLS, f"{where}.pills")
        whole_number(amount, f"{where}.pills.{pill}", most=MOST_PILLS)
    if row["pills"] and kind not in PILL_KINDS:
        raise ValueError(f"{where}.pills: a card of this kind shows no pills")
