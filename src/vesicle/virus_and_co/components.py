"""What the boxes hold, as checked rows: the base, an edition's differences, and somebody's own box on top."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from vesicle.core.boxes import check_name, names_of, put_own_box
from vesicle.core.editions import Editions
from vesicle.core.tables import RowError, Table, check_row, fill, one_of, overlay, whole_number
from vesicle.virus_and_co.ids import Kind, Pill

DATA = Editions("vesicle.virus_and_co", ("later", "first-print"))
SECTIONS = ("setup", "cards", "risks")
SOURCES = ("printed", "partly", "proposal")  # partly: some figures of the row are printed, the others are ours
MAIN_IN_BOX = 38
RISKS_IN_BOX = 20

PILLS = names_of(Pill)
KINDS = names_of(Kind)
MAIN_KINDS = (Kind.LIGHT_BLUE, Kind.RED, Kind.INJECTION)
VIRUS_KINDS = (Kind.LIGHT_BLUE, Kind.RED, Kind.OWN_VIRUS, Kind.SENT_VIRUS, Kind.TEST)
PILL_KINDS = (Kind.LIGHT_BLUE, Kind.RED, Kind.TEST, Kind.GAIN)

ROW = {"kind": str, "points": int, "pills": dict, "name": str, "source": str}
ROW_USUAL: Table = {"points": 0, "pills": {}, "name": ""}
USUAL = {"cards": ROW_USUAL, "risks": ROW_USUAL}
MOST_POINTS = 20
MOST_PILLS = 9


def rows_of(edition: str, own: Mapping[str, Any] | None = None) -> Table:
    """All rows of an edition as its files have them, with an own box on top."""
    manifest = DATA.manifest(edition)
    removed = manifest.get("removed", ())
    rows: Table = {"setup": DATA.read("base/setup.toml")}
    for section in USUAL:
        kept = {name: row for name, row in DATA.read(f"base/{section}.toml").items() if name not in removed}
        rows[section] = {name: fill(row, ROW_USUAL) for name, row in kept.items()}
    for section in SECTIONS:
        rows[section] = overlay(rows[section], manifest.get(section, {}), section)
    return put_own_box(rows, own, USUAL) if own else rows


def components(edition: str, own: Mapping[str, Any] | None = None) -> Table:
    """The same, checked, with one row for every card in `cards` and `risks`."""
    return _dealt_out(rows_of(edition, own)) if own else _printed(edition)


@cache
def _printed(edition: str) -> Table:
    return _dealt_out(rows_of(edition))


def _dealt_out(rows: Table) -> Table:
    for section, wanted in (("cards", MAIN_IN_BOX), ("risks", RISKS_IN_BOX)):
        rows[section] = _deal_out(rows[section], section)
        if len(rows[section]) != wanted:
            raise RowError(section, f"a box holds {wanted}, not {len(rows[section])}")
    for name in rows["risks"]:
        if name in rows["cards"]:
            raise RowError(f"risks.{name}", "a card of the main deck has this name already")
    return rows


def _deal_out(rows: Table, section: str) -> Table:
    """One checked row for every card: `injection` with ten copies is injection-1 to injection-10."""
    cards: Table = {}
    for name, row in rows.items():
        where = f"{section}.{name}"
        full = dict(row)
        copies = full.pop("copies", None)
        _check_card(full, where, section == "cards")
        made = [name]
        if copies is not None:
            most = range(whole_number(copies, f"{where}.copies", most=MAIN_IN_BOX))
            made = [f"{name}-{number + 1}" for number in most]
        for card in made:
            if card in cards:
                raise RowError(where, f"there is a card {card!r} already")
            cards[card] = full
    return cards


def _check_card(row: Table, where: str, main: bool) -> None:
    check_row(row, ROW, where, MOST_POINTS)
    check_name(row, where)
    one_of(row["source"], SOURCES, f"{where}.source")
    kind = Kind(one_of(row["kind"], KINDS, f"{where}.kind"))
    if (kind in MAIN_KINDS) is not main:
        raise RowError(f"{where}.kind", f"{row['kind']!r} belongs to the other deck")
    if (kind in VIRUS_KINDS) is not (row["points"] > 0):
        raise RowError(f"{where}.points", "a Virus has at least one point, and no other card has any")
    for pill, amount in row["pills"].items():
        one_of(pill, PILLS, f"{where}.pills")
        whole_number(amount, f"{where}.pills.{pill}", most=MOST_PILLS)
    if row["pills"] and kind not in PILL_KINDS:
        raise RowError(f"{where}.pills", "a card of this kind shows no pills")
