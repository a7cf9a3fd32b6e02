"""The server is killed again and again while people play: what was acknowledged is there, and every game goes on."""

import asyncio
import os
import random
from collections.abc import Iterator
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
TABLES = ({"game": "virus-and-co"}, {"game": "virus-and-co"}, {"game": "virus-and-co"}, {"game": "cytosis"})
HARM = (OSError, WebSocketException, httpx.TransportError)


@pytest.fixture
def mortal(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mortal]:
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent.parent), prepend=os.pathsep)  # for who loads everything
    server = Mortal(Settings(database=url, bot_workers=0, interpreted=True, limits=Limits.none()))
    yield server
    server.close()


class Evening:
    """One table after the other, by the same number of people; what was acknowledged is noted."""

    def __init__(self, address: str, wish: dict[str, str], seed: int) -> None:
        self._address, self._wish, self._seed = address, wish, seed
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
            async with visiting(self._address) as client:
                try:
                    return await full_table(client, 3, **self._wish)
                except HARM:
                    await asyncio.sleep(0.05)

    async def _play(self, person: Person, seat: int, noted: dict[int, str]) -> None:
        """Play at random to the end of the game, and come back after each harm."""
        player, chance = Player(self._address, person.table, person.token), random.Random(self._seed + seat)
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


async def harm(server: Mortal, evenings: list[Evening]) -> None:
    """Kill at random moments, then let everybody play their games to the end."""
    chance = random.Random(20)
    for _ in range(KILLS):
        before = sum(map(len, (noted for evening in evenings for noted in evening.noted.values())))
        while sum(map(len, (noted for evening in evenings for noted in evening.noted.values()))) < before + 10:
            await asyncio.sleep(0.01)  # it is under load again
        await asyncio.sleep(chance.uniform(0, 0.2))
        server.kill()
    for evening in evenings:
        evening.last.set()


async def test_what_was_acknowledged_survives_twenty_kills(mortal: Mortal, url: str) -> None:
    evenings = [Evening(mortal.address, dict(wish), 100 * seed) for seed, wish in enumerate(TABLES)]
    await asyncio.gather(harm(mortal, evenings), *(evening.spend() for evening in evenings))
    assert sum(evening.harmed for evening in evenings) >= KILLS
    tables = [(table, noted) for evening in evenings for table, noted in evening.noted.items()]
    async with visiting(mortal.address) as client:
        for table, _ in tables:
            record = (await client.get(f"/api/tables/{table}/record")).json()
            assert vesicle.replay(record).winner is not None
    mortal.end()
    store = await Store.open(url)
    for table, noted in tables:
        check_journal(await store.entries(table), noted)
    await store.close()


def check_journal(entries: list[Entry], noted: dict[int, str]) -> None:
    """Every acknowledged action is there at its number, and nothing is there twice or missing."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    played = {entry.number: entry.body["action"] for entry in entries if entry.kind == "played"}
    assert noted and noted.items() <= played.items()
