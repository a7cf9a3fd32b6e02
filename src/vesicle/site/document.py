"""The document of the page, told where it stands, whom it may ask, and what it may load."""

import json
from html import escape
from urllib.parse import urlsplit

from vesicle.server.safety import CONTENT_POLICY

HEAD = '<meta charset="utf-8" />'
ROOT = '="/'  # how the built document begins every address
HEADERS_ONLY = "frame-ancestors"  # browsers do not take it from a document


def place_document(built: str, base: str, server: str | None, version: str) -> str:
    """A built document for a site under a path; ValueError if the build has made another kind of document."""
    if HEAD not in built:
        raise ValueError("the built page does not begin as expected")
    said = json.dumps({"base": base, "server": server, "version": version})
    rules = f'<meta http-equiv="Content-Security-Policy" content="{content_policy(server)}" />'
    told = f'<meta name="vesicle-site" content="{escape(said)}" />'
    return built.replace(ROOT, f'="{base}').replace(HEAD, "\n    ".join((HEAD, rules, told)))


def content_policy(server: str | None) -> str:
    """What the page may load: its own files and, where there is a server for tables, that server's answers."""
    kept = [rule for rule in CONTENT_POLICY.split("; ") if not rule.startswith(HEADERS_ONLY)]
    if server is not None:
        asked = f"connect-src 'self' {server} {_socket_of(server)}"
        kept = [asked if rule.startswith("connect-src") else rule for rule in kept]
    return "; ".join(kept)


def _socket_of(server: str) -> str:
    parts = urlsplit(server)
    return parts._replace(scheme="wss" if parts.scheme == "https" else "ws").geturl()
