"""No secret goes out before the end: seed, salt, invitation, tokens, hidden cards; not in messages, errors or logs."""

import asyncio
import json
import logging
import random
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, Socket, running
from vesicle.server import lobby, sight
from vesicle.server.limits import Limits
from vesicle.server.logs import JsonLines
from vesicle.server.settings import Settings
from vesicle.server.table import Table
from vesicle.server.tokens import hash_token

pytestmark = pytest.mark.anyio

GAMES: dict[str, dict[str, Any]] = {
    "cytosis": {"players": 3, "edition": "preview", "virus": True},
    "virus-and-co": {"players": 3, "rounds": 2},
}


@dataclass
class People:
    """A host on seat 0, a guest on seat 1, a bot on seat 2, a spectator, and every answer that each was sent."""

    server: Inside
    table: str = ""
    invite: str = ""
    tokens: dict[str, str | None] = field(default_factory=dict)
    answers: dict[str, list[bytes]] = field(default_factory=lambda: defaultdict(list))
    sockets: dict[str, Socket] = field(default_factory=dict)

    async def ask(self, who: str, method: str, path: str, body: Any = None) -> Any:
        answer = await self.server.ask(method, path, self.tokens.get(who), body)
        self.answers[who].append(answer.content)
        return answer.json() if answer.headers["content-type"] == "application/json" else None

    async def sit_down(self, game: str) -> None:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": game, "options": GAMES[game], "seats": seats, "public": True}
        made = await self.ask("host", "POST", "/tables", wish)
        self.table, self.invite = made["table"], made["invite"]
        joined = await self.ask("guest", "POST", f"/tables/{self.table}/join", {"invite": self.invite})
        self.tokens = {"host": made["token"], "guest": joined["token"], "spectator": None}
        await self.ask("guest", "PUT", f"/tables/{self.table}/seats/1", {"name": "Ben"})
        for who, token in self.tokens.items():
            self.sockets[who] = await self.server.look(self.table, token)
            await self.sockets[who].hear_until("state")
        await self.ask("host", "POST", f"/tables/{self.table}/start")

    async def do_something(self, chooser: random.Random) -> None:
        """Whoever decides plays, and now and then somebody does something that is allowed or not."""
        room = await self.server.hub.room(self.table)
        table, at = room.table, f"/tables/{self.table}"
        if table.to_act in (None, 2):
            await asyncio.sleep(0.001)
            return
        who = ("host", "guest")[table.to_act]
        assert table.match is not None
        other = chooser.choice(["host", "guest", "spectator"])
        word = chooser.choice([*table.match.rules.numbers])
        match chooser.randrange(40):
            case 0:
                await self.ask(who, "POST", f"{at}/undo", {"number": table.number})
            case 1:
                await self.ask(other, "GET", f"{at}/why?action={word}")
                await self.ask(other, "GET", f"{at}/preview?action={chooser.choice(table.match.legal)}")
            case 2:
                await self.ask(other, "GET", f"{at}/events?since=0")
            case 3:
                played = chooser.randrange(len(table.plays) + 1)
                await self.ask(other, "GET", f"{at}/views?played={played}&seat={chooser.randrange(3)}")
            case 4:
                await self.ask(other, "GET", f"{at}?seat={chooser.randrange(3)}")
                await self.ask(other, "GET", f"{at}/record")
                await self.ask(other, "GET", "/tables")
            case 5:
                await self.ask(other, "POST", f"{at}/act", {"number": 0, "action": word})
                await self.ask(other, "POST", f"{at}/join", {"invite": self.tokens["guest"]})
                await self.ask(other, "POST", "/mine", {"tokens": [token for token in [self.tokens[other]] if token]})
            case _:
                message = {"type": "act", "number": table.number, "action": chooser.choice(table.match.legal)}
                self.sockets[who].say(message)
                await self.sockets[who].hear_until("ack", "refused")

    async def leave(self) -> None:
        for socket in self.sockets.values():
            socket.say({"type": "ping", "ack": "last"})
            while (message := await socket.hear()) and message.get("ack") != "last":
                pass
            await socket.hang_up()

    def sent_to(self, who: str) -> bytes:
        """Everything before the message that ends the game."""
        before_end = [message for message in self.sockets[who].heard if b'"result":{' not in message]
        return b"\n".join([*before_end, *self.answers[who]])


@pytest.mark.parametrize("game", GAMES)
async def test_in_a_whole_game_nobody_is_sent_a_secret_before_the_end(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    chooser = random.Random(game)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())
    async with running(settings) as server:
        people = People(server)
        await people.sit_down(game)
        room = await server.hub.room(people.table)
        while room.table.status == "playing":
            await people.do_something(chooser)
        await people.leave()
        table = room.table
        secret, entries = await server.hub.store.secret(table.id), await server.hub.store.entries(table.id)
    check_secrets(people, secret, caplog)
    check_cards(people, Table(table.id, secret), entries)
    ends = [message for message in people.sockets["spectator"].heard if b'"result":{' in message]
    assert json.loads(ends[0])["result"]["seed"] == str(secret["seed"])


def check_secrets(people: People, secret: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    tokens = [token for token in people.tokens.values() if token]
    hashes = [secret["invite"], *map(hash_token, tokens)]
    hidden = [str(secret["seed"]), str(secret["bot_seed"]), secret["salt"], *hashes]
    assert min(map(len, hidden)) > 10
    for who, own in people.tokens.items():
        sent = people.sent_to(who)
        assert len(sent) > 5_000
        foreign = [token for token in tokens if token != own] + [people.invite] * (who != "host")
        assert [value for value in hidden + foreign if value.encode() in sent] == []
    lines = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert lines.count('"request"') > 5
    assert [value for value in [*hidden, *tokens, people.invite, "Ada"] if value in lines] == []


def check_cards(people: People, table: Table, entries: list[Any]) -> None:
    """A message names no card that its viewer had not seen by then."""
    known: dict[str, dict[int, set[str]]] = {who: {0: set()} for who in people.sockets}
    for entry in entries:
        table.take(entry)
        for eyes, who in zip((0, 1, None), known, strict=True):
            seen = sight.look(table, eyes)
            cards = set() if seen is None else cards_in(table, sight.encode(seen.view()))
            known[who][entry.number] = known[who][entry.number - 1] | cards
    for who, socket in people.sockets.items():
        for message in socket.heard:
            told = json.loads(message)
            if told["type"] in ("event", "state"):
                assert cards_in(table, message) <= known[who][told["number"]]


def cards_in(table: Table, message: bytes) -> set[str]:
    assert table.match is not None
    return set(re.findall(r"[a-z0-9-]+", message.decode())) & set(table.match.rules.labels["card"])


async def test_an_error_of_the_server_tells_its_caller_and_the_log_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def break_down(*given: Any) -> None:
        raise RuntimeError("the seed is 987654321")

    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(lobby, "begin", break_down)
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as server:
        made = (await server.ask("POST", "/tables", body={"game": "virus-and-co"})).json()
        answer = await server.ask("POST", f"/tables/{made['table']}/start", made["token"])
    assert answer.status_code == 500
    assert answer.json() == {"code": "error", "message": "something went wrong on the server; it was logged"}
    lines = [JsonLines().format(record) for record in caplog.records]
    assert not any("987654321" in line or made["token"] in line or made["invite"] in line for line in lines)
