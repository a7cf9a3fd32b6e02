"""Words at the table, notices to webhooks, and feeds."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any
from xml.etree import ElementTree

import pytest

from server.live import Server
from server.people import Player, ask, full_table, play_all, seated, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, whose operator lets webhooks into the own network."""
    folder = tmp_path_factory.mktemp("limited")
    server = Server(folder, f"sqlite:///{folder / 'tables.sqlite'}", "--private-notices").start()
    yield server
    server.stop()


async def test_talk_is_cleaned_and_heard_by_all(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            watcher = await Player(server.address, people[0].table).enter()
            said = await players[1].ask(type="chat", text=" good\u202e \n<b>luck</b>\x07 ")
            for player in (*players, watcher):
                await player.reach(said["number"])
                heard = json.loads(player.received[said["number"]])
                assert (heard["name"], heard["text"]) == ("Person 1", "good <b>luck</b>")
            for text in ("", " \u200b ", "x" * 501):
                assert (await players[0].ask(type="chat", text=text))["code"] == "invalid"
            assert (await watcher.ask(type="chat", text="hello"))["code"] == "not-allowed"
            await ask(client, "POST", f"/api/tables/{people[0].table}/chat", 403, text="hello")
            assert (await people[2].ask("POST", "/chat", text="x" * 500))["number"] == said["number"] + 1
            await watcher.leave()


async def test_who_talks_too_much_has_to_wait(limited: Server) -> None:
    async with visiting(limited.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            answers = [await players[0].ask(type="chat", text=f"word {number}") for number in range(12)]
            assert [answer["type"] for answer in answers[:8]] == ["ack"] * 8
            assert answers[-1]["code"] == "too-fast"
            assert (await players[1].ask(type="chat", text="my turn"))["type"] == "ack"


@pytest.mark.parametrize(
    "url",
    ["https://127.0.0.1/hook", "https://[::1]/", "https://10.1.2.3/", "https://localhost/", "http://example.org/"],
)
async def test_webhooks_inside_are_refused(server: Server, url: str) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        refused = await people[0].ask("PUT", "/seats/0/notice", 422, url=url)
        assert refused["code"] == "invalid" and refused["message"].startswith("webhook:")
        assert (await people[0].ask("PUT", "/seats/1/notice", 403, url=None))["code"] == "not-allowed"


@asynccontextmanager
async def receiver() -> AsyncIterator[tuple[str, asyncio.Queue[dict[str, Any]]]]:
    """A web server of one address, and what it was told."""
    told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].partition("\r")[0])
        told.put_nowait(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(listen, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook", told


async def test_a_webhook_is_told_of_each_turn_once_and_of_the_end(limited: Server) -> None:
    async with visiting(limited.address) as client, receiver() as (url, told):
        people = await full_table(client, 3, start=False, title="Sunday")
        await people[1].ask("PUT", "/seats/1/notice", url=url)
        await people[0].start()
        turns, before = 0, None
        async with seated(people) as players:
            assert url not in json.dumps(await people[0].events()) and url not in json.dumps(players[0].about)
            chance = random.Random(3)
            while players[0].result is None:
                turns += players[0].turn["to_act"] == 1 and before != 1
                before = players[0].turn["to_act"]
                await play_all(players, chance, steps=1)
                await asyncio.sleep(0.04)  # the server's usual limits
        notices = [await asyncio.wait_for(told.get(), 20) for _ in range(turns + 1)]
        assert sorted(notice["kind"] for notice in notices) == ["over"] + ["your-turn"] * turns
        assert {notice["table"] for notice in notices} == {people[0].table}
        assert notices[0]["url"] == f"{limited.address}/t/{people[0].table}" and notices[0]["title"] == "Sunday"
        assert told.empty()


async def test_feeds_tell_whose_turn_it_is(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3, clock={"kind": "days", "days": 2}, title="Slow & steady")
        to_act = (await people[0].state())["turn"]["to_act"]
        for seat, person in enumerate(people):
            atom = (await client.get("/api/feed", params={"token": person.token})).text
            assert ("Slow &amp; steady: your turn" in atom) == (seat == to_act)
            ElementTree.fromstring(atom)
            italian = (await client.get("/api/feed", params={"token": person.token, "lang": "it"})).text
            assert ("Slow &amp; steady: tocca a" in italian) == (seat == to_act)
            calendar = (await client.get("/api/feed", params={"token": person.token, "as": "ics"})).text
            assert ("BEGIN:VEVENT" in calendar) == (seat == to_act)
            assert person.token not in atom + calendar
