"""What is shown is durable: as long as an action is not in the store, nobody who looks in any way sees any of it."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg
import pytest

import vesicle
from server.garbage import fingerprint
from server.inside import Inside, Socket, running
from server.twins import Ear, Twin
from vesicle.server.limits import Limits
from vesicle.server.refusals import Refused
from vesicle.server.settings import Settings
from vesicle.server.store import Entry
from vesicle.server.table import Table

pytestmark = pytest.mark.anyio

GAMES = tuple(vesicle.games())
PLAYERS = 3


@contextmanager
def held(url: str) -> Iterator[None]:
    """Somebody else writes to the database, so that nobody can commit until the block ends."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.close()
    else:
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE tables IN SHARE MODE")
            yield


def almost_over(game: str) -> tuple[dict[str, Any], str]:
    """A saved game that lacks its last action, and that action."""
    whole, chance = vesicle.new(game, seed=8, players=PLAYERS), random.Random(3)
    while whole.winner is None:
        whole.play(chance.choice(whole.legal))
    match = vesicle.new(game, seed=8, players=PLAYERS)
    for action in whole.actions[:-1]:
        match.play(action)
    return match.record(), whole.actions[-1]


class Onlookers:
    """A table whose next action ends its game, and everything that can be asked about it."""

    def __init__(self, server: Inside, place: dict[str, Any], last: str) -> None:
        self.server, self.last = server, last
        self.table, self.token = place["table"], place["token"]

    @classmethod
    async def gather(cls, server: Inside, game: str) -> "Onlookers":
        record, last = almost_over(game)
        wish = {"record": record, "public": True}
        place = (await server.ask("POST", "/tables/import", body=wish)).json()
        for seat in range(PLAYERS):
            path = f"/tables/{place['table']}/seats/{seat}"
            await server.ask("PUT", path, place["token"], {"name": f"P{seat}"})
        await server.ask("POST", f"/tables/{place['table']}/start", place["token"])
        return cls(server, place, last)

    async def all_answers(self, is_shared: bool) -> dict[str, str]:
        """What everybody is told; where other processes may write, who comes to the table waits for our own write."""
        answers = {"feed": (await self.server.ask("GET", f"/feed?token={self.token}")).text}
        answers["list"] = (await self.server.ask("GET", "/tables")).text
        answers["mine"] = (await self.server.ask("POST", "/mine", body={"tokens": [self.token]})).text
        return answers if is_shared else {**answers, **await self.at_the_table()}

    async def at_the_table(self) -> dict[str, str]:
        """What comes through the room of the table: over HTTP, and to who comes in over a websocket."""
        at, answers = f"/tables/{self.table}", {}
        looks = [f"{at}/{part}" for part in ("record", "verify", "history", "review", "hint", "components")]
        looks += [at, *(f"{at}?seat={seat}" for seat in range(PLAYERS)), f"{at}/events?since=0"]
        looks += [f"{at}/views?played=1", f"{at}/views?played=1&seat=1", f"{at}/why?action=x&seat=0"]
        looks += [f"{at}/preview?action={self.last}&seat={seat}" for seat in range(PLAYERS)]
        for who, token in (("host", self.token), ("spectator", None)):
            for path in looks:
                answers[f"{who} {path}"] = (await self.server.ask("GET", path, token)).text
            answers[f"{who} hello"] = await self.hello(token)
        answers["continue"] = (await self.server.ask("POST", f"{at}/continue", self.token, {"played": 1})).text
        return answers

    async def hello(self, token: str | None) -> str:
        socket = await self.server.look(self.table, token)
        socket.say({"type": "look", "seat": None, "ack": 1})
        await socket.hear_until("ack", "refused")
        await socket.hang_up()
        return b"\n".join(socket.heard).decode()

    async def end_game(self) -> Any:
        body = {"number": self.server.hub.rooms[self.table].table.number, "action": self.last}
        return await self.server.ask("POST", f"/tables/{self.table}/act", self.token, body)


@asynccontextmanager
async def gathered(url: str, game: str) -> AsyncIterator[Onlookers]:
    async with running(Settings(database=url, limits=Limits.none())) as server:
        if url.startswith("sqlite"):  # on a busy machine it takes a while to ask everything
            driver = server.hub.store._writer._connection.connection.driver_connection
            assert driver is not None
            driver.execute("PRAGMA busy_timeout = 60000")
        yield await Onlookers.gather(server, game)


@pytest.mark.parametrize("game", GAMES)
async def test_the_end_of_a_game_is_told_to_nobody_before_it_is_stored(url: str, game: str) -> None:
    async with gathered(url, game) as people:
        is_shared, watching = people.server.hub.store.is_shared, await people.server.look(people.table, people.token)
        await watching.hear_until("presence")
        before = await people.all_answers(is_shared)
        assert not any('"salt"' in answer for answer in before.values())
        with held(url):
            ending = asyncio.ensure_future(people.end_game())
            assert await people.all_answers(is_shared) == before
            shown = await asked(watching, {"type": "look", "seat": 0}, {"type": "look", "seat": None})
            assert not ending.done() and not any(message["type"] == "event" for message in shown)
        states = [message for message in shown if message["type"] == "state"]
        assert len(states) == 2 and all(state["turn"]["to_act"] is not None for state in states)
        assert (await ending).status_code == 200
        assert (await watching.hear_until("event") or {})["result"]["salt"]
        assert '"salt"' in (await people.server.ask("GET", f"/tables/{people.table}")).text
        await watching.hang_up()


async def asked(socket: Socket, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """All that somebody is told until each of these messages is acknowledged."""
    heard = []
    for number, message in enumerate(messages):
        socket.say({**message, "ack": number})
        while (answer := await socket.hear()) is not None and answer.get("ack") != number:
            heard.append(answer)
    return heard


async def test_while_it_is_stored_a_rematch_is_refused_or_waits(url: str) -> None:
    async with gathered(url, "virus-and-co") as people:
        with held(url):
            ending = asyncio.ensure_future(people.end_game())
            rematch = asyncio.ensure_future(people.server.ask("POST", f"/tables/{people.table}/rematch", people.token))
            await asyncio.sleep(0.2)
            assert not rematch.done() or rematch.result().status_code == 409, "for who was first it is not over"
        assert (await ending).status_code == 200 and (await rematch).status_code in (201, 409)


async def test_whatever_goes_wrong_with_an_entry_leaves_the_table_as_the_store_has_it(sqlite_url: str) -> None:
    async with gathered(sqlite_url, "cytosis") as people:
        room = people.server.hub.rooms[people.table]
        before, table = fingerprint(room.table), room.table
        wrong = [
            ("seated", {"seat": 99, "kind": "open"}, IndexError),
            ("seated", {"seat": 0}, KeyError),
            ("undone", {"seat": 0}, KeyError),
            ("stand-in", {"seat": 0}, KeyError),
            ("nothing", {}, KeyError),
            ("chat", {"text": object()}, TypeError),  # no JSON
            ("chat", {"text": "\ud800"}, UnicodeEncodeError),
        ]
        for kind, body, error in wrong:
            async with room.lock:
                with pytest.raises(error):
                    await room.write(kind, body)
        assert room.table is table and fingerprint(room.table) == before
        stored = await people.server.hub.store.summary(people.table)
        assert stored is not None and stored.number == table.number
        assert (await people.end_game()).status_code == 200


class Deaf(Ear):
    """A viewer whom nothing can be told."""

    back = 0

    def send(self, message: bytes) -> None:
        raise ZeroDivisionError

    def send_back(self) -> None:
        self.back += 1


async def test_what_is_stored_stands_though_it_cannot_be_told(sqlite_url: str) -> None:
    async with gathered(sqlite_url, "virus-and-co") as people:
        room, deaf = people.server.hub.rooms[people.table], Deaf(None, None)
        number = room.table.number
        room.enter(deaf)
        assert (await people.end_game()).status_code == 500
        room.leave(deaf)
        stored = await people.server.hub.store.summary(people.table)
        assert stored is not None and stored.number == room.table.number == number + 1
        assert deaf.back == 1 and stored.status == room.table.status == "over"


KINDS: list[tuple[str, dict[str, Any]]] = [
    ("seated", {"seat": 0, "kind": "person", "holder": 5, "name": "Ada", "colour": "amber"}),
    ("stand-in", {"seat": 1, "on": True}),
    ("notice", {"seat": 0, "webhook": "https://example.org/"}),
    ("chat", {"holder": 0, "name": "Ada", "text": "Well!"}),
    ("played", {"seat": 0, "action": "", "by": "person"}),
    ("undone", {"seat": 0, "to": 0}),
    ("rematch", {"table": "next"}),
    ("started", {}),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind, body", KINDS, ids=[kind for kind, _ in KINDS])
async def test_the_table_before_an_entry_stays_whole(game: str, kind: str, body: dict[str, Any]) -> None:
    match = vesicle.new(game, seed=4, players=PLAYERS)
    table = Twin(vesicle.from_position(match.position())).table
    for _ in range(2):
        table = follow(table, "played", {"seat": 0, "action": legal(table)[0], "by": "person"})
    before = everything(table)
    after = follow(table, kind, {**body, "action": legal(table)[0]} if kind == "played" else body)
    assert everything(table) == before
    assert everything(after) != before and after.number == table.number + 1


def legal(table: Table) -> tuple[str, ...]:
    assert table.match is not None
    return table.match.legal


def follow(table: Table, kind: str, body: dict[str, Any]) -> Table:
    return table.after(Entry(table.id, table.number + 1, kind, body, table.updated + 1000))


def everything(table: Table) -> Any:
    """All that a table holds."""
    assert table.match is not None
    plain = {name: repr(value) for name, value in vars(table).items() if name != "match"}
    return plain, table.match.actions, table.match.position()


async def test_after_a_write_of_which_nothing_is_known_the_table_is_read_again(url: str) -> None:
    """The server's own connection is cancelled while it waits: nobody knows whether it was written."""
    async with gathered(url, "virus-and-co") as people:
        room = people.server.hub.rooms[people.table]
        with held(url):
            async with room.lock:
                writing = asyncio.ensure_future(room.write("chat", {"holder": 0, "name": "P0", "text": "Hm."}))
                await asyncio.sleep(0.05)
                writing.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await writing
        assert room.is_behind and room.table.chats == 0
        while room.table.chats == 0:  # the sweep finds it
            await asyncio.sleep(0.05)
        stored = await people.server.hub.store.summary(people.table)
        assert stored is not None and stored.number == room.table.number and not room.is_behind


async def test_who_was_refused_for_what_was_stored_after_all_may_not_do_it_twice(url: str) -> None:
    async with gathered(url, "virus-and-co") as people:
        room = people.server.hub.rooms[people.table]
        number = room.table.number
        room.is_behind = True
        entry = Entry(people.table, number + 1, "chat", {"holder": 0, "name": "P0", "text": "Hm."}, room.table.updated)
        await people.server.hub.store.append(room.table.after(entry).summary(), [entry])
        with pytest.raises(Refused, match="read again"):
            async with room.lock:
                await room.write("chat", {"holder": 0, "name": "P0", "text": "Hm."})
        assert (room.table.number, room.table.chats, room.is_behind) == (number + 1, 1, False)
