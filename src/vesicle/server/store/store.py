"""The store: every table's journal, its summary and its tokens, durable."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Select, and_, func, or_, select, tuple_
from sqlalchemy.exc import DBAPIError

from vesicle.server.store import schema
from vesicle.server.store.damage import examine, is_damage
from vesicle.server.store.database import READERS, Database, first_line, open_database
from vesicle.server.store.notices import Notice, listen
from vesicle.server.store.presence import People, read_people, write_people
from vesicle.server.store.records import BOT, OPEN, OVER, PLAYING, Damaged, Entry, Json, Summary, Token, Unavailable
from vesicle.server.store.writer import Append, Beat, Done, Writer, settle

TRY_EVERY = 3.0  # seconds between two writes that are only tried, however many ask
PATIENCE = 5.0  # seconds for one of them

log = logging.getLogger(__name__)


class Store:
    """An open database. Reads run in threads, writes in the writer's; a write is durable when it returns."""

    def __init__(self, database: Database) -> None:
        """Use `Store.open`."""
        self._database = database
        self._process = secrets.token_hex(8)
        self._writer = Writer(database.engine, self._process)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="vesicle-store-reader")
        self._closed = False
        self._damaged: set[str] = set()  # tables that could not be read
        self._trying: asyncio.Task[bool] | None = None
        self._tried = 0.0

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at sqlite:///FILE or postgresql://…, migrated; ValueError in one sentence if that cannot be."""
        return await asyncio.to_thread(lambda: cls(open_database(url)))

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the tables, too."""
        return self._database.engine.dialect.name == "postgresql"

    async def create(
        self, summary: Summary, secret: Json, entries: Sequence[Entry] = (), tokens: Iterable[Token] = ()
    ) -> None:
        """A new table with its first entries; Conflict if there is one of that id."""
        await self._written(summary, entries, tokens=tokens, secret=secret)

    async def append(
        self, summary: Summary, entries: Sequence[Entry], tokens: Iterable[Token] = (), dropped: Iterable[str] = ()
    ) -> None:
        """The next entries of a table, tokens that join it and hashes of tokens that leave it, all or nothing.

        Conflict if the table does not end just before these entries. Who is cancelled while waiting does not know
        whether it was written.
        """
        await self._written(summary, entries, tokens=tokens, dropped=dropped)

    async def _written(self, summary: Summary, entries: Sequence[Entry], **more: Any) -> None:
        """Queue up for the writer and wait until it is durable."""
        waiting = asyncio.get_running_loop().create_future()
        self.submit(summary, entries, partial(settle, waiting), **more)
        await waiting

    def submit(
        self,
        summary: Summary,
        entries: Sequence[Entry],
        done: Done,
        *,
        tokens: Iterable[Token] = (),
        dropped: Iterable[str] = (),
        secret: Json | None = None,
        changes_little: bool = False,
    ) -> None:
        """The same without waiting: `done` hears None when it is durable, or why it is not, in the running loop.

        Where only an entry more changes the table, and whom it awaits, the rest of its row may stay as it is.
        """
        if self._closed:
            raise Unavailable("The store is closed.")
        append = Append(
            summary=summary,
            expected=_check_numbers(summary, entries),
            secret=None if secret is None else _text(secret),
            card=None if changes_little else _text(summary.card),
            entries=[_entry_row(entry) for entry in entries],
            tokens=[_encode({"hash": token.hash, "table_id": token.table, "holder": token.holder}) for token in tokens],
            dropped=[_encode({"hash": given, "table_id": summary.id}) for given in dropped],
            done=done,
            loop=asyncio.get_running_loop(),
        )
        self._writer.submit(append)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The journal of a table behind a number, in order."""
        mine = schema.entries.c
        query = select(schema.entries).where(mine.table_id == table, mine.number > after).order_by(mine.number)
        return [Entry(*row) for row in await self._rows(query, table)]

    async def summary(self, table: str) -> Summary | None:
        """The summary of a table, if there is one."""
        rows = await self._rows(select(*schema.SUMMARY).where(schema.tables.c.id == table), table)
        return Summary(*rows[0]) if rows else None

    async def secret(self, table: str) -> Json:
        """Seed and salt of a table; KeyError if there is none."""
        rows = await self._rows(select(schema.tables.c.secret).where(schema.tables.c.id == table), table)
        if not rows:
            raise KeyError(table)
        return rows[0].secret

    async def token(self, hashed: str, table: str) -> Token | None:
        """What a token allows at a table, if it is known there."""
        mine = schema.tokens.c
        rows = await self._rows(select(schema.tokens).where(mine.hash == hashed, mine.table_id == table))
        return Token(*rows[0]) if rows else None

    async def holders(self, table: str) -> list[Token]:
        """All tokens of a table."""
        mine = schema.tokens.c
        query = select(schema.tokens).where(mine.table_id == table).order_by(mine.holder, mine.hash)
        return [Token(*row) for row in await self._rows(query)]

    async def tokens_of(self, hashes: Iterable[str]) -> list[tuple[Token, Summary]]:
        """The tokens among these that are known, each with its table, the newest table first."""
        query = (
            select(*schema.tokens.columns, *schema.SUMMARY)
            .join_from(schema.tokens, schema.tables)
            .where(schema.tokens.c.hash.in_(list(hashes)))
            .order_by(schema.tables.c.created.desc(), schema.tables.c.id)
        )
        width = len(schema.tokens.columns)
        return [(Token(*row[:width]), Summary(*row[width:])) for row in await self._rows(query)]

    async def listed(self, limit: int) -> list[Summary]:
        """Public tables: open ones, then those that play, then those that are over; in each the newest first."""
        found: list[Summary] = []
        for status in (OPEN, PLAYING, OVER):
            mine = schema.tables.c
            query = select(*schema.SUMMARY).where(mine.public.is_(True), mine.status == status)
            query = query.order_by(mine.created.desc(), mine.id).limit(limit - len(found))
            found += [Summary(*row) for row in await self._rows(query)]
        return found

    async def due(self, now: int, stale: int, limit: int, versions: Mapping[str, str] | None = None) -> list[Summary]:
        """Tables whose deadline has come, or that await a bot and have not changed since `stale`; longest first.

        With `versions`, by game, only tables under those rules: others cannot go on, and would come first for ever.
        """
        mine = schema.tables.c
        waits = and_(mine.awaiting == BOT, mine.updated < stale)
        query = select(*schema.SUMMARY).where(or_(mine.deadline <= now, waits)).order_by(mine.updated).limit(limit)
        if versions is not None:
            query = query.where(tuple_(mine.game, mine.rules_version).in_(list(versions.items())))
        return [Summary(*row) for row in await self._rows(query)]

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        counted = await self._rows(select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status))
        return {OPEN: 0, PLAYING: 0, OVER: 0} | dict(counted)

    async def notices(self) -> AsyncGenerator[Notice, None]:
        """Table and last number of what other processes append, for ever, or None where people come and go there.

        One may come twice.
        """
        if self.is_shared:
            async with aclosing(listen(self._database.engine.url, self._process, self._changed_since)) as heard:
                async for notice in heard:
                    yield notice
        await asyncio.Event().wait()  # nobody else may have an SQLite file

    async def _changed_since(self, moment: int) -> list[Notice]:
        """Table and last number of what has changed since a moment."""
        query = select(schema.tables.c.id, schema.tables.c.number).where(schema.tables.c.updated >= moment)
        return [(row.id, row.number) for row in await self._rows(query)]

    def trouble(self) -> list[str]:
        """Whether what was to be written last could not be, and whether something could not be read, by name."""
        return [*([] if self._writer.is_well else ["store"]), *(["damage"] if self._damaged else [])]

    async def ping(self) -> None:
        """The database answers, or Unavailable."""
        await self._rows(select(1))

    async def beat(self) -> bool:
        """Say that this process lives; whether others knew it. All that was submitted before is decided then."""
        if self._closed:
            raise Unavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        known: asyncio.Future[bool] = loop.create_future()
        self._writer.submit(Beat(partial(settle, known), loop))
        return await known

    async def tell_people(self, people: Mapping[str, People]) -> None:
        """Say who is at these tables in this process, to all others."""
        await self._share(write_people, people)

    async def people_elsewhere(self, tables: Collection[str] | None = None) -> dict[str, People]:
        """Who is at these tables, or at all, in other processes that live."""
        found: dict[str, People] = await self._share(read_people, tables)
        return found

    async def _share(self, work: Callable[..., Any], about: Any) -> Any:
        """Something about all processes, in a thread; Unavailable if that cannot be."""
        if self._closed:
            raise Unavailable("The store is closed.")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, work, self._database.engine, self._process, about)
        except DBAPIError as error:
            raise Unavailable(f"The database did not answer: {first_line(error)}.") from None

    async def try_write(self) -> None:
        """The database takes what is written, or Unavailable; many who ask share one try every few seconds."""
        tried = self._trying
        if tried is None or (tried.done() and time.monotonic() >= self._tried + TRY_EVERY):
            self._tried = time.monotonic()
            tried = self._trying = asyncio.ensure_future(self.beat())
        try:
            await asyncio.wait_for(asyncio.shield(tried), PATIENCE)
        except TimeoutError:
            raise Unavailable("The database did not accept the data in time.") from None

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._end)

    def _end(self) -> None:
        """End the threads, then the connections."""
        self._writer.close()
        self._readers.shutdown()
        self._database.close()

    async def _rows(self, query: Select[Any], table: str = "") -> list[Any]:
        """All rows of a query, read in a thread with a connection of its own; Damaged if those of a table cannot be."""
        if self._closed:
            raise Unavailable("The store is closed.")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, query)
        except (DBAPIError, msgspec.DecodeError) as error:
            if is_damage(error):
                self._note_damage(table)
            if is_damage(error) and table:
                raise Damaged(f"The stored data for table {table} is damaged.") from None
            reason = first_line(error) if isinstance(error, DBAPIError) else "it is no JSON"
            raise Unavailable(f"The database did not answer: {reason}.") from None

    def _note_damage(self, table: str) -> None:
        """Log what could not be read, once; the first time all tables are looked through."""
        if table not in self._damaged:
            log.error("store-damaged", extra={"table": table})
        if not self._damaged:
            self._readers.submit(examine, self._database.engine)
        self._damaged.add(table)

    def _ask(self, query: Select[Any]) -> list[Any]:
        """All rows of a query, in the thread that calls."""
        with self._database.engine.connect() as connection:
            return list(connection.execute(query))


_encode = msgspec.json.Encoder().encode


def _text(body: Json) -> str:
    """JSON as the text that is stored."""
    return _encode(body).decode()


def _entry_row(entry: Entry) -> bytes:
    """An entry as a row of the database."""
    body = _text(entry.body)
    return _encode({"table_id": entry.table, "number": entry.number, "kind": entry.kind, "body": body, "at": entry.at})


def _check_numbers(summary: Summary, entries: Sequence[Entry]) -> int:
    """The number before the first entry; ValueError if the entries are not those that lead to the summary."""
    before = summary.number - len(entries)
    for number, entry in enumerate(entries, start=before + 1):
        if entry.table != summary.id or entry.number != number:
            raise ValueError(f"Entry {entry.number} of {entry.table} is not entry {number} of {summary.id}.")
    return before
