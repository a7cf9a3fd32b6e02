"""A server that starts: cold, on a database of yesterday, or not at all."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest

from processes import command_of, descendants, is_running, until
from server.live import Server, running
from server.people import Person, ask, create, full_table, play_all, seated, visiting

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
async def test_people_play_while_the_rules_are_compiled_and_no_compiler_outlives_the_server(
    tmp_path: Path, end: object
) -> None:
    cold = {"VESICLE_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": ""}
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}", "--unlimited", **cold).start()
    try:
        health = server.health()
        assert health is not None and health["compiled"] is False and health["bots"]["state"] == "warming"
        async with visiting(server.address) as client:
            people = await full_table(client, 3)
            async with seated(people) as players:
                await play_all(players, random.Random(1), steps=3)
        async with asyncio.timeout(60):
            await until(lambda: any("vesicle.bots.warm" in command_of(pid) for pid in descendants(server.pid)))
        started = descendants(server.pid)
        health = server.health()
        assert health is not None and health["bots"]["state"] == "warming"
    finally:
        assert callable(end)
        end(server)
    async with asyncio.timeout(30):
        await until(lambda: not any(is_running(pid) for pid in started))


async def test_a_dead_worker_is_replaced_and_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        async with visiting(server.address) as client:
            people = await full_table(client, 3)
            async with seated(people) as players:
                chance = random.Random(2)
                for harm in (server.kill_worker, server.kill):
                    await play_all(players, chance, steps=5)
                    harm()
                    for player in players:
                        await player.leave()
                    if harm == server.kill:
                        server.start()
                    for player in players:
                        await player.enter(since=player.number)
                        assert player.states == 1
                await play_all(players, chance)
                assert players[0].result is not None


async def test_a_game_under_older_rules_is_listed_and_shown_and_not_played(tmp_path: Path) -> None:
    with running(tmp_path, f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        async with visiting(server.address) as client:
            people = await full_table(client, 3, public=True, clock={"kind": "turn", "seconds": 5})
            bots = [{"kind": "bot", "bot": "random"}] * 3
            other = await create(client, game="virus-and-co", options={"players": 3}, seats=bots, start=True)
        server.kill()
        make_old(tmp_path / "tables.sqlite")
        server.start()
        async with visiting(server.address) as client:
            for person in (*people, other):
                person.client = client
            await check_old(people[0])
            await check_old(other)
            await people[0].ask("POST", "/chat", text="hello")
            listed = (await ask(client, "GET", "/api/tables"))["tables"]
            assert [(line["id"], line["rules_version"]) for line in listed] == [(people[0].table, "0")]
            mine = (await ask(client, "POST", "/api/mine", tokens=[people[1].token]))["tables"]
            assert mine[0]["mine"] == [1]
            async with seated(people) as players:
                answer = await players[0].act("pass")
                assert answer["code"] == "old-rules" and "version 0" in answer["message"]
        assert "AssertionError" not in server.words() and '"level": "error"' not in server.words()


def make_old(path: Path) -> None:
    """Let all tables be of an earlier version of the rules."""
    with sqlite3.connect(path) as connection:
        for table, number, body in connection.execute("SELECT table_id, number, body FROM entries").fetchall():
            if number == 1:
                old = json.dumps({**json.loads(body), "rules_version": "0"})
                connection.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = 1", (old, table))
        connection.execute("UPDATE tables SET rules_version = '0'")
    connection.close()


async def check_old(person: Person) -> None:
    """It can be looked at, and nothing can be done there."""
    state = await person.state()
    assert state["table"]["playable"] is False and state["view"] is None
    assert state["table"]["seats"][0]["name"] in ("Person 0", "Random")
    act = await person.ask("POST", "/act", 409, number=state["number"], action="pass")
    assert act["code"] == "old-rules"
    assert (await person.ask("GET", "/record", 409))["code"] == "old-rules"
    assert (await person.ask("GET", "/views?played=0", 409))["code"] == "old-rules"


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("mysql://localhost/x", "There is no store for 'mysql'"),
        ("postgresql://vesicle@127.0.0.1:9/x", "cannot be opened"),
        ("sqlite:////proc/none/tables.sqlite", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_had_ends_the_server_with_a_sentence(
    tmp_path: Path, database: str, words: str
) -> None:
    with pytest.raises(pytest.fail.Exception, match=words):
        Server(tmp_path, database).start()


def test_an_sqlite_file_has_one_server(sqlite_server: Server, tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="Another server process is using"):
        Server(tmp_path, sqlite_server.database).start()
