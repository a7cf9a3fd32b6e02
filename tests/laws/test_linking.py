"""Rules that rules call: linked into what Python calls, once for all widths of whole numbers."""

from typing import Any

import numpy as np
import pytest

from vesicle.core.jit import COMPILED, rule
from vesicle.core.record import IntArray

pytestmark = pytest.mark.skipif(not COMPILED, reason="interpreted rules are plain functions")


@rule
def look_up(numbers: IntArray, place: int) -> int:
    return int(numbers[place])


@rule
def look_twice(numbers: IntArray, place: int, times: int = 2) -> int:
    return times * look_up(numbers, place)


@rule
def add_up(numbers: IntArray, place: int) -> int:
    return look_twice(numbers, place) + look_twice(numbers, np.int8(1), times=3) + look_up(numbers, np.int16(2))


def lowered(called: Any) -> list[Any]:
    """The types of arguments that a rule has been compiled for as a part of others."""
    return list(called.calls._lowered)


def test_a_rule_answers_rules_as_it_answers_python() -> None:
    numbers = np.array([5, 7, 11, 13])
    assert look_up(numbers, 3) == 13
    assert look_twice(numbers, 3) == 26
    assert add_up(numbers, 3) == 26 + 21 + 11


def test_a_rule_is_compiled_once_for_all_whole_numbers() -> None:
    add_up(np.array([5, 7, 11, 13]), 3)
    assert len(lowered(look_up)) == 1
    assert len(lowered(look_twice)) == 2  # with the usual number of times, and with another one
