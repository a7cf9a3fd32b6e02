"""What has happened at a table in the eyes of one seat: the same events again, made from the journal.

To tell a long game again takes most of a tenth of a second. So what was told is kept for a while, and told on when
the table goes on; only so many bytes of it are kept, and one story is made at a time.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from starlette.responses import Response, StreamingResponse

from vesicle.core.sights import Sight
from vesicle.server import sight
from vesicle.server.room import Room
from vesicle.server.sight import Eyes
from vesicle.server.store import Entry, Store
from vesicle.server.table import Table
from vesicle.server.telling import Telling

MOST_KEPT = 32 * 1024 * 1024  # bytes of stories
OWN_SIZE = 100 * 1024  # bytes that a story takes beside its events: the table and the position that it has come to
PIECE = 64 * 1024  # bytes of an answer that are sent at a time
WORTH_PACKING = 1400  # bytes; less goes into one packet as it is
LEVEL = 4  # of compression: more takes longer than sending it

Packed = dict[tuple[int, int], bytes]  # the latest answer, compressed, by the numbers between which its events are
Key = tuple[str, Eyes, bool]


@dataclass(frozen=True)
class Missed:
    """Events after a number, encoded, up to one that the journal had, and the number of its last one."""

    since: int
    last: int
    messages: Sequence[bytes] = ()
    packed: Packed = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The last event that is told."""
        return self.since + len(self.messages)

    def page(self, limit: int | None) -> "Missed":
        """The first of them, at most so many."""
        return self if limit is None else Missed(self.since, self.last, self.messages[:limit], self.packed)

    async def answer(self, takes_gzip: bool) -> Response:
        """An answer over HTTP, compressed if the caller takes that; what is not is sent by pieces as it is read."""
        headers = {"vary": "accept-encoding"}
        if not takes_gzip or sum(map(len, self.messages)) < WORTH_PACKING:
            return StreamingResponse(self._pieces(), headers=headers, media_type="application/json")
        key = self.since, self.number
        body = self.packed.get(key)
        if body is None:
            body = await asyncio.to_thread(lambda: gzip.compress(b"".join(self._pieces()), LEVEL, mtime=0))
            self.packed.clear()
            self.packed[key] = body
        headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type="application/json")

    def _pieces(self) -> Iterator[bytes]:
        piece = bytearray(b'{"number":%d,"last":%d,"events":[' % (self.number, self.last))
        for place, message in enumerate(self.messages):
            piece += message if not place else b"," + message
            if len(piece) >= PIECE:
                yield bytes(piece)
                piece.clear()
        yield bytes(piece) + b"]}"


@dataclass(frozen=True)
class Past:
    """The journal of a table; once the game is over, every seat's eyes see it from its first position on."""

    table_id: str
    secret: dict[str, Any]
    entries: list[Entry]
    is_over: bool = False


class Story:
    """The events of a table after a number, in the eyes of one seat; it can be told on."""

    def __init__(self, past: Past, since: int, eyes: Eyes) -> None:
        """Nothing is told yet."""
        self.since, self.messages, self.packed = since, list[bytes](), Packed()
        self.size = OWN_SIZE
        self._eyes, self._is_over = eyes, past.is_over
        self._is_brought = len(past.entries) > 1 and past.entries[1].kind == "played"
        self._table = Table(past.table_id, past.secret)
        for entry in past.entries[:since]:
            self._table.take(entry)
        self._before = self._look() if since else None

    @property
    def number(self) -> int:
        """The last event that was told."""
        return self.since + len(self.messages)

    def tell(self, entries: Sequence[Entry]) -> None:
        """Let what comes next happen once more."""
        self.packed.clear()
        for entry in entries:
            self.messages.append(self._tell(entry))
            self.size += len(self.messages[-1])

    def _tell(self, entry: Entry) -> bytes:
        self._table.take(entry)
        before = None if entry.kind == "started" else self._before
        self._before = self._look()
        return Telling(self._table, entry).to(self._seeing(), before, self._before)

    def _look(self) -> Sight | None:
        """The position to look at; of a game that was brought along also the one that its actions begin from."""
        table = self._table
        if self._is_brought and table.number == 1 and table.match is not None:
            return table.match.look(self._seeing())
        return sight.look(table, self._seeing())

    def _seeing(self) -> Eyes:
        """The eyes that somebody has at this moment of the game."""
        return self._eyes if self._is_over else sight.may_see(self._table, self._eyes)


def tell_again(past: Past, since: int, eyes: Eyes) -> list[bytes]:
    """Let everything happen once more and tell what came after `since`."""
    return _told(past, since, eyes).messages


def _told(past: Past, since: int, eyes: Eyes) -> Story:
    story = Story(past, since, eyes)
    story.tell(past.entries[since:])
    return story


class Histories:
    """The stories that were told lately."""

    def __init__(self, store: Store, most: int = MOST_KEPT) -> None:
        """None at first."""
        self._store, self._most = store, most
        self._kept: OrderedDict[Key, Story] = OrderedDict()
        self._telling = asyncio.Lock()  # whoever tells a story takes the processor from everybody else

    async def events(self, room: Room, since: int | None, eyes: Eyes) -> Missed | None:
        """The events after `since`; None where that number is none of this table's."""
        table = room.table
        if since is None or not 0 <= since <= table.number or table.match is None:
            return None
        if since == table.number:
            return Missed(since, since)
        key = table.id, eyes, table.status == "over"
        story = self._kept.get(key)
        if story is None or story.number < table.number or story.since > since:
            async with self._telling:
                story = await self._tell(key, dict(table.secret), since)
        else:
            self._kept.move_to_end(key)
        return Missed(since, story.number, story.messages[since - story.since :], story.packed)

    async def _tell(self, key: Key, secret: dict[str, Any], since: int) -> Story:
        """Tell a story, or tell one on; it is kept when it is told, and not while a thread is at it."""
        table_id, eyes, is_over = key
        story = self._kept.pop(key, None)
        if story is not None and story.since <= since:
            entries = await self._store.entries(table_id, story.number)
            if entries:
                await asyncio.to_thread(story.tell, entries)
        else:
            past = Past(table_id, secret, await self._store.entries(table_id), is_over)
            story = await asyncio.to_thread(_told, past, since, eyes)
        self._keep(key, story)
        return story

    def _keep(self, key: Key, story: Story) -> None:
        """Those that nobody has asked for longest go first."""
        self._kept[key] = story
        while self._kept and sum(kept.size for kept in self._kept.values()) > self._most:
            self._kept.popitem(last=False)
