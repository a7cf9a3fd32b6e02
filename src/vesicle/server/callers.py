"""Who asks over HTTP: what every route needs to know of the one that calls it."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Annotated, Any

from fastapi import Depends, Header, Path, Request

from vesicle.server import models, sight
from vesicle.server.hub import Hub
from vesicle.server.limits import Bucket, Limits
from vesicle.server.refusals import NO_SPECTATORS, Refused
from vesicle.server.room import Room
from vesicle.server.tokens import TABLE_FORM

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem, "description": text}
    for status, text in {
        400: "The request cannot be read.",
        403: "The token does not give this right.",
        404: "There is no such table, seat, game or lesson.",
        408: "The request took too long to come in.",
        409: "A rule, or the state of the table, forbids it.",
        413: "The request is too large.",
        422: "The request does not say what is wanted.",
        429: "Too many requests.",
        503: "The store does not answer.",
    }.items()
}
TableId = Annotated[str, Path(pattern=f"^{TABLE_FORM}$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]


async def find_hub(request: Request) -> Hub:
    """The hub of this process."""
    hub: Hub = request.app.state.hub
    return hub


async def find_token(authorization: Annotated[str | None, Header(max_length=300)] = None) -> str | None:
    """The token of `Authorization: Bearer TOKEN`."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused("not-allowed", "the Authorization header must read: Bearer TOKEN")
    return token.strip()


AnyHub = Annotated[Hub, Depends(find_hub)]
Token = Annotated[str | None, Depends(find_token)]


class Caller:
    """Who asks at which table: the room, the holder (None: a spectator), and the eyes through which they look."""

    def __init__(self, room: Room, holder: int | None) -> None:
        """A spectator is let in where spectators are."""
        if not room.table.may_look(holder):
            raise Refused("not-allowed", NO_SPECTATORS)
        self.room, self.holder = room, holder

    def eyes(self, seat: int | None) -> sight.Eyes:
        """The seat asked for, else the only one that the caller has; another's only once the game is over."""
        table = self.room.table
        own = table.seats_of(self.holder)
        if seat is None:
            return own[0] if len(own) == 1 else None
        if table.status == "over" and seat >= len(table.seats):
            raise Refused("no-such-seat", f"there is no seat {seat}: seats go from 0 to {len(table.seats) - 1}")
        if seat not in own and table.status != "over":
            raise Refused("not-allowed", f"seat {seat} is not yours: you can look through it once the game is over")
        return seat

    def person(self) -> int:
        """The holder; Refused for a spectator."""
        if self.holder is None:
            raise Refused("not-allowed", "this needs the token of a seat at the table")
        return self.holder

    def changing(self, limits: Limits) -> int:
        """The holder, who may change who sits where once more; each change is kept with the game."""
        holder, room = self.person(), self.room
        if room.table.changes >= limits.changes:
            raise Refused(
                "not-now", f"seats have been changed {limits.changes} times here, and there is no room for more"
            )
        if room.changing.setdefault(holder, Bucket(limits.changing, time.monotonic)).take():
            raise Refused("too-fast", "that is too many changes: wait a moment")
        return holder


async def find_caller(table: TableId, hub: AnyHub, token: Token) -> Caller:
    """Who asks at the table of the path."""
    return Caller(await hub.room(table), await hub.holder(table, token))


AnyCaller = Annotated[Caller, Depends(find_caller)]


async def surely(work: Coroutine[Any, Any, Any]) -> Any:
    """What has begun to be written is written, even if the one who asked hangs up."""
    return await asyncio.shield(asyncio.ensure_future(work))
