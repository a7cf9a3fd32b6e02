"""What the tests of the command line share."""

from functools import partial
from pathlib import Path

import pytest

from commands import Command, run_command


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """The command `vesicle`, interpreted and outside a terminal."""
    return partial(run_command, tmp_path)


@pytest.fixture(scope="session")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Two finished games, one a line."""
    folder = tmp_path_factory.mktemp("saved")
    words = ("simulate", "cytosis", "--games", "2", "--players", "2", "--seed", "5", "--out", "games.jsonl")
    finished = run_command(folder, *words)
    assert finished.returncode == 0, finished.stderr
    return (folder / "games.jsonl").read_text(encoding="utf-8")


@pytest.fixture
def saved(two_games: str, tmp_path: Path) -> Path:
    """A file with two finished games."""
    path = tmp_path / "games.jsonl"
    path.write_text(two_games, encoding="utf-8")
    return path
