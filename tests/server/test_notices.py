"""Webhooks: what is sent, where to, how often, and what is never followed."""

import asyncio
import json
import ssl
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from vesicle.server.addresses import Policy
from vesicle.server.notices import HANDS, Delivery, Notice, Notices, make_client, send

NOTICE = Notice(
    webhook="http://hook.example:{port}/turn?key=1",
    table="k3v9",
    title="Tuesday",
    url="https://games.example/t/k3v9",
    seat="Ada",
    kind="your-turn",
)
HERE = Policy(allow_http=True, allow_private=True)


async def look_here(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def without_certificates() -> httpx.AsyncClient:
    return httpx.AsyncClient(verify=False, trust_env=False)  # reading them all takes a while


LOCAL = Delivery(HERE, look_here, pauses=(0.0, 0.0), patience=5, client=without_certificates)


class Hook:
    """A web server that keeps what it is sent and gives the statuses that it is told, the last one again and again."""

    def __init__(self, *statuses: int) -> None:
        self.statuses, self.received = list(statuses), list[str]()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length:")[2].split()[0])
        self.received.append(head + (await reader.readexactly(length)).decode())
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        if status:
            writer.write(f"HTTP/1.1 {status} x\r\nLocation: /elsewhere\r\nContent-Length: 5\r\n\r\nhello".encode())
            await writer.drain()


def with_hook(hook: Hook, play: Callable[[int], Awaitable[None]], context: ssl.SSLContext | None = None) -> None:
    calls: list[asyncio.Task[None]] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await hook.answer(reader, writer)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def run() -> None:
        server = await asyncio.start_server(
            lambda reader, writer: calls.append(asyncio.create_task(take(reader, writer))), "127.0.0.1", 0, ssl=context
        )
        async with server:
            await play(server.sockets[0].getsockname()[1])
            await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(run())


def attempt(hook: Hook, delivery: Delivery = LOCAL) -> str:
    outcomes: list[str] = []

    async def play(port: int) -> None:
        async with delivery.client() as client:
            outcomes.append(await send(at(port), delivery, client))

    with_hook(hook, play)
    return outcomes[0]


def at(port: int) -> Notice:
    return replace(NOTICE, webhook=NOTICE.webhook.format(port=port))


def test_a_notice_is_a_small_object_for_the_named_host() -> None:
    hook = Hook(204)
    assert attempt(hook) == "sent"
    head, _, body = hook.received[0].partition("\r\n\r\n")
    assert head.startswith("POST /turn?key=1 HTTP/1.1\r\n") and "host: hook.example:" in head.lower()
    assert json.loads(body) == {
        "table": "k3v9",
        "title": "Tuesday",
        "url": "https://games.example/t/k3v9",
        "seat": "Ada",
        "kind": "your-turn",
    }


@pytest.mark.parametrize(("status", "outcome"), [(200, "sent"), (301, "refused"), (404, "refused")])
def test_a_redirection_is_not_followed(status: int, outcome: str) -> None:
    hook = Hook(status)
    assert attempt(hook, replace(LOCAL, client=make_client)) == outcome and len(hook.received) == 1


@pytest.mark.parametrize("status", [500, 503, 429, 0])
def test_a_server_in_trouble_fails_for_now(status: int) -> None:
    assert attempt(Hook(status)) == "failed"


def test_nobody_waits_for_a_server_that_says_nothing() -> None:
    class Silent(Hook):
        async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()

    assert attempt(Silent(), replace(LOCAL, patience=0.1)) == "failed"


def test_private_addresses_are_refused_unless_the_operator_allows_them() -> None:
    hook = Hook(204)
    assert attempt(hook, replace(LOCAL, policy=Policy(allow_http=True))) == "refused" and hook.received == []
    assert attempt(hook, replace(LOCAL, policy=Policy(allow_private=True))) == "refused" and hook.received == []


def test_a_name_is_looked_up_once_and_its_address_used() -> None:
    asked: list[str] = []
    seen: list[httpx.Request] = []

    async def turncoat(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["8.8.8.8"] if len(asked) == 1 else ["127.0.0.1"]

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(200)

    async def play() -> str:
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
            return await send(replace(NOTICE, webhook="https://hook.example/x"), Delivery(resolve=turncoat), client)

    assert asyncio.run(play()) == "sent" and asked == ["hook.example"]
    assert str(seen[0].url) == "https://8.8.8.8/x" and seen[0].headers["host"] == "hook.example"
    assert seen[0].extensions["sni_hostname"] == "hook.example"


def until(done: Callable[[], bool], hook: Hook, delivery: Delivery = LOCAL) -> None:
    """Post one notice and wait until something holds, and a little longer."""

    async def play(port: int) -> None:
        notices = Notices(delivery)
        notices.start()
        assert notices.post(at(port))
        while not done():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        await notices.close()

    with_hook(hook, play)


def test_a_failure_is_tried_again_until_it_is_sent() -> None:
    hook = Hook(503, 0, 204)
    until(lambda: len(hook.received) == 3, hook)
    assert len(hook.received) == 3


def test_three_failures_are_enough() -> None:
    hook = Hook(503)
    until(lambda: len(hook.received) == 3, hook)
    assert len(hook.received) == 3


def test_a_refusal_is_not_tried_again() -> None:
    hook = Hook(404)
    until(lambda: len(hook.received) == 1, hook)
    assert len(hook.received) == 1


def test_a_full_queue_drops_and_never_waits() -> None:
    async def play() -> list[bool]:
        notices = Notices(LOCAL, waiting=2)
        posted = [notices.post(NOTICE) for _ in range(3)]
        await notices.close()
        return posted

    assert asyncio.run(play()) == [True, True, False]


def test_closing_forgets_what_waits_for_another_try() -> None:
    hook = Hook(503)
    until(lambda: len(hook.received) == 1, hook, replace(LOCAL, pauses=(1000.0,)))
    assert len(hook.received) == 1


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of hook.example, with its key, that nobody else knows."""
    path = tmp_path_factory.mktemp("tls") / "hook.pem"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hook.example"
    names = ["-addext", "subjectAltName=DNS:hook.example", "-keyout", str(path), "-out", str(path) + ".crt"]
    try:
        subprocess.run(["openssl", *words.split(), *names], check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("needs the program openssl")
    path.write_text(path.read_text() + Path(f"{path}.crt").read_text())
    return path


@pytest.mark.parametrize(("host", "outcome"), [("hook.example", "sent"), ("other.example", "failed")])
def test_the_certificate_is_that_of_the_name_although_the_address_is_called(
    host: str, outcome: str, certificate: Path
) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    trust = ssl.create_default_context(cafile=f"{certificate}.crt")
    outcomes: list[str] = []

    async def play(port: int) -> None:
        async with httpx.AsyncClient(verify=trust, trust_env=False) as client:
            notice = replace(NOTICE, webhook=f"https://{host}:{port}/")
            outcomes.append(await send(notice, LOCAL, client))

    with_hook(Hook(204), play, context)
    assert outcomes == [outcome]


def test_a_hand_that_dies_over_a_notice_is_replaced() -> None:
    hook, failures = Hook(204), list[str]()
    outcomes: list[str] = []

    def count(outcome: str) -> None:
        outcomes.append(outcome)
        if len(outcomes) <= HANDS:
            raise ZeroDivisionError

    async def play(port: int) -> None:
        notices = Notices(replace(LOCAL, count=count), failures=failures.append)
        notices.start()
        for _ in range(HANDS + 1):
            assert notices.post(at(port))
        while len(outcomes) <= HANDS:
            await asyncio.sleep(0.01)
        assert notices.tasks.trouble() == ["notices"]
        await notices.close()

    with_hook(hook, play)
    assert failures == ["notices"] * HANDS and outcomes == ["sent"] * (HANDS + 1)
