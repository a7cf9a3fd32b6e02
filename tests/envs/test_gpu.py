"""The kernels, run by numba's simulator as plain Python; benchmarks/gpu.py compares 100,000 games on a real GPU."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from vesicle import envs

pytestmark = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="needs vesicle[gpu]")
SCRIPT = Path(__file__).parent / "gpu_in_simulator.py"
WALKS = {"cytosis": ("cytosis", "40", "2"), "virus-and-co": ("virus-and-co", "60", "3")}


@pytest.fixture(scope="module", params=WALKS)
def found(request: pytest.FixtureRequest) -> dict[str, Any]:
    settings = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run(
        [sys.executable, SCRIPT, *WALKS[request.param]], env=settings, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    result: dict[str, Any] = json.loads(ran.stdout)
    return result


def test_every_step_on_a_gpu_is_that_of_the_processor(found: dict[str, Any]) -> None:
    assert len(found["same"]) > 40
    assert all(found["same"])


def test_a_game_has_the_same_digest_on_a_gpu_in_a_vector_and_as_a_match(found: dict[str, Any]) -> None:
    on_gpu, in_vector, as_match = found["digests"]
    assert on_gpu == in_vector
    assert on_gpu[1] == as_match


def test_random_playouts_on_a_gpu_end_as_on_the_processor(found: dict[str, Any]) -> None:
    there, here = found["playouts"]
    assert here == there


def test_a_saved_lane_goes_on_in_another(found: dict[str, Any]) -> None:
    assert found["restored"]


def test_any_seat_can_be_observed_on_a_gpu(found: dict[str, Any]) -> None:
    assert found["observed"]


def test_what_does_not_fit_is_refused_in_one_sentence(found: dict[str, Any]) -> None:
    assert found["illegal"].startswith("lane 0: action 400 (") and found["illegal"].endswith("is not legal now")
    assert found["short"] == "actions: 3 of int64 are wanted, one for each lane, not an array of (1,) of int64"
    assert found["lane"] == "lane 3 is none of 0 to 2"
    assert found["buffer"].startswith("mask: a C-ordered array of int8 on the GPU with the shape (3, ")


def test_without_a_gpu_one_sentence_says_so() -> None:
    from vesicle.envs.gpu_compiler import NEEDS_DEVICE, load_cuda

    try:
        load_cuda()
    except RuntimeError as error:
        assert str(error) == NEEDS_DEVICE
        with pytest.raises(RuntimeError, match="does the same on the processor"):
            envs.gpu("cytosis", 2)
    else:
        pytest.skip("there is a GPU here")
