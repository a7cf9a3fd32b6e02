"""Behind a proxy people are told apart by what it says of them; nobody else is believed. Over real sockets."""

from pathlib import Path

import pytest

from server.nearby import nearby
from server.raw import Raw
from vesicle.server.limits import Limits, Rate

pytestmark = pytest.mark.anyio

FEW = Limits(requests=Rate(0.001, 2), connections=1, sockets=1000)


async def status(address: str, forwarded: str) -> int:
    """How a request is answered that came through a proxy."""
    client = await Raw.open(address)
    head = f"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: {forwarded}\r\n\r\n"
    await client.say(head.encode())
    return int((await client.until_cut()).split()[1])


async def test_behind_a_trusted_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    async with nearby(tmp_path, FEW, proxies=("127.0.0.0/8",)) as address:
        for person in ("198.51.100.1", "198.51.100.2", "2001:db8::1"):
            assert [await status(address, person) for _ in range(3)] == [200, 200, 429]


async def test_what_stands_before_the_word_of_the_proxy_is_not_believed(tmp_path: Path) -> None:
    async with nearby(tmp_path, FEW, proxies=("127.0.0.1",)) as address:
        forged = [f"203.0.113.{number}, 198.51.100.1" for number in range(3)]
        assert [await status(address, words) for words in forged] == [200, 200, 429]


async def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    for number, proxies in enumerate([(), ("192.0.2.7",)]):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with nearby(folder, FEW, proxies=proxies) as address:
            assert [await status(address, f"198.51.100.{person}") for person in range(3)] == [200, 200, 429]


async def test_websockets_behind_a_proxy_are_counted_by_person(tmp_path: Path) -> None:
    async with nearby(tmp_path, FEW, proxies=("127.0.0.1",)) as address:
        clients = [await Raw.open(address) for _ in range(3)]
        people = ("198.51.100.1", "198.51.100.1", "198.51.100.2")
        heads = [
            await client.upgrade(**{"X-Forwarded-For": person}) for client, person in zip(clients, people, strict=True)
        ]
        assert [head.split()[1] for head in heads] == [b"101", b"429", b"101"]
        for client in clients:
            client.hang_up()


async def test_the_connections_of_a_proxy_itself_are_not_counted(tmp_path: Path) -> None:
    limits = Limits(sockets=2, arrivals=Rate(0.001, 2))
    async with nearby(tmp_path, limits, proxies=("127.0.0.1",)) as address:
        held = [await Raw.open(address) for _ in range(5)]
        assert await status(address, "198.51.100.1") == 200
        for client in held:
            client.hang_up()
