"""What a browser must know to read somebody's own box: the rows that it is put over, and what they are checked with.

The steps of the check are written there once more (`web/src/engine/boxes`), but no name and no figure is; a test feeds
both readers the same files.
"""

from collections.abc import Callable, Mapping
from typing import Any

from vesicle.core import boxes, tables
from vesicle.core.editions import RULINGS
from vesicle.cytosis import components as cytosis
from vesicle.cytosis import tables as cytosis_tables
from vesicle.cytosis.box import N_PLACES
from vesicle.cytosis.box import Box as CytosisBox
from vesicle.cytosis.cards.events import LOCATION
from vesicle.cytosis.ids import (
    MAX_CARDS,
    MAX_DICE,
    MAX_EVENTS,
    MAX_GOALS,
    MAX_PLAYERS,
    MAX_SLOTS,
    MAX_SPOTS,
    N_STRAINS,
    Board,
)
from vesicle.cytosis.resources import FINITE
from vesicle.virus_and_co import components as virus_and_co
from vesicle.virus_and_co import tables as virus_and_co_tables
from vesicle.virus_and_co.box import Box as VirusAndCoBox
from vesicle.virus_and_co.ids import HIGHEST_PRICE, MAX_LASTING, MAX_ROUNDS
from vesicle.web_engine.layout import describe_record

TYPES = {str: "text", int: "number", bool: "truth", dict: "table", list: "list"}
WORDS = {"few": tables.FEW, "quoted": tables.QUOTED, "notes": list(boxes.NOTES), "longest_name": boxes.LONGEST_NAME}


def describe_own_boxes(game: str) -> dict[str, Any]:
    """All of it for one game."""
    data, record, rows, constants = {
        "cytosis": (cytosis.DATA, CytosisBox, cytosis._merged, _cytosis),
        "virus-and-co": (virus_and_co.DATA, VirusAndCoBox, virus_and_co.rows_of, _virus_and_co),
    }[game]
    make_rows: Callable[[str], Any] = rows
    return {
        **WORDS,
        "record": describe_record(record),
        "rows": {edition: make_rows(edition) for edition in data.names},
        "switches": {name: row["options"] for name, row in data.read(RULINGS).items()},
        **constants(),
    }


def _keys(row: Mapping[str, type]) -> dict[str, str]:
    return {key: TYPES[kind] for key, kind in row.items()}


def _cytosis() -> dict[str, Any]:
    return {
        "keys": {section: _keys(row) for section, row in cytosis.ROWS.items()},
        "usual": cytosis.USUAL,
        "names": {
            "source": cytosis.SOURCES,
            "colour": cytosis.COLOURS,
            "molecule": cytosis.MOLECULES,
            "area": cytosis.AREAS,
            "kind": cytosis.KINDS,
            "effect": cytosis.EFFECTS,
            "ability": cytosis.ABILITIES,
        },
        "collecting": cytosis.COLLECTING,
        "may_ask": cytosis.MAY_ASK,
        "most": cytosis.MOST,
        "most_of_a_kind": cytosis.MOST_OF_A_KIND,
        "strains": N_STRAINS,
        "most_slots": MAX_SLOTS,
        "in_box": {
            "cards": cytosis.CARDS_IN_BOX,
            "events": cytosis.EVENTS_IN_BOX,
            "traits": cytosis.TRAITS_IN_BOX,
        },
        "in_virus_box": {
            "Virus Attack cards": cytosis.ATTACKS_IN_BOX,
            "Virus Events": cytosis.VIRUS_EVENTS_IN_BOX,
        },
        "room": {"cards": MAX_CARDS, "spots": MAX_SPOTS, "goals": MAX_GOALS, "events": MAX_EVENTS},
        "players": cytosis_tables.PLAYER_COUNTS,
        "most_players": MAX_PLAYERS,
        "most_waiting": cytosis_tables.MOST_WAITING,
        "most_free": cytosis_tables.MAX_FREE,
        "most_flasks": cytosis_tables.MOST_FLASKS,
        "most_dice": MAX_DICE,
        "responding": cytosis_tables.RESPONDING,
        "by_players": cytosis_tables.BY_PLAYERS,
        "plain": cytosis_tables.PLAIN,
        "lists": cytosis_tables.LISTS,
        "places": N_PLACES,
        "virus_plain": cytosis_tables.VIRUS_PLAIN,
        "virus_lists": cytosis_tables.VIRUS_LISTS,
        "virus_by_players": cytosis_tables.VIRUS_BY_PLAYERS,
        "epigenetic_plain": cytosis_tables.EPIGENETIC_PLAIN,
        "two_player_board": {"printed": int(Board.PRINTED), "caps": int(Board.CAPS)},
        "boost_location": LOCATION,
        "finite": FINITE,
    }


def _virus_and_co() -> dict[str, Any]:
    kinds = virus_and_co.KINDS
    groups = {"main": virus_and_co.MAIN_KINDS, "virus": virus_and_co.VIRUS_KINDS, "pills": virus_and_co.PILL_KINDS}
    return {
        "keys": _keys(virus_and_co.ROW),
        "usual": virus_and_co.USUAL,
        "names": {"source": virus_and_co.SOURCES, "kind": kinds, "pill": virus_and_co.PILLS},
        "kinds": {
            **{name: [kinds[int(kind)] for kind in group] for name, group in groups.items()},
            "lasting": [kinds[int(kind)] for kind in virus_and_co_tables.LASTING],
        },
        "most_points": virus_and_co.MOST_POINTS,
        "most_pills": virus_and_co.MOST_PILLS,
        "in_box": {"cards": virus_and_co.MAIN_IN_BOX, "risks": virus_and_co.RISKS_IN_BOX},
        "numbers": virus_and_co_tables.NUMBERS,
        "most_lasting": MAX_LASTING,
        "most_rounds": MAX_ROUNDS,
        "highest_price": HIGHEST_PRICE,
    }
