"""Headers, hosts and origins: who may call the server from where, and what browsers are told."""

import asyncio

import pytest
from starlette.types import Message, Receive, Scope, Send

from asgi import HERE, ask, call, knock, scope_of
from vesicle.server.elsewhere import read_origin
from vesicle.server.guard import LOOPBACK_NAMES, Guard, address_of, refuse
from vesicle.server.safety import guarded, hosts_for


async def fine(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that answers everything."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-frame-options", b"SAMEORIGIN")]})
    await send({"type": "http.response.body", "body": b"fine"})


HOME = guarded(fine, Guard())
WORLD = guarded(fine, Guard(hosts=None, origins=frozenset({"https://friend.example"})))


def test_every_answer_carries_a_strict_content_policy() -> None:
    headers = ask(HOME).headers
    policy = headers["content-security-policy"].split("; ")
    assert policy[0] == "default-src 'none'" and {"script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"} <= {
        *policy
    }
    assert "unsafe" not in str(policy).replace("'wasm-unsafe-eval'", "")  # no script of a text, nothing inline
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_refusals_carry_the_headers_too() -> None:
    for answer in (ask(HOME, headers={"host": "evil.example"}), knock(HOME, {"host": "evil.example"})):
        assert answer.status == 403 and "content-security-policy" in answer.headers


def test_what_the_application_says_itself_stays() -> None:
    assert ask(HOME).headers["x-frame-options"] == "SAMEORIGIN"


def test_answers_of_the_api_are_not_kept() -> None:
    assert ask(HOME, path="/api/tables").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(HOME, path="/page.js").headers


def test_who_came_by_tls_shall_come_by_tls_again() -> None:
    scope = {**scope_of("http", "GET", "/", HERE, "192.0.2.1"), "scheme": "https"}
    assert asyncio.run(call(HOME, scope, [])).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in ask(HOME).headers


@pytest.mark.parametrize("host", ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST.:80"])
def test_a_server_at_home_answers_to_its_own_names(host: str) -> None:
    assert ask(HOME, headers={"host": host}).status == knock(HOME, {"host": host}).status - 101 + 200 == 200


@pytest.mark.parametrize(
    "host", ["rebound.example", "localhost.evil.example", "127.0.0.1@evil.example", "localhost/x", "", "[::1", "a:b"]
)
def test_a_server_at_home_answers_to_no_other_name(host: str) -> None:
    assert ask(HOME, headers={"host": host}).status == knock(HOME, {"host": host}).status == 403
    assert ask(HOME, headers={}).json["code"] == "host"


def test_names_depend_on_where_the_server_listens() -> None:
    assert hosts_for("127.0.0.1") == hosts_for("::1") == LOOPBACK_NAMES
    assert hosts_for("localhost", ["Games.Example"]) == LOOPBACK_NAMES | {"games.example"}
    assert hosts_for("0.0.0.0") is None
    assert hosts_for("0.0.0.0", ["games.example"]) == LOOPBACK_NAMES | {"games.example"}


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("games.example", "https://games.example"),
        ("games.example:443", "https://games.example"),
        ("games.example", "http://games.example:80"),
        ("10.1.2.3:8000", "http://10.1.2.3:8000"),
        ("[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
        ("games.example", "https://friend.example"),
    ],
)
def test_the_servers_own_pages_and_allowed_ones_may_change_things(host: str, origin: str) -> None:
    headers = {"host": host, "origin": origin}
    assert ask(WORLD, "POST", headers=headers).status == 200 and knock(WORLD, headers).status == 101


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "https://evil.example",
        "https://games.example.evil.example",
        "https://games.example:8443",
        "https://friend.example:444",
        "ftp://games.example",
        "games.example",
        "https://[",
    ],
)
def test_other_pages_may_only_read(origin: str) -> None:
    headers = {"host": "games.example", "origin": origin}
    assert ask(WORLD, "GET", headers=headers).status == 200
    assert ask(WORLD, "POST", headers=headers).status == ask(WORLD, "DELETE", headers=headers).status == 403
    assert knock(WORLD, headers).json == {"code": "origin", "message": "Only this server's own pages may do that."}


def test_a_program_sends_no_origin_and_may() -> None:
    assert ask(HOME, "POST", headers=HERE).status == 200 and knock(HOME).status == 101


def test_an_allowed_page_may_read_what_it_is_answered_and_no_other_page_may() -> None:
    friend = {"host": "games.example", "origin": "https://friend.example"}
    answer = ask(WORLD, headers=friend)
    assert answer.headers["access-control-allow-origin"] == "https://friend.example"
    assert answer.headers["vary"] == "origin" and answer.body == b"fine"
    for app, origin in ((WORLD, "https://other.example"), (WORLD, "null"), (HOME, "https://friend.example")):
        assert "access-control-allow-origin" not in ask(app, headers={"host": "localhost", "origin": origin}).headers
    assert "access-control-allow-origin" not in ask(WORLD, headers={"host": "games.example"}).headers


def test_the_browser_of_an_allowed_page_is_told_what_it_may_send() -> None:
    friend = {"host": "games.example", "origin": "https://friend.example", "access-control-request-method": "PUT"}
    answer = ask(WORLD, method="OPTIONS", headers=friend)
    assert answer.status == 204 and answer.body == b""
    assert "PUT" in answer.headers["access-control-allow-methods"]
    assert answer.headers["access-control-allow-headers"] == "authorization, content-type"
    assert (
        "access-control-allow-credentials" not in answer.headers
    )  # tokens travel in a header, and nothing else counts


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Games.example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_origin_is_read_as_browsers_write_it(given: str, origin: str) -> None:
    assert read_origin(given) == origin


def test_two_origins_are_refused() -> None:
    scope = scope_of("http", "POST", "/", {"host": "localhost", "origin": "http://localhost"}, "192.0.2.1")
    scope["headers"].append((b"origin", b"http://localhost"))
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(HOME(scope, None, send))  # type: ignore[arg-type]
    assert sent[0]["status"] == 403


def test_a_websocket_that_cannot_be_answered_is_closed() -> None:
    scope = {**scope_of("websocket", "", "/ws", {}, "192.0.2.1"), "extensions": {}}
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(refuse(scope, send, 403, "origin", "No."))
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "origin"}]


def test_refusals_are_counted_by_kind() -> None:
    kinds: list[str] = []
    app = guarded(fine, Guard(refused=kinds.append))
    ask(app, headers={"host": "evil.example"})
    knock(app, {**HERE, "origin": "null"})
    assert kinds == ["host", "origin"]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (("fe80::1%eth0", 5), "fe80::/64"),
        (("testclient", 5), "testclient"),
        (None, "local"),
    ],
)
def test_a_client_is_known_by_its_socket(client: tuple[str, int] | None, address: str) -> None:
    assert address_of({"client": client}) == address
