"""Around the game: make a table, sit down, put bots there, begin, play again, bring a game."""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vesicle.api import MAX_SEED, replay
from vesicle.bots.company import name_bot
from vesicle.core.errors import ReplayError
from vesicle.core.fairness import check, commitment, make_salt
from vesicle.server import clocks
from vesicle.server.crew import check_spec
from vesicle.server.guard import MAKER
from vesicle.server.hub import Hub
from vesicle.server.limits import Limits
from vesicle.server.models import SeatWish
from vesicle.server.refusals import Refused
from vesicle.server.room import Room, now, old_rules
from vesicle.server.rule_sets import find_rules
from vesicle.server.store import Conflict, Entry, Token
from vesicle.server.table import COLOURS, HOST, Seat, Table, put
from vesicle.server.texts import NAME_LENGTH, clean_name
from vesicle.server.tokens import hash_token, is_token, make_table_id, make_token

STAND_IN = "graduate"  # who decides for a person who is away


@dataclass(frozen=True)
class Wish:
    """What somebody wants a new table to be."""

    game: str
    options: Mapping[str, Any]
    title: str = ""
    public: bool = False  # whether everybody finds it in the list
    watch: bool = True  # whether people without a seat may look on
    join: str = "invited"  # who may sit down: "invited", or "anyone" who has the table's link
    clock: Mapping[str, Any] | None = None
    stand_in: str = STAND_IN
    coach: bool = False  # whether who plays alone may ask for hints


@dataclass(frozen=True)
class Place:
    """Somebody's place at a table: the token that holds it, and for the host the invitation for the others."""

    table: Table
    holder: int
    token: str
    invite: str | None = None


def read_options(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, checked and filled in; a box is sent whole, never named by a file of this machine."""
    if "seed" in options or "seats" in options:
        raise Refused("invalid", "options: the server deals, and seats are taken one by one")
    if not isinstance(options.get("box"), Mapping | None):
        raise Refused("invalid", "options: 'box' must be the contents of a box file as an object")
    try:
        options = find_rules(game, options).options
    except (ValueError, TypeError) as error:
        raise Refused("invalid", str(error)) from None
    return dict(options)


def check_wish(wish: Wish, limits: Limits) -> dict[str, Any]:
    """The body of a table's first entry, but for what only the server knows."""
    options = read_options(wish.game, wish.options)
    try:
        check_spec(wish.stand_in, wish.game)
        clock = clocks.control_json(clocks.parse_control(wish.clock or {"kind": "none"}))
        title = clean_name(wish.title, limits.name) if wish.title else ""
    except ValueError as error:
        raise Refused("invalid", str(error)) from None
    return {
        "game": wish.game,
        "rules_version": find_rules(wish.game, options).version,
        "options": options,
        "title": title,
        "public": wish.public,
        "watch": wish.watch,
        "join": wish.join,
        "clock": clock,
        "stand_in": wish.stand_in,
        "coach": wish.coach,
    }


async def create(hub: Hub, wish: Wish, seats: Sequence[SeatWish] = (), start: bool = False) -> Place:
    """A new table with these people and bots, begun at once if that is wished; who makes it is its host."""
    body = check_wish(wish, hub.settings.limits)
    entries = seat_all(body, seats, hub.settings.limits)
    if start:
        entries += begun_at_once(body, entries)
    place = await store_table(hub, body, {"seed": secrets.randbelow(MAX_SEED)}, entries, {})
    hub.go_on(await hub.room(place.table.id))
    return place


def begun_at_once(body: dict[str, Any], seated: Sequence[tuple[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """The start of a game as an entry; Refused where somebody is missing."""
    if len(seated) < body["options"]["players"]:
        raise Refused("not-now", "a game starts when every seat is taken: name people or bots for all of them")
    return [("started", {})]


def seat_all(body: dict[str, Any], wishes: Sequence[SeatWish], limits: Limits) -> list[tuple[str, dict[str, Any]]]:
    """Who sits at a new table from the beginning, as entries; checked on a table of straw."""
    straw = Table("", {})
    straw.seats = [Seat(colour=COLOURS[seat]) for seat in range(body["options"]["players"])]
    straw.about = body
    entries = []
    for number, wish in enumerate(wishes):
        if wish.kind == "open":
            continue
        seat_at(straw, number)
        if wish.kind == "me":
            content = person_at(straw, HOST, number, wish.name, wish.colour, limits)
        else:
            content = bot_at(straw, number, wish.bot or straw.about["stand_in"])
        put(straw, content)
        entries.append(("seated", content))
    return entries


async def bring(hub: Hub, record: Any, wish: Wish) -> Place:
    """A saved game becomes a table: to look at when it is over, to sit down at and play on when it is not."""
    try:
        match = await asyncio.to_thread(replay, record)  # the other tables go on meanwhile
        promised = check(record)
    except (ReplayError, ValueError) as error:
        raise Refused("invalid", f"the saved game is refused: {error}") from None
    wish = Wish(match.rules.game, match.rules.options, wish.title, wish.public, wish.watch, wish.join, wish.clock)
    body = {**check_wish(wish, hub.settings.limits), "imported": True}
    seats = [
        ("seated", {"seat": seat, "kind": "bot", "name": _name_then(who["name"], seat), "bot": None})
        for seat, who in enumerate(match.seats)
        if match.winner is not None
    ]
    secret: dict[str, Any] = {"seed": match.seed, "start": record["start"] if match.seed is None else None}
    if promised:  # else it gets a salt of its own: without one, small seeds could be tried out
        secret["salt"] = record["fair"]["salt"]
    plays = [("played", {"seat": None, "action": action, "by": "import"}) for action in match.actions]
    return await store_table(hub, body, secret, [*plays, *seats], {})


async def store_table(
    hub: Hub,
    body: dict[str, Any],
    secret: dict[str, Any],
    more: Sequence[tuple[str, dict[str, Any]]],
    others: Mapping[int, str],
    times: Sequence[int] = (),
) -> Place:
    """Write a table's first entries, which happen now unless times are given; from now on it can be found."""
    table_id, token, invite = make_table_id(), make_token(), make_token()
    secret = {"salt": make_salt(), "bot_seed": secrets.randbelow(MAX_SEED), "invite": hash_token(invite), **secret}
    promise = None if secret["seed"] is None else commitment(body["game"], secret["seed"], secret["salt"])
    first = {"imported": False, **body, "commitment": promise}
    table = Table(table_id, secret)
    deeds = [("created", first), *more]
    entries = [
        Entry(table_id, number, kind, content, at)
        for number, ((kind, content), at) in enumerate(zip(deeds, times or [now()] * len(deeds), strict=True), start=1)
    ]
    for entry in entries:
        table.take(entry)
    holders = {HOST: hash_token(token), **others}
    tokens = [Token(hashed, table_id, holder) for holder, hashed in holders.items()]
    await hub.store.create(table.summary(), secret, entries, tokens)
    hub.thinking.remember(table_id, MAKER.get())
    hub.adopt(table)
    return Place(table, HOST, token, invite)


async def join(hub: Hub, table_id: str, invite: str | None, holder: int | None) -> Place:
    """Come to a table to sit down: with the invitation, or without one where anyone may."""
    room = await hub.room(table_id)
    async with room.lock:
        table = room.table
        if table.about["join"] != "anyone" and not (invite and is_token(invite, table.invite)):
            raise Refused("not-allowed", "this table is by invitation only: open the full invitation link")
        if table.status == "over":
            raise Refused("not-now", "the game is over")
        if holder is not None:
            raise Refused("taken", "this token already has a place at the table")
        token = make_token()
        new = secrets.randbelow(2**31 - 1) + 1  # no two processes can give the same one
        try:
            await hub.store.append(table.summary(), [], [Token(hash_token(token), table.id, new)])
        except Conflict:
            raise Refused("stale", "another process has served this table in the meantime: try again") from None
        return Place(table, new, token)


async def sit(room: Room, holder: int, seat: int, name: str, colour: str | None, limits: Limits) -> int:
    """A person takes a free seat, or changes the name or colour at an own one."""
    async with room.lock:
        place = seat_at(room.table, seat)
        if place.kind != "open" and place.holder != holder:
            raise Refused("taken", f"seat {seat} is taken")
        if room.table.started and place.kind == "open":
            raise Refused("not-now", "the game has already started")
        return await room.write("seated", person_at(room.table, holder, seat, name, colour, limits))


def person_at(table: Table, holder: int, seat: int, name: str, colour: str | None, limits: Limits) -> dict[str, Any]:
    """A person on a seat, as an entry says it."""
    body = {"seat": seat, "kind": "person", "holder": holder, "name": _name(name, limits)}
    return {**body, "colour": colour_at(table, seat, colour)}


async def put_bot(room: Room, holder: int, seat: int, spec: str) -> int:
    """The host puts a bot on a free seat or changes the one that is there."""
    async with room.lock:
        check_host(room.table, holder)
        _check_not_begun(room.table)
        if seat_at(room.table, seat).kind == "person":
            raise Refused("taken", f"seat {seat} belongs to a person: free it first")
        return await room.write("seated", bot_at(room.table, seat, spec))


def bot_at(table: Table, seat: int, spec: str) -> dict[str, Any]:
    """A bot on a seat, as an entry says it; Refused for one that the server does not run."""
    try:
        check_spec(spec, table.game)
    except ValueError as error:
        raise Refused("invalid", str(error)) from None
    taken = {other.name for number, other in enumerate(table.seats) if number != seat}
    return {"seat": seat, "kind": "bot", "bot": spec, "name": name_bot(spec, taken)}


async def free(hub: Hub, room: Room, holder: int, seat: int) -> tuple[int, str | None]:
    """A seat is free again: the person leaves it, or the host takes it back before the start.

    Whoever loses the last seat so is sent away, and the old invitation is void: the host gets a new one.
    """
    async with room.lock:
        place = seat_at(room.table, seat)
        if place.holder != holder:
            check_host(room.table, holder)
        _check_not_begun(room.table)
        if place.kind == "open":
            raise Refused("not-now", f"seat {seat} is already free")
        body: dict[str, Any] = {"seat": seat, "kind": "open"}
        void = [] if place.holder in (None, holder) else await _tokens_of(hub, room.table, place.holder)
        if not void:
            return await room.write("seated", body), None
        invite = make_token()
        body |= {"sent_away": place.holder, "invite": hash_token(invite)}
        return await room.write("seated", body, dropped=void), invite


async def _tokens_of(hub: Hub, table: Table, holder: int) -> list[str]:
    """The tokens of somebody who loses the last seat at a table."""
    if len(table.seats_of(holder)) > 1:
        return []
    return [token.hash for token in await hub.store.holders(table.id) if token.holder == holder]


async def begin(room: Room, holder: int) -> int:
    """The host begins the game, when every seat is taken."""
    async with room.lock:
        table = room.table
        check_host(table, holder)
        _check_not_begun(table)
        if table.match is None:
            raise Refused("old-rules", old_rules(table))
        empty = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        if empty:
            raise Refused("not-now", f"seat {', '.join(map(str, empty))} is free: wait for someone or put a bot there")
        return await room.write("started", {})


async def set_webhook(hub: Hub, room: Room, holder: int, seat: int, url: str | None) -> int:
    """Where a person is told that it is their turn; addresses inside the server's own network are refused."""
    check_own(room.table, holder, seat)
    if url is not None:
        try:
            await hub.notices.check(url)
        except ValueError as error:
            raise Refused("invalid", str(error)) from None
    async with room.lock:
        check_own(room.table, holder, seat)  # the name took a while to be looked up
        return await room.write("notice", {"seat": seat, "webhook": url})


async def rematch(hub: Hub, room: Room, holder: int) -> Table:
    """The same people at a new table: their tokens hold it too, and they sit where they sat, one seat further."""
    async with room.lock:
        old = room.table
        if old.status != "over":
            raise Refused("not-now", "the game is not over yet")
        if not old.seats_of(holder) and holder != old.host:
            raise Refused("not-allowed", "only those who played can ask for another game")
        if old.successor is not None:
            return (await hub.room(old.successor)).table
        new = await _copy_table(hub, old)
        await room.write("rematch", {"table": new.id})
        return new


async def _copy_table(hub: Hub, old: Table) -> Table:
    """A table like another with the same people and bots, ready to begin."""
    keys = ("game", "rules_version", "options", "title", "public", "watch", "join", "clock", "stand_in")
    body = {key: old.about[key] for key in keys} | {"coach": old.about.get("coach", False)}
    if old.match is not None:
        body["rules_version"] = old.match.rules.version
    count = len(old.seats)
    seated = []
    for number, seat in enumerate(old.seats):
        who = {"kind": seat.kind, "name": seat.name, "holder": seat.holder, "bot": seat.bot, "colour": seat.colour}
        seated.append(("seated", {**who, "seat": (number + 1) % count}))
    if old.host != HOST:
        seated.append(("host", {"holder": old.host}))
    hashes = {token.holder: token.hash for token in await hub.store.holders(old.id)}
    secret = {"seed": secrets.randbelow(MAX_SEED), "invite": old.invite}  # the old invitation lets in, too
    return (await store_table(hub, body, secret, seated, hashes)).table


def seat_at(table: Table, seat: int) -> Any:
    """A seat of the table; Refused where there is none of that number."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", f"there is no seat {seat}: seats go from 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def check_own(table: Table, holder: int, seat: int) -> None:
    """Refused unless the seat is the holder's."""
    if seat not in table.seats_of(holder):
        raise Refused("not-allowed", f"seat {seat} is not yours")


def check_host(table: Table, holder: int) -> None:
    """Refused unless the holder is the host."""
    if holder != table.host:
        raise Refused("not-allowed", "only the host of the table may do this")


def _check_not_begun(table: Table) -> None:
    if table.status == "over":
        raise Refused("not-now", "the game is over")
    if table.started:
        raise Refused("not-now", "the game has already started")


def _name(name: str, limits: Limits) -> str:
    try:
        return clean_name(name, limits.name)
    except ValueError as error:
        raise Refused("invalid", str(error)) from None


def _name_then(name: str, seat: int) -> str:
    """What somebody was called in a saved game, as far as a table can show it."""
    try:
        return clean_name(name[:NAME_LENGTH])
    except ValueError:
        return f"Seat {seat}"


def colour_at(table: Table, seat: int, colour: str | None) -> str:
    """The colour of a seat as it is wished; Refused where there is no such colour, or another has it."""
    if colour is None:
        return str(table.seats[seat].colour)
    if colour not in COLOURS:
        raise Refused("invalid", f"colour: {colour[:20]!r} is none of {', '.join(COLOURS)}")
    others = [other for number, other in enumerate(table.seats) if number != seat and other.kind != "open"]
    if any(other.colour == colour for other in others):
        raise Refused("taken", f"another seat is already {colour}")
    return colour
