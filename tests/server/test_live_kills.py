"""The server is killed again and again while people play: what was acknowledged is there, and every game goes on."""

import asyncio
import os
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

import vesicle
from server.live import environment
from server.mortal import Mortal
from server.people import Person, Player, full_table, visiting
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings
from vesicle.server.store import Entry, Store

pytestmark = pytest.mark.anyio

KILLS = 20
MANY_KILLS = int(os.environ.get("VESICLE_KILLS", "1000"))  # fewer for whoever only wants to see that it works
TABLES = ({"game": "virus-and-co"}, {"game": "virus-and-co"}, {"game": "virus-and-co"}, {"game": "cytosis"})
Servers = list[tuple[Mortal, str]]  # each with its database
HARM = (OSError, WebSocketException, httpx.TransportError)


@pytest.fixture
def mortals(
    request: pytest.FixtureRequest, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Servers]:
    """So many servers as the test asks for: on one PostgreSQL, or each with a file of its own."""
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent), prepend=os.pathsep)  # for who loads everything
    plain = Settings(bot_workers=0, interpreted=True, limits=Limits.none())
    files = [f"sqlite:///{tmp_path / f'tables-{number}.sqlite'}" for number in range(request.param)]
    urls = files if url.startswith("sqlite") else [url] * request.param
    servers = [(Mortal(replace(plain, database=place)), place) for place in urls]
    yield servers
    for server, _ in servers:
        server.close()


class Evening:
    """One table after the other, by the same number of people; what was acknowledged is noted."""

    def __init__(self, address: str, wish: dict[str, str], seed: int) -> None:
        self.address, self._wish, self._seed = address, wish, seed
        self.noted: dict[str, dict[int, str]] = {}  # by table: number → action
        self.last = asyncio.Event()  # no other table after this one
        self.harmed = 0

    async def spend(self) -> None:
        while not self.last.is_set():
            people = await self._sit_down()
            noted = self.noted[people[0].table] = {}
            await asyncio.gather(*(self._play(person, seat, noted) for seat, person in enumerate(people)))

    async def _sit_down(self) -> list[Person]:
        """A full table that has begun; one that the server did not survive is left alone."""
        while True:
            async with visiting(self.address) as client:
                try:
                    return await full_table(client, 3, **self._wish)
                except HARM:
                    await asyncio.sleep(0.05)

    async def _play(self, person: Person, seat: int, noted: dict[int, str]) -> None:
        """Play at random to the end of the game, and come back after each harm."""
        player, chance = Player(self.address, person.table, person.token), random.Random(self._seed + seat)
        while player.result is None:
            try:
                await player.enter(player.number or None)
                await self._play_on(player, chance, noted)
            except HARM:
                self.harmed += 1
                await asyncio.sleep(0.01)
        await player.leave()

    async def _play_on(self, player: Player, chance: random.Random, noted: dict[int, str]) -> None:
        while player.result is None:
            if not player.legal:
                await player.receive()
                continue
            action = chance.choice(player.legal)
            answer = await player.act(action)
            if answer["type"] == "ack":
                noted[answer["number"]] = action


async def harm(servers: Servers, evenings: list[Evening], kills: int) -> None:
    """Kill at random moments, some or all at a time, then let everybody play their games to the end."""
    chance, killed = random.Random(20), 0
    while killed < kills:
        before = count_noted(evenings)
        while count_noted(evenings) < before + 10:
            await asyncio.sleep(0.01)  # they are under load again
        await asyncio.sleep(chance.uniform(0, 0.2))
        for server, _ in chance.sample(servers, chance.randint(1, len(servers))):
            server.kill()
            killed += 1
    for evening in evenings:
        evening.last.set()


def count_noted(evenings: list[Evening]) -> int:
    return sum(len(noted) for evening in evenings for noted in evening.noted.values())


async def survive(servers: Servers, kills: int) -> None:
    """What was acknowledged is in the journals after so many kills, and every game can be looked back on."""
    evenings = [
        (place, Evening(server.address, dict(wish), 100 * seed))
        for server, place in servers
        for seed, wish in enumerate(TABLES)
    ]
    everybody = [evening for _, evening in evenings]
    await asyncio.gather(harm(servers, everybody, kills), *(evening.spend() for evening in everybody))
    assert sum(evening.harmed for evening in everybody) >= kills
    for evening in everybody:
        await check_records(evening)
    for server, _ in servers:
        server.end()
    for place, evening in evenings:
        store = await Store.open(place)
        for table, noted in evening.noted.items():
            check_journal(await store.entries(table), noted)
        await store.close()


async def check_records(evening: Evening) -> None:
    async with visiting(evening.address) as client:
        for table in evening.noted:
            record = (await client.get(f"/api/tables/{table}/record")).json()
            assert vesicle.replay(record).winner is not None


@pytest.mark.parametrize("mortals", [1], indirect=True)
async def test_what_was_acknowledged_survives_twenty_kills(mortals: Servers) -> None:
    await survive(mortals, KILLS)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("mortals", [4], indirect=True)
async def test_what_was_acknowledged_survives_a_thousand_kills_several_at_a_time(mortals: Servers) -> None:
    await survive(mortals, MANY_KILLS)


def check_journal(entries: list[Entry], noted: dict[int, str]) -> None:
    """Every acknowledged action is there at its number, and nothing is there twice or missing."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    played = {entry.number: entry.body["action"] for entry in entries if entry.kind == "played"}
    assert noted and noted.items() <= played.items()
