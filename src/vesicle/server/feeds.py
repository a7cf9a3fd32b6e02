"""Feeds for games by correspondence: whose turn it is as Atom, and deadlines as an iCalendar.

Sentences come from the caller, in the reader's language; here is only their form. Times are whole milliseconds.
"""

import re
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

ATOM_TYPE = "application/atom+xml; charset=utf-8"
ICS_TYPE = "text/calendar; charset=utf-8"

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_FOLD = 75  # bytes of one line of a calendar


@dataclass(frozen=True)
class Entry:
    """One thing to tell: it is a seat's turn since then, or the game is over since then."""

    table: str
    sentence: str
    url: str
    since: int
    deadline: int | None = None


def atom_feed(address: str, title: str, entries: Sequence[Entry]) -> str:
    """All entries as an Atom feed, the newest first; the feed's id tells nothing of its secret address."""
    newest = sorted(entries, key=lambda entry: -entry.since)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        f"<id>{uuid.uuid5(uuid.NAMESPACE_URL, address).urn}</id>",
        f"<title>{_xml(title)}</title>",
        f"<updated>{_iso(newest[0].since if newest else 0)}</updated>",
        "<author><name>Vesicle</name></author>",
    ]
    for entry in newest:
        lines += [
            "<entry>",
            f"<id>{_xml(entry.url)}#{entry.since}</id>",
            f"<title>{_xml(entry.sentence)}</title>",
            f"<updated>{_iso(entry.since)}</updated>",
            f'<link rel="alternate" href={quoteattr(_NOT_XML.sub("", entry.url))}/>',
            "</entry>",
        ]
    return "\n".join([*lines, "</feed>", ""])


def ics_calendar(title: str, entries: Sequence[Entry]) -> str:
    """The deadlines of all entries that have one, as a calendar."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Vesicle//Turns//EN", f"X-WR-CALNAME:{_ics(title)}"]
    for entry in sorted(entries, key=lambda entry: entry.since):
        if entry.deadline is not None:
            lines += [
                "BEGIN:VEVENT",
                f"UID:{entry.table}-{entry.since}@vesicle",
                f"DTSTAMP:{_basic(entry.since)}",
                f"DTSTART:{_basic(entry.deadline)}",
                f"SUMMARY:{_ics(entry.sentence)}",
                f"URL:{_one_line(entry.url)}",
                "END:VEVENT",
            ]
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def _xml(text: str) -> str:
    return escape(_NOT_XML.sub("", text))


def _ics(text: str) -> str:
    """Text as the value of a property: signs with a meaning are marked."""
    return re.sub(r"([\\;,])", r"\\\1", _one_line(text))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _folded(line: str) -> Iterable[str]:
    """A line in pieces of at most 75 bytes that cut no character; all but the first begin with a blank."""
    piece, size = "", 0
    for sign in line:
        width = len(sign.encode("utf-8", "replace"))
        if size + width > _FOLD:
            yield piece
            piece, size = " ", 1
        piece, size = piece + sign, size + width
    yield piece


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)


def _iso(at: int) -> str:
    return f"{_moment(at):%Y-%m-%dT%H:%M:%SZ}"


def _basic(at: int) -> str:
    return f"{_moment(at):%Y%m%dT%H%M%SZ}"
