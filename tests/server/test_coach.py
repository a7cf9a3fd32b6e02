"""The coach: hints for the seat that decides, where no two people play, and made of nothing but what it may know."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import vesicle
from positions import decisions
from server.inside import Inside, QuickCrew, running
from server.twins import Twin
from vesicle.server.coach import find_hint
from vesicle.server.crew import NoAdvice
from vesicle.server.limits import Limits, Rate
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}
WISH = {"game": "cytosis", "options": {"players": 2, "first_seat": 0}, "seats": [ME, BOT], "start": True, "coach": True}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def made(server: Inside, **wish: Any) -> Any:
    """A place at a new table, whose first seat decides."""
    return (await server.ask("POST", "/tables", body={**WISH, **wish})).json()


async def hint(server: Inside, place: Any, more: str = "", token: str | None = None) -> httpx.Response:
    return await server.ask("GET", f"/tables/{place['table']}/hint{more}", token or place["token"])


async def facts(server: Inside, place: Any) -> Any:
    return (await server.ask("GET", f"/tables/{place['table']}")).json()["table"]


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(("game", "players"), [("cytosis", 2), ("virus-and-co", 3)])
async def test_a_hint_names_legal_actions_with_chances_and_reasons(server: Inside, game: str, players: int) -> None:
    place = await made(
        server, game=game, options={"players": players, "first_seat": 0}, seats=[ME] + [BOT] * (players - 1)
    )
    room = await server.hub.room(place["table"])
    answer = (await hint(server, place)).json()
    assert answer["number"] == room.table.number and sum(answer["chances"]) == pytest.approx(1, abs=0.001)
    assert room.table.match is not None and 1 <= len(answer["choices"]) <= 3
    for choice in answer["choices"]:
        assert choice["action"] in room.table.match.legal and 0 <= choice["chance"] <= 1 and choice["visits"] > 0
        assert choice["reason"]["id"].startswith("why-")


async def test_both_ways_in_give_the_same_hint(server: Inside) -> None:
    place = await made(server)
    socket = await server.look(place["table"], place["token"])
    socket.say({"type": "hint", "ack": 1})
    told = await socket.hear_until("hint", "refused")
    answer = (await hint(server, place)).json()
    assert told == {"type": "hint", **answer}
    assert await socket.hear() == {"type": "ack", "ack": 1, "number": answer["number"]}
    await socket.hang_up()


async def test_a_hint_for_a_state_is_that_for_every_state_that_looks_the_same() -> None:
    for table in ("cytosis", "virus-and-co"):
        match = next(decisions(table, 12))
        assert match.to_act is not None
        again = vesicle.from_position(match.redealt(match.to_act, 77).position())
        assert again.position() != match.position()
        found = []
        for one in (match, again):
            twin = Twin(one)
            room = twin.open()
            twin.table.about["coach"] = True
            twin.table.seats = [replace(seat, holder=0) for seat in twin.table.seats]
            found.append(await find_hint(twin.hub, room, match.to_act))
            twin.close()
        assert found[0] == found[1] and found[0]["choices"]


async def test_everybody_sees_whether_a_table_has_a_coach_and_by_default_it_has_none(server: Inside) -> None:
    assert (await facts(server, await made(server)))["coach"] is True
    place = await made(server, coach=False)
    assert (await facts(server, place))["coach"] is False
    assert code(await hint(server, place)) == (409, "not-now")
    plain = (await server.ask("POST", "/tables", body={"game": "cytosis"})).json()
    assert (await facts(server, plain))["coach"] is False


async def test_one_person_on_several_seats_has_a_coach(server: Inside) -> None:
    place = await made(server, seats=[ME, {"kind": "me", "name": "Ben"}])
    assert (await hint(server, place, "?seat=0")).status_code == 200
    assert code(await hint(server, place, "?seat=1")) == (409, "not-your-turn")
    assert code(await hint(server, place)) == (409, "not-your-turn"), "a shared screen says through whose eyes it asks"


async def test_when_another_person_sits_down_there_is_no_coach_any_more(server: Inside) -> None:
    place = await made(server, seats=[ME], start=False)
    assert (await facts(server, place))["coach"] is True
    path = f"/tables/{place['table']}"
    other = (await server.ask("POST", f"{path}/join", body={"invite": place["invite"]})).json()
    await server.ask("PUT", f"{path}/seats/1", other["token"], {"name": "Ben"})
    assert (await facts(server, place))["coach"] is False
    await server.ask("POST", f"{path}/start", place["token"])
    for token in (place["token"], other["token"]):
        assert code(await hint(server, place, token=token)) == (409, "not-now")


async def test_spectators_get_no_hint_and_neither_does_anybody_before_the_start(server: Inside) -> None:
    place = await made(server)
    assert code(await server.ask("GET", f"/tables/{place['table']}/hint")) == (409, "not-your-turn")
    assert code(await hint(server, await made(server, start=False))) == (409, "not-your-turn")


async def test_a_rematch_has_the_coach_that_the_game_had(server: Inside) -> None:
    place = await made(server, game="virus-and-co", options={"players": 3, "rounds": 1}, seats=[BOT] * 3)
    room = await server.hub.room(place["table"])
    while room.table.status != "over":
        await asyncio.sleep(0.01)
    again = (await server.ask("POST", f"/tables/{place['table']}/rematch", place["token"])).json()
    assert (await server.hub.room(again["table"])).table.has_coach


class SlowCrew(QuickCrew):
    """A coach who thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = self.left = 0

    async def advise(self, job: Any) -> Any:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.left += 1


async def test_who_leaves_no_longer_keeps_the_coach_and_meanwhile_others_messages_are_answered(server: Inside) -> None:
    place = await made(server)
    crew: Any = SlowCrew()
    server.hub.crew = crew
    socket = await server.look(place["table"], place["token"])
    for message in ({"type": "hint", "ack": 1}, {"type": "hint", "ack": 2}, {"type": "ping", "ack": 3}):
        socket.say(message)
    refused = await socket.hear_until("refused")
    assert refused is not None and (refused["ack"], refused["code"]) == (2, "too-fast")
    assert (await socket.hear_until("ack") or {})["ack"] == 3
    assert code(await hint(server, place)) == (429, "too-fast")
    await socket.hang_up()
    assert (crew.asked, crew.left) == (1, 1)
    assert not (await server.hub.room(place["table"])).is_advised


async def test_a_coach_who_cannot_think_says_so_and_a_table_that_moved_on_makes_a_hint_stale(server: Inside) -> None:
    place = await made(server)
    room = await server.hub.room(place["table"])

    class Failing(QuickCrew):
        async def advise(self, job: Any) -> Any:
            raise NoAdvice("no advice is available at the moment: try again")

    class Late(QuickCrew):
        async def advise(self, job: Any) -> Any:
            assert room.table.match is not None
            await room.act(0, room.table.number, room.table.match.legal[0])
            return await super().advise(job)

    crews: list[Any] = [Failing(0), Late(0)]
    for server.hub.crew, expected in zip(crews, ((503, "busy"), (409, "stale")), strict=True):
        assert code(await hint(server, place)) == expected


async def test_hints_come_only_so_often(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits(hints=Rate(0.001, 2)))
    async with running(settings) as server:
        place = await made(server)
        answers = [(await hint(server, place)).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
