"""What no honest client says: messages at random, and honest ones that were damaged, and what must come of them."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from vesicle.server.store import Store
from vesicle.server.table import Table

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1.5, 2**31, 2**63, 2**64, 10**40, -(2**63) - 1, 1e308, float("nan"), float("inf")),
    *("", " ", "\x00", "a\x00b", "\ud800", "‮", "𝒳", "x" * 300, "x" * 3000, "'; DROP TABLE entries; --", "../.."),
    *([], {}, [[]], [1, [2, [3]]], {"type": "act"}, {"": {}}),
)
FRAMES: tuple[Any, ...] = (
    *("", b"", " ", "null", "[]", "{}", "0", '"hello"', "{", "}", "\x00", "\ufeff{}", b"\xff\xfe", b"\x80abc"),
    *(b'{"type":"ping","ack":"\xff"}', b'{"type":"ping"}', '{"type":"ping"}{"type":"ping"}', '{"type":"ping",}'),
    *(
        "[" * 8000,
        '{"type":"ping","ack":' + "[" * 8000,
        '{"a":' * 2000 + "1" + "}" * 2000,
        "x" * 60_000,
        b"\x00" * 60_000,
    ),
    '{"type":"ping","ack":' + "9" * 5000 + "}",
    '{"type":"ping","ack":1e999}',
    '{"type":"act","number":1,"number":2,"action":"done","action":"done"}',
)


@dataclass
class Forger:
    """A source of messages; `words` are action texts, `tokens` those of other tables and of nobody."""

    chooser: random.Random
    table: str
    words: list[str]
    tokens: list[str]

    def honest(self, number: int) -> dict[str, Any]:
        """A message as a client might send it, though hardly ever at the right moment."""
        chosen = self.chooser.choice
        at = chosen((number, number, number - 1, number + 1, 0, -1, 10**9))
        return chosen(
            (
                {"type": "act", "number": at, "action": chosen(self.words), "ack": chosen((1, "a", None))},
                {"type": "undo", "number": at, "ack": 2},
                {"type": "chat", "text": chosen(("Hello", "", "\x00", "x" * 501, "\u202e\u200b"))},
                {"type": "look", "seat": chosen((None, 0, 1, 2, 99, -1))},
                {"type": chosen(("why", "preview")), "action": chosen(self.words)},
                {"type": "ping", "ack": chosen((None, "", "p", -5))},
                self.hello(),
            )
        )

    def hello(self) -> dict[str, Any]:
        """A greeting, often of somebody who is none."""
        chosen = self.chooser.choice
        return {
            "type": "hello",
            "protocol": chosen((1, 1, 1, 0, 2)),
            "table": chosen((self.table, self.table, "", "nowhere", "a\x00b", "x" * 5000)),
            "token": chosen((None, *self.tokens)),
            "since": chosen((None, 0, 1, 10**9, -1, 2**70)),
            "look": chosen((None, 0, 1, 5, -1)),
            "outcomes": chosen((True, True, False, None, 1)),
        }

    def damaged(self, message: dict[str, Any]) -> Any:
        """The message without a field, or with a field that is wrong, too much, or unknown."""
        message = dict(message)
        key = self.chooser.choice([*message])
        match self.chooser.randrange(5):
            case 0:
                del message[key]
            case 1 | 2:
                message[key] = self.chooser.choice(ODD_VALUES)
            case 3:
                message[self.chooser.choice(("x", "", "ack ", "TYPE", "by", "seat", "holder"))] = message[key]
            case 4:
                return self.cut(json.dumps(message))
        return json.dumps(message)

    def cut(self, text: str) -> str | bytes:
        """A text with a few bytes gone wrong."""
        raw = bytearray(text.encode("utf-8", "replace"))
        for _ in range(self.chooser.randrange(1, 4)):
            raw[self.chooser.randrange(len(raw))] = self.chooser.randrange(256)
        del raw[self.chooser.randrange(1, len(raw) + 1) :]
        try:
            return raw.decode()
        except UnicodeDecodeError:
            return bytes(raw)

    def message(self, number: int) -> Any:
        """Anything."""
        match self.chooser.randrange(8):
            case 0:
                return self.chooser.choice(FRAMES)
            case 1:
                return bytes(self.chooser.randbytes(self.chooser.randrange(200)))
            case 2 | 3 | 4:
                return json.dumps(self.honest(number))
            case _:
                return self.damaged(self.honest(number))


@dataclass
class Seen:
    """What came back, counted: types of messages, codes of refusals, codes with which connections were closed."""

    said: int = 0
    types: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    closed: Counter[int | None] = field(default_factory=Counter)

    def note(self, message: dict[str, Any]) -> None:
        self.types[message["type"]] += 1
        if message["type"] == "refused":
            assert message["code"] and message["message"], message
            assert len(message["message"]) < 1000, message
            self.refusals[message["code"]] += 1


def forger_of(table: Table, chooser: random.Random, tokens: list[str]) -> Forger:
    """A source of messages about a table: every word of the game but those that its deciding seat may say now."""
    match = table.match
    assert match is not None
    words = [word for word in match.rules.numbers if word not in match.legal]
    return Forger(chooser, table.id, [*words, *["", "done done", "PLACE", "eat cell"] * 30], tokens)


def fingerprint(table: Table) -> tuple[Any, ...]:
    """What nothing illegal may change: who sits where, what was played, and every card; talk does not count."""
    match = table.match
    assert match is not None
    return table.started, repr(table.seats), len(table.plays), match.digest()


async def only_talk(store: Store, table: str, since: int) -> bool:
    """Whether nothing but talk was written to a table."""
    return {entry.kind for entry in await store.entries(table, since)} <= {"chat"}


async def bombard(connect: Callable[[], Any], say: Forger, count: int, seen: Seen) -> None:
    """Say so many things over one connection after another; after each, a ping must be answered in time or refused.

    `connect` opens a connection as the server's tests have it: `say`, `hear`, `hang_up`.
    """
    while count > 0:
        socket = await connect()
        number = 0
        for _ in range(say.chooser.randrange(1, 200)):
            socket.say(say.message(number))
            count, seen.said = count - 1, seen.said + 1
            marker = f"m{seen.said}"
            socket.say({"type": "ping", "ack": marker})
            while (message := await asyncio.wait_for(socket.hear(), 60)) is not None:
                seen.note(message)
                number = message.get("number", number)
                if message.get("ack") == marker:
                    break
            if message is None or count <= 0:
                break
        seen.closed[socket.closed] += 1
        await socket.hang_up()
