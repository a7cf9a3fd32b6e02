"""The coach: what the search bot would do, with its reasons, for the seat that decides and asks.

A table has a coach where that was agreed on when it was made, and only as long as no two people play at it: whoever
plays against bots, or several seats on one screen, may ask; between people nobody may. A hint is made from the view of
the seat and from how many actions were played, with a seed that is the same everywhere, so that it tells nothing else.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Annotated, Any

from fastapi import APIRouter, Query

from vesicle.bots.advice import COACH_ITERATIONS, COACH_SEED, REASONS, Advice
from vesicle.server import models
from vesicle.server.callers import PROBLEMS, AnyCaller, AnyHub
from vesicle.server.crew import CrewClosed, NoAdvice
from vesicle.server.hub import Hub
from vesicle.server.limits import Bucket
from vesicle.server.refusals import Refused
from vesicle.server.room import Room
from vesicle.server.sight import Eyes
from vesicle.server.thinking import job_for

router = APIRouter(prefix="/api/tables", responses=PROBLEMS)


@router.get("/{table}/hint")
async def hint(caller: AnyCaller, hub: AnyHub, seat: Annotated[int | None, Query(ge=0, le=15)] = None) -> models.Hint:
    """What the search bot would do on the seat that decides, and why, at a table with a coach."""
    return models.Hint(**await find_hint(hub, caller.room, caller.eyes(seat)))


async def find_hint(hub: Hub, room: Room, eyes: Eyes) -> dict[str, Any]:
    """The best choices of the seat that decides, which asks; Refused where there is no coach, or when it is late."""
    table, number = room.table, room.table.number
    _check_asker(room, eyes)
    spec = f"search:{hub.crew.iterations(COACH_ITERATIONS)}it"
    job = replace(job_for(table, spec, table.id), seed=COACH_SEED, task="advise", reasons=REASONS)
    with _one_at_a_time(hub, room):
        try:
            advice = await hub.crew.advise(job)
        except (NoAdvice, CrewClosed) as error:
            raise Refused("busy", str(error)) from None
    if room.table.number != number:
        raise Refused("stale", "the table has moved on while the coach was thinking")
    return hint_of(number, advice)


def hint_of(number: int, advice: Advice) -> dict[str, Any]:
    """What is told of an advice, to who asked at this number."""
    choices = [
        {
            "action": option.action,
            "chance": option.chances[advice.seat],
            "visits": option.visits,
            "reason": asdict(option.reason),
        }
        for option in advice.options
        if option.reason is not None
    ]
    return {"number": number, "chances": list(advice.chances), "choices": choices}


def _check_asker(room: Room, eyes: Eyes) -> None:
    """Only who decides may ask, since an answer could tell others something; and only where there is a coach."""
    room.rules()
    if not room.table.has_coach:
        raise Refused(
            "not-now", "this table has no coach: it is agreed on when a table is made, and not for two people"
        )
    if eyes is None or eyes != room.table.to_act:
        raise Refused("not-your-turn", "only the seat that decides can ask for a hint")


@contextmanager
def _one_at_a_time(hub: Hub, room: Room) -> Iterator[None]:
    """A table has one question under way, and not too many after each other."""
    if room.is_advised:
        raise Refused("too-fast", "the coach is already thinking")
    if room.hinting is None:
        room.hinting = Bucket(hub.settings.limits.hints, time.monotonic)
    if room.hinting.take():
        raise Refused("too-fast", "that is too many hints: wait a moment")
    room.is_advised = True
    try:
        yield
    finally:
        room.is_advised = False
