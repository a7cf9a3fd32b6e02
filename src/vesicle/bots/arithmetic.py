"""What bots would ask of a C library, as rules of plain additions and multiplications.

A library may give another last bit on another processor, and a search that compares sums would then choose another
move. Additions, multiplications, divisions and square roots are exact to the bit everywhere, so they may be used as
they are.
"""

from math import factorial
from typing import Final

import numpy as np

from vesicle.core.jit import rule

PER_LN_2: Final = 1.4426950408889634
LN_2: Final = 2977044472 / 2**32  # in 32 bits, so that a small whole number times it is exact …
LN_2_REST: Final = -4.2009150726810846e-11  # … and what is missing

LARGEST: Final = 709.782712893384  # beyond it the result is infinite
SMALLEST: Final = -708.39  # below it the result has fewer digits than others, and counts as nothing

DEGREE: Final = 13
INVERSE_FACTORIALS: Final = np.array([1.0 / factorial(n) for n in range(DEGREE + 1)])

# 2**k as one power of 2**32 times a small one; the last small one reaches 2**1024, which has no number of its own.
STRIDE: Final = 32
LOWEST: Final = -32
HIGHEST: Final = 31
STRIDES: Final = np.array([2.0 ** (STRIDE * n) for n in range(LOWEST, HIGHEST + 1)])
STEPS: Final = np.array([2.0**n for n in range(STRIDE + 1)])


@rule
def exp(x: float) -> float:
    """E to the x: x is k times ln 2 and a rest r, whose e to the r is a short sum."""
    if x > LARGEST:
        return np.inf
    if x < SMALLEST:
        return 0.0
    if x != x:
        return x
    k = find_nearest(x * PER_LN_2)
    r = (x - k * LN_2) - k * LN_2_REST
    tail = INVERSE_FACTORIALS[DEGREE]
    for n in range(DEGREE - 1, 1, -1):
        tail = tail * r + INVERSE_FACTORIALS[n]
    stride = min(k // STRIDE, HIGHEST)
    return (1.0 + (r + r * r * tail)) * STEPS[k - STRIDE * stride] * STRIDES[stride - LOWEST]


@rule
def find_nearest(x: float) -> int:
    """The whole number next to a number."""
    return int(x + 0.5) if x >= 0.0 else -int(0.5 - x)
