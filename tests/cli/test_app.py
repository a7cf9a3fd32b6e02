"""The command `vesicle` as a whole: its help, its version, how it refuses, and how it ends."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vesicle
from commands import Command, settings_for
from vesicle.cli import app

COMMANDS = ("play", "serve", "simulate", "arena", "bots", "replay", "verify", "rules", "site", "bench", "train", "warm")


def test_help_names_every_command() -> None:
    for words in (["--help"], ["-h"], []):
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0 and result.stderr == ""
        assert all(f"\n  {name} " in result.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = CliRunner().invoke(app, [name, "--help"])
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ") and max(map(len, result.stdout.splitlines())) <= 80


def test_the_version_is_that_of_the_package(process: Command) -> None:
    finished = process("--version")
    assert (finished.returncode, finished.stdout, finished.stderr) == (0, f"vesicle {vesicle.__version__}\n", "")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("dance",), f"no such command 'dance': the commands are {', '.join(COMMANDS)}"),
        (("--loud",), "no such option: --loud: its options are --version, --help"),
        (("rules",), "missing argument 'GAME' (the game: cytosis"),
        (("rules", "cytosis", "chess"), "got unexpected extra argument(s) (chess): see `vesicle rules --help`"),
        (
            ("rules", "cytosis", "--diff", "first"),
            "option '--diff' requires 2 arguments: --diff A B (show what differs",
        ),
        (("rules", "--loud", "cytosis"), "no such option: --loud: its options are --edition, --diff"),
        (("simulate", "cytosis", "--games"), "option '--games' requires an argument: --games N (number of games"),
        (("simulate", "cytosis", "--games", "many"), "invalid value for '--games': not a whole number: --games N"),
        (("bench", "--seconds", "long"), "invalid value for '--seconds': not a number: --seconds S"),
        (("verify",), "missing argument 'FILE' (a saved game"),
        (("warm", "now"), "got unexpected extra argument(s) (now)"),
    ],
)
def test_bad_usage_gets_one_line_and_status_two(words: tuple[str, ...], complaint: str) -> None:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith(f"vesicle: {complaint}")
    assert result.stderr.count("\n") == 1


def test_bad_usage_of_a_process_is_one_line_too(process: Command) -> None:
    finished = process("rules", "cytosis", "--diff", "first")
    assert (finished.returncode, finished.stdout) == (2, "")
    assert finished.stderr.startswith("vesicle: option '--diff'") and finished.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["rules", "cytosis"], ["play", "--help"], ["dance"]])
def test_what_needs_no_rules_does_not_load_the_compiler(words: list[str]) -> None:
    code = "import sys; from vesicle.cli import app\ntry: app(sys.argv[1:])\nexcept SystemExit: pass\n"
    code += "print([name for name in ('numba', 'numpy') if name in sys.modules], file=sys.stderr)"
    finished = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True)
    assert finished.stderr.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    "words", [("rules", "cytosis"), ("simulate", "cytosis", "--games", "1", "--json"), ("--help",)]
)
def test_a_closed_pipe_is_quiet(words: tuple[str, ...], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as closed:
        finished = subprocess.run(
            [sys.executable, "-m", "vesicle", *words],
            stdout=closed,
            stderr=subprocess.PIPE,
            text=True,
            env=settings_for(tmp_path),
            check=False,
        )
    assert finished.stderr == "" and finished.returncode == 1


@pytest.mark.parametrize(
    "words",
    [("simulate", "cytosis", "--games", "100000", "--out", "games.jsonl"), ("play", "--bots", "random", "--seed", "1")],
)
def test_an_interrupt_is_quiet(words: tuple[str, ...], tmp_path: Path) -> None:
    output, begun = tmp_path / "output", tmp_path / words[-1]
    with output.open("w", encoding="utf-8") as shown:
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "vesicle", *words],
            stdin=subprocess.PIPE,
            stdout=shown,
            stderr=subprocess.PIPE,
            text=True,
            env=settings_for(tmp_path),
            cwd=tmp_path,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background job ignores it
        )
    while not (begun.is_file() and begun.stat().st_size) and "\n> " not in output.read_text(encoding="utf-8"):
        assert process.poll() is None
        time.sleep(0.2)
    try:
        complaint = interrupt(process)
    finally:
        process.kill()
    assert (process.returncode, complaint) == (130, "")


def interrupt(process: subprocess.Popen[str]) -> str:
    """Interrupt a process as people do, again if it goes on: compiled code may swallow one. Gives what it complains."""
    for _ in range(6):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=10)[1]
    raise AssertionError("it cannot be interrupted")
