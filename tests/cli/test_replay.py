"""`vesicle replay` and `vesicle verify`: saved games shown in words, and judged."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import vesicle
from commands import Command
from vesicle.cli import app
from vesicle.cli.scene import Scene
from vesicle.cli.story import tell_all
from vesicle.cli.words import Words
from vesicle.core.clauses import LANGUAGES


@pytest.fixture
def record(saved: Path) -> dict[str, Any]:
    first: dict[str, Any] = json.loads(saved.read_text(encoding="utf-8").splitlines()[0])
    return first


def write(folder: Path, record: object) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(record, indent=1), encoding="utf-8")
    return str(path)


def test_a_sound_game_gets_one_line(record: dict[str, Any], command: Command, tmp_path: Path) -> None:
    finished = command("verify", write(tmp_path, record))
    assert finished.returncode == 0 and finished.stderr == "" and finished.stdout.count("\n") == 1
    score = record["result"]["scores"][record["result"]["winner"]]["total"]
    assert f"sound: cytosis, second edition, 2 players, {len(record['actions'])} actions" in finished.stdout
    assert finished.stdout.endswith(f"won by seat {record['result']['winner']} with {score} points\n")


def test_many_games_get_a_summary(saved: Path, command: Command) -> None:
    finished = command("verify", str(saved))
    assert (finished.returncode, finished.stdout) == (0, f"{saved}: 2 of 2 games are sound\n")


def test_a_game_that_is_not_finished_is_sound(command: Command, tmp_path: Path) -> None:
    finished = command("verify", write(tmp_path, vesicle.new("cytosis", seed=1).record()))
    assert finished.returncode == 0 and finished.stdout.endswith("0 actions, 0 digests, not finished\n")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"actions": ["return insulin-2"]}, "action 1: 'return insulin-2' is no action"),
        ({"actions": ["place nucleus-3"]}, "action 1: 'place nucleus-3' is not legal now (C-SETUP-11"),
        ({"digests": {}}, "action 16: the position differs from the saved digest"),
        ({"result": None}, "the saved result is not the one that the actions lead to"),
        ({"seed": 6}, "action "),
        ({"seats": None}, "the saved game's 'seats' is missing"),
        ({"options": {"players": 9}}, "the saved game cannot be set up: players: 9 is none of 2, 3, 4, 5"),
    ],
)
def test_an_unsound_game_is_told_where(
    record: dict[str, Any], changes: dict[str, Any], complaint: str, command: Command, tmp_path: Path
) -> None:
    finished = command("verify", write(tmp_path, {**record, **changes}))
    assert finished.returncode == 1 and finished.stderr == "" and finished.stdout.count("\n") == 1
    assert f"not sound: {complaint}" in finished.stdout


def test_one_unsound_game_among_many_is_named(saved: Path, command: Command) -> None:
    one, two = saved.read_text(encoding="utf-8").splitlines()
    saved.write_text(f"{one}\n\n{json.dumps({**json.loads(two), 'digests': {}})}\n", encoding="utf-8")
    finished = command("verify", str(saved))
    assert finished.returncode == 1
    complaint, summary = finished.stdout.splitlines()
    assert complaint.startswith(f"{saved}, game 2: not sound: action 16")
    assert summary == f"{saved}: 1 of 2 games are sound"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the file is empty"),
        ("hello", "line 1 is not JSON"),
        ('{"format": "vesicle-game/1"}\nhello', "line 2 is not JSON"),
        ("[1, 2]", "not a saved game: its format must be 'vesicle-game/1'"),
        ('{"format": "vesicle-game/2"}', "not a saved game: its format must be 'vesicle-game/1'"),
        ('{"format": "vesicle-game/1", "game": "chess"}', "a game that is not known here; known games: cytosis"),
        ('{"format": "vesicle-game/1", "game": "cytosis", "rules_version": "0"}', "saved under rules_version '0'"),
        ("[" * 100_000, "line 1 is not JSON"),
        ("9" * 5000, "line 1 is not JSON"),
    ],
)
def test_what_is_no_saved_game_cannot_be_judged(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith("vesicle: ") and complaint in result.stderr and result.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_file_that_cannot_be_read_is_refused(name: str, tmp_path: Path) -> None:
    binary = tmp_path / "picture"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, complaint in ((tmp_path, "cannot be read"), (tmp_path / "no", "cannot be read"), (binary, "not a text")):
        result = CliRunner().invoke(app, [name, str(path)])
        assert result.exit_code == 2 and result.stdout == ""
        assert complaint in result.stderr and result.stderr.count("\n") == 1


def test_a_replay_shows_the_story_and_the_end(saved: Path, record: dict[str, Any], command: Command) -> None:
    finished = command("replay", str(saved))
    assert finished.returncode == 0 and finished.stderr == ""
    lines = finished.stdout.splitlines()
    assert lines[0].startswith("Goals: ") and max(map(len, lines)) <= 80
    winner = record["result"]["winner"]
    assert lines[-1].startswith(f"{'AB'[winner]} wins with {record['result']['scores'][winner]['total']} HP")
    assert sum(line.startswith("Round ") and "begins" in line for line in lines) == 11


def test_a_replay_can_stop_anywhere(saved: Path, command: Command) -> None:
    finished = command("replay", str(saved), "--game", "2", "--at", "20")
    assert finished.returncode == 0
    assert re.fullmatch("After 20 actions it is [AB]’s turn.", finished.stdout.splitlines()[-1])
    assert "Setup" in command("replay", str(saved), "--at", "0").stdout


def test_a_seat_sees_its_own_hand_and_a_spectator_none(
    saved: Path, record: dict[str, Any], command: Command, tmp_path: Path
) -> None:
    words = Words("en", "second")
    match = vesicle.replay({**record, "actions": [], "digests": {}, "result": None})
    hands = [[words(f"card-{card}") for card in match.view(seat)["players"][seat]["hand"]] for seat in range(2)]
    own = command("replay", str(saved), "--at", "0", "--seat", "0").stdout
    assert all(card in own for card in hands[0]) and not any(card in own for card in hands[1])
    spectator = command("replay", str(saved), "--at", "0").stdout
    assert not any(card in spectator for hand in hands for card in hand)


def test_a_replay_speaks_italian(saved: Path, command: Command) -> None:
    finished = command("replay", str(saved), "--at", "30", "--lang", "it")
    assert "Obiettivi: " in finished.stdout and "piazza una beuta su " in finished.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--at", "-1"), "has no action -1: --at goes from 0 to "),
        (("--at", "9999"), "has no action 9999: --at goes from 0 to "),
        (("--seat", "2"), "seat 2 does not exist: --seat goes from 0 to 1"),
        (("--game", "3"), "has no game 3: --game goes from 1 to 2"),
        (("--lang", "de"), "no language 'de': --lang takes en or it"),
    ],
)
def test_bad_input_gets_one_line_and_status_two(
    saved: Path, words: tuple[str, ...], complaint: str, command: Command
) -> None:
    finished = command("replay", str(saved), *words)
    assert finished.returncode == 2 and finished.stdout == ""
    assert finished.stderr.startswith("vesicle: ") and complaint in finished.stderr
    assert finished.stderr.count("\n") == 1


def test_an_unsound_game_is_shown_up_to_its_fault(record: dict[str, Any], command: Command, tmp_path: Path) -> None:
    path = write(tmp_path, {**record, "actions": [*record["actions"][:4], "done"]})
    assert "action 5: 'done' is not legal" in command("replay", path).stderr
    assert "action 5: 'done' is not legal" in command("replay", path, "--at", "5").stderr
    assert command("replay", path, "--at", "4").returncode == 0


@pytest.mark.parametrize("edition", ["preview", "first", "second"])
def test_every_step_can_be_told(edition: str, command: Command, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command("simulate", "cytosis", "--games", "1", "--edition", edition, "--out", str(path), "--seed", "3")
    match = vesicle.replay(json.loads(path.read_text(encoding="utf-8")))
    for lang in LANGUAGES:
        scene = Scene(Words(lang, edition), match.rules, 1, ("a", "b", "c", "d"))
        lines = tell_all(scene, match.log(1))
        assert len(lines) > 100 and all(line.text.strip() and "{" not in line.text for line in lines)
