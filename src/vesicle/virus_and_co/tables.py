"""Checked rows → the box record of one table, and the names that its numbers have."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from vesicle.core.boxes import names_of, own_names
from vesicle.core.record import IntArray, copy_of, new
from vesicle.core.tables import RowError, Table, one_of, whole_number
from vesicle.virus_and_co.box import Box
from vesicle.virus_and_co.components import DATA, KINDS, PILLS, components
from vesicle.virus_and_co.ids import (
    HIGHEST_LIMIT,
    HIGHEST_PRICE,
    MAX_INJECTIONS,
    MAX_LASTING,
    MAX_ROUNDS,
    N_PILES,
    Ask,
    Kind,
    Source,
)
from vesicle.virus_and_co.payment import PAYMENTS

PLAYER_COUNTS = (3, 4, 5, 6)

# The numbers of the setup, each with the least and the most that the rules can play with.
NUMBERS = {
    "sickness_limit": (1, HIGHEST_LIMIT),
    "injection_limit": (1, MAX_INJECTIONS),
    "risk_from": (0, HIGHEST_LIMIT),
    "risk_price": (1, 9),
    "own_risk_price": (1, 9),
    "icu_points": (0, 99),
    "bet_right": (0, 99),
    "bet_wrong": (0, 99),
}
KEPT_BOXES = 64  # of printed components, by players, edition and rulings
LASTING = (Kind.COURTESY, Kind.BET_ON, Kind.BET_OFF)


def make_box(players: int, edition: str, rulings: Mapping[str, str], own: Mapping[str, Any] | None) -> Box:
    """The box of one table; ValueError in one sentence for anything that does not fit."""
    if own:
        return _fill_box(players, edition, rulings, own)
    return copy_of(_printed_box(players, edition, tuple(rulings.items())))


@lru_cache(maxsize=KEPT_BOXES)
def _printed_box(players: int, edition: str, rulings: tuple[tuple[str, str], ...]) -> Box:
    return _fill_box(players, edition, dict(rulings), None)


def _fill_box(players: int, edition: str, rulings: Mapping[str, str], own: Mapping[str, Any] | None) -> Box:
    rows = components(edition, own)
    box = new(Box)
    box.players = players
    DATA.set_switches(box, edition, rulings)
    _set_numbers(box, rows["setup"])
    _set_cards(box, rows)
    _check_pills(box)
    return box


def set_length(box: Box, rounds: object, etiquette: object) -> None:
    """How long the table plays and whether manners count (R-14, R-51)."""
    if type(rounds) is not int or not 1 <= rounds <= MAX_ROUNDS:
        raise ValueError(f"rounds: {rounds!r} is not a whole number from 1 to {MAX_ROUNDS}")
    if type(etiquette) is not bool:
        raise ValueError(f"etiquette: {etiquette!r} is neither true nor false")
    box.rounds = rounds
    box.etiquette = int(etiquette)


def labels_of(players: int, edition: str, own: Mapping[str, Any] | None) -> dict[str, list[str]]:
    """What the numbers of a game are called, in texts, positions and views."""
    rows = components(edition, own)
    return {
        "pill": PILLS,
        "source": names_of(Source),
        "ask": names_of(Ask),
        "card": [*rows["cards"], *rows["risks"]],
        "pile": [str(pile + 1) for pile in range(N_PILES)],
        "player": [str(seat) for seat in range(players)],
        "payment": [f"{yellow}y-{red}r" for yellow, red in PAYMENTS],
    }


def names_in(edition: str, own: Mapping[str, Any] | None) -> dict[str, dict[str, str]]:
    """What an own box calls its cards for people, by label and id."""
    rows, usual = components(edition, own), components(edition)
    return {"card": own_names(rows["cards"], usual["cards"]) | own_names(rows["risks"], usual["risks"])}


def _set_numbers(box: Box, setup: Table) -> None:
    for name, (least, most) in NUMBERS.items():
        number = whole_number(setup[name], f"setup.{name}", most=most)
        if number < least:
            raise RowError(f"setup.{name}", f"{number} is less than {least}")
        setattr(box, name, number)
    _set_pills(box.pills, setup["pills"], "setup.pills")
    _set_pills(box.start, setup["start"], "setup.start")


def _set_pills(column: IntArray, amounts: Mapping[str, Any], where: str) -> None:
    for pill, amount in amounts.items():
        column[one_of(pill, PILLS, where)] = whole_number(amount, f"{where}.{pill}")


def _set_cards(box: Box, rows: Table) -> None:
    box.n_main = len(rows["cards"])
    box.n_cards = box.n_main + len(rows["risks"])
    for card, row in enumerate([*rows["cards"].values(), *rows["risks"].values()]):
        box.card_kind[card] = KINDS.index(row["kind"])
        box.card_points[card] = row["points"]
        for pill, amount in row["pills"].items():
            box.card_pills[card, PILLS.index(pill)] = amount
    lasting = sum(box.card_kind[card] in LASTING for card in range(box.n_cards))
    if lasting > MAX_LASTING:
        raise RowError("risks", f"at most {MAX_LASTING} cards can lie in front of a player all round, not {lasting}")


def _check_pills(box: Box) -> None:
    """The box holds the start stocks, and no refusal can cost more than there are payments for (INV-05).

    A price k is asked for only after two other players have staged k - 1 and k - 2, so 3k - 3 is at most the worth
    of all pills in play.
    """
    stocks = int(box.players) + 1
    for pill, name in enumerate(PILLS):
        if stocks * box.start[pill] > box.pills[pill]:
            raise RowError(f"setup.start.{name}", f"{stocks} stocks need more than setup.pills has")
    worth = stocks * sum((pill + 1) * int(box.start[pill]) for pill in range(len(PILLS)))
    if worth // 3 + 1 > HIGHEST_PRICE:
        raise RowError("setup.start", f"the pills in play are worth {worth}; {3 * HIGHEST_PRICE - 1} is the most")
