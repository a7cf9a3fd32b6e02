"""`vesicle verify` and fair shuffles: the seed of a downloaded game against what was promised."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import vesicle
from vesicle.cli import app
from vesicle.core.fairness import make_salt, promise

SALT = make_salt()
FAIR = promise("cytosis", 7, SALT)
KEPT = "The shuffle is the one that was promised at the start.\n"


def verify(folder: Path, *words: str, games: int = 1, **changes: Any) -> Result:
    record = {**vesicle.new("cytosis", seed=7).record(), "fair": FAIR, **changes}
    path = folder / "game.json"
    path.write_text("\n".join([json.dumps(record)] * games), encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(path), *words])


def test_a_kept_promise_is_told(tmp_path: Path) -> None:
    result = verify(tmp_path)
    assert result.exit_code == 0 and "sound: cytosis" in result.stdout and result.stdout.endswith(KEPT)


def test_the_noted_commitment_is_compared(tmp_path: Path) -> None:
    assert verify(tmp_path, "--commitment", FAIR["commitment"].upper()).stdout.endswith(KEPT)
    other = verify(tmp_path, "--commitment", promise("cytosis", 7, make_salt())["commitment"])
    assert other.exit_code == 1 and other.stdout.count("\n") == 1
    assert "not sound: the commitment in the saved game is not the one that was noted at the start" in other.stdout


def test_a_broken_promise_is_told_in_a_sentence(tmp_path: Path) -> None:
    result = verify(tmp_path, fair=promise("cytosis", 8, SALT))
    assert result.exit_code == 1 and result.stdout.count("\n") == 1
    assert result.stdout.endswith("not sound: the shuffle is not the one that was promised at the start\n")


def test_promises_of_many_games_are_checked_too(tmp_path: Path) -> None:
    result = verify(tmp_path, games=2, fair=promise("cytosis", 8, SALT))
    assert result.exit_code == 1 and "0 of 2 games are sound" in result.stdout
    assert verify(tmp_path, games=2).stdout.endswith("2 of 2 games are sound\n")


@pytest.mark.parametrize(
    ("noted", "changes", "complaint"),
    [
        ("hello", {}, "--commitment: 'hello' is no commitment: one has 64 hexadecimal letters"),
        ("0" * 64, {"fair": None}, "the saved game contains no promise to compare --commitment with"),
        ("0" * 64, {"games": 2}, "has 2 games: --commitment is for one game"),
    ],
)
def test_what_cannot_be_compared_gets_one_line_and_status_two(
    noted: str, changes: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    result = verify(tmp_path, "--commitment", noted, **changes)
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith("vesicle: ") and complaint in result.stderr and result.stderr.count("\n") == 1


def test_a_game_without_a_promise_is_judged_as_before(tmp_path: Path) -> None:
    result = verify(tmp_path, fair=None)
    assert result.exit_code == 0 and result.stdout.count("\n") == 1
