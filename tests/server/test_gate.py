"""The gate: who may come in, whose turn it is to be read, and who is cut off."""

import asyncio
import resource
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from server.test_limits import Watch
from vesicle.server import gate as gates
from vesicle.server.gate import Gate, as_seen, is_within
from vesicle.server.limits import Limits, Rate

pytestmark = pytest.mark.anyio

ADA, BEN, PROXY = ("192.0.2.1", 5), ("192.0.2.2", 5), ("10.0.0.7", 5)


class FakeLine:
    """A connection of which the test says how much it has not read."""

    def __init__(self) -> None:
        self.unread, self.aborted, self.read = 0, False, 0
        self.transport: Any = SimpleNamespace(get_write_buffer_size=lambda: self.unread, abort=self.abort)

    def abort(self) -> None:
        self.aborted = True

    def look(self, now: float) -> None: ...

    def go_on(self) -> None:
        self.read += 1


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "EVERY", 0.001)


async def test_an_address_holds_so_many_and_others_hold_their_own() -> None:
    gate, lines = Gate(Limits(sockets=2)), [FakeLine() for _ in range(4)]
    assert [gate.enter(line, ADA) for line in lines[:3]] == ["", "", "connections"]
    assert gate.enter(lines[3], BEN) == ""
    gate.leave(lines[0])
    assert gate.enter(lines[2], ADA) == ""


async def test_a_websocket_keeps_the_place_of_its_connection() -> None:
    gate, door, wire = Gate(Limits(sockets=1)), FakeLine(), FakeLine()
    gate.enter(door, ADA)
    gate.hand_over(door, wire)
    gate.leave(door)
    assert gate.enter(FakeLine(), ADA) == "connections"
    gate.leave(wire)
    assert gate.enter(FakeLine(), ADA) == ""


async def test_who_was_cut_off_comes_again_more_slowly_and_others_do_not() -> None:
    watch = Watch()
    gate, cut_off = Gate(Limits(arrivals=Rate(5, burst=10)), clock=watch), FakeLine()
    gate.enter(cut_off, ADA)
    gate.fine(cut_off)
    assert gate.enter(FakeLine(), ADA) == "rate"
    assert gate.enter(FakeLine(), BEN) == ""
    watch.now += 1
    assert gate.enter(FakeLine(), ADA) == ""


async def test_a_trusted_proxy_is_not_counted() -> None:
    gate = Gate(Limits(sockets=1, arrivals=Rate(1, 1)), ["10.0.0.0/24"])
    assert [gate.enter(FakeLine(), PROXY) for _ in range(5)] == [""] * 5
    assert [gate.enter(FakeLine(), ADA) for _ in range(2)] == ["", "rate"]


async def test_when_there_are_too_many_the_oldest_that_has_asked_for_nothing_goes() -> None:
    gate, lines = Gate(most=3), [FakeLine() for _ in range(6)]
    told: list[str] = []
    gate.refused = told.append
    for line in lines[:3]:
        gate.enter(line, ADA)
    gate.know(lines[0])
    assert [gate.enter(line, BEN) for line in lines[3:5]] == ["", ""]
    assert [line.aborted for line in lines] == [False, True, True, False, False, False] and told == ["busy", "busy"]
    for line in lines:
        gate.know(line)
    assert gate.enter(lines[5], BEN) == "busy"


async def test_who_reads_nothing_is_cut_off_and_who_reads_slowly_is_not() -> None:
    watch = Watch()
    gate, deaf, slow = Gate(Limits(unread=30), clock=watch), FakeLine(), FakeLine()
    for line in (deaf, slow):
        gate.enter(line, ADA)
        line.unread = 1000
    for _ in range(5):
        watch.now += 10
        slow.unread -= 1
        await asyncio.sleep(0.02)
    assert (deaf.aborted, slow.aborted) == (True, False)


async def test_between_two_pieces_of_what_came_in_everybody_else_is_served() -> None:
    gate, order = Gate(), list[str]()

    class Long(FakeLine):
        def go_on(self) -> None:
            order.append("piece")
            self.read += 1
            if self.read < 3:
                gate.later(self)

    gate.later(Long())
    for _ in range(3):
        asyncio.get_running_loop().call_soon(order.append, "other")
        await asyncio.sleep(0)
    assert order == ["piece", "other"] * 3


async def test_connections_that_wait_take_turns() -> None:
    gate, order = Gate(), list[int]()

    class Numbered(FakeLine):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

        def go_on(self) -> None:
            order.append(self.number)
            if len(order) < 6:
                gate.later(self)

    for number in range(3):
        gate.later(Numbered(number))
    for _ in range(9):
        await asyncio.sleep(0)
    assert order[:6] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(
    ("address", "inside"),
    [("10.0.0.7", True), ("10.0.1.7", False), ("::1", True), ("fe80::1%eth0", False), ("x", False)],
)
def test_networks_hold_addresses(address: str, inside: bool) -> None:
    gate = Gate(proxies=as_seen(["10.0.0.0/24", "::1"]))
    assert is_within(address, gate._proxies) is inside


RAISED = """
import resource
from vesicle.server.gate import raise_descriptors
resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
print(raise_descriptors(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_a_server_takes_the_descriptors_that_it_may_have() -> None:
    printed = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True).stdout
    most, soft = (int(word) for word in printed.split())
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    assert soft == (gates.MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, gates.MOST_DESCRIPTORS))
    assert most == soft - gates.RESERVED
