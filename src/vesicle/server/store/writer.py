"""Group commit: one thread writes what all tables append, as much as waits in one transaction."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from operator import attrgetter
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from vesicle.server.store.damage import is_damage
from vesicle.server.store.database import first_line
from vesicle.server.store.records import Conflict, Damaged, Summary, Unavailable
from vesicle.server.store.schema import CHANGING, GOING_ON
from vesicle.server.store.statements import statements_for

MOST = 256  # appends in one transaction
APART = 0.01  # seconds from one batch to the next when many write
ATTEMPTS = 3  # for a batch that the database has thrown away as a whole
THROWN_AWAY = {"40001", "40P01"}  # PostgreSQL: a serialization failure, a deadlock

Outcome = Exception | bool | None
Done = Callable[[Outcome], None]  # called in the loop of whoever submitted

log = logging.getLogger(__name__)


class CommitFailed(Exception):
    """Whether a transaction was written is not known."""


class Append(msgspec.Struct, frozen=True):
    """What one caller wants written, all or nothing; its rows are already JSON."""

    summary: Summary
    expected: int  # the last number before
    secret: str | None  # only of a new table
    card: str | None  # None: the table's row changes only where every entry changes it
    entries: Sequence[bytes]
    tokens: Sequence[bytes]
    dropped: Sequence[bytes]
    done: Done
    loop: asyncio.AbstractEventLoop


class Beat(msgspec.Struct, frozen=True):
    """A sign of life of this process: a write for its own sake, behind all that was submitted before it."""

    done: Done  # hears whether the process was known; False: what others knew of it is forgotten
    loop: asyncio.AbstractEventLoop


Job = Append | Beat


class Writer:
    """The thread that writes, with a connection of its own."""

    def __init__(self, engine: Engine, process: str) -> None:
        """Start the thread; `process` is the name under which others hear of what it writes."""
        self._statements = statements_for(engine.dialect)
        self._process = process
        self._connection = engine.connect()
        self._is_broken = False  # whether the last batch failed
        self._was_shared = False  # whether it had several jobs
        self._taken = 0.0  # when it was taken
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="vesicle-store-writer", daemon=True)
        self._thread.start()

    @property
    def is_well(self) -> bool:
        """Whether the thread is at work, and the database took what it was given last."""
        return self._thread.is_alive() and not self._is_broken

    def submit(self, job: Job) -> None:
        """Queue up; `job.done` says when it is durable."""
        self._waiting.put(job)

    def close(self) -> None:
        """Write what waits, then end."""
        self._waiting.put(None)
        self._thread.join()
        with suppress(Exception):  # else it is thought to live until its time is over
            self._connection.exec_driver_sql(self._statements.leave, (self._process,))
            self._connection.commit()
        self._connection.close()

    def _work(self) -> None:
        """Take all that waits, commit it, tell the callers; until closed."""
        while True:
            jobs, last = self._take()
            if jobs:
                told = self._do(jobs)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    jobs[0].loop.call_soon_threadsafe(_tell, told)
            if last:
                return

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for one job and take all behind it; whether it was the last.

        To commit takes as long as to write some ten rows. So where several tables wrote at once last time, a moment is
        left for others to come; who is alone never waits.
        """
        jobs: list[Job] = []
        job = self._waiting.get()
        if self._was_shared and (rest := self._taken + APART - time.monotonic()) > 0:
            time.sleep(rest)
        self._taken = time.monotonic()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST or self._waiting.empty():
                break
            job = self._waiting.get()
        self._was_shared = len(jobs) > 1
        return jobs, job is None

    def _do(self, jobs: list[Job]) -> list[tuple[Job, Outcome]]:
        """Write all appends, sorted by table so that two processes lock in the same order; then a sign of life."""
        appends = sorted((job for job in jobs if isinstance(job, Append)), key=lambda append: append.summary.id)
        beats = [job for job in jobs if isinstance(job, Beat)]
        told: list[tuple[Job, Outcome]] = []
        if appends:
            told += zip(appends, self._commit(lambda: self._transact(appends), len(appends)), strict=True)
        if beats:
            told += zip(beats, self._commit(lambda: [self._beat()] * len(beats), len(beats)), strict=True)
        return told

    def _commit(self, transact: Callable[[], list[Outcome]], count: int) -> list[Outcome]:
        """Do a transaction, again if it was thrown away through no fault of its own; what became of each job in it."""
        for attempt in range(ATTEMPTS):
            try:
                outcomes = transact()
            except Exception as error:
                self._leave_behind(error)
                if attempt + 1 < ATTEMPTS and _may_try_again(error):
                    continue
                log.exception("store-failed", extra={"count": count})
                self._is_broken = True
                return [_unavailable(error)] * count
            self._is_broken = False
            return outcomes
        raise AssertionError("the last attempt returns")

    def _beat(self) -> bool:
        """Say that we live, and forget who does not; whether we were known."""
        run, me = self._connection.exec_driver_sql, (self._process,)
        is_known = run(self._statements.beat, me).rowcount == 1
        if not is_known:
            run(self._statements.appear, me)
        run(self._statements.bury, me)
        self._commit_once()
        return is_known

    def _leave_behind(self, error: Exception) -> None:
        """Undo what failed; after a commit of which nothing is known, or where even that fails, on a new connection."""
        if isinstance(error, CommitFailed):
            self._connection.invalidate()
        try:
            self._connection.rollback()
        except Exception:
            self._connection.invalidate()
            self._connection.rollback()  # of what is invalid this only forgets

    def _transact(self, batch: list[Append]) -> list[Outcome]:
        """One transaction for the batch; if something in it conflicts, one savepoint for each append."""
        outcomes: list[Outcome]
        try:
            self._write(batch)
            outcomes = [None] * len(batch)
        except (Conflict, IntegrityError, DataError):
            self._connection.rollback()
            outcomes = [self._write_alone(append) for append in batch]
        except DBAPIError as error:
            if not is_damage(error):
                raise
            self._leave_behind(error)
            return [self._write_apart(append) for append in batch]
        self._commit_once()
        return outcomes

    def _write_apart(self, append: Append) -> Outcome:
        """One append in a transaction of its own: a damaged page spoils a whole one, and is not the others' fault."""
        try:
            outcome = self._write_alone(append)
            self._commit_once()
            return outcome
        except Exception as error:
            self._leave_behind(error)
            if not is_damage(error):
                return _unavailable(error)
            log.error("store-damaged", exc_info=error, extra={"table": append.summary.id})
            return Damaged(f"What the database has of table {append.summary.id} is damaged.")

    def _commit_once(self) -> None:
        """Commit; if that fails it is not known whether it was written, and it is not tried again."""
        try:
            self._connection.commit()
        except DBAPIError as error:
            raise CommitFailed(first_line(error)) from error

    def _write_alone(self, append: Append) -> Outcome:
        """Write one append of a batch in which something conflicts."""
        try:
            with self._connection.begin_nested():
                self._write([append])
        except Conflict:
            return Conflict(f"Table {append.summary.id} does not end with entry {append.expected}.")
        except IntegrityError as error:
            return Conflict(first_line(error))
        except DataError as error:
            return ValueError(first_line(error))
        return None

    def _write(self, batch: Sequence[Append]) -> None:
        """Give the rows of a batch to the database, one statement for each kind of row."""
        changes, little = _changes(batch)
        run = self._run
        run(self._statements.create, [_new_row(append) for append in batch if append.secret is not None])
        if run(self._statements.change, changes) != len(changes) or run(self._statements.go_on, little) != len(little):
            raise Conflict
        run(self._statements.append, [row for append in batch for row in append.entries])
        run(self._statements.admit, [row for append in batch for row in append.tokens])
        run(self._statements.drop, [row for append in batch for row in append.dropped])
        if self._statements.notify:
            run(self._statements.notify, [self._notice(append) for append in batch])

    def _run(self, statement: str, rows: list[bytes]) -> int:
        """Run a statement over rows, if there are any, and count those that it touched."""
        if not rows:
            return 0
        given = (b"[" + b",".join(rows) + b"]").decode()
        return self._connection.exec_driver_sql(statement, (given,)).rowcount

    def _notice(self, append: Append) -> bytes:
        """What other processes hear of an append."""
        return _encode({"process": self._process, "id": append.summary.id, "number": append.summary.number})


_encode = msgspec.json.Encoder().encode
_little_of, _much_of = attrgetter(*GOING_ON), attrgetter(*CHANGING)


def _changes(batch: Sequence[Append]) -> tuple[list[bytes], list[bytes]]:
    """One new row for each changed table, and for each of which little changes.

    Appends of one table change it once, if they follow each other.
    """
    firsts: dict[str, int] = {}
    lasts: dict[str, Append] = {}
    for append in batch:
        if append.secret is not None:
            continue
        before, table = lasts.get(append.summary.id), append.summary.id
        if before is not None and before.summary.number != append.expected:
            raise Conflict
        if before is not None and append.card is None:
            append = msgspec.structs.replace(append, card=before.card)
        firsts.setdefault(table, append.expected)
        lasts[table] = append
    found: tuple[list[bytes], list[bytes]] = [], []
    for table, append in lasts.items():
        names, values = (GOING_ON, _little_of) if append.card is None else (CHANGING, _much_of)
        row = dict(zip(names, values(append.summary), strict=True))
        row["id"], row["expected"] = table, firsts[table]
        if append.card is not None:
            row["card"] = append.card
        found[append.card is None].append(_encode(row))
    return found


def _new_row(append: Append) -> bytes:
    """The row of a new table."""
    names = Summary.__struct_fields__
    row = {name: getattr(append.summary, name) for name in names}
    return _encode(row | {"card": append.card, "secret": append.secret})


def _may_try_again(error: Exception) -> bool:
    """The connection was lost before the commit, or the database chose this transaction to give way."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in THROWN_AWAY


def _unavailable(error: Exception) -> Unavailable:
    """The database is to blame, not the append."""
    reason = first_line(error) if isinstance(error, DBAPIError) else str(error)
    return Unavailable(f"The database did not take it: {reason}.")


def _tell(told: list[tuple[Job, Outcome]]) -> None:
    """In the loop of the callers: each hears what became of its job; who fails at it does not keep it from others."""
    for job, outcome in told:
        try:
            job.done(outcome)
        except Exception as error:
            said = {"message": "what was written could not be told", "exception": error}
            job.loop.call_exception_handler(said)


def settle(waiting: asyncio.Future[Any], outcome: Outcome) -> None:
    """Let whoever awaits a future hear it, if somebody still does."""
    if waiting.done():
        return
    if isinstance(outcome, Exception):
        waiting.set_exception(outcome)
    else:
        waiting.set_result(outcome)
