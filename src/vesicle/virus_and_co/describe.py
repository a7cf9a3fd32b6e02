"""What happened, as ids and parameters: an action and what it changed in the eyes of one viewer.

Entries are made from two views only, so that a log can tell no more than the views did.
"""

from collections.abc import Iterator
from typing import Any

Entry = dict[str, Any]
View = dict[str, Any]

HIDDEN_VERBS = {"risk": "turn", "pill": "return"}  # verb → the question whose answer the others do not see
PILES = ("pile_1", "pile_2", "out")


def describe(action: str | None, before: View | None, after: View, viewer: int | str | None) -> list[Entry]:
    """The entries of one step: the action, then what it changed. Without an action: how the game began."""
    if before is None or action is None:
        return list(_beginning(after))
    return [_acted(action, before, viewer), *_changes(before, after)]


def _beginning(after: View) -> Iterator[Entry]:
    yield {"what": "round", "round": after["round_number"], "first_seat": after["starter"]}
    yield {"what": "offers", "cards": list(after["offers"].values())}
    for seat, player in enumerate(after["players"]):
        yield {"what": "deal", "seat": seat, "cards": player["hand"]}
    yield from _shuffles(after)


def _acted(action: str, before: View, viewer: int | str | None) -> Entry:
    """Which Risk card is played, and which pill is to be returned, only its player knows (V-077, R-56)."""
    verb = action.split()[0]
    hidden = HIDDEN_VERBS.get(verb) == before["pending"][-1] and viewer not in ("all", before["seat"])
    return {"what": "act", "seat": before["seat"], "action": verb if hidden else action}


def _changes(before: View, after: View) -> Iterator[Entry]:
    """Within a round what moved; across its end the scores, and how the next one begins."""
    over = after["round_number"] != before["round_number"] or after["winner"] != before["winner"]
    if after["round_number"] == before["round_number"]:
        yield from _table_changes(before, after)
    if over:
        yield from _scored(before, after)
    if after["round_number"] != before["round_number"]:
        yield from _beginning(after)
    if after["winner"] is not None and before["winner"] is None:
        yield {"what": "end", "winner": after["winner"], "winners": after["winners"]}


def _scored(before: View, after: View) -> Iterator[Entry]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        sources = {name: new["points"][name] - old["points"][name] for name in new["points"]}
        yield {
            "what": "scored",
            "seat": seat,
            "icu": new["visits"] > old["visits"],
            "points": sum(sources.values()),
            "sources": sources,
        }


def _table_changes(before: View, after: View) -> Iterator[Entry]:
    if after["moving"] and not before["moving"]:
        started = "circulates" if after["passes"] else "played" if after["recipient"] is None else "kept"
        yield {"what": started, "card": after["moving"][0]}
    if after["passes"] > before["passes"]:
        yield {"what": "passed", "from": after["giver"], "to": after["recipient"], "passes": after["passes"]}
    if before["moving"] == [None] and None not in after["moving"]:
        yield {"what": "revealed", "card": _find_revealed(before, after)}
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        yield from _side_changes(seat, old, new)
    for pill, amount in after["pharmacy"].items():
        if amount != before["pharmacy"][pill]:
            yield {"what": "pharmacy", "pill": pill, "change": amount - before["pharmacy"][pill]}
    for pile, card in after["offers"].items():
        if card != before["offers"][pile] and card is not None:
            yield {"what": "offer", "pile": pile, "card": card}
    if after["turn_card"] != before["turn_card"]:
        yield {"what": "turn-card", "seat": after["turn_card"]}


def _find_revealed(before: View, after: View) -> Any:
    """Where the card went that was face down: still on its way, to a player, or out of play."""
    if after["moving"]:
        return after["moving"][0]
    for old, new in zip(before["players"], after["players"], strict=True):
        for place in ("row", "injections", "lasting"):
            for card in new[place]:
                if card not in old[place] and card not in _stolen(before):
                    return card
    if len(after["discard"]) > len(before["discard"]):
        return after["discard"][-1]
    return next(iter(set(after["out"]["known"]) - set(before["out"]["known"])), None)


def _stolen(before: View) -> set[str]:
    return {card for player in before["players"] for card in player["row"]}


def _side_changes(seat: int, old: View, new: View) -> Iterator[Entry]:
    for what in ("pills", "staged"):
        for pill, amount in new[what].items():
            if amount != old[what][pill]:
                yield {"what": what, "seat": seat, "pill": pill, "change": amount - old[what][pill]}
    for card in new["row"]:
        if card not in old["row"]:
            yield {"what": "virus", "seat": seat, "card": card}
    for place in range(len(old["injections"]), len(new["injections"])):
        yield {"what": "injection", "seat": seat, "card": new["injections"][place], "on": new["under"][place]}
    for place in range(len(old["lasting"]), len(new["lasting"])):
        yield {"what": "lasting", "seat": seat, "card": new["lasting"][place], "named": new["named"][place]}


def _shuffles(after: View) -> Iterator[Entry]:
    """The order after a shuffle is in the whole truth only; a view has counts in its place."""
    for pile in PILES:
        if isinstance(after[pile], list):
            yield {"what": "shuffle", "pile": pile, "order": after[pile]}
