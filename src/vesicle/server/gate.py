"""All connections of a server process: how many an address may hold, and which are cut off because nothing gets on.

A connection costs a descriptor and some memory whether or not it ever asks for anything. So each address may hold so
many and make so many anew, whoever sends no whole request or reads no answer has a longest time, and bytes that come
faster than they can be read wait for their turn, a small piece of one connection at a time.
"""

import asyncio
import resource
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol

from vesicle.server.guard import ignore, subscriber
from vesicle.server.limits import Buckets, Limits, Places, Seconds

EVERY = 1.0  # seconds between two looks at all connections
MOST_DESCRIPTORS = 65_536  # as many as anybody needs; some systems would give a thousand million
FINE = 10  # connections that it counts as when one had to be cut off
RESERVED = 128  # descriptors that are not for clients: the store, the bots, what is read from the disk

Network = IPv4Network | IPv6Network


class Line(Protocol):
    """A connection."""

    transport: asyncio.Transport

    def look(self, now: float) -> None:
        """End what has lasted too long."""

    def go_on(self) -> None:
        """Read one more piece of what has come in."""


@dataclass
class _Held:
    """What is known of a connection: whose it is, and since when it has read nothing of what is on its way to it."""

    address: str | None
    unread: int = 0
    since: float = 0.0


class Gate:
    """The connections that are open."""

    def __init__(
        self,
        limits: Limits | None = None,
        proxies: Sequence[str] = (),
        most: int = 10**9,
        clock: Seconds = time.monotonic,
    ) -> None:
        """At most so many in all; connections of trusted proxies are not counted, since each serves many people."""
        self.limits, self.clock = limits or Limits(), clock
        self.refused: Callable[[str], None] = ignore  # told the kind of each refusal, for the metrics
        self._most, self._proxies = most, [ip_network(proxy) for proxy in proxies]
        self._places = Places(self.limits.sockets)
        self._arrivals = Buckets(self.limits.arrivals, self.limits.addresses, clock)
        self._held: dict[Line, _Held] = {}
        self._strangers: dict[Line, None] = {}  # those that have not sent a whole request yet, the oldest first
        self._waiting: deque[Line] = deque()  # those whose bytes wait to be read
        self._looking: asyncio.TimerHandle | None = None

    def enter(self, line: Line, client: tuple[str, int] | None) -> str:
        """Let a connection in; why not, if it may not."""
        address = self._address(client)
        if address is not None and self._arrivals.take(address):
            return "rate"
        if address is not None and not self._places.enter(address):
            return "connections"
        if len(self._held) >= self._most and not self._make_room():
            if address is not None:
                self._places.leave(address)
            return "busy"
        self._hold(line, address)
        self._strangers[line] = None
        return ""

    def hand_over(self, old: Line, new: Line) -> None:
        """A connection is now another object's: it has become a websocket."""
        self._strangers.pop(old, None)
        held = self._held.pop(old, None)
        if held is not None:
            self._held[new] = held

    def know(self, line: Line) -> None:
        """A connection has sent a whole request."""
        self._strangers.pop(line, None)

    def fine(self, line: Line) -> None:
        """A connection has to be cut off: to come again and again costs the server more than it costs an attacker."""
        held = self._held.get(line)
        if held is not None and held.address is not None:
            self._arrivals.spill(held.address, FINE)

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        self._strangers.pop(line, None)
        held = self._held.pop(line, None)
        if held is not None and held.address is not None:
            self._places.leave(held.address)

    def later(self, line: Line) -> None:
        """Let a connection go on when it is its turn: between two turns everybody else is served."""
        self._waiting.append(line)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        try:
            self._waiting[0].go_on()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._turn)

    def _address(self, client: tuple[str, int] | None) -> str | None:
        """Whom a connection counts for; None for a proxy, and for what has no address."""
        if client is None or is_within(client[0], self._proxies):
            return None
        return subscriber(client[0])

    def _make_room(self) -> bool:
        """There are no more descriptors: who has waited longest without asking for anything goes, if anybody has."""
        oldest = next(iter(self._strangers), None)
        if oldest is not None:
            self.refused("busy")
            self.leave(oldest)
            oldest.transport.abort()
        return oldest is not None

    def _hold(self, line: Line, address: str | None) -> None:
        self._held[line] = _Held(address, since=self.clock())
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(EVERY, self._look)

    def _look(self) -> None:
        """Look at every connection, as long as there are any."""
        now, loop = self.clock(), asyncio.get_running_loop()
        for line, held in [*self._held.items()]:
            line.look(now)
            self._look_at_unread(line, held, now)
        self._looking = loop.call_later(EVERY, self._look) if self._held else None

    def _look_at_unread(self, line: Line, held: _Held, now: float) -> None:
        """Cut off who reads nothing of what is on its way; otherwise that would be kept for ever."""
        unread = line.transport.get_write_buffer_size()
        if not unread or unread < held.unread:
            held.since = now
        elif now - held.since > self.limits.unread:
            self.refused("unread")
            line.transport.abort()
        held.unread = unread


def is_within(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address is in one of these networks."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(found in network for network in networks)


def as_seen(proxies: Iterable[str]) -> list[str]:
    """Addresses and networks as a connection may show them: one that listens to IPv6 sees IPv4 in its disguise."""
    found = [ip_network(proxy) for proxy in proxies]
    disguised = [
        f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in found if network.version == 4
    ]
    return [*map(str, found), *disguised]


def raise_descriptors() -> int:
    """Take all the descriptors that the system gives, within reason; how many connections that is enough for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, (wanted if soft == resource.RLIM_INFINITY else soft) - RESERVED)
