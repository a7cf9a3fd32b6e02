"""What happened, as ids and parameters: an action and what it changed in the eyes of one viewer.

Entries are made from two views only, so that a log can tell no more than the views did.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vesicle.cytosis.ids import N_FORESEEN

Entry = dict[str, Any]
View = dict[str, Any]

SECRET_VERBS = ("return", "keep", "choose", "put")


@dataclass(frozen=True)
class Describer:
    """Makes the entries of a step; it knows the order of Phase 2 and how many cards leave the market in it."""

    market_first: bool
    market_removed: int
    emptied: tuple[str, ...] = ()  # the slots that are emptied, where they are always the same

    def __call__(self, action: str | None, before: View | None, after: View, viewer: int | str | None) -> list[Entry]:
        """The action, then what it changed. Without an action: how the game began."""
        if before is None or action is None:
            return list(_beginning(after))
        entries = [_acted(action, before, viewer)]
        if "draft" in before["pending"] and "draft" not in after["pending"]:
            return [
                *entries,
                *_traits(after),
                *_dealt(after),
                *_shuffles({**after, "deck": []}, after),
            ]
        entries += [*_changes(before, after), *self._phase_two(action, before, after)]
        entries += _shuffles(before, after)
        if after["winner"] is not None:
            entries.append({"what": "end", "winner": after["winner"]})
        return entries

    def _phase_two(self, action: str, before: View, after: View) -> list[Entry]:
        """What Phase 2 did, in the order of the table, and the round that it leads to (C-P2-02, C-P2-03).

        Without a virus all of it is one step; a virus lets players decide between the Event and what follows it.
        """
        revealed = _size(after["events"]) < _size(before["events"])
        new_round = after["round_number"] != before["round_number"]
        event = [*(_event(before, after) if revealed else []), *_outbreak(before, after)]
        if revealed if self.market_first else new_round:
            played = [action.removeprefix("play ")] if action.startswith("play ") else []
            market = self._market(before, after, played)
        else:
            market = _thrown_away(before["discard"], after["discard"])
        steps = [*market, *event] if self.market_first else [*event, *market]
        begun = {"what": "round", "round": after["round_number"], "first_seat": after["starter"]}
        return [*steps, *([begun] if new_round else [])]

    def _market(self, before: View, after: View, played: list[str]) -> list[Entry]:
        """Cards that left, a reshuffle of the discard pile, and the cards that lie there now (C-MKT-04, C-MKT-13)."""
        if before["round_number"] == 0:
            return []
        held = {card for player in after["players"] for card in (*player["hand"], *player["attacks"])}
        had = [card for card in before["market"].values() if card is not None and card not in held]
        has = [card for card in after["market"].values() if card is not None]
        gone = sum(before["market"][slot] in had for slot in self.emptied) if self.emptied else self.market_removed
        staying = has[: max(0, len(had) - gone)]
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
    if "draft" not in after["pending"]:
        yield from _dealt(after)
    yield from _shuffles({"deck": [], "events": [], "traits": []}, after)


def _dealt(after: View) -> Iterator[Entry]:
    yield {"what": "market", "cards": list(after["market"].values())}
    for seat, player in enumerate(after["players"]):
        yield {"what": "deal", "seat": seat, "cards": player["hand"], "atp": player["stock"]["atp"]}


def _traits(after: View) -> Iterator[Entry]:
    for seat, player in enumerate(after["players"]):
        yield {"what": "trait", "seat": seat, "trait": player["trait"]}


def _acted(action: str, before: View, viewer: int | str | None) -> Entry:
    """Which card goes back in setup, is kept in the draft or looked at on the deck, is the owner's secret."""
    verb = action.split()[0]
    hidden = verb in SECRET_VERBS and viewer not in ("all", before["seat"])
    return {"what": "act", "seat": before["seat"], "action": verb if hidden else action}


def _changes(before: View, after: View) -> Iterator[Entry]:
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        yield from _player_changes(seat, old, new)
    if after["marker"] != before["marker"]:
        yield {"what": "marker", "seat": after["marker"]}
    yield from _marker_changes(before["dummy"], after["dummy"], None)
    for goal, seats in after["goal_seats"].items():
        for place, seat in enumerate(seats):
            if seat != before["goal_seats"][goal][place]:
                yield {"what": "goal", "goal": goal, "seat": seat, "place": place + 1}


def _player_changes(seat: int, old: View, new: View) -> Iterator[Entry]:
    if new is old:
        return
    for what, by in (("stock", "molecule"), ("points", "source")):
        for name, amount in new[what].items():
            if amount != old[what][name]:
                yield {"what": what, "seat": seat, by: name, "change": amount - old[what][name]}
    for card in new["completed"][len(old["completed"]) :]:
        yield {"what": "completed", "seat": seat, "card": card}
    for card in new["attacks"][len(old["attacks"]) :]:
        yield {"what": "attack", "seat": seat, "card": card}
    yield from _marker_changes(old["antibodies"], new["antibodies"], seat)
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


def _marker_changes(old: View, new: View, seat: int | None) -> Iterator[Entry]:
    """Antibodies gained; without a seat they are the dummy's (C-VIR-36)."""
    for strain, amount in new.items():
        if amount != old[strain]:
            yield {"what": "antibodies", "seat": seat, "strain": strain, "change": amount - old[strain]}


def _outbreak(before: View, after: View) -> Iterator[Entry]:
    """Dice and responses of a virus, from the strongest down; the dummy's seat is the number of players."""
    if after["outbreaks"] != before["outbreaks"]:
        rolled = [
            {"seat": who, "dice": [die for die in after["dice"][who] if die], "response": after["response"][who]}
            for who in after["ranking"]
        ]
        yield {"what": "outbreak", "strain": after["strain"], "responses": rolled}


def _gained(old: list[Any], new: list[Any]) -> Any:
    """The card that a hand has more than before; blanks are cards too."""
    return next(iter((Counter(new) - Counter(old)).elements()))


def _discarded(cards: list[Any]) -> list[Entry]:
    return [{"what": "discard", "cards": cards}] if cards else []


def _thrown_away(old: list[Any], new: list[Any]) -> list[Entry]:
    """Cards that were laid on the discard pile, or that it became part of the deck again."""
    if len(new) < len(old):
        return [{"what": "reshuffle"}]
    return _discarded(new[len(old) :])


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
    for pile in ("deck", "events", "traits"):
        order = after[pile]
        undealt = pile == "deck" and "draft" in after["pending"]
        if isinstance(order, list) and order and not undealt and _is_shuffled(before[pile], order):
            yield {"what": "shuffle", "pile": pile, "order": order}


def _is_shuffled(old: list[Any], new: list[Any]) -> bool:
    """A pile was shuffled if it was empty before, got cards beneath, or differs below what a scout can move."""
    if not old or new[: len(old)] == old:
        return not old
    if not set(new) <= set(old):
        return True
    below = max(0, len(new) - N_FORESEEN)
    return old[:below] != new[:below]
