"""A table that was played in a browser moves here, journal and all, and waits for people until its host begins anew.

Whoever brings it knows its cards, as whoever brings a saved game does: it counts as imported. Nothing of the journal is
believed: every entry happens again on a table of straw, and what could not have happened is refused.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from vesicle.api import MAX_SEED
from vesicle.server import lobby, models
from vesicle.server.hub import Hub
from vesicle.server.limits import Limits
from vesicle.server.refusals import Refused
from vesicle.server.room import now, old_rules
from vesicle.server.store import Entry
from vesicle.server.table import HOST, Table
from vesicle.server.texts import clean_chat, clean_name

Body = dict[str, Any]
Deed = tuple[str, Body]
PLAYED_BY = ("person", "bot", "stand-in", "clock", "fallback")


async def receive(hub: Hub, journal: models.Journal) -> lobby.Place:
    """The table with all that has happened; who brings it holds the seats that were theirs."""
    limits = hub.settings.limits
    about, *rest = await asyncio.to_thread(lambda: list(happen(journal, limits)))
    times = _times([entry.at for entry in journal.entries])
    return await lobby.store_table(hub, about[1], _secret(journal), [*rest, ("reopened", {})], {}, times)


def happen(journal: models.Journal, limits: Limits) -> Iterator[Deed]:
    """All entries as they are kept; Refused at the first that cannot be."""
    table = Table("", _secret(journal))
    for number, entry in enumerate(journal.entries, start=1):
        if (entry.kind == "created") != (number == 1):
            raise Refused("invalid", f"entry {number}: a journal begins with 'created', once")
        try:
            body = CHECKS[entry.kind](table, entry.body, limits)
            table.take(Entry("", number, entry.kind, body, entry.at))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Refused("invalid", f"entry {number} does not fit: {str(error)[:200]}") from None
        yield entry.kind, body
        if table.match is None:
            raise Refused("old-rules", old_rules(table))
    if table.status == "over":
        raise Refused("not-now", "the game is over: it can be brought as a saved game")


def _secret(journal: models.Journal) -> Body:
    secret = journal.secret
    if (secret.seed is None) == (secret.start is None):
        raise Refused("invalid", "secret: a game begins with a seed, or with a position")
    seeds = {"seed": secret.seed, "bot_seed": secret.bot_seed}
    numbers = {name: None if text is None else int(text) for name, text in seeds.items()}
    if any(number is not None and number >= MAX_SEED for number in numbers.values()):
        raise Refused("invalid", f"secret: a seed is a whole number below {MAX_SEED}")
    return {**numbers, "start": secret.start, "salt": secret.salt}


def _times(given: Sequence[int]) -> list[int]:
    """When it all happened, by a clock that may have been wrong: never later than now, nor before what came before."""
    last, times = 0, []
    for at in (*given, now()):
        last = max(last, min(at, now()))
        times.append(last)
    return times


def _created(table: Table, body: Body, limits: Limits) -> Body:
    keys = ("title", "watch", "clock", "stand_in", "coach")
    wish = lobby.Wish(game=body["game"], options=body["options"], **{key: body[key] for key in keys})
    checked = {**lobby.check_wish(wish, limits), "imported": True}
    return {**checked, "rules_version": str(body["rules_version"])}


def _seated(table: Table, body: Body, limits: Limits) -> Body:
    seat, kind, colour = int(body["seat"]), body["kind"], body.get("colour") or None
    if table.started or not 0 <= seat < len(table.seats):
        raise ValueError(f"nobody can sit down on seat {seat}")
    if kind == "open":
        return {"seat": seat, "kind": kind}
    if kind == "person":
        return lobby.person_at(table, HOST, seat, body["name"], colour, limits)
    return {**lobby.bot_at(table, seat, str(body["bot"])), "name": clean_name(body["name"], limits.name)} | (
        {"colour": lobby.colour_at(table, seat, colour)} if colour else {}
    )


def _started(table: Table, body: Body, limits: Limits) -> Body:
    if table.started or any(seat.kind == "open" for seat in table.seats):
        raise ValueError("a game starts once, when every seat is taken")
    return {}


def _played(table: Table, body: Body, limits: Limits) -> Body:
    seat, action, by = body["seat"], str(body["action"]), body["by"]
    is_brought = by == "import" and seat is None and not table.started
    if not is_brought and (by not in PLAYED_BY or seat is None or seat != table.to_act):
        raise ValueError(f"{action!r} is not played by whoever decides")
    return {"seat": seat, "action": action, "by": by}


def _undone(table: Table, body: Body, limits: Limits) -> Body:
    if body["seat"] is None or body["seat"] != table.to_act or not body["to"] == table.floor < len(table.plays):
        raise ValueError("so much cannot be taken back")
    return {"seat": body["seat"], "to": body["to"]}


def _stood_in(table: Table, body: Body, limits: Limits) -> Body:
    seat, on = int(body["seat"]), body["on"] is True
    if not table.started or not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        raise ValueError(f"no bot can stand in on seat {seat}")
    return {"seat": seat, "on": on}


def _said(table: Table, body: Body, limits: Limits) -> Body:
    if table.chats >= limits.chats:
        raise ValueError(f"more than {limits.chats} messages")
    name, text = clean_name(body["name"], limits.name), clean_chat(body["text"], limits.chat)
    return {"holder": HOST, "name": name, "text": text}


CHECKS: dict[str, Callable[[Table, Body, Limits], Body]] = {
    "created": _created,
    "seated": _seated,
    "started": _started,
    "played": _played,
    "undone": _undone,
    "stand-in": _stood_in,
    "chat": _said,
}
