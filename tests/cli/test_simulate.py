"""`vesicle simulate`: figures that are the same for the same arguments, saved games, and refusals."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vesicle
from commands import Command
from vesicle.cli import app
from vesicle.cli.tally import Tally
from vesicle.playouts import Result

THREE = ("simulate", "cytosis", "--players", "3", "--games", "3", "--seed", "11")


def test_the_same_arguments_give_the_same_bytes(process: Command) -> None:
    one, two = process(*THREE, "--json"), process(*THREE, "--json", PYTHONHASHSEED="7", COLUMNS="200")
    assert one.returncode == 0 and one.stderr == ""
    assert one.stdout == two.stdout
    assert one.stdout == json.dumps(json.loads(one.stdout), ensure_ascii=False, sort_keys=True, indent=2) + "\n"


def test_compiled_games_are_the_interpreted_ones(command: Command, process: Command) -> None:
    """The tests themselves run compiled, unless they are told otherwise; the process of its own never does."""
    assert command(*THREE, "--json").stdout == process(*THREE, "--json").stdout


def test_the_figures_add_up(command: Command) -> None:
    figures = json.loads(command(*THREE, "--json").stdout)
    assert (figures["game"], figures["edition"], figures["games"], figures["seed"]) == ("cytosis", "second", 3, 11)
    assert sum(seat["wins"] for seat in figures["seats"]) == 3
    for seat in figures["seats"]:
        assert sum(seat["sources"].values()) == pytest.approx(seat["score"]["mean"], abs=0.001)
        assert seat["interval"][0] <= seat["win_rate"] <= seat["interval"][1]
    assert figures["rounds"] == {"mean": 11.0, "least": 11, "most": 11}


def test_saving_the_games_changes_no_figure(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert command(*THREE, "--json", "--out", str(path)).stdout == command(*THREE, "--json").stdout
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [record["seed"] for record in records] == [11, 12, 13]
    assert records[0]["seats"] == [{"name": "random", "bot": "random"}] * 3
    assert vesicle.replay(records[0]).record() == records[0]


def test_the_table_fits_and_has_no_times(command: Command) -> None:
    finished = command("simulate", "cytosis", "--players", "5", "--games", "1", "--edition", "preview")
    assert finished.returncode == 0 and finished.stderr == ""
    lines = finished.stdout.splitlines()
    assert lines[0] == "Cytosis, preview edition, 5 players: 1 games, seeds 0 to 0"
    assert max(map(len, lines)) <= 80
    assert "95 % interval" in finished.stdout and "second:" not in finished.stdout


def test_every_game_can_be_simulated(command: Command) -> None:
    for game in vesicle.games():
        finished = command("simulate", game, "--games", "1")
        assert finished.returncode == 0, finished.stderr


def test_rulings_and_an_own_box_reach_the_game(command: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[cards.insulin]\npoints = 8\n", encoding="utf-8")
    words = ("--games", "1", "--json", "--box", str(box), "--ruling", "supply=finite", "--ruling", "exhaust = no")
    options = json.loads(command("simulate", "cytosis", *words).stdout)["options"]
    assert options["rulings"] == {"supply": "finite", "exhaust": "no"}
    assert options["box"] == {"cards": {"insulin": {"points": 8}}}


def test_bots_may_be_named_for_every_seat(command: Command) -> None:
    figures = json.loads(command("simulate", "cytosis", "--bots", "random, random", "--games", "1", "--json").stdout)
    assert figures["players"] == 2 and figures["bots"] == ["random", "random"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "there is no game 'chess'; known are cytosis"),
        (("cytosis", "--edition", "third"), "edition 'third' is none of preview, first, second"),
        (("cytosis", "--players", "6"), "players: 6 is none of 2, 3, 4, 5"),
        (("cytosis", "--bots", "genius"), "--bots: there is no bot 'genius': known are random"),
        (("cytosis", "--bots", "random,random", "--players", "3"), "--bots names 2 for 3 players"),
        (("cytosis", "--games", "0"), "--games 0 is too few"),
        (("cytosis", "--seed", "-1"), "--seed -1 won't work for 100 games: seeds go from 0 to 9223372036854775807"),
        (("cytosis", "--seed", str(2**63 - 1)), f"--seed {2**63 - 1} won't work for 100 games"),
        (("cytosis", "--ruling", "supply"), "ruling 'supply' has no value: --ruling takes NAME=VALUE"),
        (("cytosis", "--ruling", "supply=some"), "ruling 'supply': 'some' is none of finite, unlimited"),
        (("cytosis", "--ruling", "luck=yes"), "ruling: 'luck' is none of supply"),
        (("cytosis", "--box", "no_such_file.toml"), "box file 'no_such_file.toml' cannot be read"),
        (("cytosis", "--out", "no_such_folder/x.jsonl"), "no_such_folder/x.jsonl: cannot be written"),
    ],
)
def test_bad_input_gets_one_line_and_status_two(words: tuple[str, ...], complaint: str) -> None:
    result = CliRunner().invoke(app, ["simulate", *words])
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith(f"vesicle: {complaint}") and result.stderr.count("\n") == 1


def test_a_tally_counts_what_it_is_given() -> None:
    tally = Tally(vesicle.rules_for("cytosis", {"players": 2}), ["random", "random"], 0)
    tally.add(Result(0, 1, 200, 11, [[1, 0, 0, 2, 0, 0, 0], [5, 0, 3, 0, 0, 0, 0]], [1]))
    tally.add(Result(1, 1, 300, 11, [[3, 0, 0, 2, 0, 0, 0], [6, 0, 0, 0, 0, 0, 0]], [1]))
    figures = tally.as_dict()
    first, second = figures["seats"]
    assert (first["wins"], second["wins"], second["win_rate"]) == (0, 2, 1.0)
    assert first["score"] == {"mean": 4.0, "deviation": 1.0}
    assert first["sources"]["cards"] == 2.0 and second["sources"]["claims"] == 1.5
    assert figures["decisions"] == {"mean": 250.0, "least": 200, "most": 300}
