"""What the store takes and gives: entries of a journal, the summary of a table, tokens."""

from typing import Any

import msgspec

Json = dict[str, Any]

OPEN, PLAYING, OVER = "open", "playing", "over"  # the status of a table, in the order of a list of tables
PERSON, BOT, NOBODY = "person", "bot", "nobody"  # whom a table awaits


class Conflict(Exception):
    """Somebody else has already written the entry of that number; nothing of the append was written."""


class Unavailable(Exception):
    """The database did not answer; it is not known that the append was written."""


class Damaged(Unavailable):
    """What the database has of a table cannot be read: a page of it is damaged."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    table: str
    number: int  # from 1, without gaps
    kind: str
    body: Json
    at: int  # milliseconds since 1970


class Summary(msgspec.Struct, frozen=True):
    """What is known of a table without reading its journal."""

    id: str
    game: str
    rules_version: str
    status: str
    public: bool
    number: int  # of the last entry
    awaiting: str
    deadline: int | None  # milliseconds since 1970
    created: int
    updated: int
    card: Json  # what a list of tables may show


class Token(msgspec.Struct, frozen=True):
    """The right of a holder at a table; only the hash of a token comes here."""

    hash: str
    table: str
    holder: int
