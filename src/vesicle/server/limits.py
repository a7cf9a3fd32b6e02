"""How much anybody may ask of the server: sizes, counts and rates, all in one place."""

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

Seconds = Callable[[], float]  # a clock that never goes back, such as time.monotonic


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """All limits of a server; an address is a client's, of IPv6 the whole /64 that one subscriber has."""

    # Sizes, in bytes as they come over the wire
    body: int = 256 * 1024  # a request; the largest honest one creates a table with a box of its own
    imported: int = 1024 * 1024  # a request that brings a saved game: the longest is some 100 kB
    head: int = 16 * 1024  # what stands before a request's body: its line and its headers
    patience: float = 30  # seconds that a request's body may take to come in
    head_patience: float = 10  # … and its head
    unwatched: float = 0.5  # seconds between two decisions of bots at a table where nobody looks and nobody plays
    away: float = 60  # seconds that somebody is away before the other players can go on without them
    unread: float = 30  # seconds that a client may read nothing of what is on its way to it
    message: int = 16 * 1024  # a websocket message; the longest honest one is a chat of 500 characters

    # Sizes, in characters and pieces
    name: int = 40  # a person's name or a table's title
    chat: int = 500  # one message of the chat
    chats: int = 500  # messages at one table: they are kept with the game
    changes: int = 1000  # of who sits where, and how, at one table: they are kept with the game
    viewers: int = 100  # websockets at one table
    headers: int = 100  # of one request
    backlog: int = 4 * 1024 * 1024  # bytes that wait for a slow viewer before the connection is closed

    # Counts of one address
    connections: int = 100  # websockets: a school class behind one router
    newcomers: int = 50  # of these, such as have not yet been let in to a table
    sockets: int = 400  # connections of any kind: the same class, whose browsers take six each to load the page
    slow_bots: int = 3  # decisions under way for which a bot thinks long, at its tables; others think briefly
    addresses: int = 10_000  # of which something is remembered; the one longest silent is forgotten first

    # Rates of one address
    arrivals: Rate = Rate(50, 500)  # connections made
    creations: Rate = Rate(60 / 3600, 20)  # tables made, by hand or from saved games
    joins: Rate = Rate(0.5, 30)  # seats taken; an invitation cannot be guessed at this rate
    requests: Rate = Rate(20, 200)  # everything else; the page itself is some twenty files

    # Rates of one websocket
    messages: Rate = Rate(20, 60)
    excess: Rate = Rate(1, 30)  # refusals of messages beyond that, before the connection is closed
    frames: Rate = Rate(100, 400)  # pieces of messages, pings and pongs; beyond that it is closed at once
    chatting: Rate = Rate(0.5, 8)
    changing: Rate = Rate(0.5, 40)  # seats, names and colours, of one person at a table
    hints: Rate = Rate(0.5, 8)  # of one table

    def changed(self, wishes: Iterable[str]) -> "Limits":
        """The same but for some, each as "connections=500"; ValueError in one sentence for what is none."""
        chosen: dict[str, Any] = {}
        for wish in wishes:
            name, is_given, value = wish.partition("=")
            if not is_given or name not in self.__dataclass_fields__:
                known = ", ".join(self.__dataclass_fields__)
                raise ValueError(f"{wish!r} is not a limit such as connections=500; the limits are: {known}")
            chosen[name] = _read_limit(name, value, self.__dataclass_fields__[name].type)
        return replace(self, **chosen)

    @classmethod
    def none(cls) -> "Limits":
        """No limits on counts and rates, for load tests; sizes stay."""
        free = Rate(1e9, 10**9)
        return cls(
            connections=10**9,
            newcomers=10**9,
            slow_bots=10**9,
            unwatched=0,
            sockets=10**9,
            viewers=10**9,
            arrivals=free,
            creations=free,
            joins=free,
            requests=free,
            messages=free,
            frames=free,
            chatting=free,
            changing=free,
            changes=10**9,
            hints=free,
        )


def _read_limit(name: str, value: str, kind: object) -> "int | float | Rate":
    """A limit of a kind, which is int, float or Rate; nothing may be none, or below."""
    try:
        numbers = [int(word) if kind is int else float(word) for word in value.split(",")]
        if any(not 0 < number < math.inf for number in numbers):
            raise ValueError
        if kind is Rate:
            at_once, per_second = numbers
            return Rate(per_second, max(1, int(at_once)))
        (number,) = numbers
    except ValueError:
        forms = {
            int: "is no whole number above 0",
            float: "is no number above 0",
            Rate: "is no rate such as 200,20: so many at once, then so many a second",
        }
        raise ValueError(f"{name}: {value!r} {forms[kind]}") from None  # type: ignore[index]
    return number


class Bucket:
    """A token bucket: full at first, refilled all the time, and each take needs a whole token."""

    __slots__ = ("_clock", "_filled", "_level", "_rate")

    def __init__(self, rate: Rate, clock: Seconds) -> None:
        """A full bucket."""
        self._rate, self._clock = rate, clock
        self._level, self._filled = float(rate.burst), clock()

    def take(self, count: int = 1) -> float:
        """Take one, or so many, and give 0; or take none and give the seconds until there are enough."""
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._filled) * self._rate.per_second)
        self._filled = now
        if self._level >= count:
            self._level -= count
            return 0.0
        return (count - self._level) / self._rate.per_second

    def spill(self, count: int) -> None:
        """Take so many whether they are there or not: what is missing must be filled up first."""
        self.take(0)
        self._level = max(-self._rate.burst, self._level - count)


class Buckets:
    """A bucket for each address, of so many addresses; one that was forgotten starts full again."""

    def __init__(self, rate: Rate, size: int, clock: Seconds) -> None:
        """No address is known at first."""
        self._rate, self._size, self._clock = rate, size, clock
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, address: str) -> float:
        """As of the address's own bucket."""
        return self._of(address).take()

    def spill(self, address: str, count: int) -> None:
        """Likewise."""
        self._of(address).spill(count)

    def _of(self, address: str) -> Bucket:
        bucket = self._kept.get(address)
        if bucket is None:
            bucket = self._kept[address] = Bucket(self._rate, self._clock)
            if len(self._kept) > self._size:
                self._kept.popitem(last=False)
        self._kept.move_to_end(address)
        return bucket


class Places:
    """How many things each address holds open at once."""

    def __init__(self, most: int) -> None:
        """Nothing is open at first."""
        self._most = most
        self._held: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Hold one more, if the address may."""
        held = self._held.get(address, 0)
        if held >= self._most:
            return False
        self._held[address] = held + 1
        return True

    def leave(self, address: str) -> None:
        """Hold one less; an address that holds nothing is forgotten."""
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]


def retry_after(wait: float) -> int:
    """Whole seconds to wait, as the header Retry-After says it."""
    return max(1, math.ceil(wait))
