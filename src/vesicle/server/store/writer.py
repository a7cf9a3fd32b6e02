"""Group commit: one thread writes what all tables append, as much as waits in one transaction."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from vesicle.server.store.database import first_line
from vesicle.server.store.records import Conflict, Summary, Unavailable
from vesicle.server.store.schema import CHANGING
from vesicle.server.store.statements import statements_for

MOST = 256  # appends in one transaction
ATTEMPTS = 3  # for a batch that the database has thrown away as a whole
THROWN_AWAY = {"40001", "40P01"}  # PostgreSQL: a serialization failure, a deadlock

Outcome = Exception | None

log = logging.getLogger(__name__)


class CommitFailed(Exception):
    """Whether a transaction was written is not known."""


@dataclass(frozen=True, slots=True)
class Append:
    """What one caller wants written, all or nothing; its rows are already JSON."""

    summary: Summary
    expected: int  # the last number before
    secret: str | None  # only of a new table
    card: str
    entries: Sequence[bytes]
    tokens: Sequence[bytes]
    dropped: Sequence[bytes]
    done: asyncio.Future[None]


class Writer:
    """The thread that writes, with a connection of its own."""

    def __init__(self, engine: Engine, process: str) -> None:
        """Start the thread; `process` is the name under which others hear of what it writes."""
        self._statements = statements_for(engine.dialect)
        self._process = process
        self._connection = engine.connect()
        self._is_broken = False  # whether the last batch failed
        self._waiting: SimpleQueue[Append | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="vesicle-store-writer", daemon=True)
        self._thread.start()

    @property
    def is_well(self) -> bool:
        """Whether the thread is at work, and the database took what it was given last."""
        return self._thread.is_alive() and not self._is_broken

    def submit(self, append: Append) -> None:
        """Queue up; `append.done` says when it is durable."""
        self._waiting.put(append)

    def close(self) -> None:
        """Write what waits, then end."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        """Take all that waits, commit it, tell the callers; until closed."""
        while True:
            batch, last = self._take()
            if batch:
                outcomes = self._commit(batch)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    batch[0].done.get_loop().call_soon_threadsafe(_tell, batch, outcomes)
            if last:
                return

    def _take(self) -> tuple[list[Append], bool]:
        """Wait for one append and take all behind it, sorted by table so that two processes lock in the same order."""
        batch: list[Append] = []
        append = self._waiting.get()
        while append is not None:
            batch.append(append)
            if len(batch) == MOST or self._waiting.empty():
                break
            append = self._waiting.get()
        return sorted(batch, key=lambda append: append.summary.id), append is None

    def _commit(self, batch: list[Append]) -> list[Outcome]:
        """Write a batch, again if it was thrown away through no fault of its own; what became of each append."""
        for attempt in range(ATTEMPTS):
            try:
                outcomes = self._transact(batch)
            except Exception as error:
                self._leave_behind(error)
                if attempt + 1 < ATTEMPTS and _may_try_again(error):
                    continue
                log.exception("store-failed", extra={"count": len(batch)})
                self._is_broken = True
                return [_unavailable(error) for _ in batch]
            self._is_broken = False
            return outcomes
        raise AssertionError("the last attempt returns")

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
        self._commit_once()
        return outcomes

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
    names = Summary.__dataclass_fields__
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


def _tell(batch: list[Append], outcomes: list[Outcome]) -> None:
    """In the loop of the callers: each hears what became of its append."""
    for append, outcome in zip(batch, outcomes, strict=True):
        if append.done.done():
            continue
        if outcome is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(outcome)
