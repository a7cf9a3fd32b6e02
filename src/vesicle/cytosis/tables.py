"""Checked rows → the box record of one table, and the names that its numbers have."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from vesicle.core.boxes import names_of, own_names
from vesicle.core.record import IntArray, copy_of, new
from vesicle.core.tables import RowError, Table, one_of, shown, whole_number
from vesicle.cytosis.box import N_BANDS, N_PLACES, Box
from vesicle.cytosis.cards.events import LOCATION
from vesicle.cytosis.components import (
    ABILITIES,
    AREAS,
    COLLECTING,
    COLOURS,
    DATA,
    EFFECTS,
    KINDS,
    MOLECULES,
    OF_A_VIRUS,
    ZONES,
    all_rows,
    in_play,
)
from vesicle.cytosis.ids import (
    MAX_DICE,
    MAX_PLAYERS,
    N_AREAS,
    N_DISKS,
    N_FACES,
    N_ZONES,
    Area,
    Ask,
    Board,
    Effect,
    Kind,
    Molecule,
    Source,
)
from vesicle.cytosis.resources import FINITE

PLAYER_COUNTS = (2, 3, 4, 5)
MOST_WAITING = 120  # pieces of one Boost resource in one place: so many can be counted
MAX_FREE = 6  # that many questions fit on the stack
MOST_FLASKS = 12
RESPONDING = 3  # at least so many respond to a virus: two players have a dummy
BY_PLAYERS = ("flasks", "detox_out", "events_in_play", "goals_in_play", "market_removed")
PLAIN = (
    "free_resources",
    "dealt",
    "greys",
    "grey_price",
    "goal_markers",
    "claim_points",
    "receptor_own",
    "receptor_others",
)
LISTS = {"start_atp": MAX_PLAYERS, "toxic_from": N_BANDS, "toxic_loss": N_BANDS, "set_points": len(COLOURS) + 1}
VIRUS_PLAIN = ("attack_loss", "antibody_price", "antibody_step", "antibody_top")
VIRUS_LISTS = {"zone_from": N_ZONES, "zone_dice": N_ZONES, "die_faces": N_FACES}
VIRUS_BY_PLAYERS = ("events_out", "goals_in_play", "virus_goals", "loss")
KEPT_BOXES = 256  # of printed components, by edition, players, modules and rulings
NAMED = ("spot", "card", "goal", "event", "trait")
EPIGENETIC_PLAIN = ("scout_price", "choose_price", "hirer_price", "early_price")


def make_box(options: Mapping[str, Any], rows: Table) -> Box:
    """The box of one table from the rows in play; ValueError in one sentence for anything that does not fit."""
    if options["box"]:
        return _fill_box(options, rows)
    table = (options["edition"], options["players"], options["virus"], options["epigenetic"])
    return copy_of(_printed_box(table, tuple(options["rulings"].items())))


@lru_cache(maxsize=KEPT_BOXES)
def _printed_box(table: tuple[str, int, bool, bool], rulings: tuple[tuple[str, str], ...]) -> Box:
    edition, players, virus, epigenetic = table
    options = {"players": players, "edition": edition, "virus": virus, "epigenetic": epigenetic}
    return _fill_box({**options, "rulings": dict(rulings)}, in_play(all_rows(edition), virus))


def _fill_box(options: Mapping[str, Any], rows: Table) -> Box:
    box = new(Box)
    box.players, box.virus, box.epigenetic = options["players"], options["virus"], options["epigenetic"]
    DATA.set_switches(box, options["edition"], options["rulings"])
    _set_numbers(box, rows["setup"])
    _set_board(box, rows)
    _set_cards(box, rows["cards"], rows["virus"]["strains"])
    _set_goals(box, rows["goals"])
    _set_events(box, rows["events"], rows["virus"]["strains"])
    _set_virus(box, rows["virus"])
    _set_epigenetic(box, rows)
    _check_enough(box)
    return box


def labels_of(rows: Table, virus: bool) -> dict[str, list[str]]:
    """What the numbers of a game are called, in texts, positions and views; `rows` are those in play."""
    sources = [name for name in names_of(Source) if virus or name != "virus"]
    slots = sum(row["area"] == AREAS[Area.CARD] for row in rows["spots"].values())
    return {
        "molecule": MOLECULES,
        "area": AREAS,
        "source": sources,
        "ask": names_of(Ask),
        "spot": list(rows["spots"]),
        "slot": [str(slot + 1) for slot in range(slots)],
        "card": list(rows["cards"]),
        "goal": list(rows["goals"]),
        "event": list(rows["events"]),
        "strain": rows["virus"]["strains"],
        "trait": list(rows["traits"]),
        "zone": ZONES,
        "loss": [*MOLECULES, "hp"],
        "target": [f"{seat}-{disk}" for seat in range(MAX_PLAYERS) for disk in range(N_DISKS)],
    }


def names_in(rows: Table, usual: Table) -> dict[str, dict[str, str]]:
    """What an own box calls things for people otherwise than its edition, by label and id."""
    return {label: own_names(rows[f"{label}s"], usual[f"{label}s"]) for label in NAMED}


def _set_numbers(box: Box, setup: Table) -> None:
    for name in BY_PLAYERS:
        setattr(box, name, _numbers(setup[name], len(PLAYER_COUNTS), f"setup.{name}")[box.players - PLAYER_COUNTS[0]])
    for name in PLAIN:
        setattr(box, name, whole_number(setup[name], f"setup.{name}", most=99))
    for name, length in LISTS.items():
        getattr(box, name)[:] = _numbers(setup[name], length, f"setup.{name}")
    if not isinstance(setup["free_kinds"], list) or not setup["free_kinds"]:
        raise RowError("setup.free_kinds", f"a list of resources is wanted, not {shown(setup['free_kinds'])}")
    for molecule in setup["free_kinds"]:
        box.free_kinds[one_of(molecule, MOLECULES, "setup.free_kinds")] = 1
    _set_molecules(box.tokens, setup["tokens"], "setup.tokens")
    _set_molecules(box.macro_rate, setup["macro_rate"], "setup.macro_rate")
    places = "detox_places_two" if box.players == 2 else "detox_places"
    box.detox_places[:] = _numbers(setup[places], N_PLACES, f"setup.{places}")


def _numbers(value: object, length: int, where: str) -> list[int]:
    if not isinstance(value, list) or len(value) != length:
        raise RowError(where, f"a list of {length} whole numbers is wanted, not {shown(value)}")
    return [whole_number(item, where, most=99) for item in value]


def _set_molecules(column: IntArray, amounts: Mapping[str, Any], where: str) -> None:
    for molecule, amount in amounts.items():
        column[one_of(molecule, MOLECULES, where)] = whole_number(amount, f"{where}.{molecule}")


def _set_board(box: Box, rows: Table) -> None:
    printed = box.players == 2 and box.two_player_board == Board.PRINTED
    box.n_spots = len(rows["spots"])
    for spot, row in enumerate(rows["spots"].values()):
        area = AREAS.index(row["area"])
        box.spot_area[spot] = area
        box.spot_on_board[spot] = row["printed_two"] or not printed
        for molecule, amount in row["pay"].items():
            box.spot_takes[spot], box.spot_price[spot] = MOLECULES.index(molecule), amount
        for molecule, amount in row["gain"].items():
            box.spot_gives[spot], box.spot_amount[spot] = MOLECULES.index(molecule), amount
        if box.area_end[area] == 0:
            box.area_first[area] = spot
        box.area_end[area] = spot + 1
        box.area_bits[area] |= 1 << spot
        bottom = area == Area.MITOCHONDRIA and box.spot_price[spot] > 0
        box.spot_numbered[spot] = row["area"] in COLLECTING and (not bottom or box.collector_bottom)
        box.board_bits |= int(box.spot_on_board[spot]) << spot
    box.capped = box.players == 2 and box.two_player_board == Board.CAPS
    for name, row in rows["areas"].items():
        area = AREAS.index(name)
        box.area_room[area] = row["room"]
        box.area_cap[area] = row["cap_two"]
        box.area_location[area] = AREAS.index(row["boost"])
        box.area_collects[area] = row["collects"]


def _set_cards(box: Box, cards: Table, strains: list[str]) -> None:
    box.n_cards = len(cards)
    box.n_attacks = sum(row["kind"] == "virus-attack" for row in cards.values())
    for card, (name, row) in enumerate(cards.items()):
        box.card_kind[card] = KINDS.index(row["kind"])
        if row["colour"]:
            box.card_colour[card] = COLOURS.index(row["colour"])
        if row["strain"]:
            box.card_strain[card] = strains.index(row["strain"])
        box.card_atp[card] = row["atp"]
        box.card_points[card] = row["points"]
        _set_molecules(box.card_needs[card], row["needs"], f"cards.{name}.needs")
        _set_molecules(box.card_gain[card], row["gain"], f"cards.{name}.gain")


def _set_goals(box: Box, goals: Table) -> None:
    box.n_goals = len(goals)
    for goal, row in enumerate(goals.values()):
        box.goal_points[goal] = row["points"]
        box.goal_different[goal] = row["different"]
        box.goal_antibodies[goal] = row["antibodies"]
        box.goal_virus[goal] = OF_A_VIRUS["goals"](row)
        for kind in row["counts"]:
            box.goal_counts[goal, KINDS.index(kind)] = 1


def _set_events(box: Box, events: Table, strains: list[str]) -> None:
    box.n_events = len(events)
    for event, row in enumerate(events.values()):
        box.event_copies[event] = row["copies"]
        box.event_effect[event] = EFFECTS.index(row["effect"])
        if row["strain"]:
            box.event_strain[event] = strains.index(row["strain"])
            box.virus_events += row["copies"]
        if box.event_effect[event] == Effect.BOOST:
            box.event_area[event] = box.area_location[AREAS.index(row["area"])]
            for molecule, amount in row["gain"].items():
                box.event_gives[event], box.event_amount[event] = MOLECULES.index(molecule), amount
    _check_boosts(box, events)


def _check_boosts(box: Box, events: Table) -> None:
    """Every Boost lies where somebody can take it, and what may wait in one place together can be counted (A-22)."""
    collecting = range(N_AREAS) if box.boost_spots == LOCATION else np.flatnonzero(box.area_collects)
    reachable = {int(box.area_location[area]) for area in collecting}
    waiting = Counter[tuple[int, int]]()
    for event, (name, row) in enumerate(events.items()):
        if row["effect"] != "boost":
            continue
        place = int(box.event_area[event]), int(box.event_gives[event])
        if place[0] not in reachable:
            raise RowError(
                f"events.{name}.area", f"nobody could take a Boost from {row['area']}, where no spot gives any"
            )
        waiting[place] += int(box.event_amount[event]) * int(box.event_copies[event])
        if waiting[place] > MOST_WAITING:
            raise RowError(f"events.{name}.gain", f"more than {MOST_WAITING} pieces could wait in one place")


def _set_virus(box: Box, virus: Table) -> None:
    """Numbers of the Virus expansion; in play it has its own counts of Events and Goals (C-VIR-03, C-VIR-06)."""
    for name in VIRUS_PLAIN:
        setattr(box, name, whole_number(virus[name], f"virus.{name}", most=99))
    for name, length in VIRUS_LISTS.items():
        getattr(box, name)[:] = _numbers(virus[name], length, f"virus.{name}")
    if max(box.zone_dice) > MAX_DICE:
        raise RowError("virus.zone_dice", f"at most {MAX_DICE} dice are rolled")
    for name in ("antibody_price", "antibody_step"):
        if virus[name] == 0:
            raise RowError(f"virus.{name}", "at least 1 is wanted")
    index = box.players - PLAYER_COUNTS[0]
    responding = max(int(box.players), RESPONDING)
    if not isinstance(virus["gains"], list) or len(virus["gains"]) != len(PLAYER_COUNTS):
        raise RowError("virus.gains", f"a list of {len(PLAYER_COUNTS)} lists is wanted, not {shown(virus['gains'])}")
    box.virus_gain[:responding] = _numbers(virus["gains"][index], responding, "virus.gains")
    by_players = {name: _numbers(virus[name], len(PLAYER_COUNTS), f"virus.{name}")[index] for name in VIRUS_BY_PLAYERS}
    box.virus_loss, box.virus_goals = by_players["loss"], by_players["virus_goals"]
    if box.virus:
        if by_players["events_out"] > int(box.event_copies.sum()) - box.virus_events:
            raise RowError("virus.events_out", f"{by_players['events_out']} is more than the box has")
        box.events_in_play = int(box.event_copies.sum()) - by_players["events_out"]
        box.goals_in_play = by_players["goals_in_play"]


def _set_epigenetic(box: Box, rows: Table) -> None:
    for name in EPIGENETIC_PLAIN:
        setattr(box, name, whole_number(rows["epigenetic"][name], f"epigenetic.{name}", most=99))
    _set_molecules(box.trade_price, rows["epigenetic"]["trade_price"], "epigenetic.trade_price")
    box.n_traits = len(rows["traits"])
    for trait, row in enumerate(rows["traits"].values()):
        box.trait_ability[trait] = ABILITIES.index(row["ability"])


def _check_enough(box: Box) -> None:
    """The box must hold what its own setup asks for."""
    for name, most in (("flasks", MOST_FLASKS), ("free_resources", MAX_FREE), ("dealt", int(box.n_cards))):
        if not 1 <= getattr(box, name) <= most:
            raise RowError(f"setup.{name}", f"{getattr(box, name)} is not a whole number from 1 to {most}")
    base_goals = int(box.n_goals - box.goal_virus[: box.n_goals].sum())
    if box.goals_in_play > base_goals + min(int(box.virus_goals), int(box.n_goals) - base_goals):
        section = "virus" if box.virus else "setup"
        raise RowError(f"{section}.goals_in_play", f"{box.goals_in_play} goals are wanted, the box has {box.n_goals}")
    if box.events_in_play > int(box.event_copies.sum()):
        raise RowError("setup.events_in_play", f"{box.events_in_play} is more than the box has")
    if box.detox_out > int((box.card_kind[: box.n_cards] == Kind.DETOX).sum()):
        raise RowError("setup.detox_out", f"{box.detox_out} is more than the box has")
    slots = int(box.area_end[Area.CARD] - box.area_first[Area.CARD])
    if box.players * box.dealt + slots + box.detox_out > box.n_cards - box.n_attacks:
        raise RowError("setup.dealt", f"{box.dealt} cards for each of {box.players} players are more than the box has")
    start_atp = int(box.start_atp[: box.players].sum())
    if start_atp > box.tokens[Molecule.ATP]:
        raise RowError("setup.start_atp", "more ATP than setup.tokens has")
    free = int(box.tokens[box.free_kinds == 1].sum()) - (start_atp if box.free_kinds[Molecule.ATP] else 0)
    if box.supply == FINITE and free < box.players * box.free_resources:
        raise RowError("setup.tokens", "too few pieces for the free resources of setup")
