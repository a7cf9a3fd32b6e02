"""The hub: all rooms of one server process. It opens and closes them, lets bots and clocks act, hears the others."""

import asyncio
import logging
import time
from collections import Counter

from vesicle.api import games
from vesicle.server.crew import Choice, Crew
from vesicle.server.history import Histories
from vesicle.server.metrics import Metrics
from vesicle.server.notices import Notice, Notices
from vesicle.server.presence import Presence
from vesicle.server.refusals import DAMAGED, Refused
from vesicle.server.room import Room, now
from vesicle.server.settings import Settings
from vesicle.server.store import Entry, Store
from vesicle.server.store.records import OPEN, OVER, PLAYING
from vesicle.server.table import Table
from vesicle.server.tasks import Tasks
from vesicle.server.thinking import Thinking
from vesicle.server.tokens import hash_token, is_table_id

log = logging.getLogger(__name__)

IDLE = 60.0  # seconds without a viewer after which a room is closed; its table stays in the store
SWEEP = 2.0  # seconds between two looks for tables that wait for a clock or a bot
COUNT = 1.0  # seconds between two times that the metrics are brought up to date
AFTER_AN_ERROR = 5.0  # seconds
VERSIONS = {game: str(about["rules_version"]) for game, about in games().items()}  # of the rules that we have
ORPHANED = 10_000  # milliseconds after which another process's bot is given up
NO_TABLE = "there is no such table: the link may be incomplete"


class Hub:
    """The rooms of this process by table, and what works for them in the background."""

    def __init__(self, store: Store, crew: Crew, notices: Notices, metrics: Metrics, settings: Settings) -> None:
        """Nothing runs before `start`."""
        self.store, self.crew, self.notices = store, crew, notices
        self.metrics, self.settings = metrics, settings
        self.histories, self.thinking = Histories(store), Thinking(crew, settings.limits)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._deciding: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks = Tasks(metrics.count_error)
        self.presence = Presence(store, self.rooms, self.tasks)
        self._is_closed = False

    async def start(self) -> None:
        """Listen to other processes, and look for what was left waiting."""
        self.tasks.keep("hearing", self._hear)
        self.tasks.keep("sweep", self._sweep)
        self.tasks.keep("counting", self._count)
        self.presence.start()

    async def close(self) -> None:
        """End what runs; tables are safe in the store."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        await self.tasks.close()
        self.metrics.hand_over()

    def trouble(self) -> list[str]:
        """What should go on in the background and does not, by name."""
        parts = (self.tasks, self.crew, self.notices.tasks, self.store)
        return sorted({name for part in parts for name in part.trouble()})

    async def room(self, table_id: str) -> Room:
        """The room of a table as it is in the store, opened if need be; Refused if there is no such table.

        What another process has written is asked for, and not waited for: its notice may still be on the way, or may
        have come while the room was being opened.
        """
        room = self.rooms.get(table_id) or await self._opened(table_id)
        room.used = time.monotonic()
        if self.store.is_shared or room.is_behind:
            await room.catch_up()
        return room

    async def _opened(self, table_id: str) -> Room:
        """A room that is being opened, for all who ask meanwhile."""
        if not is_table_id(table_id):
            raise Refused("no-such-table", NO_TABLE)
        if table_id not in self._opening:
            task = self._opening[table_id] = asyncio.ensure_future(self._open(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(self._opening[table_id])

    async def _open(self, table_id: str) -> Room:
        entries = await self.store.entries(table_id)
        if not entries:
            raise Refused("no-such-table", NO_TABLE)
        summary = await self.store.summary(table_id)
        try:
            table = Table(table_id, await self.store.secret(table_id), kept_status=summary.status if summary else "")
            for step, entry in enumerate(entries):
                table.take(entry)
                if step % 50 == 49:
                    await asyncio.sleep(0)  # a long game must not hold up the other tables
        except (LookupError, ValueError, TypeError) as error:  # an entry is missing, or is none
            log.error("table-damaged", exc_info=error, extra={"table": table_id})
            raise Refused("damaged", DAMAGED) from None
        return self.adopt(table)

    def adopt(self, table: Table) -> Room:
        """A room for a table that is in the store as it is here."""
        room = Room(table, self.store, self._after_entry)
        self.rooms[table.id] = room
        self._set_timer(room)
        return room

    async def holder(self, table_id: str, token: str | None) -> int | None:
        """Whose token it is at a table; None without one, Refused for one that is not of this table."""
        if token is None:
            return None
        found = await self.store.token(hash_token(token), table_id)
        if found is None:
            raise Refused("not-allowed", "this token holds nothing at this table")
        return found.holder

    def _after_entry(self, room: Room, entry: Entry, ours: bool) -> None:
        """Bots and clocks go on; whoever wrote the last entry lets the next bot decide."""
        table = room.table
        if entry.kind == "played":
            self.metrics.count_action(table.game)
        self._set_timer(room)
        if ours:
            self.go_on(room)
            if entry.kind in ("played", "started"):
                self._notify(table, entry.body.get("seat"))

    def go_on(self, room: Room) -> None:
        """Let a bot decide if it is a bot's turn, or if the time of the seat that decides is over."""
        table = room.table
        if (table.awaiting == "bot" or _is_overdue(table)) and table.id not in self._deciding:
            task = self._deciding[table.id] = self.tasks.watch("bot", self._decide(room))
            task.add_done_callback(lambda done: self._decided(room, done))

    def _decided(self, room: Room, done: asyncio.Task[None]) -> None:
        """The next decision; after an error of ours not at once, so that it does not fill the log."""
        self._deciding.pop(room.table.id, None)
        if self._is_closed or done.cancelled():
            return
        if done.exception() is None:
            self.go_on(room)
            return
        log.error("bot", extra={"table": room.table.id})
        asyncio.get_running_loop().call_later(AFTER_AN_ERROR, self.go_on, room)

    async def _decide(self, room: Room) -> None:
        """One decision of a bot, a stand-in, or whoever plays for a person out of time."""
        table, number = room.table, room.table.number
        if table.to_act is None or not (table.awaiting == "bot" or _is_overdue(table)):
            return  # somebody was quicker
        seat = table.seats[table.to_act]
        spec = seat.bot or table.about["stand_in"]
        by = "bot" if seat.kind == "bot" else "stand-in" if seat.stand_in else "clock"
        choice = await self.thinking.choose(room, spec)
        self.metrics.bots.labels(spec.partition(":")[0]).observe(choice.milliseconds / 1000)
        try:
            await room.act_for(number, choice.action, _mark(choice, by))
        except Refused as refusal:
            if refusal.code != "stale":  # else the table has moved on: whoever moved it has gone on from there
                raise

    def _set_timer(self, room: Room) -> None:
        """Wake up when the deciding seat's time is over."""
        table = room.table
        old = self._timers.pop(table.id, None)
        if old is not None:
            old.cancel()
        if table.deadline is not None and table.awaiting == "person":
            loop = asyncio.get_running_loop()
            delay = max(0.0, (table.deadline - now()) / 1000)
            self._timers[table.id] = loop.call_later(delay, self._wake, room)

    def _wake(self, room: Room) -> None:
        """The time is over; by a clock that runs ahead of the other one perhaps not yet."""
        if _is_overdue(room.table):
            self.go_on(room)
        else:
            self._set_timer(room)

    def _notify(self, table: Table, before: int | None) -> None:
        """Tell people who asked for it that it has become their turn, or that the game is over."""
        over = table.status == "over"
        turned = table.to_act != before and table.awaiting == "person"
        for number, seat in enumerate(table.seats):
            if seat.webhook and (over or (turned and number == table.to_act)):
                self.notices.post(
                    Notice(
                        webhook=seat.webhook,
                        table=table.id,
                        title=table.about["title"],
                        url=f"{self.settings.public_url}/t/{table.id}",
                        seat=seat.name,
                        kind="over" if over else "your-turn",
                    )
                )

    def measure(self) -> None:
        """Count what there is at the moment, for the metrics."""
        counts = Counter(room.table.status for room in self.rooms.values())
        for status in (OPEN, PLAYING, OVER):
            self.metrics.tables.labels(status).set(counts[status])
        self.metrics.viewers.set(sum(len(room.viewers) for room in self.rooms.values()))
        self.metrics.bots_waiting.set(self.crew.status()["waiting"])

    async def _count(self) -> None:
        """Other processes are asked for the metrics, too, and find there what we have counted."""
        while True:
            await asyncio.sleep(COUNT)
            self.metrics.hand_over()

    async def _hear(self) -> None:
        """Other processes say which tables they have written to, and where people come and go."""
        async for table_id, number in self.store.notices():
            room = self.rooms.get(table_id)
            if room is not None and number is None:
                self.tasks.watch("presence", self.presence.refresh(room))
            elif room is not None and number is not None and room.table.number < number:
                self.tasks.watch("catching-up", room.catch_up())

    async def _sweep(self) -> None:
        """Close rooms that nobody looks at; pick up tables whose clock has run out or whose bot has died."""
        orphaned = 0  # at the start no other process is thought to be at work on anything
        while True:
            try:
                for room in [room for room in self.rooms.values() if room.is_behind]:
                    await room.catch_up()
                for summary in await self.store.due(now(), now() - orphaned, 64, VERSIONS):
                    await self._pick_up(summary.id)
                await self._settle_calls()
            except Exception as error:  # of the store, most likely: the next look comes soon
                self.tasks.failed("sweep", error)
            self._close_idle()
            self.measure()
            orphaned = ORPHANED
            await asyncio.sleep(SWEEP)

    async def _settle_calls(self) -> None:
        """Bots stand in where the players want them to; a table where that fails does not hold up the others."""
        from vesicle.server.absence import settle_calls  # it needs us

        for room in [room for room in self.rooms.values() if room.viewers and any(s.calls for s in room.table.seats)]:
            try:
                await settle_calls(self, room)
            except Refused:
                continue  # another process was quicker, or the next look comes soon

    async def _pick_up(self, table_id: str) -> None:
        """Let a table go on that waits for its clock or its bot; one that cannot does not hold up the others."""
        try:
            room = await self.room(table_id)
            self.go_on(room)
            self._set_timer(room)
        except Exception:
            self.metrics.count_error("sweep")
            log.exception("pick-up", extra={"table": table_id})

    def _close_idle(self) -> None:
        """Forget rooms without viewers after a while."""
        before = time.monotonic() - IDLE
        for room in [*self.rooms.values()]:
            if not room.viewers and room.used < before and room.table.id not in self._deciding:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        """Let go of a room; the sweep finds its table in the store when its time is over, be that in a month."""
        del self.rooms[room.table.id]
        timer = self._timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()


def _is_overdue(table: Table) -> bool:
    """Whether a person's time is over; bots are never in a hurry."""
    return table.deadline is not None and table.awaiting == "person" and table.deadline <= now()


def _mark(choice: Choice, by: str) -> str:
    return "fallback" if choice.by == "fallback" else by
