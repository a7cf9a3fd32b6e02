"""`vesicle play` serves the page and opens a browser, unless a game in the terminal is asked for."""

import importlib
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from vesicle.cli import app
from vesicle.server import front
from vesicle.server.settings import Settings

PLAY, SERVE = (importlib.import_module(f"vesicle.cli.{name}") for name in ("play", "serve"))  # not the functions
Visit = Callable[[str], object] | None


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, Visit]]:
    """What would be served, on a machine where the page is built."""
    asked: list[tuple[Settings, Visit]] = []
    monkeypatch.setattr(SERVE, "run", lambda settings, visit=None: asked.append((settings, visit)))
    monkeypatch.setattr(front, "is_built", lambda: True)
    return asked


def invoke(*words: str) -> Any:
    return CliRunner().invoke(app, ["play", *words])


def test_the_page_is_served_to_this_machine_and_a_browser_opened(served: list[tuple[Settings, Visit]]) -> None:
    assert invoke().exit_code == 0
    ((settings, visit),) = served
    assert settings.host == "127.0.0.1" and visit is webbrowser.open


@pytest.mark.parametrize(("words", "port"), [(("--no-browser", "--port", "8123"), 8123), (("--port", "0"), 0)])
def test_the_port_can_be_chosen_and_the_browser_left_out(
    words: tuple[str, ...], port: int, served: list[tuple[Settings, Visit]]
) -> None:
    assert invoke(*words).exit_code == 0
    ((settings, visit),) = served
    assert settings.port == port and (visit is None) == ("--no-browser" in words)


def test_without_a_port_any_free_one_does(
    served: list[tuple[Settings, Visit]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(PLAY, "USUAL_PORT", taken.getsockname()[1])
        assert invoke().exit_code == 0
    assert served[0][0].port == 0


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The players of the games that would be played in the terminal."""
    asked: list[int] = []
    monkeypatch.setattr(PLAY, "_play_here", lambda options, *others: asked.append(options["players"]))
    return asked


@pytest.mark.parametrize("words", [("--terminal",), ("--lang", "it"), ("--players", "4"), ("--virus",)])
def test_a_game_in_the_terminal_is_asked_for(
    words: tuple[str, ...], here: list[int], served: list[tuple[Settings, Visit]]
) -> None:
    assert invoke(*words).exit_code == 0
    assert here == [4] and served == []


def test_without_a_built_page_the_game_is_in_the_terminal(
    here: list[int], served: list[tuple[Settings, Visit]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "is_built", lambda: False)
    assert invoke().exit_code == 0 and here == [4] and served == []
    assert invoke("--no-browser").exit_code == 0 and len(served) == 1, "a program may still want the API"


@pytest.mark.parametrize("words", [("--port", "0", "--terminal"), ("--no-browser", "--bots", "random")])
def test_a_game_is_either_here_or_on_the_page(words: tuple[str, ...]) -> None:
    result = invoke(*words)
    assert result.exit_code == 2 and "choose one" in result.stderr and result.stderr.count("\n") == 1


def test_a_page_is_built_when_its_document_is_there(tmp_path: Path) -> None:
    assert not front.is_built(tmp_path)
    (tmp_path / "index.html").touch()
    assert front.is_built(tmp_path)
