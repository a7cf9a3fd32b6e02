"""Saved games that become tables."""

import json
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

import vesicle
from server.live import Server
from server.people import Person, ask, join, play_all, seated, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with visiting(server.address) as found:
        yield found


def saved(steps: int) -> dict[str, Any]:
    """A game of three at random, so many actions long."""
    match, chance = vesicle.new("virus-and-co", seed=21, players=3), random.Random(1)
    while match.winner is None and len(match.actions) < steps:
        match.play(chance.choice(match.legal))
    return dict(json.loads(json.dumps(match.record())))


async def test_a_finished_game_is_brought_along_and_looked_at(client: httpx.AsyncClient) -> None:
    record = saved(10_000)
    host = Person(client, await ask(client, "POST", "/api/tables/import", 201, record=record, title="Old times"))
    state = await host.state()
    assert state["table"]["status"] == "over" and state["table"]["imported"]
    assert state["result"]["scores"] == record["result"]["scores"]
    assert (await host.ask("GET", "/record"))["actions"] == record["actions"]
    early = (await host.ask("GET", "/views?played=4&seat=1"))["view"]
    again = vesicle.new("virus-and-co", seed=21, players=3)
    for action in record["actions"][:4]:
        again.play(action)
    assert early == json.loads(json.dumps(again.view(1)))
    assert (await host.start(409))["code"] == "not-now"
    assert (await host.ask("PUT", "/seats/0", 409, name="Ada"))["code"] == "taken"


async def test_an_unfinished_game_is_played_on(client: httpx.AsyncClient) -> None:
    record = saved(30)
    host = Person(client, await ask(client, "POST", "/api/tables/import", 201, record=record))
    assert (await host.ask("GET", "/record", 409))["code"] == "not-now"
    people = [host, await join(host), await join(host)]
    for seat, person in enumerate(people):
        await person.sit(seat)
    await host.start()
    async with seated(people) as players:
        await play_all(players, random.Random(2))
    whole = await host.ask("GET", "/record")
    assert whole["actions"][:30] == record["actions"] and vesicle.replay(whole).winner is not None


@pytest.mark.parametrize(
    ("key", "content", "words"),
    [("rules_version", "0", "rules"), ("actions", ["fly"], "fly"), ("game", "chess", "chess"), ("format", "x", "x")],
)
async def test_a_saved_game_that_does_not_fit_is_refused_in_a_sentence(
    client: httpx.AsyncClient, key: str, content: Any, words: str
) -> None:
    refused = await ask(client, "POST", "/api/tables/import", 422, record={**saved(5), key: content})
    assert refused["code"] == "invalid" and words in refused["message"] and "Traceback" not in refused["message"]
