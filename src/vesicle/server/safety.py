"""What stands before the server: who may call it from where, and what browsers are told.

Plain ASGI, without a task or a queue of its own: to a websocket's messages it adds one call.
"""

from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vesicle.server.elsewhere import ForOthers
from vesicle.server.guard import LOOPBACK_NAMES, Guard, header_values, refuse
from vesicle.server.quotas import Rated, SmallBodies

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

# The page and all that it needs come from this server; nothing else is loaded, framed or sent to. It compiles the
# games' engines, which are WebAssembly, and no script from a text.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links to tables are secrets
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
}


def guarded(app: ASGIApp, guard: Guard) -> ASGIApp:
    """An application behind all of it: headers on every answer, then the cheap checks before the dear ones."""
    return SecurityHeaders(FromHere(ForOthers(Rated(SmallBodies(app, guard), guard), guard), guard))


def hosts_for(bind: str, names: Iterable[str] = ()) -> frozenset[str] | None:
    """The names that a server on an address answers to.

    On loopback these are its own names and those that the operator gives (a proxy's, say), so that no page elsewhere
    can reach it through a name that it points here. On other addresses all names, unless the operator gives some.
    """
    given = frozenset(name.lower().strip("[]") for name in names)
    if bind in LOOPBACK_NAMES or bind.startswith("127."):
        return LOOPBACK_NAMES | given
    return LOOPBACK_NAMES | given if given else None


class SecurityHeaders:
    """Every answer tells the browser what the page may do; answers of the API are not kept."""

    def __init__(self, app: ASGIApp) -> None:
        """Around an application."""
        self.app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers that the application did not set itself."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        more = list(self._headers)
        if scope["path"].startswith("/api"):
            more.append((b"cache-control", b"no-store"))
        if scope.get("scheme") in ("https", "wss"):
            more.append((b"strict-transport-security", b"max-age=31536000"))

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = list(message.get("headers", []))
                names = {name.lower() for name, _ in own}
                message = {**message, "headers": own + [pair for pair in more if pair[0] not in names]}
            await send(message)

        await self.app(scope, receive, send_with_headers)


class FromHere:
    """Only pages of this server, or of origins that were allowed, may open a websocket or change anything.

    A program sends no Origin and may. What is only read needs no check: a browser shows it to no other page.
    """

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        """Around an application."""
        self.app, self.guard = app, guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes from here."""
        complaint = self._why_not(scope) if scope["type"] in ("http", "websocket") else None
        if complaint is None:
            await self.app(scope, receive, send)
            return
        kind, sentence = complaint
        self.guard.refused(kind)
        await refuse(scope, send, 403, kind, sentence)

    def _why_not(self, scope: Scope) -> tuple[str, str] | None:
        hosts, origins = header_values(scope, b"host"), header_values(scope, b"origin")
        place = _split_place(hosts[0]) if len(hosts) == 1 else None
        if self.guard.hosts is not None and (place is None or place[0] not in self.guard.hosts):
            return "host", "This server does not answer to that name."
        if not origins or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return None
        if len(origins) > 1 or not (origins[0] in self.guard.origins or _is_same(origins[0], place)):
            return "origin", "Only this server's own pages may do that."
        return None


@lru_cache(maxsize=256)
def _split_place(host: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header; None for what is neither."""
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not name or parts.netloc != host or parts.username is not None:
        return None
    return name.rstrip("."), port


@lru_cache(maxsize=256)
def _is_same(origin: str, place: tuple[str, int | None] | None) -> bool:
    """Whether an origin is the place that was asked; a proxy may speak TLS for us, so the scheme may differ."""
    try:
        parts = urlsplit(origin)
        name, port = parts.hostname, parts.port
    except ValueError:
        return False
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    if place is None or usual is None or not name:
        return False
    return (name.rstrip("."), port or usual) == (place[0], place[1] or usual)
