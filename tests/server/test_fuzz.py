"""Nothing that comes over a websocket breaks the server or changes a table against the rules."""

import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import vesicle
from server.alone import RealSocket, alone
from server.alone import ask as alone_ask
from server.garbage import Forger, Seen, bombard, fingerprint, forger_of, only_talk
from server.inside import Inside, Socket, running
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings
from vesicle.server.store import Unavailable

MESSAGES = 3000
REAL_MESSAGES = 1000

pytestmark = pytest.mark.anyio


Ask = Callable[..., Awaitable[Any]]  # method, path, token, body → JSON


async def set_up(ask: Ask, game: str) -> tuple[Any, str]:
    """A game that has begun between the host, on seats 0 and 1, and a guest; the host's place and the guest's token."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    host = await ask("POST", "/tables", None, {"game": game, "options": {"players": 3}, "seats": seats})
    guest = await ask("POST", f"/tables/{host['table']}/join", None, {"invite": host["invite"]})
    await ask("PUT", f"/tables/{host['table']}/seats/2", guest["token"], {"name": "Cleo"})
    await ask("POST", f"/tables/{host['table']}/start", host["token"])
    return host, guest["token"]


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
async def test_whatever_is_said_the_server_answers_and_the_game_stays_as_it_is(game: str, tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", limits=Limits.none())
    async with running(settings) as server:
        seen = await fuzz_inside(server, game, MESSAGES // 2)
    assert {"invalid", "stale", "too-large", "not-your-turn"} <= set(seen.refusals)
    assert {"illegal", "unknown-action"} & set(seen.refusals)


async def fuzz_inside(server: Inside, game: str, messages: int, seed: str = "") -> Seen:
    """So many messages to a table of a server in this process."""

    async def ask(method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        return (await server.ask(method, path, token, body)).json()

    host, guest = await set_up(ask, game)
    elsewhere, _ = await set_up(ask, "virus-and-co")
    room = await server.hub.room(host["table"])
    before, written = fingerprint(room.table), room.table.number
    chooser, seen = random.Random(seed or game), Seen()
    forger = forger_of(room.table, chooser, [host["token"], elsewhere["token"], "nobody", ""])

    async def connect() -> Socket:
        if chooser.random() < 0.2:
            return Socket(server.app)  # who has yet to say hello
        return await server.look(host["table"], chooser.choice([host["token"], guest, None]))

    await bombard(connect, forger, messages, seen)
    assert set(seen.closed) <= {None, 1008}
    assert fingerprint(room.table) == before
    assert await only_talk(server.hub.store, host["table"], written)
    tokens = (host["token"], host["token"], guest)
    await check_that_it_serves(*[await server.look(host["table"], token, seat) for seat, token in enumerate(tokens)])
    return seen


async def check_that_it_serves(*sockets: Any) -> None:
    """Clients that behave find a server that does, too: the one that may act acts, and all are told."""
    states = [await heard(socket, "state") for socket in sockets]
    (deciding,) = [(socket, state) for socket, state in zip(sockets, states, strict=True) if "legal" in state["turn"]]
    socket, state = deciding
    socket.say({"type": "act", "number": state["number"], "action": state["turn"]["legal"][0], "ack": "mine"})
    assert await heard(socket, "ack", "refused") == {"type": "ack", "ack": "mine", "number": state["number"] + 1}
    for socket in sockets:
        await socket.hang_up()


async def heard(socket: Any, *kinds: str) -> Any:
    """The next message of one of these types."""
    while (message := await socket.hear())["type"] not in kinds:
        pass
    return message


async def test_over_real_sockets_it_is_the_same(tmp_path: Path) -> None:
    with alone(tmp_path) as address:
        seen = await fuzz_alone(address, REAL_MESSAGES)
    assert {"invalid", "stale", "too-large"} <= set(seen.refusals)


async def fuzz_alone(address: str, messages: int, seed: str = "alone") -> Seen:
    """So many messages to a table of a server in a process of its own; 1007 closes a text that is no UTF-8."""
    ask = partial(alone_ask, address)
    host, guest = await set_up(ask, "cytosis")
    at = f"/tables/{host['table']}"
    before = [await ask("GET", f"{at}/views?played=0", token) for token in (host["token"], guest)]
    match = vesicle.new("cytosis", players=3, seed=0)
    chooser, seen = random.Random(seed), Seen()
    legal = [word for token in (guest, host["token"]) for word in await may_do(ask, at, token)]
    words = [word for word in match.rules.numbers if word not in legal]
    forger = Forger(chooser, host["table"], [*words, *["", "eat cell"] * 50], [host["token"], "nobody"])

    async def connect() -> RealSocket:
        socket = await RealSocket.open(address)
        if chooser.random() < 0.8:
            token = chooser.choice([host["token"], guest, None])
            socket.say({"type": "hello", "protocol": 1, "table": host["table"], "token": token})
        return socket

    await bombard(connect, forger, messages, seen)
    assert set(seen.closed) <= {None, 1007, 1008}
    assert [await ask("GET", f"{at}/views?played=0", token) for token in (host["token"], guest)] == before
    assert {event["kind"] for event in (await ask("GET", f"{at}/events?since=6"))["events"]} <= {"chat"}
    return seen


async def may_do(ask: Ask, at: str, token: str) -> list[str]:
    """What a player may do now, on whichever own seat."""
    states = [await ask("GET", f"{at}?seat={seat}", token) for seat in range(3)]
    return [word for state in states for word in state.get("turn", {}).get("legal", [])]


async def test_a_store_that_does_not_answer_is_said_to_be_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*given: Any) -> None:
        raise Unavailable("The database did not answer.")

    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as server:
        made = (await server.ask("POST", "/tables", body={"game": "virus-and-co"})).json()
        monkeypatch.setattr(server.hub.store, "token", fail)
        socket = await server.look(made["table"], made["token"])
        refusal = await socket.hear()
        assert refusal is not None and refusal["code"] == "busy"
        assert await socket.hear() is None and socket.closed == 1013


async def test_nobody_sees_what_may_not_have_been_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*given: Any) -> None:
        raise Unavailable("The database did not answer.")

    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as server:
        wish = {"game": "virus-and-co", "seats": [{"kind": "me", "name": "Ada"}]}
        made = (await server.ask("POST", "/tables", body=wish)).json()
        with monkeypatch.context() as broken:
            broken.setattr(server.hub.store, "append", fail)
            answer = await server.ask("PUT", f"/tables/{made['table']}/seats/1", made["token"], {"name": "Ben"})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        state = (await server.ask("GET", f"/tables/{made['table']}", made["token"])).json()
        assert state["number"] == made["number"] and state["table"]["seats"][1]["kind"] == "open"
