"""docs/protocol.md is true: its examples have the shape of real messages, and its tables are complete."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, Socket, innermost, running
from vesicle.server import guard, protocol, quotas, safety
from vesicle.server.app import make_app
from vesicle.server.limits import Limits, Rate
from vesicle.server.metrics import Metrics
from vesicle.server.refusals import STATUS
from vesicle.server.settings import Settings
from vesicle.server.sight import PROTOCOL
from vesicle.server.table import TAKE

pytestmark = pytest.mark.anyio

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
FREE = ("view", "options", "values", "outcomes")  # an example shows a part of these
OPEN_LISTS = ("patch", "log")  # whose entries differ from event to event
OPTIONAL = {"turn": {"legal", "undo"}}  # the seat that decides is told more


def fenced(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def code_in(cell: str) -> str:
    """The first word in code of a cell."""
    found = re.search(r"`([^`]+)`", cell)
    return found[1] if found else ""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())) as inside:
        yield inside


async def test_every_example_has_the_fields_of_a_real_message(server: Inside) -> None:
    made, heard = await play_a_little(server)
    real = {kind_of(message): message for message in heard}
    real[("place", None)] = made
    for text in fenced("json"):
        example = json.loads(text)
        if example.get("type") == "hello":
            assert isinstance(protocol.read_message(text), protocol.Hello)
        else:
            assert list(unlike(example, real[kind_of(example)])) == []


def kind_of(message: dict[str, Any]) -> tuple[str, str | None]:
    return message.get("type", "place"), message.get("kind")


async def play_a_little(server: Inside) -> tuple[Any, list[Any]]:
    """A place, and messages of most kinds to the player who decides first."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    clock = {"kind": "bank", "seconds": 900, "increment": 10}
    wish = {
        "game": "cytosis",
        "options": {"players": 2, "first_seat": 0},
        "seats": seats,
        "clock": clock,
        "coach": True,
    }
    made = (await server.ask("POST", "/tables", body=wish)).json()
    await server.ask("PUT", f"/tables/{made['table']}/seats/1/bot", made["token"], {"bot": "random"})
    await server.ask("POST", f"/tables/{made['table']}/start", made["token"])
    socket = await server.look(made["table"], made["token"], outcomes=True)
    room = await server.hub.room(made["table"])
    while not any(b'"undone"' in message for message in socket.heard):
        table = room.table
        assert table.match is not None
        if table.to_act == 0:
            await said(socket, {"type": "act", "number": table.number, "action": table.match.legal[0], "ack": 1})
            await said(socket, {"type": "undo", "number": room.table.number, "ack": 2})
        await said(socket, {"type": "ping", "ack": 3})
    await said(socket, {"type": "chat", "text": "Well!", "ack": 4})
    await said(socket, {"type": "why", "action": "place golgi-1", "ack": 5})
    await said(socket, {"type": "preview", "action": table.match.legal[0], "ack": 7})
    await said(socket, {"type": "hint", "ack": 8})
    await said(socket, {"type": "act", "number": 0, "action": "done", "ack": 6})
    await socket.hang_up()
    return made, [json.loads(message) for message in socket.heard]


async def said(socket: Socket, message: dict[str, Any]) -> None:
    socket.say(message)
    while (answer := await socket.hear()) is not None and answer.get("ack") != message["ack"]:
        pass


def unlike(example: Any, real: Any, path: str = "") -> Iterator[str]:
    """Where an example has other keys, or other types, than a real message."""
    if isinstance(example, dict) and isinstance(real, dict):
        is_part = path.endswith(FREE)
        optional = OPTIONAL.get(path.rpartition(".")[2], set())
        if example.keys() - real.keys() - optional or (not is_part and real.keys() - example.keys() - optional):
            yield f"{path}: {sorted(example.keys() ^ real.keys())}"
        for key in example.keys() & real.keys():
            yield from unlike(example[key], real[key], f"{path}.{key}")
    elif isinstance(example, list) and isinstance(real, list):
        if example and real and not path.endswith(OPEN_LISTS):
            yield from unlike(example[0], real[0], f"{path}[]")
    elif None not in (example, real) and type(example) is not type(real):
        yield f"{path}: {example!r} for {real!r}"


async def test_the_patches_of_the_page_lead_from_view_to_view(server: Inside) -> None:
    names: dict[str, Any] = {}
    exec(fenced("python")[0], names)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "virus-and-co", "options": {"players": 3, "rounds": 1}, "seats": seats, "start": True}
    made = (await server.ask("POST", "/tables", body=wish)).json()
    socket, room = await server.look(made["table"], made["token"]), await server.hub.room(made["table"])
    state = await socket.hear_until("state")
    assert state is not None
    view = state["view"]
    while room.table.status == "playing":
        if room.table.to_act == 0 and room.table.match is not None:
            socket.say({"type": "act", "number": room.table.number, "action": room.table.match.legal[-1], "ack": 1})
        event = await socket.hear_until("event")
        assert event is not None
        view = names["apply"](view, event["patch"])
        if event["number"] == room.table.number:
            assert view == json.loads(json.dumps(room.look(0).view()))
    await socket.hang_up()


def test_every_request_is_on_the_page() -> None:
    described = innermost(make_app(Settings())).openapi()["paths"]
    real = [f"{method.upper()} {path}" for path, methods in described.items() for method in methods]
    assert sorted(code_in(row[0]) for row in rows("Requests")) == sorted(real)


def test_every_refusal_is_on_the_page_with_its_status() -> None:
    told = {code_in(row[0]): int(row[1]) for row in rows("Refusals")}
    assert {code: told.get(code) for code in STATUS} == STATUS
    edges = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (guard, quotas, safety))
    others = set(re.findall(r'(?:send, |return )(?:\d+, )?"([a-z-]+)", "', edges))
    assert {"rate", "connections", "host", "origin"} <= others
    assert others == told.keys() - STATUS.keys() | (others & STATUS.keys())


def test_every_kind_of_event_is_on_the_page() -> None:
    assert sorted(code_in(row[0]) for row in rows("Events")) == sorted(TAKE)


def test_every_message_of_a_client_is_on_the_page_and_can_be_read() -> None:
    shown = [protocol.read_message(code_in(row[0])) for row in rows("What a client says")]
    assert {type(message) for message in shown} | {protocol.Hello} == set(protocol.Spoken.__args__)


def test_the_limits_on_the_page_are_the_limits() -> None:
    limits = Limits()
    for name, value in ((code_in(row[0]), row[1]) for row in rows("Limits")):
        limit = getattr(limits, name)
        if isinstance(limit, Rate):
            assert value == f"{limit.burst} at once, then {round(3600 * limit.per_second)} an hour"
        else:
            assert value.split()[0] == str(limit)


def test_the_page_names_the_version_and_every_measure() -> None:
    assert PAGE.startswith(f"# The protocol of the table server, version {PROTOCOL}\n")
    assert [family.name for family in Metrics().registry.collect() if f"`{family.name}`" not in PAGE] == []
