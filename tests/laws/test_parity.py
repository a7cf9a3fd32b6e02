"""Interpreted = compiled: the same bytes after every step, as people run it and with bounds checks of the compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cases import CASES, MODULES, VIRUS_AND_CO

# An edition is data: where the rules of a module agree in one, they agree in all.
NAMES = [name for name in CASES if name not in MODULES or "-first-" in name]
TABLES = {
    "cytosis": [name for name in NAMES if name not in VIRUS_AND_CO],
    "virus-and-co": [name for name in NAMES if name in VIRUS_AND_CO],
}
TRACE = Path(__file__).parent / "trace.py"
WAYS = {"interpreted": {"NUMBA_DISABLE_JIT": "1"}, "compiled": {}, "checked": {"NUMBA_BOUNDSCHECK": "1"}}
LIMIT = 900  # seconds; one of the ways compiles the game


@pytest.mark.timeout(2 * LIMIT)
@pytest.mark.parametrize("game", TABLES)
def test_all_ways_give_the_same_bytes_after_every_step(game: str) -> None:
    """Every table of a game, in a process for each way; all of them at once, so that none compiles for another."""
    children = {way: start(TABLES[game], switches) for way, switches in WAYS.items()}
    traces = {way: steps_of(child) for way, child in children.items()}
    for name in TABLES[game]:
        plain = traces["interpreted"][name]
        assert len(plain) > 50
        assert plain == traces["compiled"][name], name
        assert plain == traces["checked"][name], name


def start(names: list[str], switches: dict[str, str]) -> subprocess.Popen[str]:
    """A process that plays these tables."""
    environment = {**os.environ, **switches}
    command = [sys.executable, str(TRACE), *names]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def steps_of(child: subprocess.Popen[str]) -> dict[str, list[str]]:
    """By table the lines of `trace.py`."""
    written, complaints = child.communicate(timeout=LIMIT)
    assert child.returncode == 0, complaints
    steps: dict[str, list[str]] = {}
    for line in written.splitlines():
        table, _, step = line.partition(": ")
        steps.setdefault(table, []).append(step)
    return steps
