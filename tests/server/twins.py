"""Two tables that look the same to one seat: the same people and journal, and other cards where it cannot look.

A table of the pair begins at a position in the middle of a game. Store, hub, room and routes are the server's own, but
the journal is kept in memory and time stands still, so that whatever differs comes from the hidden cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from starlette.types import ASGIApp

import vesicle
from server.inside import QuickCrew, innermost
from vesicle import Match
from vesicle.server import sight
from vesicle.server.addresses import Policy
from vesicle.server.app import make_app
from vesicle.server.hub import Hub
from vesicle.server.limits import Limits
from vesicle.server.metrics import Metrics
from vesicle.server.notices import Delivery, Notices
from vesicle.server.room import Room
from vesicle.server.settings import Settings
from vesicle.server.store import Entry, Summary, Token
from vesicle.server.table import Table
from vesicle.server.telling import Telling
from vesicle.server.tokens import hash_token

TABLE = "twin"
MOMENT = 1_700_000_000_000


@dataclass
class MemoryStore:
    """The journal of one table, in memory."""

    is_shared = False

    kept: dict[str, Any]
    journal: list[Entry] = field(default_factory=list)
    summaries: list[Summary] = field(default_factory=list)  # the last is the table's

    async def append(self, summary: Summary, entries: Sequence[Entry], tokens: Any = (), dropped: Any = ()) -> None:
        self.journal += entries
        self.summaries.append(summary)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return self.journal[after:]

    async def secret(self, table: str) -> dict[str, Any]:
        return self.kept

    async def token(self, hashed: str, table: str) -> Token | None:
        return next((token for token, _ in await self.tokens_of([hashed])), None)

    async def tokens_of(self, hashes: list[str]) -> list[tuple[Token, Summary]]:
        players = range(len(self.summaries[-1].card["seats"]))
        held = {hash_token(token_of(seat)): Token("", TABLE, seat) for seat in players}
        return [(held[hashed], self.summaries[-1]) for hashed in hashes if hashed in held]

    async def listed(self, limit: int) -> list[Summary]:
        return self.summaries[-1:]


def token_of(seat: int) -> str:
    return f"token-{seat}"


@dataclass(eq=False)
class Ear:
    """Somebody at a table, and what they were told."""

    holder: int | None
    eyes: int | None
    foresees = True
    told: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.told.append(message)

    def send_back(self) -> None: ...


class Twin:
    """A table that begins at a position, with one person on each seat, who holds the seat's number."""

    def __init__(self, match: Match) -> None:
        rules = match.rules
        about = {
            "game": rules.game,
            "rules_version": rules.version,
            "options": rules.options,
            "clock": {"kind": "turn", "seconds": 90},
            **{"title": "", "public": True, "watch": True, "join": "anyone", "stand_in": "graduate"},
            **{"imported": False, "commitment": None},
        }
        seats = [
            ("seated", {"seat": seat, "kind": "person", "holder": seat, "name": f"P{seat}"})
            for seat in range(rules.players)
        ]
        first = [("created", about), *seats, ("started", {})]
        self.entries = [Entry(TABLE, number, kind, body, MOMENT) for number, (kind, body) in enumerate(first, start=1)]
        self._room: Room | None = None
        self.secret = {"start": match.position(), "seed": None, "salt": "", "bot_seed": 0, "invite": ""}
        self._first = Table(TABLE, self.secret)
        for entry in self.entries:
            self._first.take(entry)
        self.store = MemoryStore(self.secret, self.entries, [self._first.summary()])

    def open(self) -> Room:
        """The table's room, in a hub of its own that has not been started; it needs a running loop."""
        settings = Settings(limits=Limits.none())
        store: Any = self.store
        crew: Any = QuickCrew(0)
        self.hub = Hub(store, crew, Notices(Delivery(policy=Policy())), Metrics(), settings)
        self._room = self.hub.adopt(self._first)
        return self._room

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._first if self._room is None else self._room.table

    @cached_property
    def app(self) -> ASGIApp:
        """The application of the hub."""
        app = make_app(self.hub.settings)
        innermost(app).state.hub = self.hub
        return app

    def close(self) -> None:
        """Stop the clocks."""
        for timer in self.hub._timers.values():
            timer.cancel()

    def told_of(self, action: str, eyes: int | None) -> tuple[bytes, bytes]:
        """What eyes would see after an action, and what they would be told of it; the table stays as it is."""
        before = sight.look(self.table, eyes)
        body = {"seat": self.table.to_act, "action": action, "by": "person"}
        entry = Entry(TABLE, self.table.number + 1, "played", body, MOMENT)
        ahead = self.table.after(entry)
        after = sight.look(ahead, eyes)
        assert after is not None
        return sight.encode(after.view()), Telling(ahead, entry).to(eyes, before, after)


def pairs(match: Match, seed: int) -> Iterator[tuple[int, Twin, Twin]]:
    """For every seat the game itself and a game that looks the same to that seat."""
    truth = Twin(match)
    for seat in range(match.rules.players):
        again = Twin(match) if seat else truth
        yield seat, again, Twin(vesicle.from_position(match.redealt(seat, seed + seat).position()))
