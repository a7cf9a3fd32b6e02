"""What has happened at a table in the eyes of one seat: the same events again, made from the journal."""

import asyncio
from dataclasses import dataclass

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
    messages = await asyncio.to_thread(tell_again, room.table.id, dict(room.table.secret), entries, since, eyes)
    return Missed(entries[-1].number, messages)


def tell_again(table_id: str, secret: dict[str, object], entries: list[Entry], since: int, eyes: Eyes) -> list[bytes]:
    """Let everything happen once more and tell what came after `since`."""
    table = Table(table_id, secret)
    for entry in entries[:since]:
        table.take(entry)
    scene = sight.scene_of(table) if since else None
    before = None if scene is None else scene.seen_by(sight.may_see(table, eyes))
    messages = []
    for entry in entries[since:]:
        table.take(entry)
        if entry.kind == "started":
            before = None
        after, scene, looks = before, sight.scene_of(table, scene), None
        if scene is not None and before is not None:
            after, looks = scene.seen_again_by(sight.may_see(table, eyes), before), Looks(scene.changed)
        elif scene is not None:
            after = scene.seen_by(sight.may_see(table, eyes))
        messages.append(Telling(table, entry, looks).to(eyes, before, after))
        before = after
    return messages
