"""What happened, as ids and parameters: an action and what it changed in the eyes of one viewer.

Entries are made from two views only, so that a log can tell no more than the views did.
"""

from collections.abc import Iterator
from typing import Any

Entry = dict[str, Any]
View = dict[str, Any]


def describe(action: str | None, before: View | None, after: View, viewer: int | str | None) -> list[Entry]:
    """The entries of one step: the action, then what it changed. Without an action: how the game began."""
    if before is None or action is None:
        return list(_beginning(after))
    return [_acted(action, before, viewer), *_changes(before, after)]


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
    yield from _table_changes(before, after)


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
    left = list(old)
    for card in new:
        if card not in left:
            return card
        left.remove(card)
    return None


def _table_changes(before: View, after: View) -> Iterator[Entry]:
    if len(after["discard"]) > len(before["discard"]):
        yield {"what": "discard", "cards": after["discard"][len(before["discard"]) :]}
    if len(after["discard"]) < len(before["discard"]):
        yield {"what": "reshuffle"}
    yield from _shuffles(before, after)
    ended = after["winner"] is not None and before["winner"] is None
    if after["round_number"] != before["round_number"]:
        if after["event"] is not None:
            yield {"what": "event", "event": after["event"]}
        for area, waiting in after["boost"].items():
            for molecule, amount in waiting.items():
                if amount > before["boost"][area][molecule]:
                    yield {"what": "boost", "area": area, "molecule": molecule}
        yield {"what": "market", "cards": list(after["market"].values())}
        yield {"what": "round", "round": after["round_number"], "first_seat": after["starter"]}
    if ended:
        yield {"what": "end", "winner": after["winner"]}


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
