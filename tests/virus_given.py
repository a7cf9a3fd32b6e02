"""The small builder of rule tests for Virus & Co.: a table on which only what is named is set.

Seat 0 is to act in round 1; no cards lie in front of anybody and nobody holds Risk cards; everybody, the Pharmacy too,
has the pills of the start. Pills are written blue, yellow, red. Cards that are not named are in the first pile or out.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import vesicle
from table import Table as AnyTable
from table import dealt
from vesicle.virus_and_co.intensive_care import count_sickness

PILLS = ("blue", "yellow", "red")
Pills = tuple[int, int, int]
START = (3, 2, 2)


class Table(AnyTable):
    """The short words that only Virus & Co. needs."""

    def pills(self, seat: int = 0) -> Pills:
        return _triple(self.player(seat)["pills"])

    def staged(self, seat: int) -> Pills:
        return _triple(self.player(seat)["staged"])

    def pharmacy(self) -> Pills:
        return _triple(self.truth["pharmacy"])

    def row(self, seat: int = 0) -> list[str]:
        return self.player(seat)["row"]

    def injections(self, seat: int = 0) -> list[tuple[str, str | None]]:
        """The Injections in front of a player, each with the Virus that it lies on."""
        me = self.player(seat)
        return list(zip(me["injections"], me["under"], strict=False))

    def offers(self) -> list[str | None]:
        return list(self.truth["offers"].values())

    def sickness(self, seat: int = 0) -> int:
        return count_sickness(self.match.rules.box, self.match._state.players[seat])

    def round_scores(self) -> list[int]:
        """What everybody scored in the round that ended last."""
        return [score["rounds"][-1] for score in self.match.scores()]

    def log(self, viewer: int | str | None, what: str) -> list[dict[str, Any]]:
        return [entry for entry in self.match.log(viewer) if entry["what"] == what]


def _triple(stock: Mapping[str, int]) -> Pills:
    blue, yellow, red = (stock[pill] for pill in PILLS)
    return blue, yellow, red


def given(
    *,
    players: int = 4,
    rounds: int = 3,
    etiquette: bool = False,
    edition: str = "later",
    rulings: Mapping[str, str] | None = None,
    box: Mapping[str, Any] | None = None,
    rows: Mapping[int, Sequence[str]] | None = None,
    injections: Mapping[int, Sequence[tuple[str, str | None]]] | None = None,
    lasting: Mapping[int, Sequence[tuple[str, int | None]]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    pills: Mapping[int, Pills] | None = None,
    pharmacy: Pills | None = None,
    offers: Sequence[str | None] | None = None,
    piles: tuple[Sequence[str], Sequence[str]] = ((), ()),
    scores: Mapping[int, Sequence[int]] | None = None,
    visits: Mapping[int, int] | None = None,
    **fields: Any,
) -> Table:
    """A table with just this on it. `piles` are the top cards, top last; with `pharmacy` the last seat has the rest."""
    options = {"players": players, "rounds": rounds, "etiquette": etiquette, "edition": edition, "box": box}
    match = dealt("virus-and-co", {"first_seat": 0, "rulings": dict(rulings or {}), **options})
    table = match.position()
    for seat, me in enumerate(table["players"]):
        me["row"] = list((rows or {}).get(seat, ()))
        laid = (injections or {}).get(seat, ())
        me["injections"] = [card for card, _ in laid]
        me["under"] = ([virus for _, virus in laid] + [None] * 3)[:3]
        held = (lasting or {}).get(seat, ())
        me["lasting"] = [card for card, _ in held]
        me["named"] = [named for _, named in held] + [None] * (len(me["named"]) - len(held))
        me["hand"] = list((hands or {}).get(seat, ()))
        me["visits"] = (visits or {}).get(seat, 0)
        me["scores"] = ([*(scores or {}).get(seat, ())] + [0] * 9)[:9]
        me["points"]["pills"] = sum(me["scores"])
    table.update(fields)
    _set_cards(table, match.rules.box.n_main, offers, piles)
    _set_pills(table, pills or {}, pharmacy)
    return Table(vesicle.from_position(table))


def _set_cards(table: dict[str, Any], n_main: int, offers: Sequence[str | None] | None, piles: Any) -> None:
    """Main cards that lie nowhere else are at the bottom of the first pile, Risk cards out of the round."""
    used = {*piles[0], *piles[1], *table["moving"], *table["discard"], *(offers or ())}
    for me in table["players"]:
        used |= {*me["row"], *me["injections"], *me["lasting"], *me["hand"]}
    cards = list(table["known"])
    spare = [card for card in cards[:n_main] if card not in used]
    if offers is None:
        offers = [spare.pop(0), spare.pop(0)]
    table["offers"] = dict(zip(("1", "2"), offers, strict=True))
    table["pile_1"] = [*spare, *piles[0]]
    table["pile_2"] = list(piles[1])
    table["out"] = [card for card in cards[n_main:] if card not in used]
    table["known"] = dict.fromkeys(cards, 0)


def _set_pills(table: dict[str, Any], pills: Mapping[int, Pills], pharmacy: Pills | None) -> None:
    """All pills in play are somewhere; what the players leave is in the Pharmacy."""
    everybody = table["players"]
    for index, pill in enumerate(PILLS):
        start = table["pharmacy"][pill]
        for seat, me in enumerate(everybody):
            me["pills"][pill] = pills[seat][index] if seat in pills else start
        left = (len(everybody) + 1) * start - sum(me["pills"][pill] for me in everybody)
        if pharmacy is not None:
            everybody[-1]["pills"][pill] += left - pharmacy[index]
            left = pharmacy[index]
        table["pharmacy"][pill] = left
