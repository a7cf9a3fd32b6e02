"""`vesicle arena`, `vesicle bots`, and bots in `vesicle simulate`."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vesicle
from commands import Finished, run_command, settings_for
from vesicle.bots.levels import NAMES
from vesicle.bots.registry import KINDS
from vesicle.cli import app

QUICK = ("arena", "virus-and-co", "--bots", "random,greedy,random", "--games", "3", "--seed", "5")
Command = Callable[..., Finished]


def run(*words: str) -> str:
    """What a command prints, in this process and with compiled rules."""
    result = CliRunner().invoke(app, words)
    assert (result.exit_code, result.stderr) == (0, ""), result.stderr
    return result.stdout


def test_the_arena_prints_one_object() -> None:
    output = run(*QUICK, "--jobs", "1", "--json")
    figures = json.loads(output)
    assert output == json.dumps(figures, ensure_ascii=False, sort_keys=True, indent=2) + "\n"
    assert (figures["games"], figures["seeds"], figures["players"], figures["seed"]) == (3, 1, 3, 5)
    assert [row["bot"] for row in figures["standings"]] in (["greedy", "random"], ["random", "greedy"])
    for row in figures["standings"]:
        assert row.keys() >= {"wins", "share", "interval", "chance", "score", "margin", "rating", "sources", "faults"}
        assert sum(row["sources"].values()) == pytest.approx(row["score"]["mean"], abs=0.001)
    assert sum(row["wins"] for row in figures["standings"]) == pytest.approx(3, abs=0.001)


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    lines = run(*QUICK, "--jobs", "1").splitlines()
    assert lines[0] == "Virus & Co., later edition, 3 players: 3 games, seeds 5 to 5"
    assert max(map(len, lines)) <= width
    assert lines[2].split() == ["bot", "wins", "share", "95", "%", "chance", "score", "lead", "rating"]


def test_as_many_play_as_bots_are_named() -> None:
    assert json.loads(run(*QUICK, "--jobs", "1", "--json"))["players"] == 3
    words = ("arena", "cytosis", "--bots", "random", "--games", "1", "--jobs", "1", "--json")
    assert json.loads(run(*words))["players"] == 4


def test_an_uneven_number_of_games_is_mentioned() -> None:
    result = CliRunner().invoke(app, [*QUICK, "--games", "2", "--jobs", "1", "--json"])
    assert result.exit_code == 0 and result.stderr == "vesicle: the seats are balanced after every 3 games\n"


def test_files_for_spreadsheets_and_for_going_on(tmp_path: Path) -> None:
    rows, journal = tmp_path / "rows.csv", tmp_path / "games.jsonl"
    first = run(*QUICK, "--jobs", "1", "--json", "--csv", str(rows), "--out", str(journal))
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 1 + 3 * 3
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 1 + 3
    before = journal.read_bytes()
    assert run(*QUICK, "--jobs", "1", "--json", "--out", str(journal)) == first
    assert journal.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "there is no game 'chess'; known are cytosis"),
        (("cytosis", "--bots", "genius"), "--bots: there is no bot 'genius': known are random, greedy"),
        (("cytosis", "--bots", "random,,greedy"), "--bots: there is no bot ''"),
        (("cytosis", "--bots", "random,greedy,random", "--players", "4"), "3 bots cannot share 4 seats evenly"),
        (("cytosis", "--players", "9"), "players: 9 is none of 2, 3, 4, 5"),
        (("cytosis", "--games", "0"), "--games 0 is too few"),
        (("cytosis", "--seed", "-1"), "--seed -1 won't work for 100 games"),
        (("cytosis", "--jobs", "0"), "--jobs 0 is too few"),
        (("virus-and-co", "--virus"), "there is no option 'virus'; known are players"),
        (("cytosis", "--ruling", "supply"), "ruling 'supply' has no value"),
        (("cytosis", "--bots", "random", "--games", "1", "--out", "no_such_folder/x"), "no_such_folder/x: cannot be"),
        (
            ("cytosis", "--bots", "random", "--games", "1", "--jobs", "1", "--csv", "no_folder/x"),
            "no_folder/x: cannot be",
        ),
        (("cytosis", "--games"), "option '--games' requires an argument: --games N (number of games"),
    ],
)
def test_bad_input_gets_one_line_and_status_two(words: tuple[str, ...], complaint: str) -> None:
    result = CliRunner().invoke(app, ["arena", *words])
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith(f"vesicle: {complaint}") and result.stderr.count("\n") == 1


def test_the_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    run(*QUICK, "--jobs", "1", "--json", "--out", str(journal))
    result = CliRunner().invoke(app, [*QUICK, "--seed", "6", "--out", str(journal)])
    assert result.exit_code == 2 and "holds another tournament: its seed is 5, not 6" in result.stderr


def test_processes_give_the_same_figures(tmp_path: Path) -> None:
    words = ("arena", "virus-and-co", "--bots", "random", "--players", "3", "--games", "2", "--json")
    alone, together = (run_command(tmp_path, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert together.returncode == 0 and together.stderr == ""
    assert alone.stdout == together.stdout


def children_of(process: int) -> list[int]:
    """All processes that have come from one, as far as the system still knows."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = dict(tuple(map(int, line.split())) for line in listed.splitlines())
    found, more = [], {process}
    while more:
        more = {child for child, parent in parents.items() if parent in more}
        found += more
    return found


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_an_interrupt_ends_every_process_and_keeps_the_games(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import json, sys\nfor line in sys.stdin: print(json.loads(line)['legal'][0], flush=True)\n")
    words = ("arena", "virus-and-co", "--bots", f"random,stdio:{shlex.quote(sys.executable)} {bot}", "--players", "4")
    process = subprocess.Popen(
        [sys.executable, "-m", "vesicle", *words, "--games", "1000", "--jobs", "2", "--out", "games.jsonl"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=settings_for(tmp_path),
        cwd=tmp_path,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background job ignores it
    )
    journal = tmp_path / "games.jsonl"
    while not journal.is_file() or journal.read_text(encoding="utf-8").count("\n") < 2:
        assert process.poll() is None
        time.sleep(0.2)
    children = children_of(process.pid)
    assert len(children) >= 4, "two workers, each with a program"
    process.send_signal(signal.SIGINT)
    try:
        output, complaint = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, output) == (130, "")
    assert "games are in games.jsonl; run again to continue" in complaint and complaint.count("\n") == 1
    deadline = time.monotonic() + 20
    while any(is_running(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert [child for child in children if is_running(child)] == []


def test_a_worker_outlives_no_parent(tmp_path: Path) -> None:
    words = ("arena", "virus-and-co", "--bots", "random", "--players", "4", "--games", "1000", "--jobs", "2")
    process = subprocess.Popen(
        [sys.executable, "-m", "vesicle", *words, "--out", "games.jsonl"], env=settings_for(tmp_path), cwd=tmp_path
    )
    while not (tmp_path / "games.jsonl").is_file() or len(children_of(process.pid)) < 2:
        assert process.poll() is None
        time.sleep(0.2)
    children = children_of(process.pid)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    deadline = time.monotonic() + 30
    while any(is_running(child) for child in children) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert [child for child in children if is_running(child)] == []


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'vesicle[cluster]'")
def test_two_workers_of_a_local_ray_give_the_same_figures(tmp_path: Path) -> None:
    words = ("--bots", "random", "--players", "3", "--games", "3", "--json", "--jobs", "2", "--ray", "virus-and-co")
    on_ray = run_command(tmp_path, "arena", *words)
    assert on_ray.returncode == 0, on_ray.stderr
    assert on_ray.stdout == run_command(tmp_path, "arena", "virus-and-co", *words[:-3], "1").stdout


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'vesicle[cluster]'")
def test_a_cluster_that_does_not_answer_is_one_line(tmp_path: Path) -> None:
    finished = run_command(tmp_path, *QUICK[:2], "--bots", "random", "--games", "1", "--ray", "127.0.0.1:1")
    assert (finished.returncode, finished.stdout) == (1, "")
    assert finished.stderr.startswith("vesicle: no Ray cluster answers at '127.0.0.1:1'")
    assert finished.stderr.count("\n") == 1


def test_without_ray_the_arena_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(app, [*QUICK, "--ray"])
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "vesicle: Ray is not installed: pip install 'vesicle[cluster]'\n"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_list_of_bots_names_them_all_and_fits(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("bots", "--lang", lang).splitlines()
    assert max(map(len, lines)) <= 80
    named = [line.split()[0] for line in lines if line.startswith("  ") and not line.startswith("   ")]
    assert named[:-1] == [*KINDS, *NAMES]


def test_the_list_of_bots_is_there_for_programs_too() -> None:
    described = json.loads(run("bots", "--json"))
    assert list(described["levels"]) == list(vesicle.games())


def test_a_language_without_texts_is_refused() -> None:
    result = CliRunner().invoke(app, ["bots", "--lang", "de"])
    assert (result.exit_code, result.stderr) == (2, "vesicle: no language 'de': --lang takes en or it\n")


def test_simulate_seats_any_bot_and_saves_who_sat_where(tmp_path: Path) -> None:
    words = ("simulate", "virus-and-co", "--bots", "random,greedy,freshman", "--games", "2", "--json")
    path = tmp_path / "games.jsonl"
    output = run(*words, "--out", str(path))
    assert run(*words) == output
    assert json.loads(output)["bots"] == ["random", "greedy", "freshman"]
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [seat["bot"] for seat in records[0]["seats"]] == ["random", "greedy", "freshman"]
    assert vesicle.replay(records[1]).record() == records[1]


def test_the_benchmark_measures_search_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vesicle.bench.TABLES", (("virus-and-co", {"edition": "later", "players": 4}),))
    figures = json.loads(run("bench", "--json", "--seconds", "0.05", "--no-cold"))
    (result,) = figures["results"]
    kept = {"game", "edition", "players", "modules", "decisions_per_s", "games_per_s", "playouts_per_s", "clone_ns"}
    assert result.keys() == kept | {"search_iterations_per_s"} and result["search_iterations_per_s"] > 0
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("bench", "--seconds", "0.05", "--no-cold").splitlines()
    assert max(map(len, lines)) <= 80 and "search/s" in lines[1]


def test_the_benchmark_names_the_modules_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"edition": "first", "players": 2, "virus": True, "epigenetic": True}
    monkeypatch.setattr("vesicle.bench.TABLES", (("cytosis", options),))
    (result,) = json.loads(run("bench", "--json", "--seconds", "0.05", "--no-cold"))["results"]
    assert result["modules"] == ["virus", "epigenetic"]
    monkeypatch.setenv("COLUMNS", "80")
    lines = run("bench", "--seconds", "0.05", "--no-cold").splitlines()
    assert max(map(len, lines)) <= 80 and "first +ve" in lines[2]
