"""What is allowed to those who call the server, and how they are refused."""

import ipaddress
import json
import re
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache, lru_cache

from starlette.types import Scope, Send

from vesicle.server.limits import Limits, Seconds

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
OTHER = "other"
MAKER = ContextVar("maker", default="")  # the address of whoever asks, for what is made for them
LET_IN = "vesicle.let_in"  # the extension of ASGI by which a websocket says that it is a newcomer no longer

# Requests that have limits of their own: method, path with * for one word, kind.
ROUTES = (
    ("POST", "/api/tables", "create"),
    ("POST", "/api/tables/import", "import"),
    ("POST", "/api/tables/move", "import"),
    ("POST", "/api/tables/*/continue", "create"),
    ("POST", "/api/tables/*/join", "join"),
)


def ignore(kind: str) -> None:
    """Count no refusals."""


@dataclass(frozen=True)
class Guard:
    """What one server allows."""

    limits: Limits = field(default_factory=Limits)
    hosts: frozenset[str] | None = LOOPBACK_NAMES  # names that the server answers to; None: all
    origins: frozenset[str] = frozenset()  # of pages elsewhere that may call, as "https://example.org"
    routes: tuple[tuple[str, str, str], ...] = ROUTES  # see above
    refused: Callable[[str], None] = ignore  # told the kind of each refusal, for the metrics
    clock: Seconds = time.monotonic


def refusal(kind: str, sentence: str) -> bytes:
    """What the body of a refusal says, as JSON."""
    return json.dumps({"code": kind, "message": sentence}).encode()


async def refuse(scope: Scope, send: Send, status: int, kind: str, sentence: str, **headers: str) -> None:
    """Answer a request, or a websocket that is not yet open, with an error as JSON."""
    body = refusal(kind, sentence)
    plain = {"content-type": "application/json", "content-length": str(len(body)), **headers}
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in plain.items()]
    prefix = "http.response"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": kind})
            return
        prefix = "websocket.http.response"
    await send({"type": f"{prefix}.start", "status": status, "headers": raw})
    await send({"type": f"{prefix}.body", "body": body, "more_body": False})


def kind_of(guard: Guard, scope: Scope) -> str:
    """The kind of a request, by its method and path."""
    method, path = scope.get("method"), scope["path"]
    return next((kind for verb, form, kind in guard.routes if verb == method and _form(form).fullmatch(path)), OTHER)


@cache
def _form(path: str) -> re.Pattern[str]:
    return re.compile(re.escape(path).replace(r"\*", "[^/]+"))


def address_of(scope: Scope) -> str:
    """A client's address, from the socket or a trusted proxy; of IPv6 its /64, since one client has all of that."""
    client = scope.get("client")
    return subscriber(client[0]) if client else "local"  # a socket in the file system has no address


@lru_cache(maxsize=1024)
def subscriber(text: str) -> str:
    """Whom an address stands for: of IPv6 the whole /64 that one subscriber has."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


def header_values(scope: Scope, name: bytes) -> list[str]:
    """All values of a header, in order."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]
