"""What the page asks a server for and what is the same for everybody: the server's own answers, kept as files."""

import asyncio
from collections.abc import Iterator, Sequence

import httpx

import vesicle
from vesicle.lessons import LESSONS
from vesicle.notes import notes_of
from vesicle.server.app import make_app
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings
from vesicle.server.sight import PROTOCOL, encode
from vesicle.site.books import book_of

API = "/api/"
OF_A_GAME = ("rules", "notes", "components")


def answers(with_server: bool) -> dict[str, bytes]:
    """Files by their names: `games.json` is what a server answers at `/api/games`."""
    paths = list(_paths())
    kept = dict(zip(paths, asyncio.run(_ask(paths)), strict=True))
    kept.update((f"{API}lessons/{lesson}/book", encode(book_of(lesson))) for lesson in LESSONS)
    if not with_server:
        kept.update(_alone())
    return {f"{path.removeprefix(API)}.json": body for path, body in kept.items()}


def places() -> Iterator[str]:
    """The places of the page that have an address of their own; tables are not among them."""
    yield from ("", "new", "t", "learn", "rules", "atlas", "companion")
    yield from (f"learn/{lesson}" for lesson in LESSONS)
    for game in vesicle.games():
        yield from (f"rules/{game}", f"atlas/{game}")
        yield from (f"atlas/{game}/{family}/{thing}" for family, things in notes_of(game).items() for thing in things)


def _paths() -> Iterator[str]:
    yield from (f"{API}games", f"{API}bots", f"{API}lessons")
    yield from (f"{API}games/{game}/{what}" for game in vesicle.games() for what in OF_A_GAME)
    yield from (f"{API}lessons/{lesson}" for lesson in LESSONS)


async def _ask(paths: Sequence[str]) -> list[bytes]:
    """What a server says at these paths; it is asked in this process, and neither a store nor bots are needed."""
    transport = httpx.ASGITransport(make_app(Settings(limits=Limits.none())))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as server:
        found = [await server.get(path) for path in paths]
    return [answer.raise_for_status().content for answer in found]


def _alone() -> dict[str, bytes]:
    """Where there is no server, nobody waits at a table."""
    health = {"status": "ok", "trouble": [], "version": vesicle.__version__, "protocol": PROTOCOL, "bots": {}}
    return {f"{API}tables": encode({"tables": []}), f"{API}health": encode(health)}
