"""Taking back: to the start of the own turn, and never across chance, a reveal or another's decision."""

import json
import random

import pytest

from server.live import Server
from server.people import check_views, full_table, play_step, seated, visiting

pytestmark = pytest.mark.anyio


async def test_a_turn_is_taken_back_to_its_start_and_everybody_sees_it(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 2, game="cytosis")
        async with seated(people) as players:
            chance, seen = random.Random(1), {}
            undone = 0
            for _ in range(120):
                actor = next(player for player in players if player.legal)
                if actor.turn["undo"] == 0:
                    seen = {player: json.dumps(player.view) for player in players}
                if actor.turn["undo"] >= 2:
                    answer = await actor.ask(type="undo", number=actor.number)
                    for player in players:
                        await player.reach(answer["number"])
                        assert json.dumps(player.view) == seen[player]
                    assert answer["type"] == "ack" and actor.legal and actor.turn["undo"] == 0
                    undone += 1
                await play_step(players, chance)
            await check_views(people, players)
            events = await people[0].events()
            assert undone > 1 and undone == sum(event["kind"] == "undone" for event in events)
            first = next(event for event in events if event["kind"] == "undone")
            kept = [event for event in events if event["kind"] == "played" and event["number"] < first["number"]]
            assert len(kept) > first["to"] and first["log"][0]["what"] == "undone"


async def test_what_chance_or_another_has_touched_stays(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 2, game="cytosis")
        async with seated(people) as players:
            chance, refused = random.Random(2), {"turn": 0, "chance": 0, "other": 0}
            before = players[0].turn["to_act"]
            while not all(refused.values()):
                actor = next(player for player in players if player.legal)
                idle = next(player for player in players if player is not actor)
                if actor.turn["undo"] == 0:
                    answer = await actor.ask(type="undo", number=actor.number)
                    assert answer["code"] == "not-now"
                    refused["chance" if before == actor.turn["to_act"] else "turn"] += 1
                answer = await idle.ask(type="undo", number=idle.number)
                assert answer["code"] == "not-your-turn"
                refused["other"] += 1
                before = actor.turn["to_act"]
                await play_step(players, chance)
            assert (await players[0].ask(type="undo", number=1))["code"] == "stale"
            assert not any(event["kind"] == "undone" for event in await people[0].events())
