"""What the boxes hold, as checked rows: the base, an edition's differences, and somebody's own box on top."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from vesicle.core.boxes import check_name, names_of, put_own_box
from vesicle.core.editions import Editions
from vesicle.core.tables import RowError, Table, check_row, fill, one_of, overlay, shown, whole_number
from vesicle.cytosis.ids import (
    MAX_CARDS,
    MAX_EVENTS,
    MAX_GOALS,
    MAX_SLOTS,
    MAX_SPOTS,
    N_STRAINS,
    Ability,
    Area,
    Effect,
    Kind,
    Molecule,
)

DATA = Editions("vesicle.cytosis", ("preview", "first", "second"))
FILES = {
    "setup": ("base",),
    "areas": ("base",),
    "spots": ("base",),
    "cards": ("base", "virus"),
    "goals": ("base", "virus"),
    "events": ("base", "virus"),
    "virus": ("virus",),
    "epigenetic": ("epigenetic",),
    "traits": ("epigenetic",),
}  # the folders that the rows of a section stand in
SECTIONS = tuple(FILES)
COLOURS = ("red", "orange", "green", "blue", "violet")
SOURCES = ("printed", "partly", "proposal")  # partly: some figures of the row are printed, the others are ours
CARDS_IN_BOX = 43
EVENTS_IN_BOX = 12
ATTACKS_IN_BOX = 6
VIRUS_EVENTS_IN_BOX = 3
TRAITS_IN_BOX = 7

SPOT = {"area": str, "pay": dict, "gain": dict, "printed_two": bool, "source": str}
AREA = {"room": int, "cap_two": int, "boost": str, "collects": bool, "source": str}
CARD = {
    "kind": str,
    "colour": str,
    "atp": int,
    "needs": dict,
    "points": int,
    "gain": dict,
    "strain": str,
    "name": str,
    "source": str,
}
GOAL = {"counts": list, "points": int, "different": bool, "antibodies": int, "name": str, "source": str}
EVENT = {"effect": str, "area": str, "gain": dict, "strain": str, "copies": int, "name": str, "source": str}
TRAIT: dict[str, type] = {"ability": str, "name": str, "source": str}
MOST = 99  # of any whole number in a row
MOST_OF_A_KIND = 20  # of one resource in a row

ROWS: dict[str, dict[str, type]] = {
    "areas": AREA,
    "spots": SPOT,
    "cards": CARD,
    "goals": GOAL,
    "events": EVENT,
    "traits": TRAIT,
}

# What a row may leave out, and what it means then. A complete box names the rows of these sections itself.
USUAL: dict[str, Table] = {
    "spots": {"pay": {}, "gain": {}, "printed_two": True},
    "cards": {"colour": "", "atp": 0, "needs": {}, "points": 0, "gain": {}, "strain": "", "name": ""},
    "goals": {"different": False, "antibodies": 0, "name": ""},
    "events": {"area": "", "gain": {}, "strain": "", "name": ""},
    "traits": {"name": ""},
}

# What the spots of an area may ask for and must hand out; those of the other areas do neither.
MACROMOLECULES = ["mrna", "protein", "carb", "lipid"]
COLLECTING = ("nucleus", "glucose", "mitochondria", "lipid")
MAY_ASK = {"glucose": ["atp"], "mitochondria": MACROMOLECULES, "card": ["atp"]}


MOLECULES = names_of(Molecule)
ZONES = ["red", "yellow", "green"]  # of the Health Track, the lowest first
AREAS = names_of(Area)
KINDS = names_of(Kind)
EFFECTS = names_of(Effect)
ABILITIES = names_of(Ability)


def all_rows(edition: str, own: Mapping[str, Any] | None = None) -> Table:
    """All rows of an edition, with an own box on top, checked; a box need not have what belongs to viruses."""
    if not own:
        return _printed(edition)
    rows = put_own_box(_merged(edition), own, USUAL)
    check_components(rows)
    return rows


def in_play(rows: Table, virus: bool) -> Table:
    """The rows without those of the Virus expansion, if it is not played; its cards come after the others."""
    chosen = dict(rows)
    for section, belongs in OF_A_VIRUS.items():
        base = {name: row for name, row in rows[section].items() if not belongs(row)}
        chosen[section] = {**base, **rows[section]} if virus else base
    if virus:
        _check_numbers(rows, {"Virus Attack cards": ATTACKS_IN_BOX, "Virus Events": VIRUS_EVENTS_IN_BOX})
    return chosen


# What belongs to the Virus expansion, section by section.
OF_A_VIRUS: dict[str, Callable[[Table], bool]] = {
    "cards": lambda row: row["kind"] == "virus-attack",
    "goals": lambda row: row["antibodies"] > 0 or "virus-attack" in row["counts"],
    "events": lambda row: row["effect"] == "virus",
}


@cache
def _printed(edition: str) -> Table:
    rows = _merged(edition)
    check_components(rows)
    return rows


def _merged(edition: str) -> Table:
    """The base with an edition's differences; Goals are the one table that an edition adds rows to."""
    manifest = DATA.manifest(edition)
    merged = {}
    for section, folders in FILES.items():
        usual = USUAL.get(section, {})
        rows = {name: row for folder in folders for name, row in DATA.read(f"{folder}/{section}.toml").items()}
        if usual:
            rows = {name: fill(row, usual) for name, row in rows.items()}
        changes = manifest.get(section, {})
        if section == "goals":
            changes = {name: row if name in rows else fill(row, usual) for name, row in changes.items()}
        merged[section] = overlay(rows, changes, section, allow_new=section == "goals")
    return merged


def check_components(rows: Table) -> None:
    """Every row has its keys and values in range, and the counts are those of the box."""
    for section, keys in ROWS.items():
        for name, row in rows[section].items():
            _check_row(row, keys, f"{section}.{name}")
    for name, row in rows["areas"].items():
        one_of(row["boost"], AREAS, f"areas.{name}.boost")
    for name, row in rows["goals"].items():
        for kind in row["counts"]:
            one_of(kind, KINDS, f"goals.{name}.counts")
    for name, row in rows["traits"].items():
        one_of(row["ability"], ABILITIES, f"traits.{name}.ability")
    strains = _check_strains(rows["virus"]["strains"])
    for name, row in rows["cards"].items():
        _check_card(name, row, strains)
    for name, row in rows["events"].items():
        _check_event(name, row, strains)
    for section in ("setup", "virus"):
        proposals = rows[section]["proposals"]
        if not isinstance(proposals, list):
            raise RowError(f"{section}.proposals", "a list of keys is wanted")
        for name in proposals:
            one_of(name, list(rows[section]), f"{section}.proposals")
    _check_spots(rows["spots"])
    _check_counts(rows)


def _check_row(row: Table, keys: Mapping[str, type], where: str) -> None:
    check_row(row, keys, where, MOST)
    if "name" in keys:
        check_name(row, where)
    one_of(row["source"], SOURCES, f"{where}.source")
    for table in ("needs", "pay", "gain"):
        for molecule, amount in row.get(table, {}).items():
            one_of(molecule, MOLECULES, f"{where}.{table}")
            whole_number(amount, f"{where}.{table}.{molecule}", most=MOST_OF_A_KIND)


def _check_strains(strains: Any) -> list[str]:
    names = isinstance(strains, list) and all(isinstance(name, str) for name in strains)
    if not names or len(set(strains)) != N_STRAINS:
        raise RowError("virus.strains", f"a list of {N_STRAINS} different names is wanted, not {shown(strains)}")
    found: list[str] = strains
    return found


def _check_strain(row: Table, strains: list[str], wanted: bool, where: str) -> None:
    if wanted:
        one_of(row["strain"], strains, where)
    elif row["strain"]:
        raise RowError(where, "only a virus has a strain")


def _check_card(name: str, row: Table, strains: list[str]) -> None:
    kind = one_of(row["kind"], KINDS, f"cards.{name}.kind")
    if kind == Kind.ENZYME:
        one_of(row["colour"], COLOURS, f"cards.{name}.colour")
    elif row["colour"]:
        raise RowError(f"cards.{name}.colour", "only an enzyme has a colour")
    if (kind == Kind.INSTANT) != bool(row["gain"]):
        raise RowError(f"cards.{name}.gain", "an instant card gives resources, and no other card does")
    _check_strain(row, strains, kind == Kind.VIRUS_ATTACK, f"cards.{name}.strain")


def _check_event(name: str, row: Table, strains: list[str]) -> None:
    effect = one_of(row["effect"], EFFECTS, f"events.{name}.effect")
    _check_strain(row, strains, effect == Effect.VIRUS, f"events.{name}.strain")
    if effect == Effect.BOOST:
        one_of(row["area"], AREAS, f"events.{name}.area")
        if len(row["gain"]) != 1:
            raise RowError(f"events.{name}.gain", "a Boost gives one kind of resource")


def _check_spots(spots: Table) -> None:
    """The spots of an area stand together, in the order of the areas' names."""
    order = [one_of(row["area"], AREAS, f"spots.{name}.area") for name, row in spots.items()]
    if any(area in order[:index] and order[index - 1] != area for index, area in enumerate(order)):
        raise RowError("spots", "the spots of an area must stand together")
    if set(order) != set(range(len(AREAS))):
        raise RowError("spots", "every area needs at least one spot")
    if order.count(Area.CARD) > MAX_SLOTS:
        raise RowError("spots", f"at most {MAX_SLOTS} spots can be in the card area")
    for name, row in spots.items():
        _check_trade(name, row)


def _check_trade(name: str, row: Table) -> None:
    """A spot asks for what its area's rule can take, and hands something out if its area is there for that."""
    for table in ("pay", "gain"):
        if len(row[table]) > 1:
            raise RowError(f"spots.{name}.{table}", "a spot names one kind of resource")
    for molecule, amount in row["pay"].items():
        if amount and molecule not in MAY_ASK.get(row["area"], []):
            raise RowError(f"spots.{name}.pay", f"a spot in {row['area']} cannot ask for {molecule}")
    wanted = 1 if row["area"] in COLLECTING else 0
    if len(row["gain"]) != wanted or 0 in row["gain"].values():
        words = "at least 1 of some resource" if wanted else "nothing"
        raise RowError(f"spots.{name}.gain", f"a spot in {row['area']} hands out {words}")


def _check_counts(rows: Table) -> None:
    _check_numbers(rows, {"cards": CARDS_IN_BOX, "events": EVENTS_IN_BOX, "traits": TRAITS_IN_BOX})
    for what, most in (("cards", MAX_CARDS), ("spots", MAX_SPOTS), ("goals", MAX_GOALS), ("events", MAX_EVENTS)):
        if len(rows[what]) > most:
            raise RowError(what, f"at most {most} fit, not {len(rows[what])}")


def _check_numbers(rows: Table, wanted: Mapping[str, int]) -> None:
    """A box holds as many cards as the printed one."""
    base = in_play(rows, virus=False)
    events, base_events = (sum(row["copies"] for row in of["events"].values()) for of in (rows, base))
    found = {
        "cards": len(base["cards"]),
        "Virus Attack cards": len(rows["cards"]) - len(base["cards"]),
        "events": base_events,
        "Virus Events": events - base_events,
        "traits": len(rows["traits"]),
    }
    for what, number in wanted.items():
        if found[what] != number:
            section = what.split()[-1].lower()  # the key that a file has for it
            raise RowError(section, f"a box holds {number}{'' if what == section else f' {what}'}, not {found[what]}")
