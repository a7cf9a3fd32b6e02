"""What the boxes hold, as checked rows: the base, an edition's differences, and somebody's own box on top."""

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from vesicle.core.tables import Table, check_row, one_of, overlay, read_toml, whole_number
from vesicle.cytosis.ids import MAX_CARDS, MAX_EVENTS, MAX_GOALS, MAX_SLOTS, MAX_SPOTS, Area, Effect, Kind, Molecule

EDITIONS = ("preview", "first", "second")
SECTIONS = ("setup", "areas", "spots", "cards", "goals", "events")
COLOURS = ("red", "orange", "green", "blue", "violet")
SOURCES = ("printed", "proposal")
CARDS_IN_BOX = 43
EVENTS_IN_BOX = 12

SPOT = {"area": str, "pay": dict, "gain": dict, "printed_two": bool, "source": str}
AREA = {"room": int, "cap_two": int, "boost": str, "collects": bool, "source": str}
CARD = {"kind": str, "colour": str, "atp": int, "needs": dict, "points": int, "gain": dict, "source": str}
GOAL = {"counts": list, "points": int, "different": bool, "source": str}
EVENT = {"effect": str, "area": str, "gain": dict, "copies": int, "source": str}

# What a row may leave out, and what it means then.
SPOT_USUAL = {"pay": {}, "gain": {}, "printed_two": True}
CARD_USUAL = {"colour": "", "atp": 0, "needs": {}, "points": 0, "gain": {}}
EVENT_USUAL = {"area": "", "gain": {}}


def names_of(enum: type[IntEnum]) -> list[str]:
    """The members of an enum as the words of tables and actions."""
    return [member.name.lower().replace("_", "-") for member in enum]


MOLECULES = names_of(Molecule)
AREAS = names_of(Area)
KINDS = names_of(Kind)
EFFECTS = names_of(Effect)


@cache
def read_data(name: str) -> Table:
    """One of our own TOML files, such as `base/cards.toml`."""
    return read_toml(files("vesicle.cytosis") / "data" / name)


def read_edition(edition: str) -> Table:
    """An edition's manifest."""
    if edition not in EDITIONS:
        raise ValueError(f"edition {edition!r} is none of {', '.join(EDITIONS)}")
    return read_data(f"{edition}/edition.toml")


def read_own_box(path: str | Path) -> Table:
    """Somebody's own box file; ValueError in one sentence for a file that cannot be read."""
    try:
        return read_toml(Path(path))
    except OSError as error:
        raise ValueError(f"box file {str(path)!r} cannot be read: {error.strerror}") from None


def components(edition: str, own: Mapping[str, Any] | None = None) -> Table:
    """All rows of an edition, with an own box on top, checked."""
    manifest = read_edition(edition)
    rows = {section: read_data(f"base/{section}.toml") for section in SECTIONS}
    for section in SECTIONS:
        fresh = section == "goals"  # the one table that an edition adds rows to
        rows[section] = overlay(rows[section], manifest.get(section, {}), section, allow_new=fresh)
    if own:
        rows = put_own_box(rows, own)
    check_components(rows)
    return rows


def put_own_box(rows: Table, own: Mapping[str, Any]) -> Table:
    """Only what the own box names changes; one that calls itself complete must name every row."""
    changes = dict(own)
    complete = changes.pop("complete", False)
    for section in changes:
        if section not in SECTIONS:
            raise ValueError(f"box: there is no section {section!r}; known are {', '.join(SECTIONS)}")
    if complete:
        for section in SECTIONS:
            missing = [row for row in rows[section] if row not in changes.get(section, {})]
            if missing:
                raise ValueError(f"box: {section}.{missing[0]} is missing, but the box says that it is complete")
    return overlay(rows, changes, "box")


def check_components(rows: Table) -> None:
    """Every row has its keys and values in range, and the counts are those of the box."""
    for name, row in rows["areas"].items():
        check_row(row, AREA, f"areas.{name}")
        one_of(row["boost"], AREAS, f"areas.{name}.boost")
    rows["spots"] = {name: _checked(SPOT_USUAL, row, SPOT, f"spots.{name}") for name, row in rows["spots"].items()}
    rows["cards"] = {name: _checked(CARD_USUAL, row, CARD, f"cards.{name}") for name, row in rows["cards"].items()}
    rows["events"] = {name: _checked(EVENT_USUAL, row, EVENT, f"events.{name}") for name, row in rows["events"].items()}
    for name, row in rows["goals"].items():
        check_row(row, GOAL, f"goals.{name}")
        for kind in row["counts"]:
            one_of(kind, KINDS, f"goals.{name}.counts")
    for name, row in rows["cards"].items():
        _check_card(name, row)
    for name, row in rows["events"].items():
        _check_event(name, row)
    _check_spots(rows["spots"])
    _check_counts(rows)


def _checked(usual: Mapping[str, Any], row: Mapping[str, Any], keys: Mapping[str, type], where: str) -> Table:
    full = {**usual, **row}
    check_row(full, keys, where)
    one_of(full["source"], SOURCES, f"{where}.source")
    for table in ("needs", "pay", "gain"):
        for molecule, amount in full.get(table, {}).items():
            one_of(molecule, MOLECULES, f"{where}.{table}")
            whole_number(amount, f"{where}.{table}.{molecule}", most=20)
    return full


def _check_card(name: str, row: Table) -> None:
    kind = one_of(row["kind"], KINDS, f"cards.{name}.kind")
    if kind == Kind.ENZYME:
        one_of(row["colour"], COLOURS, f"cards.{name}.colour")
    elif row["colour"]:
        raise ValueError(f"cards.{name}.colour: only an enzyme has a colour")
    if (kind == Kind.INSTANT) != bool(row["gain"]):
        raise ValueError(f"cards.{name}.gain: an instant card gives resources, and no other card does")
    for key in ("atp", "points"):
        whole_number(row[key], f"cards.{name}.{key}", most=99)


def _check_event(name: str, row: Table) -> None:
    effect = one_of(row["effect"], EFFECTS, f"events.{name}.effect")
    if effect == Effect.BOOST:
        one_of(row["area"], AREAS, f"events.{name}.area")
        if len(row["gain"]) != 1:
            raise ValueError(f"events.{name}.gain: a Boost gives one kind of resource")


def _check_spots(spots: Table) -> None:
    """The spots of an area stand together, in the order of the areas' names."""
    order = [one_of(row["area"], AREAS, f"spots.{name}.area") for name, row in spots.items()]
    if any(area in order[:index] and order[index - 1] != area for index, area in enumerate(order)):
        raise ValueError("spots: the spots of an area must stand together")
    if set(order) != set(range(len(AREAS))):
        raise ValueError("spots: every area needs at least one spot")
    if order.count(Area.CARD) > MAX_SLOTS:
        raise ValueError(f"spots: at most {MAX_SLOTS} spots can be in the card area")
    for name, row in spots.items():
        for table in ("pay", "gain"):
            if len(row[table]) > 1:
                raise ValueError(f"spots.{name}.{table}: a spot names one kind of resource")


def _check_counts(rows: Table) -> None:
    events = sum(row["copies"] for row in rows["events"].values())
    for what, count, wanted in (("cards", len(rows["cards"]), CARDS_IN_BOX), ("events", events, EVENTS_IN_BOX)):
        if count != wanted:
            raise ValueError(f"{what}: a box holds {wanted}, not {count}")
    for what, most in (("cards", MAX_CARDS), ("spots", MAX_SPOTS), ("goals", MAX_GOALS), ("events", MAX_EVENTS)):
        if len(rows[what]) > most:
            raise ValueError(f"{what}: at most {most} fit, not {len(rows[what])}")
