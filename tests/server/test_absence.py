"""When somebody is away: the others go on with a bot, and with another host; nobody acts for who is there."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest

from server.live import Server
from server.people import Person, create, full_table, seated, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody is waited for."""
    folder = tmp_path_factory.mktemp("hasty")
    server = Server(folder, f"sqlite:///{folder / 'tables.sqlite'}", "--limit", "away=0.2").start()
    yield server
    server.stop()


@pytest.fixture
async def client(hasty: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with visiting(hasty.address) as made:
        yield made


async def seat_of(person: Person, seat: int) -> dict[str, object]:
    return dict((await person.state())["table"]["seats"][seat])


async def test_most_of_the_players_who_are_there_get_a_stand_in(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 4)
    async with seated(people[:3]) as players:
        assert (await people[1].ask("PUT", "/seats/0/call", 403))["code"] == "not-allowed"  # the host is there
        assert (await people[3].ask("PUT", "/seats/3/call", 403))["code"] == "not-allowed"  # nor for oneself
        await people[1].ask("PUT", "/seats/3/call")
        assert (await people[1].ask("PUT", "/seats/3/call", 409))["code"] == "not-now"
        assert len((await seat_of(people[0], 3))["calls"]) == 1  # type: ignore[arg-type]
        assert not (await seat_of(people[0], 3))["stand_in"]
        last = (await people[2].ask("PUT", "/seats/3/call"))["number"]
        await players[0].reach(last + 1)
        told = await seat_of(people[0], 3)
        assert (told["stand_in"], told["calls"]) == (True, [])
        await people[3].ask("PUT", "/seats/3/stand-in", on=False)
        assert not (await seat_of(people[0], 3))["stand_in"]


async def test_who_is_back_is_called_for_no_more(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 4)
    async with seated(people[:3]) as players:
        asked = (await people[1].ask("PUT", "/seats/3/call"))["number"]
        async with seated(people[3:]):
            await players[0].reach(asked + 1)
            assert (players[0].about["seats"][3]["calls"], players[0].about["seats"][3]["stand_in"]) == ([], False)
        while len(players[0].presence["holders"]) > 3:
            await players[0].receive()
        await people[1].ask("PUT", "/seats/3/call")  # they have left again: nobody has asked yet


async def test_the_host_gives_the_role_away_and_has_it_no_more(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 3, start=False)
    assert (await people[1].ask("PUT", "/host", 403, seat=2))["code"] == "not-allowed"
    await people[0].ask("PUT", "/host", seat=1)
    assert [seat["host"] for seat in (await people[0].state())["table"]["seats"]] == [False, True, False]
    assert (await people[0].start(403))["code"] == "not-allowed"
    await people[1].start()


async def test_a_player_takes_over_from_a_host_who_is_away(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 3, start=False)
    async with seated(people[:2]) as (host, _):
        assert (await people[1].ask("PUT", "/host", 403, seat=1))["code"] == "not-allowed"
        await host.leave()
        while (await people[1].state())["table"]["host"] == 0:
            await asyncio.sleep(0.2)  # the usual limits hold
            await people[1].client.put(
                f"/api/tables/{people[1].table}/host",
                json={"seat": 1},
                headers={"Authorization": f"Bearer {people[1].token}"},
            )
        assert (await people[2].ask("PUT", "/host", 403, seat=2))["code"] == "not-allowed"
        await people[1].start()


async def test_a_table_where_nobody_plays_has_nobody_to_stand_in_for(client: httpx.AsyncClient) -> None:
    host = await create(client, game="virus-and-co", options={"players": 3})
    assert (await host.ask("PUT", "/seats/0/call", 409))["code"] == "not-now"
    assert (await host.ask("PUT", "/host", 409, seat=0))["code"] == "not-now"
