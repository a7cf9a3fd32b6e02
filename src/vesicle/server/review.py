"""After the game: how the points came, and what decided it; that is worked out when somebody asks, once a table."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Request

from vesicle.core.match import Match
from vesicle.review.history import score_history
from vesicle.review.lookback import Progress
from vesicle.server.beside import start_beside
from vesicle.server.callers import PROBLEMS, AnyCaller
from vesicle.server.jobs import LENGTH
from vesicle.server.refusals import Refused
from vesicle.server.review_worker import Played, write_framed, written
from vesicle.server.room import Room, old_rules
from vesicle.server.tasks import Count, Tasks

router = APIRouter(prefix="/api", responses=PROBLEMS)
log = logging.getLogger(__name__)

KEPT = 64  # reviews; the one longest not asked for is forgotten first
MOST_WAITING = 32
SILENCE = 120.0  # seconds after which a worker that says nothing is given up
LOOK = 0.5  # seconds between two looks whether the rules are compiled

Reviewer = Callable[[Played], AsyncIterator[Progress]]


@dataclass
class Standing:
    """How far the review of one table is."""

    played: Played | None  # until it has begun
    state: str = "waiting"  # then "working", then "done" or "failed"
    done: int = 0
    of: int = 0
    result: dict[str, Any] | None = None


class Reviews:
    """The reviews of this process: one is worked on, some wait for it, the latest are kept."""

    def __init__(self, reviewer: Reviewer, is_ready: Callable[[], bool], count: Count = lambda kind: None) -> None:
        """Nothing is reviewed before somebody asks."""
        self._reviewer, self._is_ready = reviewer, is_ready
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self._tasks = Tasks(count)
        self._working: asyncio.Task[None] | None = None

    def ask(self, table: str, match: Match) -> dict[str, Any]:
        """How far the review of a table is, which is begun if it is not; Refused when too many wait already."""
        standing = self._kept.get(table)
        if standing is None:
            if sum(one.state == "waiting" for one in self._kept.values()) >= MOST_WAITING:
                raise Refused("busy", "many games are being reviewed: try again in a minute")
            standing = self._kept[table] = Standing(written(match))
            self._forget_some()
        if standing.state == "done":
            self._kept.move_to_end(table)
        elif standing.state == "failed":
            del self._kept[table]  # told once; who asks again begins again
        elif self._working is None or self._working.done():
            self._working = self._tasks.watch("review", self._work())
        return {"state": standing.state, "done": standing.done, "of": standing.of, "review": standing.result}

    async def close(self) -> None:
        """End what is worked on."""
        await self._tasks.close()

    def _forget_some(self) -> None:
        """Only what is finished is forgotten."""
        finished = [table for table, one in self._kept.items() if one.state in ("done", "failed")]
        for table in finished[: max(0, len(self._kept) - KEPT)]:
            del self._kept[table]

    async def _work(self) -> None:
        """Review one game after the other, those first that have waited longest."""
        while not self._is_ready():
            await asyncio.sleep(LOOK)
        while waiting := [one for one in self._kept.values() if one.state == "waiting"]:
            await self._review(waiting[0])

    async def _review(self, standing: Standing) -> None:
        played, standing.played = standing.played, None
        assert played is not None
        standing.state = "working"
        try:
            async for progress in self._reviewer(played):
                standing.done, standing.of, standing.result = progress.done, progress.of, progress.result
            standing.state = "done" if standing.result is not None else "failed"
        except Exception as error:
            self._tasks.failed("review", error)
            standing.state = "failed"


def reviewer_beside(iterations: int, interpreted: bool) -> Reviewer:
    """Reviews in a process of their own, which yields to all others; so many iterations for each look."""

    async def review(played: Played) -> AsyncIterator[Progress]:
        beside = await start_beside("vesicle.server.review_worker", interpreted)
        try:
            beside.writer.write(write_framed(replace(played, iterations=iterations)))
            await beside.writer.drain()
            with contextlib.suppress(asyncio.IncompleteReadError):  # it has said all
                while True:
                    yield await asyncio.wait_for(_receive(beside.reader), SILENCE)
        finally:
            await beside.end()

    return review


async def _receive(reader: asyncio.StreamReader) -> Progress:
    head = await reader.readexactly(LENGTH.size)
    return msgspec.msgpack.decode(await reader.readexactly(*LENGTH.unpack(head)), type=Progress)


async def find_reviews(request: Request) -> Reviews:
    """The reviews of this process."""
    reviews: Reviews = request.app.state.reviews
    return reviews


@router.get("/tables/{table}/history")
async def history(caller: AnyCaller) -> dict[str, Any]:
    """The points by source after every round, and who led when; once the game is over."""
    match = finished(caller.room)
    return await asyncio.to_thread(score_history, match)


@router.get("/tables/{table}/review")
async def review(caller: AnyCaller, reviews: Annotated[Reviews, Depends(find_reviews)]) -> dict[str, Any]:
    """How far the review of a finished game is, and when it is done what decided the game."""
    return reviews.ask(caller.room.table.id, finished(caller.room))


def finished(room: Room) -> Match:
    """The game of a table that is over; Refused before."""
    if room.table.match is None:
        raise Refused("old-rules", old_rules(room.table))
    if room.table.status != "over":
        raise Refused("not-now", "a game can be reviewed once it is over")
    return room.table.match
