"""Sizes of requests, rates and counts of each client's address."""

import asyncio
import json
from typing import Annotated, Any

from fastapi import Body, FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Message, Receive, Scope, Send

from asgi import HERE, Answer, ask, call, knock, scope_of
from vesicle.server.guard import Guard
from vesicle.server.limits import Limits, Rate
from vesicle.server.logs import AccessLog
from vesicle.server.safety import guarded


async def measure(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that says how long a body was."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    body = await Request(scope, receive).body()
    await JSONResponse(len(body))(scope, receive, send)


def small(**limits: Any) -> Guard:
    return Guard(Limits(**{"body": 10, "imported": 20, **limits}), clock=lambda: 0.0)


def test_a_body_within_the_limit_passes_whole() -> None:
    answer = ask(guarded(measure, small()), "POST", pieces=[b"12345", b"67890"])
    assert (answer.status, answer.json) == (200, 10)


def test_a_body_that_says_it_is_too_large_is_not_read() -> None:
    for length in ("11", "9" * 5000, "-1"):
        answer = ask(guarded(measure, small()), "POST", headers={**HERE, "content-length": length})
        assert answer.status == 413 and answer.json["message"] == "A request like this has at most 10 bytes."


def test_a_body_that_grows_too_large_is_cut() -> None:
    kinds: list[str] = []
    guard = Guard(Limits(body=10), refused=kinds.append)
    answer = ask(guarded(measure, guard), "POST", pieces=[b"123456", b"7890x", b"y" * 1000])
    assert answer.status == 413 and answer.json["code"] == "too-large" and kinds == ["too-large"]
    assert answer.headers["connection"] == "close"


def test_a_body_that_comes_drop_by_drop_is_given_up() -> None:
    async def drip() -> Message:
        await asyncio.sleep(0.01)
        return {"type": "http.request", "body": b"1", "more_body": True}

    async def asked() -> list[Message]:
        sent: list[Message] = []

        async def take(message: Message) -> None:
            sent.append(message)

        app = guarded(measure, small(patience=0.05, body=10**6))
        await app(scope_of("http", "POST", "/", HERE, "192.0.2.1"), drip, take)
        return sent

    start, body = asyncio.run(asked())
    assert start["status"] == 408 and json.loads(body["body"])["code"] == "too-slow"


def test_a_framework_that_answers_a_cut_body_itself_is_overruled() -> None:
    app = FastAPI()

    @app.post("/")
    def read(body: Annotated[dict[str, int], Body()]) -> int:
        return len(body)

    answer = ask(
        guarded(app, small()), "POST", headers={**HERE, "content-type": "application/json"}, pieces=[b"[" * 11]
    )
    assert answer.status == 413
    answer = ask(guarded(app, small()), "POST", headers={**HERE, "content-type": "application/json"}, pieces=[b"{}"])
    assert (answer.status, answer.json) == (200, 0)


def test_an_answer_that_has_begun_goes_on() -> None:
    async def eager(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        message = await receive()
        await send({"type": "http.response.body", "body": message["type"].encode()})

    answer = ask(guarded(eager, small()), "POST", pieces=[b"x" * 11])
    assert (answer.status, answer.body) == (200, b"http.disconnect")


def test_an_import_may_be_larger() -> None:
    app = guarded(measure, small())
    assert ask(app, "POST", "/api/tables/import", pieces=[b"x" * 20]).json == 20
    assert ask(app, "POST", "/api/tables/import", pieces=[b"x" * 21]).status == 413
    assert ask(app, "POST", "/api/tables/imported", pieces=[b"x" * 20]).status == 413


def test_errors_of_the_application_are_its_own() -> None:
    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError("own")

    try:
        ask(guarded(fails, small()))
    except RuntimeError as error:
        assert str(error) == "own"
    else:
        raise AssertionError("swallowed")


def test_creating_joining_and_the_rest_have_rates_of_their_own() -> None:
    app = guarded(measure, small(creations=Rate(0.1, 1), joins=Rate(1, 2), requests=Rate(1, 3)))
    asked = [("POST", "/api/tables"), ("POST", "/api/tables/import"), ("POST", "/api/tables/abc/join")]
    asked += [("POST", "/api/tables/xyz/join"), ("POST", "/api/tables/abc/join"), ("GET", "/api/tables")]
    assert [ask(app, method, path).status for method, path in asked] == [200, 429, 200, 200, 429, 200]


def test_who_asks_too_often_is_told_how_long_to_wait() -> None:
    app = guarded(measure, small(creations=Rate(1 / 90, 1)))
    ask(app, "POST", "/api/tables")
    answer = ask(app, "POST", "/api/tables")
    assert (answer.status, answer.headers["retry-after"], answer.json["code"]) == (429, "90", "rate")
    assert ask(app, "POST", "/api/tables", client="192.0.2.2").status == 200


def test_what_a_client_claims_to_be_does_not_help_it() -> None:
    app = guarded(measure, small(requests=Rate(1, 1)))
    answers = [ask(app, headers={**HERE, "x-forwarded-for": f"198.51.100.{n}"}).status for n in range(2)]
    assert answers == [200, 429]


def test_an_address_holds_so_many_websockets_and_gets_them_back() -> None:
    gate = asyncio.Event()

    async def stay(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        await gate.wait()

    async def three() -> list[Answer]:
        app = guarded(stay, small(connections=2))
        scope = scope_of("websocket", "", "/ws", HERE, "192.0.2.1")
        open_ones = [asyncio.create_task(call(app, scope, [])) for _ in range(2)]
        await asyncio.sleep(0)
        third = await call(app, scope, [])
        gate.set()
        await asyncio.gather(*open_ones)
        return [third, await call(app, scope, [])]

    third, later = asyncio.run(three())
    assert (third.status, third.json["code"], third.headers["retry-after"]) == (429, "connections", "60")
    assert later.status == 101


def test_what_is_neither_request_nor_websocket_passes() -> None:
    seen: list[str] = []

    async def note(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    asyncio.run(call(AccessLog(guarded(note, small(requests=Rate(1, 0)))), {"type": "lifespan"}, []))
    assert seen == ["lifespan"]


def test_handshakes_are_counted_as_requests() -> None:
    app = guarded(measure, small(requests=Rate(1, 1)))
    assert [knock(app).status for _ in range(2)] == [101, 429]
