"""What the tests of the command line share."""

from functools import partial
from pathlib import Path

import pytest

from commands import Command, call_command, run_command


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """The command `vesicle`, outside a terminal."""
    return partial(call_command, tmp_path)


@pytest.fixture
def process(tmp_path: Path) -> Command:
    """The same as a process of its own, interpreted."""
    return partial(run_command, tmp_path)


@pytest.fixture(scope="session")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Two finished games, one a line."""
    folder = tmp_path_factory.mktemp("saved")
    words = ("simulate", "cytosis", "--games", "2", "--players", "2", "--seed", "5", "--out", "games.jsonl")
    finished = call_command(folder, *words)
    assert finished.returncode == 0, finished.stderr
    return (folder / "games.jsonl").read_text(encoding="utf-8")


@pytest.fixture
def saved(two_games: str, tmp_path: Path) -> Path:
    """A file with two finished games."""
    path = tmp_path / "games.jsonl"
    path.write_text(two_games, encoding="utf-8")
    return path
