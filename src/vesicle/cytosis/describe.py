"""What happened, as ids and parameters: an action and what it changed in the eyes of one viewer.

Entries are made from two views only, so that a log can tell no more than the views did.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Entry = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True)
class Describer:
    """Makes the entries of a step; it knows the order of Phase 2 and how many cards leave the market in it."""

    market_first: bool
    market_removed: int

    def __call__(self, action: str | None, before: View | None, after: View, viewer: int | str | None) -> list[Entry]:
        """The action, then what it changed. Without an action: how the game began."""
        if before is None or action is None:
            return list(_beginning(after))
        entries = [_acted(action, before, viewer), *_changes(before, after)]
        if after["round_number"] == before["round_number"]:
            entries += _discarded(after["discard"][len(before["discard"]) :])
        else:
            entries += self._new_round(action, before, after)
        entries += _shuffles(before, after)
        if after["winner"] is not None:
            entries.append({"what": "end", "winner": after["winner"]})
        return entries

    def _new_round(self, action: str, before: View, after: View) -> list[Entry]:
        """What Phase 2 did, in the order of the table, and the round that it leads to (C-P2-02, C-P2-03)."""
        played = [action.removeprefix("play ")] if action.startswith("play ") else []
        event, market = _event(before, after), self._market(before, after, played)
        steps = [*market, *event] if self.market_first else [*event, *market]
        return [*steps, {"what": "round", "round": after["round_number"], "first_seat": after["starter"]}]

    def _market(self, before: View, after: View, played: list[str]) -> list[Entry]:
        """Cards that left, a reshuffle of the discard pile, and the cards that lie there now (C-MKT-04, C-MKT-13)."""
        if before["round_number"] == 0:
            return []
        held = {card for player in after["players"] for card in player["hand"]}
        had = [card for card in before["market"].values() if card is not None and card not in held]
        has = [card for card in after["market"].values() if card is not None]
        staying = has[: max(0, len(had) - self.market_removed)]
        entries = _discarded(played + [card for card in had if card not in staying])
        if _size(after["deck"]) != _size(before["deck"]) - (len(has) - len(staying)):
            entries.append({"what": "reshuffle"})
        if after["market"] != before["market"]:
            entries.append({"what": "market", "cards": list(after["market"].values())})
        return entries


def _beginning(after: View) -> Iterator[Entry]:
    yield {
        "what": "start",
        "first_seat": after["marker"],
        "goals": [g for g, is_open in after["goal_open"].items() if is_open],
    }
    yield {"what": "market", "cards": list(after["market"].values())}
    for seat, player in enumerate(after["players"]):
        yield {"what": "deal", "seat": seat, "cards": player["hand"], "atp": player["stock"]["atp"]}
    yield from _shuffles({"deck": [], "events": []}, after)


def _acted(action: str, before: View, viewer: int | str | None) -> Entry:
    """Which card goes back in setup is the owner's secret (C-SETUP-11)."""
    hidden = action.startswith("return ") and viewer not in ("all", before["seat"])
    return {"what": "act", "seat": before["seat"], "action": "return" if hidden else action}


def _changes(before: View, after: View) -> Iterator[Entry]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        yield from _player_changes(seat, old, new)
    if after["marker"] != before["marker"]:
        yield {"what": "marker", "seat": after["marker"]}
    for goal, seats in after["goal_seats"].items():
        for place, seat in enumerate(seats):
            if seat != before["goal_seats"][goal][place]:
                yield {"what": "goal", "goal": goal, "seat": seat, "place": place + 1}


def _player_changes(seat: int, old: View, new: View) -> Iterator[Entry]:
    for what, by in (("stock", "molecule"), ("points", "source")):
        for name, amount in new[what].items():
            if amount != old[what][name]:
                yield {"what": what, "seat": seat, by: name, "change": amount - old[what][name]}
    for card in new["completed"][len(old["completed"]) :]:
        yield {"what": "completed", "seat": seat, "card": card}
    if len(new["hand"]) > len(old["hand"]):
        yield {"what": "card", "seat": seat, "card": _gained(old["hand"], new["hand"])}
    for disk, area in enumerate(new["disk_area"]):
        moved = area != old["disk_area"][disk]
        if moved or new["cargo"][disk] != old["cargo"][disk]:
            cargo = {name: amount for name, amount in new["cargo"][disk].items() if amount}
            yield {
                "what": "disk",
                "seat": seat,
                "disk": disk,
                "area": area,
                "from": old["disk_area"][disk],
                "cargo": cargo,
            }


def _gained(old: list[Any], new: list[Any]) -> Any:
    """The card that a hand has more than before; blanks are cards too."""
    return next(iter((Counter(new) - Counter(old)).elements()))


def _discarded(cards: list[Any]) -> list[Entry]:
    return [{"what": "discard", "cards": cards}] if cards else []


def _size(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile["count"])


def _event(before: View, after: View) -> list[Entry]:
    """The Event that was turned up, and what it put on the board."""
    entries: list[Entry] = [{"what": "event", "event": after["event"]}] if after["event"] is not None else []
    for area, waiting in after["boost"].items():
        entries += [
            {"what": "boost", "area": area, "molecule": molecule}
            for molecule, amount in waiting.items()
            if amount > before["boost"][area][molecule]
        ]
    return entries


def _shuffles(before: View, after: View) -> Iterator[Entry]:
    """The order after a shuffle is in the whole truth only; a view has counts in its place."""
    for pile in ("deck", "events"):
        order = after[pile]
        if isinstance(order, list) and order and _is_shuffled(before[pile], order):
            yield {"what": "shuffle", "pile": pile, "order": order}


def _is_shuffled(old: list[Any], new: list[Any]) -> bool:
    """A pile was shuffled if it was empty before, or differs below its top."""
    common = min(len(old), len(new))
    return not old or old[:common] != new[:common]
