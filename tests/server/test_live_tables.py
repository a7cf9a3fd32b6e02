"""Around the game: seats, bots, guests, hosts, shared screens, spectators, stand-ins, rematches and lists."""

import asyncio
import random
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.live import Server
from server.people import Person, Player, ask, create, full_table, join, play_all, seated, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with visiting(server.address) as found:
        yield found


async def open_table(client: httpx.AsyncClient, **wish: object) -> Person:
    return await create(client, **{"game": "virus-and-co", "options": {"players": 3}, "stand_in": "random", **wish})


async def until_over(person: Person) -> dict[str, object]:
    while "result" not in (state := await person.state()):
        await asyncio.sleep(0.2)
    return state


async def test_bots_play_a_game_by_themselves(client: httpx.AsyncClient) -> None:
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    host = await open_table(client, seats=bots, start=True)
    state = await until_over(host)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Random", "Random 2", "Greedy"]
    plays = [event for event in await host.events() if event["kind"] == "played"]
    assert len(plays) > 10 and {event["by"] for event in plays} <= {"bot", "fallback"}


async def test_a_person_plays_with_bots(client: httpx.AsyncClient) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    host = await open_table(client, seats=seats, start=True)
    async with seated([host]) as [ada]:
        chance = random.Random(1)
        while ada.result is None:
            if ada.legal:
                assert (await ada.act(chance.choice(ada.legal)))["type"] == "ack"
            else:
                await ada.receive()
        assert ada.view == (await host.state())["view"]


async def test_a_table_for_invited_people_wants_the_invitation(client: httpx.AsyncClient) -> None:
    host = await open_table(client)
    path = f"/api/tables/{host.table}/join"
    for wrong in (None, "", "wrong", host.token):
        assert (await ask(client, "POST", path, 403, invite=wrong))["code"] == "not-allowed"
    guest = await join(host)
    assert guest.invite is None and guest.token != host.token
    assert (await ask(client, "POST", path, 409, token=guest.token, invite=host.invite))["code"] == "taken"


async def test_anyone_may_come_where_anyone_may(client: httpx.AsyncClient) -> None:
    host = await open_table(client, join="anyone")
    guest = Person(client, await ask(client, "POST", f"/api/tables/{host.table}/join", 201))
    await guest.sit(1)


async def test_names_are_cleaned_and_colours_are_ours(client: httpx.AsyncClient) -> None:
    host = await open_table(client)
    await host.sit(0, "  Ad\u202ea \n\t L. ", colour="rose")
    seat = (await host.state())["table"]["seats"][0]
    assert (seat["name"], seat["colour"], seat["host"]) == ("Ada L.", "rose", True)
    for body in ({"name": "\u200b"}, {"name": "x" * 41}, {"name": "Ada", "colour": "ultraviolet"}):
        assert (await host.ask("PUT", "/seats/0", 422, **body))["code"] == "invalid"
    guest = await join(host)
    assert (await guest.sit(1, status=409, colour="rose"))["code"] == "taken"
    await guest.sit(1, colour="teal")  # what seat 0 would have been
    seats = (await host.state())["table"]["seats"]
    assert seats[1]["colour"] == "teal" and len({seat["colour"] for seat in seats}) == len(seats)
    assert (await guest.sit(0, status=409))["code"] == "taken"
    assert (await guest.sit(3, status=404))["code"] == "no-such-seat"


async def test_who_is_sent_away_has_a_void_token_and_no_eyes(client: httpx.AsyncClient, server: Server) -> None:
    host = await open_table(client)
    guest = await join(host)
    await host.sit(0)
    await guest.sit(1)
    looking = await Player(server.address, host.table, guest.token).enter()
    freed = await host.ask("DELETE", "/seats/1")
    with pytest.raises(ConnectionClosed):
        while True:
            await looking.receive()
    assert (await guest.ask("GET", "", 403))["code"] == "not-allowed"
    assert (await guest.sit(1, status=403))["code"] == "not-allowed"
    path = f"/api/tables/{host.table}/join"
    assert (await ask(client, "POST", path, 403, invite=host.invite))["code"] == "not-allowed"
    again = await join(host, freed["invite"])
    await again.sit(1)
    assert (await again.ask("DELETE", "/seats/1"))["invite"] is None  # who goes alone may come again
    await (await join(host, freed["invite"])).sit(1)


async def test_a_new_invitation_is_good_for_the_rematch_and_the_old_one_is_not(client: httpx.AsyncClient) -> None:
    host = await open_table(client)
    guest = await join(host)
    await guest.sit(1)
    invite = (await host.ask("DELETE", "/seats/1"))["invite"]
    for seat in range(3):
        await host.ask("PUT", f"/seats/{seat}/bot", bot="random")
    await host.start()
    while (await host.state())["table"]["status"] != "over":
        await asyncio.sleep(0.05)
    host.table = (await host.ask("POST", "/rematch", 201))["table"]
    path = f"/api/tables/{host.table}/join"
    assert (await ask(client, "POST", path, 403, invite=host.invite))["code"] == "not-allowed"
    await ask(client, "POST", path, 201, invite=invite)


async def test_where_anyone_may_join_a_table_without_spectators_one_looks_for_a_seat_and_needs_it(
    client: httpx.AsyncClient, server: Server
) -> None:
    host = await create(client, game="virus-and-co", options={"players": 3}, join="anyone", watch=False)
    path = f"/api/tables/{host.table}"
    people = [host, *[Person(client, await ask(client, "POST", f"{path}/join", 201)) for _ in range(3)]]
    for seat, person in enumerate(people[:3]):
        await person.sit(seat)
    curious = people[3]
    assert (await curious.state())["table"]["status"] == "open"
    looking = await Player(server.address, host.table, curious.token).enter()
    await host.start()
    with pytest.raises(ConnectionClosed):
        while True:
            message = await looking.receive()
            assert message.get("kind") != "started" and message.get("view") is None
    assert looking.view is None
    late = Person(client, await ask(client, "POST", f"{path}/join", 201))
    for person in (curious, late):
        for look in ("", "/events?since=0", "/components", "/views?played=0"):
            assert (await person.ask("GET", look, 403))["code"] == "not-allowed"
    assert (await people[2].state())["table"]["status"] == "playing"
    assert (await ask(client, "GET", path, 403))["code"] == "not-allowed"


async def test_who_leaves_a_seat_no_longer_looks_through_it(client: httpx.AsyncClient, server: Server) -> None:
    people = await full_table(client, 3, start=False)
    async with seated(people) as players:
        await people[1].ask("DELETE", "/seats/1")
        other = await join(people[0])
        await other.sit(1)
        await people[0].start()
        started = (await people[0].state())["number"]
        await players[1].reach(started)
        spectator = await Player(server.address, people[0].table).enter()
        assert players[1].looking is None and players[1].view == spectator.view
        await spectator.leave()


async def test_who_sits_down_with_an_open_window_looks_through_the_seat(client: httpx.AsyncClient) -> None:
    host = await open_table(client)
    async with seated([host]) as [player]:
        assert player.looking is None
        await host.sit(2)
        await player.reach(2)
        while player.looking != 2:
            await player.receive()


async def test_only_the_host_has_the_rights_of_a_host(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 3, start=False)
    guest = people[1]
    assert (await guest.start(403))["code"] == "not-allowed"
    assert (await guest.ask("PUT", "/seats/2/bot", 403, bot="random"))["code"] == "not-allowed"
    assert (await guest.ask("DELETE", "/seats/0", 403))["code"] == "not-allowed"
    await ask(client, "POST", f"/api/tables/{guest.table}/start", 403)
    await guest.ask("DELETE", "/seats/1")
    assert (await people[0].start(409))["code"] == "not-now"
    assert (await people[0].ask("PUT", "/seats/2/bot", 409, bot="random"))["code"] == "taken"
    for spec in ("nobody", "stdio:cat", "search:9e9it"):
        assert (await people[0].ask("PUT", "/seats/1/bot", 422, bot=spec))["code"] == "invalid"
    await people[0].ask("PUT", "/seats/1/bot", bot="random")
    await people[0].start()
    assert (await people[0].start(409))["code"] == "not-now"
    assert (await people[0].ask("DELETE", "/seats/2", 409))["code"] == "not-now"


async def test_a_table_that_was_to_begin_with_free_seats_is_not_made(client: httpx.AsyncClient) -> None:
    body = {"game": "virus-and-co", "options": {"players": 3}, "public": True, "title": "Half empty", "start": True}
    assert (await ask(client, "POST", "/api/tables", 409, **body))["code"] == "not-now"
    assert "Half empty" not in [line["title"] for line in (await ask(client, "GET", "/api/tables"))["tables"]]


async def test_on_a_shared_screen_one_hand_is_seen_at_a_time(client: httpx.AsyncClient, server: Server) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}, {"kind": "bot", "bot": "random"}]
    host = await open_table(client, seats=seats, start=True)
    async with seated([host]) as [screen]:
        spectator = await Player(server.address, host.table).enter()
        await screen.reach(spectator.number)
        assert screen.looking is None and screen.view == spectator.view and not screen.legal
        await spectator.leave()
        chance = random.Random(2)
        while screen.result is None:
            seat = screen.turn["to_act"]
            if seat == 2:
                await screen.receive()
                continue
            assert (await screen.ask(type="look", seat=seat))["type"] == "ack"
            if not screen.legal:
                continue  # a bot has decided meanwhile
            hands = [side["hand"] for side in screen.view["players"]]
            assert all(card is None for other in range(3) if other != seat for card in hands[other])
            assert all(card is not None for card in hands[seat])
            assert (await screen.act(chance.choice(screen.legal)))["type"] == "ack"
            await screen.ask(type="look", seat=None)
            if screen.result is None:
                assert not screen.legal
                assert all(card is None for side in screen.view["players"] for card in side["hand"])
        assert (await screen.ask(type="look", seat=2))["code"] == "not-allowed"


async def test_spectators_see_what_is_public(client: httpx.AsyncClient, server: Server) -> None:
    people = await full_table(client, 3)
    async with seated(people) as players:
        watcher = await Player(server.address, people[0].table).enter()
        await play_all([*players, watcher], random.Random(3), steps=10)
        assert all(card is None for side in watcher.view["players"] for card in side["hand"])
        assert watcher.presence["watching"] == 1 and not watcher.legal
        for message in ({"type": "act", "number": watcher.number, "action": "pass"}, {"type": "chat", "text": "hi"}):
            assert (await watcher.ask(**message))["type"] == "refused"
        assert (await watcher.ask(type="look", seat=0))["code"] == "not-allowed"
        assert (await watcher.ask(type="why", action="pass"))["code"] == "not-your-turn"
        await ask(client, "GET", f"/api/tables/{people[0].table}?seat=0", 403)
        await ask(client, "GET", f"/api/tables/{people[0].table}/views?played=3&seat=0", 403)
        seen = await ask(client, "GET", f"/api/tables/{people[0].table}/views?played=3")
        assert all(card is None for side in seen["view"]["players"] for card in side["hand"])
        await watcher.leave()


async def test_a_private_table_is_not_watched(client: httpx.AsyncClient, server: Server) -> None:
    people = await full_table(client, 3, watch=False)
    assert (await ask(client, "GET", f"/api/tables/{people[0].table}", 403))["code"] == "not-allowed"
    with pytest.raises(ConnectionClosed):
        await Player(server.address, people[0].table).enter()


async def test_a_bot_stands_in_and_the_person_comes_back(client: httpx.AsyncClient, server: Server) -> None:
    people = await full_table(client, 3)
    async with seated(people[:2]) as players:
        refused = await people[0].ask("PUT", "/seats/1/stand-in", 403, on=True)
        assert refused["code"] == "not-allowed"
        await people[0].ask("PUT", "/seats/2/stand-in", on=True)
        chance = random.Random(4)
        while not any(e["kind"] == "played" and e["seat"] == 2 for e in await people[0].events()):
            await step(players, chance)
        played = [e for e in await people[0].events() if e["kind"] == "played" and e["seat"] == 2]
        assert {event["by"] for event in played} <= {"stand-in", "fallback"}
        await people[2].ask("PUT", "/seats/2/stand-in", on=False)
        assert (await people[2].ask("PUT", "/seats/2/stand-in", 409, on=False))["code"] == "not-now"
        back = await Player(server.address, people[2].table, people[2].token).enter()
        everybody = [*players, back]
        for player in everybody:
            await player.reach((await people[0].state())["number"])
        await play_all(everybody, chance)
        assert back.result is not None
        await back.leave()


async def step(players: list[Player], chance: random.Random) -> None:
    """Whoever of them decides plays; else they wait for what comes."""
    actor = next((player for player in players if player.legal), None)
    if actor is None:
        await players[0].receive()
        while players[1].number < players[0].number:
            await players[1].receive()
        return
    answer = await actor.act(chance.choice(actor.legal))
    for player in players:
        await player.reach(answer["number"] if answer["type"] == "ack" else 0)


async def test_the_same_people_play_again_with_the_same_tokens(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 3, title="Sunday")
    assert (await people[0].ask("POST", "/rematch", 409))["code"] == "not-now"
    async with seated(people) as players:
        await play_all(players, random.Random(5))
        new = (await people[1].ask("POST", "/rematch", 201))["table"]
        assert (await people[2].ask("POST", "/rematch", 201))["table"] == new
        await players[0].reach(players[0].number + 1)
        assert players[0].about["next"] == new
    old_seats = [seat["name"] for seat in (await people[0].state())["table"]["seats"]]
    for person in people:
        person.table = new
    await people[0].start()
    state = await people[0].state()
    assert [seat["name"] for seat in state["table"]["seats"]] == [old_seats[2], *old_seats[:2]]
    assert state["looking"] == 1 and state["table"]["title"] == "Sunday" and state["table"]["status"] == "playing"
    mine = (await ask(client, "POST", "/api/mine", tokens=[people[0].token]))["tables"]
    assert mine[0]["id"] == new and len(mine) == 2
    assert (await join(people[0])).token != people[0].token  # the invitation to the first table is good for this one


async def test_my_tables_and_the_public_ones_are_listed(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 3, public=True, title="In the open")
    hidden = await open_table(client, title="Among us")
    listed = {line["id"]: line for line in (await ask(client, "GET", "/api/tables?limit=200"))["tables"]}
    assert listed[people[0].table]["title"] == "In the open" and hidden.table not in listed
    mine = (await ask(client, "POST", "/api/mine", tokens=[people[1].token, hidden.token, "unknown"]))["tables"]
    assert {line["id"]: line["mine"] for line in mine} == {people[1].table: [1], hidden.table: []}
    to_act = (await people[0].state())["turn"]["to_act"]
    turns = [
        (await ask(client, "POST", "/api/mine", tokens=[person.token]))["tables"][0]["my_turn"] for person in people
    ]
    assert turns == [seat == to_act for seat in range(3)]


async def test_a_saved_game_is_had_when_it_is_over_and_not_before(client: httpx.AsyncClient) -> None:
    people = await full_table(client, 3)
    refused = await people[0].ask("GET", "/record", 409)
    assert refused["code"] == "not-now" and "seed" not in (await people[0].state())
    async with seated(people) as players:
        await play_all(players, random.Random(6))
    record = await people[0].ask("GET", "/record")
    assert record["seats"][1]["name"] == "Person 1"
    whole = await ask(client, "GET", f"/api/tables/{people[0].table}/views?played=5&seat=2")
    assert any(card for card in whole["view"]["players"][2]["hand"])
