"""The command `vesicle` as a process of its own, for the tests of the command line."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

Finished = subprocess.CompletedProcess[str]
Command = Callable[..., Finished]


def settings_for(folder: Path) -> dict[str, str]:
    """The environment of a process: interpreted rules, a plain terminal of 80 columns, saved games below a folder."""
    plain = {"NUMBA_DISABLE_JIT": "1", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", "TERM": "dumb"}
    return {**os.environ, **plain, "XDG_DATA_HOME": str(folder / "data")}


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
