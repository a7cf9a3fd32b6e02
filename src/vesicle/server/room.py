"""A room: one table in memory with those who look at it. All that changes it goes through `write`, one at a time."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from vesicle.core.errors import IllegalAction, UnknownAction
from vesicle.core.match import Match, Rules
from vesicle.core.panorama import Panorama, Step
from vesicle.core.sights import Sight
from vesicle.server import protocol, sight
from vesicle.server.cited import cite
from vesicle.server.floor import Floor
from vesicle.server.foresight import foresee
from vesicle.server.limits import Bucket
from vesicle.server.refusals import BROKEN_HERE, NO_SPECTATORS, Refused, unavailable
from vesicle.server.sight import Eyes
from vesicle.server.store import NOBODY_THERE, Conflict, Entry, People, Store, Token, Unavailable
from vesicle.server.table import Table
from vesicle.server.telling import Telling, action_of


class Viewer(Protocol):
    """Somebody who looks: which seats are theirs, through whose eyes they look, and how to tell them something."""

    holder: int | None
    eyes: Eyes
    foresees: bool  # whether they want to be told what their actions would do

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def hold(self) -> None:
        """What is sent now goes out with the next answer, which comes in the same breath."""

    def send_away(self) -> None:
        """End the connection after what is queued."""

    def send_back(self) -> None:
        """End the connection: who comes again is told what was missed."""


Told = Callable[[int | Refused], None]  # hears the number of the entry that is durable, or why there is none


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """One table, its viewers, and the views that they have been shown.

    `table` is always as the store has it: what happens is tried on the table that would follow, which takes its place
    when the entry is durable. So nobody who looks can see what may yet be lost, and nobody has to wait to look.
    """

    def __init__(self, table: Table, store: Store, after_entry: Callable[["Room", Entry, bool], None]) -> None:
        """`after_entry` is told of every entry, and whether this process wrote it: bots and clocks hang on it."""
        self.table = table
        self.viewers: set[Viewer] = set()
        self.lock = Floor()
        self.used = self._opened = time.monotonic()
        self._gone: dict[int, float] = {}  # since when holders who were here are away
        self._there: set[int] = set()  # who was here when somebody last came or went
        self.is_behind = False  # the store may have more than the memory: whether a write went through is not known
        self.chatting: dict[int, Bucket] = {}  # by holder
        self.changing: dict[int, Bucket] = {}  # likewise, of seats
        self.hinting: Bucket | None = None
        self.is_advised = False  # whether the coach thinks
        self.elsewhere = NOBODY_THERE  # who looks at the table through other processes, as far as we have heard
        self._store = store
        self._after_entry = after_entry
        self._seen: Panorama | None = None  # what everybody sees, until it changes

    def enter(self, viewer: Viewer) -> None:
        """Let somebody look."""
        self.viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()

    def people(self) -> People:
        """Who is looking at the table through this process."""
        holders = [viewer.holder for viewer in self.viewers]
        return People(frozenset(holder for holder in holders if holder is not None), holders.count(None))

    def present(self) -> list[int]:
        """The holders who are looking at the table now, through whichever process."""
        return sorted((self.people() | self.elsewhere).holders)

    def meet(self, elsewhere: People) -> None:
        """Hear who looks at the table through other processes."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.tell_presence()

    def tell_presence(self) -> None:
        """Everybody sees who is at the table."""
        there = set(self.present())
        self._gone = {holder: since for holder, since in self._gone.items() if holder not in there}
        self._gone |= dict.fromkeys(self._there - there, time.monotonic())
        self._there = there
        watching = (self.people() | self.elsewhere).watching
        message = sight.encode({"type": "presence", "holders": self.present(), "watching": watching})
        for viewer in tuple(self.viewers):
            viewer.send(message)

    def seconds_away(self, holder: int | None) -> float:
        """For how long somebody has not been at the table, as far as we know; 0 for who is here."""
        if holder is None or holder in self.present():
            return 0.0
        return time.monotonic() - self._gone.get(holder, self._opened)

    def look(self, eyes: Eyes) -> Sight | None:
        """The table as a seat sees it now."""
        seen = self._look_all()
        return None if seen is None else seen.sight(sight.may_see(self.table, eyes))

    def _look_all(self) -> Panorama | None:
        """The table as everybody sees it now."""
        if self._seen is None and (match := sight.shown(self.table)) is not None:
            self._seen = match.look_all()
        return self._seen

    def rules(self) -> Rules:
        """The rules that the table plays by; Refused where this program has them no longer."""
        if self.table.match is None:
            raise Refused("old-rules", old_rules(self.table))
        return self.table.match.rules

    def state(self, eyes: Eyes) -> dict[str, Any]:
        """Everything at once for a viewer who comes in."""
        return sight.state_message(self.table, self.look(eyes), eyes)

    async def write(
        self, kind: str, body: dict[str, Any], tokens: Sequence[Token] = (), dropped: Sequence[str] = ()
    ) -> int:
        """Let something happen, durably, and tell everybody; the caller holds the lock and has checked that it may."""
        if self.is_behind:
            await self._refuse_if_new("the table had to be read again: look again")
        after, entry = self._following(kind, body)
        try:
            await self._store.append(after.summary(), [entry], tokens, dropped)
        except Conflict as conflict:
            await self._take_new()
            raise lost(conflict) from None
        except BaseException as error:  # or the server ends; whether it was written is not known
            self.is_behind = True
            if isinstance(error, Unavailable):
                raise lost(error) from None
            raise
        self._show(after, entry, True)
        return entry.number

    def _following(self, kind: str, body: dict[str, Any]) -> tuple[Table, Entry]:
        """The table after something that would happen now, and the entry that says so."""
        entry = Entry(self.table.id, self.table.number + 1, kind, body, max(now(), self.table.updated))
        return self.table.after(entry), entry

    async def catch_up(self) -> None:
        """Take what other processes have written since, or we ourselves without hearing of it."""
        async with self.lock:
            await self._take_new()

    async def _refuse_if_new(self, sentence: str) -> None:
        """What was checked is checked no more if the store has more than we knew."""
        number = self.table.number
        await self._take_new()
        if self.table.number != number:
            raise Refused("stale", sentence)

    async def _take_new(self) -> None:
        if self.is_behind:
            with suppress(Unavailable):  # whatever the answer, all that was submitted before it is decided
                await self._store.beat()
        for entry in await self._store.entries(self.table.id, self.table.number):
            self._show(self.table.after(entry), entry, False)
        self.is_behind = False

    def _show(self, table: Table, entry: Entry, ours: bool) -> None:
        """The table after an entry that is durable takes the place of the one before, and everybody is told."""
        before = self._look_all() if self.viewers else None
        self.table = table
        try:
            self._tell(entry, before)
        except Exception:  # who has not been told is told after coming again
            self._seen = None
            for viewer in tuple(self.viewers):
                viewer.send_back()
            raise
        finally:
            self._after_entry(self, entry, ours)

    def _tell(self, entry: Entry, before: Panorama | None) -> None:
        """Tell every viewer of an entry, each through their own eyes."""
        self.used = time.monotonic()
        telling = Telling(self.table, entry, step := self._step(entry, before))
        if entry.kind == "started":
            self._close_door()
        told: dict[Eyes, bytes] = {}
        for viewer in tuple(self.viewers):
            eyes = sight.may_see(self.table, viewer.eyes)
            if eyes not in told:
                told[eyes] = telling.to(eyes) if step is not None else telling.to(eyes, None, self.look(eyes))
            viewer.send(told[eyes])
            if viewer.foresees:
                self.foretell(viewer)
        if entry.kind == "seated":
            self._turn_heads(entry.body.get("sent_away"))

    def foretell(self, viewer: Viewer) -> None:
        """Tell a viewer who decides, and wants to know, what each action would do."""
        if viewer.foresees and (told := sight.outcomes_message(self.table, viewer.eyes)) is not None:
            viewer.send(told)

    def _step(self, entry: Entry, before: Panorama | None) -> Step | None:
        """What an entry has changed for everybody who saw the game before, if it has gone on or back."""
        if entry.kind not in ("played", "undone", "started"):
            return None
        self._seen, match = None, self.table.match
        if before is None or match is None or entry.kind == "started":
            return None
        step = match.step_after(before, action_of(self.table, entry))
        self._seen = step.after
        return step

    def _close_door(self) -> None:
        """The game begins: who came to sit down and has not may stay only where spectators may."""
        for viewer in [viewer for viewer in self.viewers if not self.table.may_look(viewer.holder)]:
            self.leave(viewer)
            viewer.send(sight.encode(protocol.refused(Refused("not-allowed", NO_SPECTATORS))))
            viewer.send_away()

    def _turn_heads(self, sent_away: int | None) -> None:
        """Who has sat down looks through the new seat; who has lost a seat no longer looks through it."""
        for viewer in tuple(self.viewers):
            own = self.table.seats_of(viewer.holder)
            if sent_away is not None and viewer.holder == sent_away:
                self.leave(viewer)
                viewer.send_away()
            elif viewer.eyes not in own and viewer.eyes != (only := own[0] if len(own) == 1 else None):
                viewer.eyes = only
                viewer.send(sight.encode(sight.you_message(self.table, viewer.holder, only)))
                viewer.send(sight.encode(self.state(only)))
                self.foretell(viewer)

    def check_number(self, number: int) -> None:
        """A decision is about what the player has seen; when the table has moved on it is refused."""
        if number != self.table.number:
            raise Refused("stale", f"the table is at event {self.table.number}, not {number}: look again")

    async def act(self, holder: int | None, number: int, action: str) -> int:
        """A person plays an action for a seat of theirs."""
        async with self.lock:
            if number > self.table.number and self._store.is_shared:
                await self._take_new()  # the player has heard of it from another process
            self.check_number(number)
            return await self._play(self._deciding_seat(holder), action, "person")

    def act_at_once(self, viewer: Viewer, number: int, action: str, told: "Told") -> bool:
        """The same without waiting: `told` hears how it went, in one breath with what the viewer is told of it.

        False, and nothing has happened, where it may have to wait: for others who write, or for what the store has
        more, as it may where other processes write, too.
        """
        if self._store.is_shared or self.is_behind or not self.lock.take():
            return False
        try:
            self.check_number(number)
            seat = self._deciding_seat(viewer.holder)
            with refusing(self.rules()):
                after, entry = self._following("played", {"seat": seat, "action": action, "by": "person"})
            done = partial(self._written, viewer, after, entry, told)
            self._store.submit(after.summary(), [entry], done, changes_little=after.changes_little(self.table))
        except BaseException:
            self.lock.release()
            raise
        return True

    def _written(self, viewer: Viewer, after: Table, entry: Entry, told: "Told", outcome: object) -> None:
        """What a viewer played is durable, or it is not known to be."""
        try:
            if outcome is None:
                viewer.hold()
                self._show(after, entry, True)
            else:
                self.is_behind = True
        finally:
            self.lock.release()
            told(entry.number if outcome is None else lost(outcome))

    async def act_for(self, number: int, action: str, by: str) -> int:
        """A bot plays for the seat that decides, if nothing has happened since it was asked."""
        async with self.lock:
            self.check_number(number)
            return await self._play(self.table.to_act, action, by)

    async def undo(self, holder: int | None, number: int) -> int:
        """A person takes the own turn back to its start."""
        async with self.lock:
            self.check_number(number)
            seat = self._deciding_seat(holder)
            if len(self.table.plays) <= self.table.floor:
                raise Refused(
                    "not-now",
                    "there is nothing to take back: undo ends at a draw, a roll, a reveal, "
                    "another's decision and the start of the own turn",
                )
            return await self.write("undone", {"seat": seat, "to": self.table.floor})

    async def _play(self, seat: int | None, action: str, by: str) -> int:
        """Play an action; refuse what is none, and what a rule forbids."""
        with refusing(self.rules()):
            return await self.write("played", {"seat": seat, "action": action, "by": by})

    def why_not(self, eyes: Eyes, action: str) -> list[dict[str, Any]]:
        """The clauses that forbid an action to the seat that decides."""
        match, _ = self._asked(eyes)
        with refusing(match.rules):
            return cite(match.rules, match.why_not(action))

    async def preview(self, eyes: Eyes, action: str) -> list[dict[str, Any]]:
        """What an action would do for certain, as far as the seat that decides can know; the table stays as it is."""
        match, seat = self._asked(eyes)
        with refusing(match.rules):
            return await asyncio.to_thread(foresee, match, seat, action)

    def _asked(self, eyes: Eyes) -> tuple[Match, int]:
        """The game and the seat that decides, which asks; others may not, since an answer could tell them something."""
        match = self.table.match
        if match is None or eyes is None or eyes != self.table.to_act:
            raise Refused("not-your-turn", "only the seat that decides can ask what an action does, or why not")
        return match, eyes

    def _deciding_seat(self, holder: int | None) -> int:
        """The seat that decides now, if it is the holder's own."""
        table = self.table
        self.rules()
        seat = table.to_act
        if seat is None:
            raise Refused("not-now", "the game is over" if table.status == "over" else "the game has not started")
        if holder is None or table.seats[seat].holder != holder:
            raise Refused("not-your-turn", f"it is {table.seats[seat].name or f'seat {seat}'}'s turn")
        if table.seats[seat].stand_in:
            raise Refused("not-your-turn", "a bot is standing in at this seat: take it back first")
        return seat


class refusing:
    """Refuse what is no action, and what a rule forbids, with the clauses that forbid it."""

    __slots__ = ("_rules",)

    def __init__(self, rules: Rules) -> None:
        """By these rules."""
        self._rules = rules

    def __enter__(self) -> None:
        """Nothing yet; a generator would take several times as long, at every action."""

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Raise what people are told."""
        if isinstance(error, UnknownAction):
            raise Refused("unknown-action", str(error)) from None
        if isinstance(error, IllegalAction):
            raise Refused("illegal", str(error), cite(self._rules, error.clauses)) from None


def lost(why: object) -> Refused:
    """What people are told of an action that is not known to be durable."""
    if isinstance(why, Conflict):
        return Refused("stale", "another process has served this table in the meantime: look again")
    return unavailable(why) if isinstance(why, Unavailable) else Refused("error", BROKEN_HERE)


def old_rules(table: Table) -> str:
    """Why a game cannot go on."""
    return (
        f"this game was begun under version {table.about['rules_version']} of its rules, which this program no longer "
        "has: it is kept, but it cannot be shown or played on here"
    )
