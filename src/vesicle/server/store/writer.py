"""Group commit: one thread writes what all tables append, as much as waits in one transaction."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from vesicle.server.store.damage import is_damage
from vesicle.server.store.database import first_line
from vesicle.server.store.records import Conflict, Damaged, Summary, Unavailable
from vesicle.server.store.schema import CHANGING
from vesicle.server.store.statements import statements_for

MOST = 256  # appends in one transaction
ATTEMPTS = 3  # for a batch that the database has thrown away as a whole
THROWN_AWAY = {"40001", "40P01"}  # PostgreSQL: a serialization failure, a deadlock

Outcome = Exception | bool | None

log = logging.getLogger(__name__)


class CommitFailed(Exception):
    """Whether a transaction was written is not known."""


class Append(msgspec.Struct, frozen=True):
    """What one caller wants written, all or nothing; its rows are already JSON."""

    summary: Summary
    expected: int  # the last number before
    secret: str | None  # only of a new table
    card: str
    entries: Sequence[bytes]
    tokens: Sequence[bytes]
    dropped: Sequence[bytes]
    done: asyncio.Future[None]


class Beat(msgspec.Struct, frozen=True):
    """A sign of life of this process: a write for its own sake, behind all that was submitted before it."""

    done: asyncio.Future[bool]  # whether the process was known; False: what others knew of it is forgotten


Job = Append | Beat


class Writer:
    """The thread that writes, with a connection of its own."""

    def __init__(self, engine: Engine, process: str) -> None:
        """Start the thread; `process` is the name under which others hear of what it writes."""
        self._statements = statements_for(engine.dialect)
        self._process = process
        self._connection = engine.connect()
        self._is_broken = False  # whether the last batch failed
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
                    jobs[0].done.get_loop().call_soon_threadsafe(_tell, told)
            if last:
                return

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for one job and take all behind it; whether it was the last."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST or self._waiting.empty():
                break
            job = self._waiting.get()
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
        changes = _changes(batch)
        run = self._run
        run(self._statements.create, [_new_row(append) for append in batch if append.secret is not None])
        if run(self._statements.change, [_encode(change) for change in changes]) != len(changes):
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


def _changes(batch: Sequence[Append]) -> list[dict[str, Any]]:
    """One new row for each changed table; appends of one table change it once, if they follow each other."""
    changes: dict[str, dict[str, Any]] = {}
    for append in batch:
        if append.secret is not None:
            continue
        summary = append.summary
        before = changes.get(summary.id)
        if before is not None and before["number"] != append.expected:
            raise Conflict
        row = {name: getattr(summary, name) for name in CHANGING}
        row |= {"id": summary.id, "card": append.card}
        row["expected"] = append.expected if before is None else before["expected"]
        changes[summary.id] = row
    return list(changes.values())


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
    """In the loop of the callers: each hears what became of its job."""
    for job, outcome in told:
        done: asyncio.Future[Any] = job.done
        if done.done():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
