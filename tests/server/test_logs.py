"""Logs: one line each, closed fields, and no secret whoever writes it."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi import FastAPI

from asgi import ask, knock
from vesicle.server.guard import Guard
from vesicle.server.logs import AccessLog, set_up_logs
from vesicle.server.safety import guarded

own = logging.getLogger("vesicle.server.rooms")


class Lines(io.StringIO):
    """Where logs go: a file, or a terminal."""

    terminal = False

    def isatty(self) -> bool:
        return self.terminal

    def read_all(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def lines() -> Iterator[Lines]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = Lines()
    set_up_logs(stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


def test_an_event_is_one_object_a_line(lines: Lines) -> None:
    own.info("acknowledged", extra={"table": "k3v9", "number": 17, "kind": "act"})
    (line,) = lines.read_all()
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "logger": "vesicle.server.rooms",
        "event": "acknowledged",
        "table": "k3v9",
        "number": 17,
        "kind": "act",
    }


def test_a_field_that_is_not_listed_is_left_out(lines: Lines) -> None:
    own.warning("joined", extra={"token": "sesame", "invite": "sesame", "seed": 4711, "text": "sesame"})
    assert "sesame" not in lines.getvalue() and "4711" not in lines.getvalue()


def test_what_would_be_filled_in_is_left_out(lines: Lines) -> None:
    own.info("%s chats %s", "Ada", "sesame")
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "192.0.2.1", "/ws?token=sesame")
    logging.getLogger("someone").error("GET /ws?token=sesame&x HTTP")
    assert "sesame" not in lines.getvalue() and len(lines.read_all()) == 3
    assert lines.read_all()[2]["event"] == "GET /ws?… HTTP"


def test_an_error_is_told_by_its_type_and_places(lines: Lines) -> None:
    try:
        raise ValueError("sesame")
    except ValueError:
        own.exception("failed", extra={"table": "k3v9"})
    (line,) = lines.read_all()
    assert line["error"] == "ValueError" and "test_an_error_is_told" in line["places"][0]
    assert "sesame" not in lines.getvalue()


def test_a_task_that_failed_is_told_without_what_it_holds(lines: Lines) -> None:
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: ValueError('sesame')")
    own.error(ValueError("sesame"))
    assert [line["event"] for line in lines.read_all()] == ["Task exception was never retrieved", "ValueError"]


def test_a_websocket_that_was_refused_is_no_error(lines: Lines) -> None:
    logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
    assert lines.getvalue() == ""


def test_other_libraries_only_warn(lines: Lines) -> None:
    logging.getLogger("httpx").info("HTTP Request: POST https://hook.example/sesame")
    logging.getLogger("uvicorn.access").info("GET /?token=sesame")
    logging.getLogger("uvicorn.access").error("GET /?token=sesame")
    assert lines.getvalue() == ""


def test_long_or_many_lined_fields_stay_short_and_on_one_line(lines: Lines) -> None:
    own.info("odd\nevent", extra={"table": "x\n" * 1000})
    (line,) = lines.read_all()
    assert len(line["table"]) == 80


def test_a_terminal_gets_words(lines: Lines) -> None:
    lines.terminal = True
    set_up_logs(lines)
    own.info("acknowledged", extra={"table": "k3v9", "number": 17})
    own.warning("odd\x1b[31m", extra={"kind": "x\x1b\n"})
    first, second = lines.getvalue().splitlines()
    assert first[8:] == " acknowledged table=k3v9 number=17" and second[8:] == " WARNING odd?[31m kind=x??"


def test_a_request_is_logged_by_its_route_without_path_or_query(lines: Lines) -> None:
    app = FastAPI()

    @app.get("/feeds/{token}")
    def feed(token: str) -> str:
        return token

    site = AccessLog(guarded(app, Guard()))
    assert ask(site, path="/feeds/sesame").status == 200
    assert ask(site, path="/sesame").status == 404
    assert knock(site, {"host": "sesame"}).status == 403
    found = [(line["kind"], line.get("route"), line["status"]) for line in lines.read_all()]
    assert found == [("http", "/feeds/{token}", 200), ("http", None, 404), ("websocket", None, 403)]
    assert "sesame" not in lines.getvalue()


def test_a_request_that_fails_is_logged_as_such(lines: Lines) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("sesame")

    with pytest.raises(RuntimeError):
        ask(AccessLog(fails))
    assert lines.read_all()[0]["status"] == 500
