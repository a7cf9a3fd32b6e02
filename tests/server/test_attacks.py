"""Who sends too much, too slowly or nothing at all is told so or cut off, over real sockets; others are served."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from server.alone import ask
from server.nearby import nearby
from server.raw import Raw, message, ping, refusal_in
from vesicle.server.limits import Limits, Rate

pytestmark = pytest.mark.anyio

GET = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
WISH: dict[str, Any] = {"game": "cytosis", "options": {"players": 2}, "seats": SEATS, "start": True}


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that the server runs in, too."""
    return "asyncio", {"use_uvloop": True}


@asynccontextmanager
async def serving(folder: Path, **limits: Any) -> AsyncIterator[str]:
    """A server with some limits of its own; at the end it must still answer."""
    async with nearby(folder, Limits(**limits)) as address:
        yield address
        assert (await ask(address, "GET", "/health"))["status"] == "ok"


async def seen(address: str, **headers: str) -> Raw:
    """Somebody who looks at a new table, and has heard all that there is."""
    made = await ask(address, "POST", "/tables", body=WISH)
    client = await Raw.open(address)
    assert b" 101 " in await client.upgrade(**headers)
    await client.say(message({"type": "hello", "protocol": 1, "table": made["table"], "token": made["token"]}))
    await client.hear_of("presence")
    return client


async def test_headers_without_end_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        for piece in (b"x: " + b"y" * 1000 + b"\r\n", b"y" * 300_000, b"a:b\r\n" * 50):
            client = await Raw.open(address)
            try:
                await client.say(GET + b"x-long: ")
                for _ in range(200):
                    await client.say(piece)
            except ConnectionError:
                pass  # it was cut off before it could read why
            assert b" 200 " not in await client.until_cut()


async def test_who_stops_at_the_limit_is_told_why(tmp_path: Path) -> None:
    async with serving(tmp_path, head=1000, headers=20) as address:
        for head in (GET + b"x: " + b"y" * 1000, GET + b"a: b\r\n" * 20 + b"\r\n"):
            client = await Raw.open(address)
            await client.say(head)
            assert refusal_in(await client.until_cut()) == (431, "too-large")


async def test_a_head_of_many_pieces_is_a_request_like_any_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        client = await Raw.open(address)
        for piece in (GET[:7], GET[7:], b"x: " + b"y" * 9000 + b"\r\n", b"Connection: close\r\n\r\n"):
            await client.say(piece)
            await asyncio.sleep(0.01)
        assert b" 200 " in await client.until_cut()


async def test_a_large_body_comes_in_whole_and_the_connection_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        client = await Raw.open(address)
        body = b'{"tokens": ["' + b"x" * 200_000 + b'"]}'
        head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        request = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
        await client.say(request + GET + b"\r\n" + GET + b"Connection: close\r\n\r\n")
        answers = await client.until_cut()
        assert answers.count(b"HTTP/1.1 ") == 3 and answers.count(b"HTTP/1.1 200") == 2


async def test_too_many_requests_in_one_breath_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        client = await Raw.open(address)
        await client.say((GET + b"\r\n") * 1000)
        answers = await client.until_cut()
        assert answers.count(b"HTTP/1.1 200") < 50


async def test_who_never_ends_a_request_is_told_and_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with serving(tmp_path, head_patience=0.2) as address:
        half, silent = [await Raw.open(address) for _ in range(2)]
        await half.say(GET)
        assert refusal_in(await half.until_cut()) == (408, "too-slow")
        assert await silent.until_cut() == b""


async def test_who_goes_on_with_half_a_request_after_an_answer_is_told_too(tmp_path: Path) -> None:
    async with serving(tmp_path, head_patience=0.2) as address:
        for more in (GET, b"\r\n"):
            client = await Raw.open(address)
            await client.say(GET + b"\r\n")
            await client.reader.readuntil(b"\r\n\r\n")
            await client.say(more)
            assert b" 408 " in await client.until_cut()


async def test_an_address_holds_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets=3) as address:
        held = [await Raw.open(address) for _ in range(3)]
        assert refusal_in(await (await Raw.open(address)).until_cut()) == (429, "connections")
        held.pop().hang_up()
        async with asyncio.timeout(30):
            while await is_refused(address):
                pass
        for client in held:
            client.hang_up()


async def is_refused(address: str) -> bool:
    client = await Raw.open(address)
    await client.say(GET + b"Connection: close\r\n\r\n")
    return b" 429 " in await client.until_cut()


async def test_an_address_makes_so_many_connections(tmp_path: Path) -> None:
    async with nearby(tmp_path, Limits(arrivals=Rate(0.001, 4))) as address:
        assert [await is_refused(address) for _ in range(6)] == [False] * 4 + [True] * 2


async def test_packed_pings_are_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        client = await seen(address)
        await client.say(ping() * 5000)
        assert await client.closed_with() == (1008, "too fast")


async def test_who_speaks_too_fast_for_too_long_is_told_and_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, messages=Rate(0.01, 5), excess=Rate(0.01, 3), frames=Rate(1, 1000)) as address:
        client = await seen(address)
        await client.say(b"".join(message({"type": "ping", "ack": number}) for number in range(30)))
        answers = [await client.hear() for _ in range(9)]
        assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"] * 4
        assert {answer["code"] for answer in answers[5:]} == {"too-fast"} and "too long" in answers[8]["message"]
        assert (await client.closed_with())[0] == 1008


async def test_a_long_message_comes_in_whole_and_in_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as address:
        client = await seen(address)
        acks = ["x" * 9000, "short", "y" * 12_000, 4]
        await client.say(b"".join(message({"type": "ping", "ack": ack}) for ack in acks))
        assert [(await client.hear_of("ack"))["ack"] for _ in acks] == acks
        client.hang_up()


async def test_only_so_many_websockets_of_an_address_are_about_to_come_in(tmp_path: Path) -> None:
    async with serving(tmp_path, newcomers=2) as address:
        inside = [await seen(address) for _ in range(3)]  # who is in a room does not count
        waiting = [await Raw.open(address) for _ in range(3)]
        heads = [await client.upgrade() for client in waiting]
        assert [head.split()[1] for head in heads] == [b"101", b"101", b"429"]
        for client in (*inside, *waiting):
            client.hang_up()
        await asyncio.sleep(0)
