"""The document of the page, told where it stands, whom it may ask, and what it may load."""

import json
from html import escape
from typing import TypedDict
from urllib.parse import urlsplit

from vesicle.server.safety import CONTENT_POLICY

HEAD = '<meta charset="utf-8" />'
ROOT = '="/'  # how the built document begins every address
ANY_SERVER = ("https:", "wss:", "http://localhost:*", "ws://localhost:*", "http://127.0.0.1:*", "ws://127.0.0.1:*")
HEADERS_ONLY = "frame-ancestors"  # browsers do not take it from a document


class Said(TypedDict):
    """What a document tells its page: where it stands, whom it may ask, if visitors may choose, which build it is."""

    base: str
    server: str | None
    any: bool
    version: str


def place_document(built: str, said: Said) -> str:
    """A built document for a site under a path; ValueError if the build has made another kind of document."""
    if HEAD not in built:
        raise ValueError("the built page does not begin as expected")
    policy = content_policy(said["server"], said["any"])
    rules = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    told = f'<meta name="vesicle-site" content="{escape(json.dumps(said))}" />'
    return built.replace(ROOT, f'="{said["base"]}').replace(HEAD, "\n    ".join((HEAD, rules, told)))


def content_policy(server: str | None, any_server: bool = False) -> str:
    """What the page may load: its own files and, where there are servers for tables, their answers."""
    kept = [rule for rule in CONTENT_POLICY.split("; ") if not rule.startswith(HEADERS_ONLY)]
    servers = (*((server, _socket_of(server)) if server else ()), *(ANY_SERVER if any_server else ()))
    if servers:
        asked = " ".join(("connect-src 'self'", *servers))
        kept = [asked if rule.startswith("connect-src") else rule for rule in kept]
    return "; ".join(kept)


def _socket_of(server: str) -> str:
    parts = urlsplit(server)
    return parts._replace(scheme="wss" if parts.scheme == "https" else "ws").geturl()
