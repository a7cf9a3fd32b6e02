"""What viewers see when they come in: the table, the view of their seat, whose turn it is, who they are."""

from typing import Any

import msgspec

from vesicle.core.match import Match
from vesicle.core.sights import Sight
from vesicle.server import clocks
from vesicle.server.table import Table, without_box

PROTOCOL = 1

Eyes = int | None  # a seat, or None for whoever holds none and for a shared screen between two turns
encode = msgspec.json.Encoder().encode
NOTHING = encode({})


def shown(table: Table) -> Match | None:
    """The game whose position is shown; None while people sit down, or when it cannot be shown."""
    return table.match if table.started or table.plays else None


def look(table: Table, eyes: Eyes) -> Sight | None:
    """What eyes see of that position."""
    match = shown(table)
    return None if match is None else match.look(eyes)


def may_see(table: Table, eyes: Eyes) -> Eyes:
    """The eyes that a viewer has now: until the start seats change hands, and nobody sees into one by sitting there."""
    return eyes if table.started or table.status == "over" else None


def turn_of(table: Table, eyes: Eyes) -> dict[str, Any]:
    """Who decides; to that seat also what it may do and how much it can take back."""
    told: dict[str, Any] = {"to_act": table.to_act}
    if eyes is not None and eyes == table.to_act and table.match is not None:
        told["legal"] = table.match.legal
        told["undo"] = len(table.plays) - table.floor
    return told


def outcomes_message(table: Table, eyes: Eyes) -> bytes | None:
    """To the seat that decides: what each legal action would cost and give, where it is not nothing."""
    match = table.match
    if eyes is None or eyes != table.to_act or match is None:
        return None
    written = zip(match.legal, match.write_outcomes(), strict=True)
    outcomes = {action: msgspec.Raw(told) for action, told in written if told != NOTHING}
    return encode({"type": "outcomes", "number": table.number, "outcomes": outcomes})


def outcomes_of(match: Match) -> dict[str, Any]:
    """What legal actions would cost and give, where it is not nothing."""
    return {action: told for action, told in zip(match.legal, match.outcomes, strict=True) if told}


def result_of(table: Table) -> dict[str, Any] | None:
    """How the game ended, and the seed that was promised at its start."""
    if table.status != "over" or table.match is None:
        return None
    secret = table.secret
    return {
        "winner": table.winner,
        "scores": table.match.scores(),
        "seed": None if secret.get("seed") is None else str(secret["seed"]),  # more digits than a browser's numbers
        "salt": secret.get("salt"),
    }


def public_facts(table: Table) -> dict[str, Any]:
    """What everybody at the table and every spectator may know of it."""
    about = table.about
    return {
        "id": table.id,
        "game": about["game"],
        "options": without_box(about["options"]),  # a box may be large, and what it prints is among the components
        "rules_version": about["rules_version"],
        "title": about["title"],
        "public": about["public"],
        "watch": about["watch"],
        "join": about["join"],
        "stand_in": about["stand_in"],
        "coach": table.has_coach,
        "commitment": about["commitment"],
        "imported": about["imported"],
        "origin": about.get("origin"),
        "status": table.status,
        "playable": table.match is not None,
        "created": table.created,
        "host": table.host,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "colour": seat.colour,
                "bot": seat.bot,
                "holder": seat.holder,
                "host": seat.holder == table.host and seat.kind == "person",
                "stand_in": seat.stand_in,
                "calls": seat.calls,
            }
            for seat in table.seats
        ],
        "next": table.successor,
    }


def clock_of(table: Table) -> dict[str, Any]:
    """The clocks, or the time control that was agreed on while nobody plays."""
    return clocks.shown(table.clock) if table.clock is not None else table.about["clock"]


def you_message(table: Table, holder: int | None, eyes: Eyes) -> dict[str, Any]:
    """Who a viewer is, which seats are theirs, and through which of them they look."""
    return {"type": "you", "holder": holder, "seats": table.seats_of(holder), "looking": eyes}


def state_message(table: Table, seen: Sight | None, eyes: Eyes) -> dict[str, Any]:
    """Everything at once, for a viewer who comes in: the table, the view, whose turn it is."""
    message = {
        "type": "state",
        "protocol": PROTOCOL,
        "number": table.number,
        "table": public_facts(table),
        "looking": eyes,
        "view": None if seen is None else seen.view(),
        "turn": turn_of(table, eyes),
        "clock": clock_of(table),
    }
    result = result_of(table)
    return message if result is None else {**message, "result": result}
