"""A table of Cytosis with just what a step of a lesson names on it; all other cards are in the deck.

What is said of players is a list by seat; an empty text in the market is an empty slot. `deck` and `events` are the
next ones, the first to come first. Points for completed cards follow from the cards; `points` are from other sources.
"""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from vesicle.core.match import Match, Rules

SEED = 1
BY_SEAT = ("stock", "hand", "completed", "antibodies", "points")  # each of them starts empty
PLAIN = ("round", "marker", "starter", "pending", "event", "flasks", "trait", "rng")
LAID = ("on", "disks", "boost", "market", "discard", "deck", "events", "goals", "claims")
WORDS = frozenset((*BY_SEAT, *PLAIN, *LAID))

Position = dict[str, Any]


def lay_cytosis(rules: Rules, table: Mapping[str, Any]) -> Position:
    """The position that a step begins at."""
    match = Match.deal(rules, SEED)
    while match.position()["pending"] == ["draft"]:
        match.play(match.legal[0])
    position = match.position()
    position.update(marker=table.get("marker", 0), starter=table.get("starter", 0))
    position["rng"] = table.get("rng", position["rng"])  # for steps that want certain dice
    position.update(pending=list(table.get("pending", ["turn"])), round_number=table.get("round", 1))
    _lay_players(position, rules, table)
    _lay_board(position, rules, table)
    _lay_cards(position, rules, table)
    _lay_goals(position, table)
    _lay_events(position, table)
    _fill_supply(position, rules)
    return position


def _lay_players(position: Position, rules: Rules, table: Mapping[str, Any]) -> None:
    """Each player's own things, and the points of their completed cards."""
    cards = rules.rows["cards"]
    for seat, me in enumerate(position["players"]):
        own = {word: table[word][seat] for word in BY_SEAT if word in table}
        me.update(hand=list(own.get("hand", ())), completed=list(own.get("completed", ())))
        for word in ("stock", "antibodies", "points"):
            me[word] = {**dict.fromkeys(me[word], 0), **own.get(word, {})}
        me["points"]["cards"] = sum(cards[card]["points"] for card in me["completed"])
        if "trait" in table:
            me["trait"] = table["trait"][seat]


def _lay_board(position: Position, rules: Rules, table: Mapping[str, Any]) -> None:
    """Flasks on their spots and, unless they are counted, all others in hand; disks with their cargo; Boosts."""
    everybody, standing = position["players"], list(table.get("on", {}).values())
    for seat, me in enumerate(everybody):
        left = int(rules.box.flasks) - standing.count(seat)
        me["flasks"] = table["flasks"][seat] if "flasks" in table else left
    position["occupant"].update(table.get("on", {}))
    for disk in table.get("disks", ()):
        me = everybody[disk["seat"]]
        number = me["disk_area"].index(None)
        me["disk_area"][number] = disk["area"]
        me["cargo"][number].update(disk["cargo"])
    for area, waiting in table.get("boost", {}).items():
        position["boost"][area].update(waiting)


def _lay_cards(position: Position, rules: Rules, table: Mapping[str, Any]) -> None:
    """Market, discard pile and the next cards of the deck; whatever lies nowhere is beneath them."""
    slots = list(position["market"])
    position["market"] = {slot: card or None for slot, card in zip_longest(slots, table.get("market", ()))}
    coming = list(table.get("deck", ()))
    position["discard"] = list(table.get("discard", ()))
    used = {card for card in (*position["market"].values(), *position["discard"], *coming) if card}
    for me in position["players"]:
        used |= {*me["hand"], *me["completed"]}
    free = [card for card in rules.rows["cards"] if card in position["known"] and card not in used]
    detox = [card for card in free if rules.rows["cards"][card]["kind"] == "detox"]
    position["out"] = detox[: len(position["out"])]
    position["deck"] = [*(card for card in free if card not in position["out"]), *reversed(coming)]
    position["known"] = dict.fromkeys(position["known"], 0)


def _lay_goals(position: Position, table: Mapping[str, Any]) -> None:
    """The Goals in play, and who has a marker on them."""
    if "goals" in table:
        position["goal_open"] = {goal: int(goal in table["goals"]) for goal in position["goal_open"]}
    for goal, seats in table.get("claims", {}).items():
        position["goal_seats"][goal] = [*seats, None, None][:2]


def _lay_events(position: Position, table: Mapping[str, Any]) -> None:
    """The active Event and those to come; the Events of earlier rounds are in nobody's sight."""
    left = len(position["events"]) - (position["round_number"] - 1)
    pool = sorted(position["events"] + position["events_out"], key=lambda name: name.endswith("-outbreak"))
    for name in (named := [*([table["event"]] if "event" in table else []), *table.get("events", ())]):
        pool.remove(name)
    if "event" not in table and position["round_number"] > 1:
        raise ValueError(f"round {position['round_number']} has an active Event, which the step must name")
    position["event"] = table.get("event")
    unused = len(position["events_out"])
    coming = [*named[1 if position["event"] else 0 :], *pool[unused:]][:left]
    position["events"], position["events_out"] = coming[::-1], pool[:unused]


def _fill_supply(position: Position, rules: Rules) -> None:
    """All pieces are somewhere: what nobody has is in the piles."""
    for molecule, total in zip(position["supply"], rules.box.tokens.tolist(), strict=True):
        used = sum(waiting[molecule] for waiting in position["boost"].values())
        for me in position["players"]:
            used += me["stock"][molecule] + sum(cargo[molecule] for cargo in me["cargo"])
        position["supply"][molecule] = total - used
