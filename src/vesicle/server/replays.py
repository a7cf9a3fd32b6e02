"""Looking back and playing on: a table that begins where another one was after some of its actions."""

import asyncio
import secrets
from typing import Any

from fastapi import APIRouter

from vesicle.api import MAX_SEED, replay
from vesicle.core.errors import ReplayError
from vesicle.core.fairness import check
from vesicle.server import lobby, models
from vesicle.server.callers import PROBLEMS, AnyCaller, AnyHub, surely
from vesicle.server.hub import Hub
from vesicle.server.records import game_at, saved_game
from vesicle.server.refusals import Refused
from vesicle.server.routes import placed
from vesicle.server.table import Table

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS)


@router.post("/continue", status_code=201)
async def continue_game(body: models.Continuation, caller: AnyCaller, hub: AnyHub) -> models.Place:
    """A new table at the position after some actions of a game that is over; whoever may look at it may do so."""
    return placed(await surely(play_on(hub, caller.room.table, body)))


@router.get("/verify")
async def verify(caller: AnyCaller) -> models.Soundness:
    """Play a game that is over again, as `vesicle verify` does, and compare its digests, result and shuffle."""
    return await asyncio.to_thread(judge, caller.room.table)


def judge(table: Table) -> models.Soundness:
    """Whether the saved game of a table is sound."""
    record = saved_game(table)
    actions = len(record["actions"])
    try:
        replay(record)
        return models.Soundness(sound=True, promised=check(record), actions=actions)
    except (ReplayError, ValueError) as error:
        return models.Soundness(sound=False, promised=False, actions=actions, message=str(error))


async def play_on(hub: Hub, old: Table, body: models.Continuation) -> lobby.Place:
    """The new table with its people and bots, begun at once if that is wished."""
    if old.match is not None and old.status != "over":
        raise Refused("not-now", "you can play on from an earlier moment once the game is over")
    secret, plays = await asyncio.to_thread(_position, old, body)
    about = _about(hub, old, body)
    seated = lobby.seat_all(about, body.seats, hub.settings.limits)
    begun = lobby.begun_at_once(about, seated) if body.start else []
    place = await lobby.store_table(hub, about, secret, [*plays, *seated, *begun], {})
    hub.go_on(await hub.room(place.table.id))
    return place


def _about(hub: Hub, old: Table, body: models.Continuation) -> dict[str, Any]:
    """What the first entry of the new table says: the rules of the old one, and where it comes from."""
    wish = lobby.Wish(
        game=old.game,
        options=old.about["options"],
        title=body.title or old.about["title"],
        public=body.public,
        watch=body.watch,
        join=body.join,
        clock=body.clock,
        stand_in=body.stand_in or old.about["stand_in"],
        coach=body.coach,
    )
    checked = lobby.check_wish(wish, hub.settings.limits)
    return {**checked, "imported": True, "origin": {"table": old.id, "played": body.played}}


def _position(old: Table, body: models.Continuation) -> tuple[dict[str, Any], list[tuple[str, dict[str, Any]]]]:
    """Where the new table begins: with the same cards, or with all dealt anew that the first person could not know."""
    match = game_at(old, body.played)
    if match.winner is not None:
        raise Refused("not-now", "the game is over at this moment: choose an earlier one")
    if body.cards == "same":
        secret = {"seed": match.seed, "start": old.secret.get("start")}
        plays = [("played", {"seat": None, "action": action, "by": "import"}) for action in match.actions]
        return secret, plays
    people = [seat for seat, wish in enumerate(body.seats[: match.rules.players]) if wish.kind == "me"]
    fresh = match.redealt(people[0] if people else 0, secrets.randbelow(MAX_SEED))
    return {"seed": None, "start": fresh.position()}, []
