"""The events of a table, told again: by pages, compressed, kept for a while, and without the box."""

import asyncio
import gzip
import json
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle.own_box import export_box
from vesicle.server.history import Histories, Past, tell_again
from vesicle.server.limits import Limits, Rate
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}] * 2
WISH: dict[str, Any] = {"game": "virus-and-co", "options": {"players": 3, "rounds": 1}, "start": True}
SEATS = [{"kind": "me", "name": "Ada"}, *BOTS]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(settings(tmp_path)) as inside:
        yield inside


def settings(folder: Path, **limits: Any) -> Settings:
    return Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", limits=Limits(**limits))


async def played(server: Inside, actions: int) -> dict[str, Any]:
    """A place at a table where a person has acted so often."""
    made: dict[str, Any] = (await server.ask("POST", "/tables", body={**WISH, "seats": SEATS})).json()
    await play_on(server, made, actions)
    return made


async def play_on(server: Inside, made: dict[str, Any], actions: int) -> None:
    """So many actions more, unless the game ends; then the bots have moved, too, and nothing happens any more."""
    room = await server.hub.room(made["table"])
    while room.table.status != "over" and (actions or room.table.awaiting == "bot"):
        if actions and room.table.to_act == 0 and room.table.match is not None:
            action = {"number": room.table.number, "action": room.table.match.legal[-1]}
            answer = await server.ask("POST", f"/tables/{made['table']}/act", made["token"], action)
            actions -= answer.status_code == 200
        else:
            await asyncio.sleep(0)


async def past_of(server: Inside, table: str) -> Past:
    room = await server.hub.room(table)
    return Past(table, dict(room.table.secret), await server.hub.store.entries(table))


async def test_a_story_told_on_is_the_same_as_one_told_anew(server: Inside) -> None:
    made = await played(server, 3)
    for _ in range(3):
        room = await server.hub.room(made["table"])
        missed = await server.hub.histories.events(room, 0, 0)
        past = await past_of(server, made["table"])
        assert missed is not None and list(missed.messages) == tell_again(past, 0, 0)
        await play_on(server, made, 2)


async def test_from_wherever_it_is_asked_for_a_story_goes_on_the_same(server: Inside) -> None:
    made = await played(server, 3)
    past = await past_of(server, made["table"])
    for eyes in (0, None):
        whole = tell_again(past, 0, eyes)
        assert all(tell_again(past, since, eyes) == whole[since:] for since in range(len(whole)))
        histories, room = Histories(server.hub.store), await server.hub.room(made["table"])
        for since in (5, 2, 7, 0):  # an earlier one than the one that is kept, and a later one
            missed = await histories.events(room, since, eyes)
            assert missed is not None and list(missed.messages) == whole[since:]


async def test_events_come_by_pages(server: Inside) -> None:
    made = await played(server, 3)
    path, told = f"/tables/{made['table']}/events", list[Any]()
    whole = (await server.ask("GET", f"{path}?since=0", made["token"])).json()
    page = {"number": 0, "last": -1}
    while page["number"] != page["last"]:
        page = (await server.ask("GET", f"{path}?since={page['number']}&limit=4", made["token"])).json()
        assert 1 <= len(page["events"]) <= 4 and page["events"][-1]["number"] == page["number"]
        told += page["events"]
    assert told == whole["events"] and whole["number"] == whole["last"] == told[-1]["number"]


async def test_who_accepts_gzip_gets_less_of_the_same(server: Inside) -> None:
    made = await played(server, 3)
    path = f"/api/tables/{made['table']}/events"
    plain = await server.client.get(path, headers={"accept-encoding": "identity"})
    async with server.client.stream("GET", path, headers={"accept-encoding": "gzip"}) as packed:
        raw = b"".join([piece async for piece in packed.aiter_raw()])
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content and 4 * len(raw) < len(plain.content)


async def test_only_so_much_is_kept_and_what_was_asked_for_last(server: Inside) -> None:
    tables = [await server.hub.room((await played(server, 1))["table"]) for _ in range(4)]
    histories = Histories(server.hub.store, most=250_000)  # two stories, each with its table
    for room in (*tables[:2], tables[0], *tables[2:]):
        assert await histories.events(room, 0, None) is not None
    assert [key[0] for key in histories._kept] == [room.table.id for room in tables[2:]]


async def test_no_event_and_no_state_repeats_the_box(server: Inside) -> None:
    box = tomllib.loads(export_box("virus-and-co"))
    options = {"players": 3, "box": box}
    made = (await server.ask("POST", "/tables", body={**WISH, "options": options, "seats": SEATS})).json()
    path = f"/tables/{made['table']}"
    told = [
        *(await server.ask("GET", f"{path}/events", made["token"])).json()["events"],
        (await server.ask("GET", path, made["token"])).json(),
    ]
    facts = [message["table"]["options"] for message in told if "table" in message]
    assert len(facts) > 3 and all(options["box"] is True for options in facts)
    assert (await server.ask("GET", f"{path}/components")).json()["rows"]["cards"].keys() == box["cards"].keys()


async def rename(server: Inside, made: dict[str, Any], name: str) -> tuple[int, Any]:
    path = f"/tables/{made['table']}/seats/0"
    answer = await server.ask("PUT", path, made["token"], {"name": name})
    return answer.status_code, answer.json().get("code")


async def test_names_change_only_so_often(tmp_path: Path) -> None:
    async with running(settings(tmp_path, changing=Rate(0.001, 3))) as server:
        made = (await server.ask("POST", "/tables", body={**WISH, "seats": SEATS})).json()
        answers = [await rename(server, made, f"Ada {number}") for number in range(4)]
        assert answers == [(200, None)] * 3 + [(429, "too-fast")]


async def test_a_table_keeps_only_so_many_changes_but_nobody_is_kept_away(tmp_path: Path) -> None:
    async with running(settings(tmp_path, changes=5)) as server:
        made = (await server.ask("POST", "/tables", body={**WISH, "seats": SEATS})).json()  # three of them
        stand_in = f"/tables/{made['table']}/seats/0/stand-in"
        assert (await server.ask("PUT", stand_in, made["token"], {"on": True})).status_code == 200
        answers = [await rename(server, made, f"Ada {number}") for number in range(2)]
        assert answers == [(200, None), (409, "not-now")]
        assert (await server.ask("PUT", stand_in, made["token"], {"on": False})).status_code == 200


async def test_what_a_viewer_missed_is_the_same_story(server: Inside) -> None:
    made = await played(server, 2)
    socket = await server.look(made["table"], made["token"])
    await socket.hear_until("presence")
    await socket.hang_up()
    past = await past_of(server, made["table"])
    missed = await server.hub.histories.events(await server.hub.room(made["table"]), 3, 0)
    assert missed is not None and json.loads(missed.messages[0])["number"] == 4
    assert list(missed.messages) == tell_again(past, 3, 0)
