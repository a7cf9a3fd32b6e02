"""The page that people play on, as the build made it; where none was built, a plain page that says so."""

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import vesicle
from vesicle.server.forms import ASK_AGAIN, FOR_EVER, Forms

FOLDER = Path(__file__).with_name("page")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # what a browser may accept, the smallest first; the build made them
PLACES = (  # of the page itself, which tells them apart
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/replay",
    "/t/{table}/review",
    "/learn",
    "/learn/{lesson}",
    "/rules",
    "/rules/{game}",
    "/companion",
    "/atlas",
    "/atlas/{game}",
    "/atlas/{game}/{family}/{thing}",
)
SIGNS = ("icon.svg", "icons/*", "manifest.webmanifest")  # by which browsers and phones know the page
NO_PAGES = ("/api", "/ws", "/metrics", "/assets")  # what programs and the page itself ask for


def is_built(folder: Path = FOLDER) -> bool:
    """Whether there is a page to play on."""
    return (folder / "index.html").is_file()


def page_routes(folder: Path = FOLDER) -> list[Route]:
    """The first page, its places and its files; nothing that is not in the folder now can be asked for."""
    if not is_built(folder):
        plain = Forms({"": front_page().encode()}, KINDS[".html"], ASK_AGAIN)
        return [_route("/", plain)]
    index = _read(folder / "index.html", ASK_AGAIN)
    assets = (path for path in sorted((folder / "assets").iterdir()) if path.suffix in KINDS)
    signs = (path for sign in SIGNS for path in sorted(folder.glob(sign)) if path.suffix in KINDS)
    return [
        *(_route(place, index) for place in PLACES),
        *(_route(f"/{path.relative_to(folder).as_posix()}", _read(path, ASK_AGAIN)) for path in signs),
        *(_route(f"/assets/{path.name}", _read(path, FOR_EVER)) for path in assets),
    ]


class Nowhere:
    """What a browser sees at an address that there is not: the page, which says so in its own words."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Read the page, if one was built."""
        self._index = _read(folder / "index.html", ASK_AGAIN) if is_built(folder) else None

    async def answer(self, request: Request) -> Response | None:
        """The page with status 404; None for whoever does not look for a page, or not where pages are."""
        path, accepted = request.url.path, request.headers.get("accept", "")
        if self._index is None or "text/html" not in accepted or request.method not in ("GET", "HEAD"):
            return None
        if path.startswith(NO_PAGES):
            return None
        return await self._index.answer(request, 404)


def _read(path: Path, keep: str) -> Forms:
    """A file of the page; it stays in memory, since all of them together are small."""
    beside = {coding: path.with_name(path.name + ending) for coding, ending in COMPRESSED.items()}
    forms = {coding: found.read_bytes() for coding, found in beside.items() if found.is_file()}
    return Forms({**forms, "": path.read_bytes()}, KINDS[path.suffix], keep)


def _route(path: str, file: Forms) -> Route:
    return Route(path, file.answer, methods=["GET"], include_in_schema=False)  # and so HEAD


def front_page() -> str:
    """A plain page in both languages, without scripts or styles."""
    version = escape(vesicle.__version__)
    return f"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vesicle</title></head>
<body>
<main>
<h1>Vesicle {version}</h1>
<p>A table for Cytosis and Virus &amp; Co. is open here, but the page to play on was not built with this copy.
Programs play through <a href="/api/openapi.json">the API</a> and the websocket at <code>/ws</code>.</p>
<p lang="it">Qui è aperto un tavolo per Cytosis e Virus &amp; Co., ma questa copia non contiene la pagina per giocare.
I programmi giocano attraverso <a href="/api/openapi.json">l’API</a> e il websocket <code>/ws</code>.</p>
<p><a href="/api/tables">/api/tables</a> · <a href="/api/games">/api/games</a> ·
<a href="/api/health">/api/health</a></p>
</main>
</body>
</html>
"""
