"""Interpreted = compiled: the same bytes after every step, with the compiler's own bounds checks switched on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cases import CASES, MODULES

# An edition is data: where the rules of a module agree in one, they agree in all.
NAMES = [name for name in CASES if name not in MODULES or "-first-" in name]
TRACE = Path(__file__).parent / "trace.py"


def trace(name: str, *, interpreted: bool) -> str:
    """A digest of the record after every step of a random game, in a process of its own."""
    switches = {"NUMBA_DISABLE_JIT": "1"} if interpreted else {"NUMBA_BOUNDSCHECK": "1"}
    result = subprocess.run(
        [sys.executable, str(TRACE), name],
        env={**os.environ, **switches},
        capture_output=True,
        text=True,
        check=False,
        timeout=900,  # the first one of each game compiles it with bounds checks
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.timeout(1900)
@pytest.mark.parametrize("name", NAMES)
def test_both_ways_give_the_same_bytes_after_every_step(name: str) -> None:
    plain = trace(name, interpreted=True)
    assert len(plain.splitlines()) > 50
    assert plain == trace(name, interpreted=False)
