"""How long a table's bot may think: as long as it likes where people look, and briefly where it would take too much.

Where nobody looks and nobody plays, nobody is in a hurry either: there a bot rests before it decides.
"""

import asyncio
from collections import Counter, OrderedDict

from vesicle.core.record import bytes_of
from vesicle.server.crew import Choice, Crew, Job
from vesicle.server.jobs import hurried, is_slow
from vesicle.server.limits import Limits
from vesicle.server.room import Room
from vesicle.server.table import Table


class Thinking:
    """The decisions of bots of one server process, and whose they are."""

    def __init__(self, crew: Crew, limits: Limits) -> None:
        """Nobody thinks yet."""
        self._crew, self._limits = crew, limits
        self._makers: OrderedDict[str, str] = OrderedDict()  # by table, the address that made it; kept in memory only
        self._slow: Counter[str] = Counter()  # slow decisions under way, by whose they are

    def remember(self, table_id: str, address: str) -> None:
        """An address has made a table."""
        self._makers[table_id] = address
        if len(self._makers) > self._limits.addresses:
            self._makers.popitem(last=False)

    async def choose(self, room: Room, spec: str) -> Choice:
        """What a bot decides at a table, when it is its turn to think."""
        if not is_looked_at(room):
            await asyncio.sleep(self._limits.unwatched)
        table, whose = room.table, self._makers.get(room.table.id, room.table.id)
        is_too_much = self._slow[whose] >= self._limits.slow_bots
        if is_slow(spec, table.game) and (is_too_much or not is_looked_at(room)):
            spec = hurried(spec, table.game)
        counted = [whose] if is_slow(spec, table.game) else []
        self._slow.update(counted)
        try:
            return await self._crew.choose(job_for(table, spec, whose))
        finally:
            self._slow.subtract(counted)
            self._slow += Counter()  # forgets those that have none


def is_looked_at(room: Room) -> bool:
    """Whether somebody looks at a table, or plays there."""
    return bool(room.viewers) or any(seat.kind == "person" and not seat.stand_in for seat in room.table.seats)


def job_for(table: Table, spec: str, whose: str = "") -> Job:
    """The decision that is due at a table, for a bot."""
    match = table.match
    assert match is not None
    return Job(
        game=table.game,
        options=table.about["options"],
        state=bytes_of(match._state),
        played=len(table.plays),
        spec=spec,
        seed=table.secret["bot_seed"],
        whose=whose,
    )
