"""A table of Virus & Co. with just what a step of a lesson names on it.

What is said of players is a list by seat; pills are written blue, yellow, red. `piles` are the next cards of each pile,
the first to come first; main cards that lie nowhere are beneath the first pile, Risk cards out of the round.
"""

from collections.abc import Mapping
from typing import Any

from vesicle.core.match import Match, Rules

SEED = 1
BY_SEAT = ("row", "injections", "hand", "pills")
WORDS = frozenset((*BY_SEAT, "seat", "offers", "piles"))

Position = dict[str, Any]


def lay_clinic(rules: Rules, table: Mapping[str, Any]) -> Position:
    """The position that a step begins at."""
    position = Match.deal(rules, SEED).position()
    seat = table.get("seat", 0)
    position.update(seat=seat, active=seat, turn_card=seat)
    for who, me in enumerate(position["players"]):
        _lay_side(me, {word: table[word][who] for word in BY_SEAT if word in table})
    _lay_cards(position, int(rules.box.n_main), table)
    _lay_pills(position, table)
    return position


def _lay_side(me: dict[str, Any], own: Mapping[str, Any]) -> None:
    """What lies in front of one player, and the Risk cards in hand."""
    laid = own.get("injections", ())
    me.update(row=list(own.get("row", ())), hand=list(own.get("hand", ())))
    me["injections"] = [injection["card"] for injection in laid]
    me["under"] = [*(injection["on"] for injection in laid), *me["under"]][: len(me["under"])]


def _lay_cards(position: Position, n_main: int, table: Mapping[str, Any]) -> None:
    """The two offers and the piles beneath them; all other cards are out of sight."""
    cards = list(position["known"])
    piles = [list(pile) for pile in table.get("piles", ((), ()))]
    used = {*piles[0], *piles[1], *table["offers"]}
    for me in position["players"]:
        used |= {*me["row"], *me["injections"], *me["hand"]}
    position["offers"] = dict(zip(position["offers"], table["offers"], strict=True))
    position["pile_1"] = [*(card for card in cards[:n_main] if card not in used), *reversed(piles[0])]
    position["pile_2"] = piles[1][::-1]
    position["out"] = [card for card in cards[n_main:] if card not in used]
    position["known"] = dict.fromkeys(cards, 0)


def _lay_pills(position: Position, table: Mapping[str, Any]) -> None:
    """All pills in play are somewhere: what the players do not have is in the Pharmacy."""
    everybody = position["players"]
    for index, (pill, start) in enumerate(position["pharmacy"].items()):
        for seat, me in enumerate(everybody):
            me["pills"][pill] = table["pills"][seat][index] if "pills" in table else start
        position["pharmacy"][pill] = (len(everybody) + 1) * start - sum(me["pills"][pill] for me in everybody)
