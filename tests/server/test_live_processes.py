"""Several server processes on one PostgreSQL: any of them serves any table."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesicle
from server.live import Server, running
from server.people import Player, check_views, create, full_table, join, play_all, play_step, seated, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory, live_database: str, postgres_live: Server
) -> Iterator[tuple[Server, Server]]:
    """Two servers with a port each, on one database."""
    with running(tmp_path_factory.mktemp("other"), live_database) as other:
        yield postgres_live, other


async def test_players_at_two_servers_share_a_table(two: tuple[Server, Server]) -> None:
    async with visiting(two[0].address) as here, visiting(two[1].address) as there:
        people = await full_table(here, 4)
        for person in people[1::2]:
            person.client = there
        async with seated(people, two[0].address, two[1].address) as players:
            chance = random.Random(9)
            while players[0].result is None:
                await play_all(players, chance, steps=25)
                await check_views(people, players)
            vesicle.replay(await people[1].ask("GET", "/record"))


async def test_who_moves_to_another_server_is_told_what_was_missed(two: tuple[Server, Server]) -> None:
    async with visiting(two[0].address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            chance = random.Random(10)
            for _ in range(30):
                await play_step(players, chance)
                moved = chance.choice(players)
                await moved.leave()
                await moved.enter(moved.number, chance.choice(two).address)
            for player in players:
                await player.reach(players[0].number)
                assert player.states == 1
            await check_views(people, players)


async def test_both_servers_at_once_write_one_history(two: tuple[Server, Server]) -> None:
    """The same action through both doors: one of them is told that the table has moved on."""
    async with visiting(two[0].address) as here, visiting(two[1].address) as there:
        people = await full_table(here, 3)
        chance, taken = random.Random(11), 0
        for _ in range(15):
            seat = (await people[0].state())["turn"]["to_act"]
            state = await people[seat].state()
            body = {"number": state["number"], "action": chance.choice(state["turn"]["legal"])}
            path, head = f"/api/tables/{people[0].table}/act", {"Authorization": f"Bearer {people[seat].token}"}
            answers = await asyncio.gather(*(door.post(path, json=body, headers=head) for door in (here, there)))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            taken += 1
        plays = [event for event in await people[0].events() if event["kind"] == "played"]
        assert len(plays) == taken


async def test_a_request_sees_what_was_written_through_the_other_server(two: tuple[Server, Server]) -> None:
    async with visiting(two[0].address) as here, visiting(two[1].address) as there:
        host = await create(here, game="virus-and-co", options={"players": 3}, stand_in="random")
        guests = [await join(host), await join(host)]
        for seat, (person, door) in enumerate(zip([host, *guests], (there, here, there), strict=True)):
            person.client = door
            await person.sit(seat)
        host.client = here
        await host.start()
        for person in guests:
            assert (await person.state())["table"]["status"] == "playing"


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="several server processes need PostgreSQL"):
        Server(tmp_path, f"sqlite:///{tmp_path}/a.sqlite", "--workers", "2").start()


async def test_a_game_goes_on_over_two_workers_behind_one_port(tmp_path: Path, live_database: str) -> None:
    with running(tmp_path, live_database, "--workers", "2") as server:
        assert len(server.workers()) == 2
        async with visiting(server.address) as client:
            people = await full_table(client, 4)
            watchers = [Player(server.address, people[0].table) for _ in range(4)]
            async with seated(people) as players:
                for watcher in watchers:
                    await watcher.enter()
                await play_all([*players, *watchers], random.Random(12))
                assert all(watcher.view == watchers[0].view for watcher in watchers)
                await check_views(people, players)
            for watcher in watchers:
                await watcher.leave()


async def test_a_host_puts_no_bot_on_somebody_who_sits_at_the_other_server(two: tuple[Server, Server]) -> None:
    async with visiting(two[0].address) as here:
        host, guest, third = await full_table(here, 3)
        async with seated([host, guest, third], two[0].address, two[1].address) as (watching, away, _):
            holder = guest.place["holder"]
            while not {holder, third.place["holder"]} <= set(watching.presence["holders"]):
                await watching.receive()
            refused = await host.ask("PUT", "/seats/1/stand-in", 403, on=True)
            assert refused["message"] == "Person 1 is at the table, so the decision is theirs"
            await away.leave()
            while holder in watching.presence["holders"]:
                await watching.receive()
            await host.ask("PUT", "/seats/1/stand-in", on=True)


async def test_onlookers_are_counted_at_all_servers(two: tuple[Server, Server]) -> None:
    async with visiting(two[0].address) as here:
        people = await full_table(here, 3)
        onlookers = [await Player(server.address, people[0].table).enter() for server in (*two, two[1])]
        while onlookers[0].presence["watching"] < 3:
            await onlookers[0].receive()
        await onlookers[1].leave()
        while onlookers[0].presence["watching"] > 2:
            await onlookers[0].receive()
        for onlooker in onlookers:
            await onlooker.leave()
