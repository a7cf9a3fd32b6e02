"""What has happened at a table in the eyes of one seat: the same events again, made from the journal."""

import asyncio
from dataclasses import dataclass
from typing import Any

from vesicle.core.views import Scene
from vesicle.server import sight
from vesicle.server.room import Room
from vesicle.server.sight import Eyes
from vesicle.server.store import Entry, Store
from vesicle.server.table import Table
from vesicle.server.telling import Looks, Telling


@dataclass(frozen=True)
class Missed:
    """Events after a number, encoded, up to the last one that the journal had."""

    number: int
    messages: list[bytes]


async def events(store: Store, room: Room, since: int | None, eyes: Eyes) -> Missed | None:
    """The events after `since`; None where that number is none of this table's."""
    if since is None or not 0 <= since <= room.table.number or room.table.match is None:
        return None
    if since == room.table.number:
        return Missed(since, [])
    entries = await store.entries(room.table.id)
    past = Past(room.table.id, dict(room.table.secret), entries, is_over=room.table.status == "over")
    messages = await asyncio.to_thread(tell_again, past, since, eyes)
    return Missed(entries[-1].number, messages)


@dataclass(frozen=True)
class Past:
    """The journal of a table; once the game is over, every seat's eyes see it from its first position on."""

    table_id: str
    secret: dict[str, Any]
    entries: list[Entry]
    is_over: bool = False

    def scene(self, table: Table, before: Scene | None) -> Scene | None:
        """The position to look at; of a game that was brought along also the one that its actions begin from."""
        is_brought = len(self.entries) > 1 and self.entries[1].kind == "played"
        if is_brought and table.number == 1 and table.match is not None:
            return sight.look_at(table.match)
        return sight.scene_of(table, before)

    def eyes(self, table: Table, eyes: Eyes) -> Eyes:
        """The eyes that somebody has at a moment of the game."""
        return eyes if self.is_over else sight.may_see(table, eyes)


def tell_again(past: Past, since: int, eyes: Eyes) -> list[bytes]:
    """Let everything happen once more and tell what came after `since`."""
    table = Table(past.table_id, past.secret)
    for entry in past.entries[:since]:
        table.take(entry)
    scene = past.scene(table, None) if since else None
    before = None if scene is None else scene.seen_by(past.eyes(table, eyes))
    messages = []
    for entry in past.entries[since:]:
        table.take(entry)
        if entry.kind == "started":
            before = None
        after, scene, looks = before, past.scene(table, scene), None
        if scene is not None and before is not None:
            after, looks = scene.seen_again_by(past.eyes(table, eyes), before), Looks(scene.changed)
        elif scene is not None:
            after = scene.seen_by(past.eyes(table, eyes))
        messages.append(Telling(table, entry, looks).to(past.eyes(table, eyes), before, after))
        before = after
    return messages
