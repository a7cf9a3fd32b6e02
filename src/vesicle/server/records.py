"""Games that are looked back on: the saved game of a table that is over, and the table as it was."""

from typing import Any

from vesicle.core.fairness import promise
from vesicle.core.match import Match
from vesicle.core.undo import back_to
from vesicle.server.refusals import Refused
from vesicle.server.room import old_rules
from vesicle.server.sight import may_see
from vesicle.server.table import Table, make_match


def saved_game(table: Table) -> dict[str, Any]:
    """The saved game with the names of the players and the promise about its shuffle; Refused before the end."""
    if table.match is None:
        raise Refused("old-rules", old_rules(table))
    if table.status != "over":
        raise Refused("not-now", "a saved game reveals everything: you can get it once the game is over")
    match = game_at(table, len(table.plays))
    match.seats = [{"name": seat.name or f"Seat {n}", "bot": seat.bot} for n, seat in enumerate(table.seats)]
    record = match.record()
    if table.secret.get("salt") and match.seed is not None:
        record["fair"] = promise(table.game, match.seed, table.secret["salt"])
    return record


def view_at(table: Table, played: int, seat: int | None, own: list[int]) -> dict[str, Any]:
    """The view after so many actions. While the game runs a seat's is for who holds it, afterwards for everybody."""
    if table.match is None:
        raise Refused("old-rules", old_rules(table))
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", f"there is no seat {seat}: seats go from 0 to {len(table.seats) - 1}")
    if not (table.started or table.plays) or may_see(table, seat) != seat:
        raise Refused("not-now", "the game has not started")
    if seat is not None and seat not in own and table.status != "over":
        raise Refused("not-allowed", f"seat {seat} is not yours: you can look through it once the game is over")
    return {"played": played, "of": len(table.plays), "view": game_at(table, played).view(seat)}


def game_at(table: Table, played: int) -> Match:
    """The game from its start to a number of actions, apart from the one at the table; Refused where there is none."""
    if table.match is None:
        raise Refused("old-rules", old_rules(table))
    if played > len(table.plays):
        raise Refused("invalid", f"only {len(table.plays)} actions have been played")
    match = make_match(table.about, table.secret)
    assert match is not None
    match._actions = table.match._actions.copy()
    back_to(match, played)
    return match
