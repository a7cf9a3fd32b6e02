"""The command `vesicle` for the tests of the command line: in this process, or as one of its own."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from typer.testing import CliRunner

from vesicle.cli import app

Finished = subprocess.CompletedProcess[str]
Command = Callable[..., Finished]


def plain_terminal(folder: Path) -> dict[str, str]:
    """No terminal to speak of, with 80 columns; saved games lie below a folder."""
    return {"COLUMNS": "80", "TERM": "dumb", "XDG_DATA_HOME": str(folder / "data")}


def settings_for(folder: Path) -> dict[str, str]:
    """The environment of a process: the same, and interpreted rules."""
    return {**os.environ, **plain_terminal(folder), "NUMBA_DISABLE_JIT": "1", "PYTHONIOENCODING": "utf-8"}


def call_command(folder: Path, *words: str, typed: str = "", **settings: str) -> Finished:
    """Run the command here, in a folder, with what a person would type; ten times as quick as a process."""
    with contextlib.chdir(folder):
        result = CliRunner().invoke(app, words, input=typed, env={**plain_terminal(folder), **settings})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Finished(words, result.exit_code, result.stdout, result.stderr)


def run_command(folder: Path, *words: str, typed: str = "", **settings: str) -> Finished:
    """Run `python -m vesicle` to its end, with what a person would type."""
    return subprocess.run(
        [sys.executable, "-m", "vesicle", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**settings_for(folder), **settings},
        cwd=folder,
        check=False,
        timeout=200,
    )
