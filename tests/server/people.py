"""People at the tables of a live server: over HTTP with a token, and over a websocket with a view of their own."""

import asyncio
import json
import random
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0  # seconds for an answer on a busy machine
KEPT = 1.0  # seconds that a connection waits for its next question


class Person:
    """A token at a table, and what the API lets its holder do."""

    def __init__(self, client: httpx.AsyncClient, place: dict[str, Any]) -> None:
        self.client, self.place = client, place
        self.table, self.token, self.invite = place["table"], place["token"], place.get("invite")

    async def ask(self, method: str, path: str = "", status: int = 200, **body: Any) -> Any:
        """An answer of the own table's API with the status that is expected."""
        return await ask(self.client, method, f"/api/tables/{self.table}{path}", status, token=self.token, **body)

    async def sit(self, seat: int, name: str = "", status: int = 200, **more: Any) -> Any:
        return await self.ask("PUT", f"/seats/{seat}", status, name=name or f"Person {seat}", **more)

    async def start(self, status: int = 200) -> Any:
        return await self.ask("POST", "/start", status)

    async def state(self, seat: int | None = None) -> dict[str, Any]:
        return dict(await self.ask("GET", "" if seat is None else f"?seat={seat}"))

    async def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        more = "" if seat is None else f"&seat={seat}"
        return list((await self.ask("GET", f"/events?since={since}{more}"))["events"])


async def ask(
    client: httpx.AsyncClient, method: str, path: str, status: int = 200, token: str | None = None, **body: Any
) -> Any:
    """One request; the status is part of what a test says."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    sent = {"json": body} if method in ("POST", "PUT") else {}
    answer = await client.request(method, path, headers=headers, **sent)
    assert answer.status_code == status, (method, path, answer.status_code, answer.text[:500])
    return answer.json()


@asynccontextmanager
async def visiting(address: str, tls: ssl.SSLContext | None = None) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server, which is closed behind us; it trusts whom we say.

    Connections are not kept for as long as a server keeps them: a question asked while it hangs up would be lost.
    """
    async with httpx.AsyncClient(
        base_url=address,
        timeout=PATIENCE,
        trust_env=False,
        verify=tls or True,
        limits=httpx.Limits(keepalive_expiry=KEPT),
    ) as client:
        yield client


async def create(client: httpx.AsyncClient, status: int = 201, **wish: Any) -> Person:
    """A new table, with its host's place."""
    return Person(client, await ask(client, "POST", "/api/tables", status, **wish))


async def join(host: Person, invite: str | None = None) -> Person:
    """Somebody comes with the host's invitation."""
    path = f"/api/tables/{host.table}/join"
    return Person(host.client, await ask(host.client, "POST", path, 201, invite=invite or host.invite))


async def full_table(client: httpx.AsyncClient, players: int, start: bool = True, **wish: Any) -> list[Person]:
    """A table with a person on each seat, the host on the first."""
    options = {**wish.pop("options", {}), "players": players}
    people = [await create(client, **{"game": "virus-and-co", "stand_in": "random", **wish, "options": options})]
    people += [await join(people[0]) for _ in range(1, players)]
    for seat, person in enumerate(people):
        await person.sit(seat)
    if start:
        await people[0].start()
    return people


class Player:
    """A websocket at a table; events are applied to the view as a page does it."""

    tls: ssl.SSLContext | None = None

    def __init__(self, address: str, table: str, token: str | None = None, look: int | None = None) -> None:
        self.table, self.token, self.looking = table, token, look
        self.number = 0
        self.view: Any = None
        self.turn: dict[str, Any] = {"to_act": None}
        self.about: dict[str, Any] = {}
        self.clock: Any = None
        self.result: dict[str, Any] | None = None
        self.presence: dict[str, Any] = {}
        self.received: dict[int, bytes] = {}  # events by number, as they came
        self.states = 0  # full states that came
        self._url = address.rstrip("/").replace("http", "ws", 1) + "/ws"
        self._socket: ClientConnection | None = None
        self._asked = 0

    async def connect(self, since: int | None = None, address: str | None = None) -> "Player":
        """Say hello, and take what the server answers with."""
        url = self._url if address is None else address.rstrip("/").replace("http", "ws", 1) + "/ws"
        await self.leave()
        self._socket = await connect(
            url, max_size=None, compression=None, proxy=None, open_timeout=PATIENCE, ssl=self.tls
        )
        hello = {"type": "hello", "protocol": 1, "table": self.table, "token": self.token, "since": since}
        await self.say({**hello, "look": self.looking})
        return self

    async def enter(self, since: int | None = None, address: str | None = None) -> "Player":
        """Connect and wait until we are told who is there, which comes after all that was missed."""
        self.presence = {}
        await self.connect(since, address)
        while not self.presence:
            await self.receive()
        return self

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def say(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message, after it has been applied."""
        assert self._socket is not None
        raw = await asyncio.wait_for(self._socket.recv(decode=False), PATIENCE)
        message: dict[str, Any] = json.loads(raw)
        self.take(message, bytes(raw))
        return message

    def take(self, message: dict[str, Any], raw: bytes = b"") -> None:
        match message["type"]:
            case "you":
                self.looking = message["looking"]
            case "state":
                self.states += 1
                self.number, self.view = message["number"], message["view"]
                self.result = None
                self._note(message)
            case "event":
                assert message["number"] == self.number + 1, "events come one by one, without gaps"
                self.number += 1
                self.received[self.number] = raw
                self.view = message.get("view", self.view)
                for path, value in message.get("patch", ()):
                    self.view = patched(self.view, path, value)
                self._note(message)
            case "presence":
                self.presence = message

    def _note(self, message: dict[str, Any]) -> None:
        self.turn = message.get("turn", self.turn)
        self.about = message.get("table", self.about)
        self.clock = message.get("clock", self.clock)
        self.result = message.get("result", self.result)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for its answer: an `ack`, or a `refused`."""
        self._asked += 1
        await self.say({**message, "ack": self._asked})
        while True:
            answer = await self.receive()
            if answer["type"] in ("ack", "refused") and answer["ack"] == self._asked:
                return answer

    async def act(self, action: str, number: int | None = None) -> dict[str, Any]:
        return await self.ask(type="act", number=self.number if number is None else number, action=action)

    async def reach(self, number: int) -> None:
        """Until the event of that number has come."""
        while self.number < number:
            await self.receive()

    @property
    def legal(self) -> list[str]:
        return list(self.turn.get("legal", ()))


def patched(view: Any, path: Sequence[str | int], value: Any) -> Any:
    """A view with one thing set anew; an empty path is the whole of it."""
    if not path:
        return value
    target = view
    for step in path[:-1]:
        target = target[step]
    target[path[-1]] = value
    return view


@asynccontextmanager
async def seated(
    people: Sequence[Person], *addresses: str, tls: ssl.SSLContext | None = None
) -> AsyncIterator[list[Player]]:
    """A websocket for each person, at their server or at several in turn."""
    homes = addresses or (str(people[0].client.base_url),)
    players = [Player(homes[seat % len(homes)], who.table, who.token) for seat, who in enumerate(people)]
    try:
        for player in players:
            player.tls = tls
            await player.enter()
        yield players
    finally:
        for player in players:
            await player.leave()


async def play_step(players: Sequence[Player], chance: random.Random) -> dict[str, Any]:
    """Whoever decides plays something legal, and everybody hears of it."""
    actor = next(player for player in players if player.legal)
    answer = await actor.act(chance.choice(actor.legal))
    assert answer["type"] == "ack", answer
    for player in players:
        await player.reach(answer["number"])
    return answer


async def play_all(players: Sequence[Player], chance: random.Random, steps: int = 10_000) -> None:
    """Step after step to the end of the game, or so many."""
    while players[0].result is None and steps:
        await play_step(players, chance)
        steps -= 1


async def check_views(people: Sequence[Person], players: Sequence[Player]) -> None:
    """Everybody's patched view is the one that a newcomer with the same eyes gets."""
    for person, player in zip(people, players, strict=True):
        fresh = await person.state(player.looking)
        await player.reach(fresh["number"])
        assert fresh["number"] == player.number
        assert fresh["view"] == player.view
        assert fresh["turn"] == player.turn
        assert fresh["clock"] == player.clock
        assert fresh["table"] == player.about
