"""`vesicle box`: export a box, change it, check it."""

import json
from pathlib import Path

import pytest

import vesicle
from commands import Command
from vesicle.cli.scene import Scene
from vesicle.cli.table import draw_goal, draw_heading
from vesicle.cli.words import Words

BOX = """\
[cards.insulin]
name = "Insulin [human]"
points = 8

[goals.enzymes]
counts = ["detox"]

[events.toxicity]
name = "Poison"
"""


def put(folder: Path, text: str) -> None:
    (folder / "my_box.toml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("words", [(), ("cytosis", "--edition", "preview"), ("virus-and-co",)])
def test_what_is_exported_is_the_box_itself(words: tuple[str, ...], command: Command, tmp_path: Path) -> None:
    exported = command("box", "export", *words)
    assert (exported.returncode, exported.stderr) == (0, "")
    put(tmp_path, exported.stdout)
    checked = command("box", "check", "my_box.toml")
    game = words[0] if words else "cytosis"
    edition = {"cytosis": "preview" if words else "second", "virus-and-co": "later"}[game]
    assert checked.stdout == f"my_box.toml: the same box as {game}, {edition} edition\n"


def test_a_check_shows_what_differs(command: Command, tmp_path: Path) -> None:
    put(tmp_path, BOX)
    lines = command("box", "check", "my_box.toml", "--edition", "first").stdout.splitlines()
    assert lines[0] == "my_box.toml: 4 values differ from cytosis, first edition"
    assert [line.split() for line in lines[2:]] == [
        ["key", "first", "which", "is", "own", "box"],
        ["cards.insulin.points", "7", "printed", "8"],
        ["cards.insulin.name", '""', "printed", '"Insulin', '[human]"'],
        ["goals.enzymes.counts", '["enzyme"]', "partly", '["detox"]'],
        ["events.toxicity.name", '""', "partly", '"Poison"'],
    ]
    put(tmp_path, "[setup]\ndealt = 2\n")
    assert "1 value differs" in command("box", "check", "my_box.toml").stdout


def test_a_check_as_json(command: Command, tmp_path: Path) -> None:
    put(tmp_path, "[setup]\ndealt = 2\n")
    assert json.loads(command("box", "check", "my_box.toml", "--players", "3", "--json").stdout) == {
        "file": "my_box.toml",
        "game": "cytosis",
        "edition": "second",
        "players": [3],
        "differences": [{"key": "setup.dealt", "usual": "3", "source": "printed", "own": "2"}],
    }


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("box", "check", "my_box.toml"), "my_box.toml, line 2: cards.insulin.atp: -1 is not a whole number from 0"),
        (("simulate", "cytosis", "--box", "my_box.toml"), "my_box.toml, line 2: cards.insulin.atp: -1 is not"),
        (("play", "--box", "my_box.toml"), "my_box.toml, line 2: cards.insulin.atp: -1 is not"),
        (("box", "check", "none.toml"), "box file 'none.toml' cannot be read: No such file or directory"),
        (("box", "check", "my_box.toml", "--game", "chess"), "game: 'chess' is none of cytosis, virus-and-co"),
        (("box", "check"), "missing argument 'FILE' (a TOML file describing your copy of the game)"),
        (("box", "check", "x", "--colour"), "no such option: --colour: its options are --game, --edition, --players"),
        (("box", "burn"), "no such command 'burn': the commands are export, check"),
        (("box", "export", "chess"), "there is no game 'chess'; known are cytosis, virus-and-co"),
        (("box", "export", "--edition", "third"), "edition 'third' is none of preview, first, second"),
        (("box", "export", "virus-and-co", "--virus"), "there is no option 'virus'"),
    ],
)
def test_bad_input_gets_one_line_and_status_two(
    words: tuple[str, ...], complaint: str, command: Command, tmp_path: Path
) -> None:
    put(tmp_path, "[cards.insulin]\natp = -1\n")
    finished = command(*words)
    assert (finished.returncode, finished.stdout) == (2, "")
    assert complaint in finished.stderr and finished.stderr.count("\n") == 1


def test_the_group_alone_shows_its_commands(command: Command) -> None:
    shown = command("box")
    assert shown.returncode == 0 and "export" in shown.stdout and "check" in shown.stdout


def test_the_table_shows_the_names_of_an_own_box(tmp_path: Path) -> None:
    put(tmp_path, BOX)
    match = vesicle.new("cytosis", edition="first", seed=1, box=tmp_path / "my_box.toml")
    scene = Scene(Words("en", "first", match.rules.names), match.rules, 0, ("",) * 4)
    assert scene.card("insulin") == "Insulin [human]" and scene.card("glucagon") == "Glucagon"
    view = {**match.view(0), "event": "toxicity"}
    assert "Poison" in list(draw_heading(scene, view))[1].plain
    assert draw_goal(scene, view, "enzymes", False).plain == "[ ][ ] Enzymes  2 HP each"
    assert draw_goal(scene, view, "detox", False).plain == "[ ][ ] Detoxification  2 HP for each detox card"


def test_the_table_has_a_word_for_everything_in_a_complete_box(command: Command, tmp_path: Path) -> None:
    text = command("box", "export").stdout
    for section, old, new in (
        ("cards", "insulin", "amylin"),
        ("goals", "detox", "alcohol"),
        ("spots", "laureates", "prize"),
    ):
        assert f"[{section}.{old}]" in text
        text = text.replace(f"[{section}.{old}]", f"[{section}.{new}]")
    put(tmp_path, text)
    finished = command("play", "--players", "2", "--seed", "3", "--box", "my_box.toml", typed="1\n" * 400)
    assert "Traceback" not in finished.stderr and finished.returncode in (0, 1)
    rules = vesicle.rules_for("cytosis", {"box": tmp_path / "my_box.toml"})
    scene = Scene(Words("it", "second", rules.names), rules, 0, ("",) * 4)
    assert (scene.card("amylin"), scene.words("goal-alcohol"), scene.words("spot-prize")) == (
        "Amylin",
        "Alcohol",
        "Prize",
    )
    assert scene.worth("alcohol") == scene.words("goal-brief", points=2)
