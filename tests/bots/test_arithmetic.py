"""`exp` as a rule: as good as the C library's, and the same bits interpreted and compiled."""

import math
import os
import random
import subprocess
import sys

import numpy as np

from vesicle.bots.arithmetic import LARGEST, PART, PART_REST, PARTS, SMALLEST, exp
from vesicle.core.jit import COMPILED

EDGES = [0.0, -0.0, 1.0, -1.0, 1e-300, -1e-300, math.log(2) / 2, -math.log(2) / 2, 709.5, 709.78, -708.3, 5e-324]


def numbers() -> list[float]:
    """Edges, numbers of all sizes, and neighbours of the places where k changes."""
    rng = random.Random(17)
    found = [*EDGES, *(rng.uniform(-40.0, 10.0) for _ in range(4000)), *(rng.uniform(-708, 709) for _ in range(4000))]
    found += [sign * 10.0 ** rng.uniform(-20, 2) for sign in (-1, 1) for _ in range(500)]
    turns = [(k + 0.5) * math.log(2) / 64 for k in range(-64 * 1021, 64 * 1023, 31)]
    return found + [near for turn in turns for near in (turn, math.nextafter(turn, 0.0), math.nextafter(turn, 800.0))]


def bits() -> str:
    """The results for all those numbers, to the bit."""
    return np.array([exp(x) for x in numbers()]).tobytes().hex()


def test_exp_is_the_c_librarys_within_two_units_in_the_last_place() -> None:
    for x in numbers():
        assert abs(exp(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x)), x


def test_what_is_too_large_is_infinite_and_what_is_too_small_is_nothing() -> None:
    assert exp(math.nextafter(LARGEST, 800.0)) == exp(1e9) == exp(math.inf) == math.inf
    assert exp(math.nextafter(SMALLEST, -800.0)) == exp(-1e9) == exp(-math.inf) == 0.0
    assert math.isnan(exp(math.nan))
    assert exp(LARGEST) >= exp(math.nextafter(LARGEST, 0.0)) and exp(SMALLEST) >= sys.float_info.min


def test_the_two_parts_of_the_logarithm_of_two_are_exact() -> None:
    assert math.log(2) == PARTS * (PART + PART_REST)
    digits = int(PARTS * PART * 2**32)
    assert all(float(k * digits) / 2**32 / PARTS == k * PART for k in (-65408, -1, 1, 65536))


def test_interpreted_and_compiled_give_the_same_bits() -> None:
    asked = "from bots.test_arithmetic import bits; print(bits())"
    otherwise = {"NUMBA_DISABLE_JIT": "1" if COMPILED else "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-c", asked], env={**os.environ, **otherwise}, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == bits()
