"""Who is at which table, over all server processes: what ours has is told to the store, what others have is read there.

A process says every few seconds that it lives; when it has not for a while, its people are thought to be gone.
"""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress

from vesicle.server.room import Room
from vesicle.server.store import NOBODY_THERE, Store
from vesicle.server.tasks import Tasks

BEAT = 5.0  # seconds between two signs of life


class Presence:
    """The people of all rooms of a process, and those whom other processes have at the same tables."""

    def __init__(self, store: Store, rooms: Mapping[str, Room], tasks: Tasks) -> None:
        """Nothing is told before `start`."""
        self._store, self._rooms, self._tasks = store, rooms, tasks
        self._changed: set[str] = set()  # tables of which others do not know yet who is there
        self._woken = asyncio.Event()

    def start(self) -> None:
        """Share with other processes, where there may be some."""
        if self._store.is_shared:
            self._tasks.keep("presence", self._share)

    def note(self, room: Room) -> None:
        """Somebody came or went here."""
        room.tell_presence()
        if self._store.is_shared:
            self._changed.add(room.table.id)
            self._woken.set()

    async def refresh(self, room: Room) -> None:
        """Ask who is at a table elsewhere, as it is now."""
        if self._store.is_shared:
            found = await self._store.people_elsewhere([room.table.id])
            room.meet(found.get(room.table.id, NOBODY_THERE))

    async def _share(self) -> None:
        """Tell what changes at once, and every few seconds that we live; then look at what the others say."""
        beat_at = 0.0
        while True:
            if time.monotonic() >= beat_at:
                beat_at = time.monotonic() + BEAT
                if not await self._store.beat():
                    self._changed |= {table for table, room in self._rooms.items() if room.viewers}
                await self._look_around()
            await self._tell_changes()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), max(0.0, beat_at - time.monotonic()))

    async def _tell_changes(self) -> None:
        self._woken.clear()
        changed, self._changed = self._changed, set()
        if changed:
            people = {table: self._rooms[table].people() if table in self._rooms else NOBODY_THERE for table in changed}
            try:
                await self._store.tell_people(people)
            except BaseException:
                self._changed |= changed
                raise

    async def _look_around(self) -> None:
        """Whom a dead process had is gone from the screens, too."""
        found = await self._store.people_elsewhere()
        for table, room in self._rooms.items():
            room.meet(found.get(table, NOBODY_THERE))
