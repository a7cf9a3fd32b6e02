"""Interpreted = compiled: the same bytes after every step, with the compiler's own bounds checks switched on."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from cases import CASES, MODULES, VIRUS_AND_CO

# An edition is data: where the rules of a module agree in one, they agree in all.
NAMES = [name for name in CASES if name not in MODULES or "-first-" in name]
TRACE = Path(__file__).parent / "trace.py"
GAMES = [
    pytest.param(name, marks=pytest.mark.xdist_group("virus-and-co" if name in VIRUS_AND_CO else "cytosis"))
    for name in NAMES
]  # all tables of a game in one process, so that one child compiles it with bounds checks


@cache
def traces(virus: bool, interpreted: bool) -> dict[str, list[str]]:
    """By table of a game the lines of `trace.py`, which plays all of them in a process of its own."""
    names = [name for name in NAMES if (name in VIRUS_AND_CO) == virus]
    switches = {"NUMBA_DISABLE_JIT": "1"} if interpreted else {"NUMBA_BOUNDSCHECK": "1"}
    result = subprocess.run(
        [sys.executable, str(TRACE), *names],
        env={**os.environ, **switches},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,  # it compiles the game with bounds checks
    )
    assert result.returncode == 0, result.stderr
    lines = [line.split(": ", 1) for line in result.stdout.splitlines()]
    return {name: [step for table, step in lines if table == name] for name in names}


@pytest.mark.timeout(1900)
@pytest.mark.parametrize("name", GAMES)
def test_both_ways_give_the_same_bytes_after_every_step(name: str) -> None:
    virus = name in VIRUS_AND_CO
    plain = traces(virus, interpreted=True)[name]
    assert len(plain) > 50
    assert plain == traces(virus, interpreted=False)[name]
