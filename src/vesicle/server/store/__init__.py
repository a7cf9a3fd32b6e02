"""The store of the table server: a numbered, append-only journal for each table, in SQLite or PostgreSQL."""

from vesicle.server.store.database import default_url
from vesicle.server.store.presence import NOBODY_THERE, People
from vesicle.server.store.records import Conflict, Damaged, Entry, Summary, Token, Unavailable
from vesicle.server.store.store import Store

__all__ = [
    "NOBODY_THERE",
    "Conflict",
    "Damaged",
    "Entry",
    "People",
    "Store",
    "Summary",
    "Token",
    "Unavailable",
    "default_url",
]
