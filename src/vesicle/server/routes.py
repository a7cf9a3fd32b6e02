"""The API over HTTP: everything that the page can do, for programs too. docs/protocol.md explains it."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

import vesicle
from vesicle.bots.registry import describe_bots
from vesicle.components import components_of
from vesicle.core.jit import COMPILED
from vesicle.server import absence, feeds, lobby, models, sight
from vesicle.server.callers import PROBLEMS, AnyCaller, AnyHub, SeatNumber, TableId, Token, surely
from vesicle.server.forms import accepted_codings
from vesicle.server.moving import receive
from vesicle.server.records import saved_game, view_at
from vesicle.server.refusals import STATUS, Refused
from vesicle.server.store import Summary, Unavailable
from vesicle.server.tokens import hash_token
from vesicle.server.viewer import say_in
from vesicle.texts import text_of

router = APIRouter(prefix="/api", responses=PROBLEMS)

GAME_TITLES = {game: about["title"] for game, about in vesicle.games().items()}


@router.get("/health")
async def health(hub: AnyHub, response: Response) -> models.Health:
    """Whether the store answers and takes what is written, and how the bots are; 503 while something fails."""
    await hub.store.ping()
    with suppress(Unavailable):  # the trouble tells of it
        await hub.store.try_write()
    trouble = hub.trouble()
    if trouble:
        response.status_code = STATUS["busy"]
    return models.Health(
        status="trouble" if trouble else "ok",
        trouble=trouble,
        version=vesicle.__version__,
        protocol=sight.PROTOCOL,
        bots=hub.crew.status(),
        compiled=COMPILED,
    )


@router.get("/games")
async def games() -> dict[str, Any]:
    """What can be played, with options, editions, rulings and their defaults."""
    return vesicle.games()


@router.get("/bots")
async def bots() -> dict[str, Any]:
    """Which bots can sit down here, and the levels of each game."""
    known = describe_bots()
    return {**known, "bots": [bot for bot in known["bots"] if not bot["runs_programs"]]}


@router.get("/tables")
async def list_tables(hub: AnyHub, limit: Annotated[int, Query(ge=1, le=200)] = 50) -> models.Lines:
    """The public tables: those with free seats first, then those that can be watched."""
    return models.Lines(tables=[line(summary) for summary in await hub.store.listed(limit)])


@router.post("/mine")
async def list_mine(body: models.Tokens, hub: AnyHub) -> models.Lines:
    """The tables that these tokens hold a place at, the latest first."""
    found = await hub.store.tokens_of([hash_token(token) for token in body.tokens])
    lines = []
    for token, summary in found:
        seats = own_seats(summary, token.holder)
        lines.append(line(summary, mine=seats, my_turn=summary.card["to_act"] in seats))
    return models.Lines(tables=lines)


@router.post("/tables", status_code=201)
async def create_table(body: models.TableWish, hub: AnyHub) -> models.Place:
    """A new table with its seats as wished; the token is the host's."""
    wish = lobby.Wish(
        game=body.game,
        options=body.options,
        title=body.title,
        public=body.public,
        watch=body.watch,
        join=body.join,
        clock=body.clock,
        stand_in=body.stand_in or lobby.STAND_IN,
        coach=body.coach,
    )
    return placed(await surely(lobby.create(hub, wish, body.seats, body.start)))


@router.post("/tables/import", status_code=201)
async def bring_table(body: models.SavedWish, hub: AnyHub) -> models.Place:
    """A saved game becomes a table: to look at if it is over, to play on if it is not."""
    wish = lobby.Wish("", {}, body.title, body.public, body.watch, body.join)
    return placed(await surely(lobby.bring(hub, body.record, wish)))


@router.post("/tables/move", status_code=201)
async def move_table(body: models.Journal, hub: AnyHub) -> models.Place:
    """A table that was played in a browser goes on here, as it stands; people can take its bots' seats."""
    return placed(await surely(receive(hub, body)))


@router.post("/tables/{table}/join", status_code=201)
async def join_table(table: TableId, body: models.Invitation, hub: AnyHub, token: Token) -> models.Place:
    """Come to a table; the token that is given holds the seats that are taken with it."""
    return placed(await surely(lobby.join(hub, table, body.invite, await hub.holder(table, token))))


@router.get("/tables/{table}")
async def look_at_table(caller: AnyCaller, seat: Annotated[int | None, Query(ge=0, le=15)] = None) -> dict[str, Any]:
    """The state of a table in the eyes of the caller, as a websocket's `state` message."""
    eyes = caller.eyes(seat)
    return {**caller.room.state(eyes), "present": caller.room.present()}


@router.get("/tables/{table}/components")
async def list_components(caller: AnyCaller) -> models.Components:
    """What is printed on the table's components, with its own box; how it plays; where its board is drawn."""
    return models.Components(**components_of(caller.room.rules()))


@router.get("/tables/{table}/events")
async def list_events(
    caller: AnyCaller,
    hub: AnyHub,
    request: Request,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    limit: Annotated[int | None, Query(ge=1, le=100_000)] = None,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> Response:
    """The events after a number in the eyes of the caller: the way without a websocket, and the whole log."""
    missed = await hub.histories.events(caller.room, since, caller.eyes(seat))
    if missed is None:
        raise Refused("stale", f"there is no event {since} at this table, or its game cannot be shown: look again")
    codings = accepted_codings(request.headers.getlist("accept-encoding"))
    return await missed.page(limit).answer("gzip" in codings)


@router.put("/tables/{table}/seats/{seat}")
async def sit_down(seat: SeatNumber, body: models.Sitting, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """Take a free seat, or change the name or colour at an own one; several seats are a shared screen."""
    limits = hub.settings.limits
    return done(await surely(lobby.sit(caller.room, caller.changing(limits), seat, body.name, body.colour, limits)))


@router.put("/tables/{table}/seats/{seat}/bot")
async def put_bot(seat: SeatNumber, body: models.BotChoice, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """The host puts a bot on a free seat."""
    return done(await surely(lobby.put_bot(caller.room, caller.changing(hub.settings.limits), seat, body.bot)))


@router.delete("/tables/{table}/seats/{seat}")
async def free_seat(seat: SeatNumber, caller: AnyCaller, hub: AnyHub) -> models.Freed:
    """Leave a seat before the start; the host may free any, and gets a new invitation if that sends somebody away."""
    number, invite = await surely(lobby.free(hub, caller.room, caller.changing(hub.settings.limits), seat))
    return models.Freed(number=number, invite=invite)


@router.post("/tables/{table}/start")
async def start(caller: AnyCaller) -> models.Done:
    """The host begins the game."""
    return done(await surely(lobby.begin(caller.room, caller.person())))


@router.post("/tables/{table}/act")
async def act(body: models.Action, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """Play an action for the own seat that decides."""
    with hub.metrics.durable.time():
        return done(await surely(caller.room.act(caller.person(), body.number, body.action)))


@router.post("/tables/{table}/undo")
async def undo(body: models.At, caller: AnyCaller) -> models.Done:
    """Take the own turn back to its start, as far as that is allowed."""
    return done(await surely(caller.room.undo(caller.person(), body.number)))


@router.get("/tables/{table}/why")
async def why_not(
    caller: AnyCaller,
    action: Annotated[str, Query(max_length=200)],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> models.Reasons:
    """Which rules forbid an action to the seat that decides."""
    found = caller.room.why_not(caller.eyes(seat), action)
    return models.Reasons(action=action, clauses=[models.Clause(**clause) for clause in found])


@router.get("/tables/{table}/preview")
async def preview(
    caller: AnyCaller,
    action: Annotated[str, Query(max_length=200)],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> models.Foreseen:
    """What an action of the seat that decides would do for certain, as far as it can know."""
    return models.Foreseen(action=action, log=await caller.room.preview(caller.eyes(seat), action))


@router.post("/tables/{table}/chat")
async def chat(body: models.Words, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """Say something at the table."""
    return done(await surely(say_in(caller.room, caller.person(), body.text, hub.settings.limits)))


@router.put("/tables/{table}/seats/{seat}/stand-in")
async def stand_in(seat: SeatNumber, body: models.StandIn, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """A bot decides for a person who is away, or the person is back, which nobody is ever kept from."""
    holder = caller.changing(hub.settings.limits) if body.on else caller.person()
    return done(await surely(absence.hand_over(hub, caller.room, holder, seat, body.on)))


@router.put("/tables/{table}/seats/{seat}/call")
async def call_stand_in(seat: SeatNumber, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """Ask for a bot to stand in for a player who is away; it does when most of those who are there have asked."""
    return done(await surely(absence.call(hub, caller.room, caller.changing(hub.settings.limits), seat)))


@router.put("/tables/{table}/host")
async def pass_host(body: models.NewHost, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """Make another player the host, or become it at an own seat where the host has been away for long."""
    return done(await surely(absence.pass_host(hub, caller.room, caller.changing(hub.settings.limits), body.seat)))


@router.put("/tables/{table}/seats/{seat}/notice")
async def set_notice(seat: SeatNumber, body: models.Webhook, caller: AnyCaller, hub: AnyHub) -> models.Done:
    """Where the person on an own seat is told that it is their turn."""
    holder = caller.changing(hub.settings.limits)
    return done(await surely(lobby.set_webhook(hub, caller.room, holder, seat, body.url)))


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(caller: AnyCaller, hub: AnyHub) -> models.Successor:
    """The same people at a new table."""
    new = await surely(lobby.rematch(hub, caller.room, caller.person()))
    return models.Successor(table=new.id)


@router.get("/tables/{table}/record")
async def record(caller: AnyCaller) -> dict[str, Any]:
    """The saved game, once it is over."""
    return await asyncio.to_thread(saved_game, caller.room.table)


@router.get("/tables/{table}/views")
async def replayed(
    caller: AnyCaller,
    played: Annotated[int, Query(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> dict[str, Any]:
    """The table after so many actions: to the caller's own eyes while the game runs, to any seat's once it is over."""
    return await asyncio.to_thread(view_at, caller.room.table, played, seat, caller.room.table.seats_of(caller.holder))


@router.get("/feed", response_class=Response)
async def feed(
    hub: AnyHub,
    token: Annotated[str, Query(max_length=200)],
    form: Annotated[str, Query(alias="as", pattern="^(atom|ics)$")] = "atom",
    lang: Annotated[str, Query(pattern="^(en|it)$")] = "en",
) -> Response:
    """The tables of one token as a feed, or the deadlines of its turns as a calendar, in one of the languages."""
    found = await hub.store.tokens_of([hash_token(token)])
    entries = [turn_entry(summary, token.holder, hub.settings.public_url, lang) for token, summary in found]
    turns = [entry for entry in entries if entry is not None]
    if form == "ics":
        return Response(feeds.ics_calendar("Vesicle", turns), media_type=feeds.ICS_TYPE)
    return Response(feeds.atom_feed(hash_token(token), "Vesicle", turns), media_type=feeds.ATOM_TYPE)


def turn_entry(summary: Summary, holder: int, server: str, lang: str) -> feeds.Entry | None:
    """What a feed says of a table: that it is the holder's turn, or that the game is over."""
    mine = summary.card["to_act"] in own_seats(summary, holder)
    if not mine and summary.status != "over":
        return None
    title = summary.card["title"] or GAME_TITLES.get(summary.game, summary.game)
    sentence = text_of(lang, "feed-your-turn" if mine else "feed-over", title=title)
    return feeds.Entry(
        summary.id, sentence, f"{server}/t/{summary.id}", summary.updated, summary.deadline if mine else None
    )


def own_seats(summary: Summary, holder: int) -> list[int]:
    """The seats of a holder, from what a list shows of the table."""
    return [number for number, seat in enumerate(summary.card["seats"]) if seat["holder"] == holder]


def placed(place: lobby.Place) -> models.Place:
    """A place, for the one who has it."""
    return models.Place(
        table=place.table.id,
        holder=place.holder,
        token=place.token,
        invite=place.invite,
        number=place.table.number,
    )


def done(number: int) -> models.Done:
    """It is written."""
    return models.Done(number=number)


def line(summary: Summary, mine: list[int] | None = None, my_turn: bool | None = None) -> models.Line:
    """A table in a list."""
    return models.Line(
        id=summary.id,
        game=summary.game,
        rules_version=summary.rules_version,
        status=summary.status,
        number=summary.number,
        awaiting=summary.awaiting,
        deadline=summary.deadline,
        created=summary.created,
        updated=summary.updated,
        mine=mine,
        my_turn=my_turn,
        **summary.card,
    )
