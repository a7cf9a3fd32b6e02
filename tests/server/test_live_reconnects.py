"""Coming back: what was missed is told again, and what is late or doubled is refused by its number."""

import random

import pytest

from server.live import Server
from server.people import Player, check_views, full_table, play_all, play_step, seated, visiting

pytestmark = pytest.mark.anyio


async def test_the_gap_is_told_again_byte_by_byte(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3, watch=True)
        async with seated(people) as players:
            watcher = await Player(server.address, people[0].table).enter()
            await play_all(players, random.Random(1), steps=12)
            left_at, chance = players[1].number, random.Random(2)
            twin = await Player(server.address, people[1].table, people[1].token).enter()
            await players[1].leave()
            others = [players[0], twin, players[2]]
            await play_all(others, chance, steps=9)
            await others[0].ask(type="chat", text="where are you?")
            await players[1].enter(since=left_at)
            await twin.reach(players[1].number)
            gap = range(left_at + 1, twin.number + 1)
            assert [players[1].received[number] for number in gap] == [twin.received[number] for number in gap]
            assert players[1].states == 1 and len(gap) == 10
            await check_views(people, players)
            fresh = await Player(server.address, people[1].table, people[1].token).enter()
            assert fresh.view == players[1].view and fresh.turn == players[1].turn
            late = await Player(server.address, people[0].table).enter(since=0)
            await watcher.reach(late.number)
            common = watcher.received.keys()
            assert {number: late.received[number] for number in common} == watcher.received
            for gone in (twin, watcher, fresh, late):
                await gone.leave()


@pytest.mark.parametrize("since", [None, -1, 10_000])
async def test_who_remembers_nothing_gets_the_whole_state(server: Server, since: int | None) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            await play_all(players, random.Random(3), steps=8)
            await players[0].leave()
            await players[0].enter(since)
            assert players[0].states == 2
            await check_views(people, players)


async def test_two_come_back_in_the_middle_of_a_decision_and_finish(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            chance = random.Random(4)
            while players[0].result is None:
                await play_step(players, chance)
                actor = next((player for player in players if player.legal), players[0])
                other = players[(players.index(actor) + 1) % 3]
                if chance.random() < 0.2:
                    await actor.leave()
                    await actor.enter(since=actor.number)
                    await other.leave()
                    await other.enter(since=other.number if chance.random() < 0.5 else None)
            await check_views(people, players)
            assert players[0].received and all(player.result == players[0].result for player in players)


async def test_late_and_doubled_actions_are_refused_by_number_and_change_nothing(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            await play_all(players, random.Random(6), steps=5)
            actor = next(player for player in players if player.legal)
            action, number = actor.legal[0], actor.number
            assert (await actor.act(action))["number"] == number + 1
            after = await people[0].state(0)
            for late in (number, number - 1, 0, number + 2, number + 1000):
                answer = await actor.act(action, late)
                assert (answer["type"], answer["code"]) == ("refused", "stale")
            assert await people[0].state(0) == after
            for player in players:
                await player.reach(number + 1)


@pytest.mark.parametrize(
    "table", ["", "nothing", "\x00", "è" * 20, "x" * 9000], ids=["empty", "unknown", "nul", "foreign", "long"]
)
async def test_there_is_an_answer_to_who_asks_for_no_table(server: Server, table: str) -> None:
    nobody = await Player(server.address, table).connect()
    answer = await nobody.receive()
    await nobody.leave()
    assert (answer["type"], answer["code"]) == ("refused", "no-such-table")


async def test_of_two_windows_of_one_person_only_one_plays_an_action(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            seat = players[0].turn["to_act"]
            again = await Player(server.address, people[seat].table, people[seat].token).enter()
            one, number = players[seat], again.number
            action = one.legal[0]
            for window in (one, again):
                await window.say({"type": "act", "number": number, "action": action, "ack": "same"})
            answers = []
            for window in (one, again):
                while (message := await window.receive())["type"] not in ("ack", "refused"):
                    pass
                answers.append(message["type"])
            assert sorted(answers) == ["ack", "refused"]
            await again.leave()


async def test_a_game_is_played_over_http_alone(server: Server) -> None:
    chance = random.Random(7)
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        seat = (await people[0].state())["turn"]["to_act"]
        events = []
        while True:
            state = await people[seat].state()
            if "result" in state:
                break
            body = {"number": state["number"], "action": chance.choice(state["turn"]["legal"])}
            number = (await people[seat].ask("POST", "/act", **body))["number"]
            await people[seat].ask("POST", "/act", 409, **body)
            if number % 10 == 0:
                events += await people[0].events(events[-1]["number"] if events else 0)
            seat = (await people[0].state())["turn"]["to_act"] or 0
        events += await people[0].events(events[-1]["number"])
        assert [event["number"] for event in events] == list(range(1, number + 1))
        assert events[-1]["result"] == state["result"] and events == await people[0].events()
