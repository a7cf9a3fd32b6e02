"""What the server writes down: one JSON object a line on standard error, or short lines on a terminal.

A line holds when, how grave, where from, a fixed text, and fields of a list that is closed: no token, invitation, seed,
chat, name or query can get in, whoever writes it. So the text of a message is its pattern alone, without what would be
filled in, and an error is told by its type and its places in the code, without its own words.
"""

import json
import logging
import re
import sys
import threading
import time
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Fields that may be written, and the longest text that one may have.
FIELDS = ("table", "number", "kind", "game", "seat", "status", "method", "route", "ms", "count", "outcome", "worker")
LONGEST = 80
PLACES = 20  # of an error, the innermost

# Others write to these: httpx tells every address that it calls, uvicorn every path with its query.
_FOREIGN = ("httpx", "httpcore", "uvicorn", "uvicorn.error", "sqlalchemy", "alembic", "asyncio", "websockets")
_UNTRUE = ("ASGI callable returned without completing handshake.",)  # uvicorn, of each websocket that is refused
_QUERY = re.compile(r"\?\S*")
_CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], "?")  # nothing that is written moves the cursor

log = logging.getLogger("vesicle.server.access")


def set_up_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send all logs to one place; of other libraries, warnings and worse."""
    target = sys.stderr if stream is None else stream
    writer = logging.StreamHandler(target)
    writer.setFormatter(PlainLines() if target.isatty() else JsonLines())
    writer.addFilter(lambda record: record.msg not in _UNTRUE)
    root = logging.getLogger()
    root.handlers[:] = [writer]
    root.setLevel(logging.WARNING)
    logging.getLogger("vesicle").setLevel(level)
    for name in _FOREIGN:
        foreign = logging.getLogger(name)
        foreign.handlers.clear()
        foreign.propagate = True
        foreign.setLevel(logging.WARNING)
    silent = logging.getLogger("uvicorn.access")
    silent.handlers.clear()
    silent.propagate = False
    threading.excepthook = _note_thread


def _note_thread(ended: threading.ExceptHookArgs) -> None:
    """A thread has died of an error; without this its words would stand between the lines."""
    if ended.exc_value is not None:
        name = ended.thread.name if ended.thread else None
        log.error("thread-failed", exc_info=ended.exc_value, extra={"kind": name})


def told(record: logging.LogRecord) -> dict[str, Any]:
    """All that is written of a record."""
    line: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "event": _event(record.msg),
    }
    for field in FIELDS:
        value = getattr(record, field, None)
        if value is not None:
            line[field] = value if isinstance(value, int | float) else str(value)[:LONGEST]
    if record.exc_info and record.exc_info[0] is not None:
        line["error"] = record.exc_info[0].__name__
        line["places"] = [
            f"{place.filename.rpartition('site-packages/')[2]}:{place.lineno} {place.name}"
            for place in traceback.extract_tb(record.exc_info[2])[-PLACES:]
        ]
    return line


def _event(message: object) -> str:
    """The fixed text: a pattern's first line, since asyncio writes a task with all that it holds on the next."""
    if not isinstance(message, str):
        return type(message).__name__
    return _QUERY.sub("?…", message.partition("\n")[0])


class JsonLines(logging.Formatter):
    """One object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """As JSON."""
        return json.dumps(told(record), ensure_ascii=False)


class PlainLines(logging.Formatter):
    """Time, event and fields on a line, and the places of an error below, for people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """As words."""
        line = told(record)
        fields = " ".join(f"{name}={line[name]}" for name in (*FIELDS, "error") if name in line)
        grave = f"{line['level'].upper()} " if record.levelno >= logging.WARNING else ""
        first = f"{line['at'][11:19]} {grave}{line['event']}{' ' if fields else ''}{fields}"
        return "\n    ".join([first.translate(_CONTROLS), *line.get("places", [])])


class AccessLog:
    """One line for each answer, with the pattern of the route in place of the path, which may hold a secret."""

    def __init__(self, app: ASGIApp) -> None:
        """Around an application, outermost."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and note how it ended."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500 if scope["type"] == "http" else 0

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, send_and_look)
        finally:
            log.info("request", extra=_fields(scope, status, time.perf_counter() - began))


def _fields(scope: Scope, status: int, seconds: float) -> dict[str, Any]:
    """What is noted of a request: nothing that its sender chose freely."""
    return {
        "kind": scope["type"],
        "method": scope.get("method"),
        "route": getattr(scope.get("route"), "path", None),
        "status": status,
        "ms": round(seconds * 1000, 1),
    }
