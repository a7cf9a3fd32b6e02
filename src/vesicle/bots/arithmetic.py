"""What bots would ask of a C library, as rules of plain additions and multiplications.

A library may give another last bit on another processor, and a search that compares sums would then choose another
move. Additions, multiplications, divisions and square roots are exact to the bit everywhere, so they may be used as
they are.
"""

from decimal import Decimal, localcontext
from typing import Final

import numpy as np

from vesicle.core.jit import rule

PARTS: Final = 64  # a power of 2 is cut into so many, so that little is left for a sum
PER_PART: Final = PARTS * 1.4426950408889634  # of what is multiplied with ln 2
PART: Final = 2977044472 / 2**32 / PARTS  # ln 2 in 32 bits, so that a small whole number times it is exact …
PART_REST: Final = -4.2009150726810846e-11 / PARTS  # … and what is missing
WHOLE: Final = 1.5 * 2**52  # so large that a number added to it loses its fraction

THIRD: Final = 1.0 / 6.0  # weights of the rest's third, fourth and fifth power in the sum; further ones do not count
FOURTH: Final = 1.0 / 24.0
FIFTH: Final = 1.0 / 120.0

LARGEST: Final = 709.782712893384  # beyond it the result is infinite
SMALLEST: Final = -708.39  # below it the result has fewer digits than others, and counts as nothing


def _cut_two() -> list[float]:
    """The powers of 2 from 0 to 1, each rounded as well as can be, and by no C library."""
    with localcontext() as context:
        context.prec = 40
        return [float(Decimal(2) ** (Decimal(part) / PARTS)) for part in range(PARTS)]


CUTS: Final = np.array(_cut_two())

# 2**k as one power of 2**32 times a small one; the last small one reaches 2**1024, which has no number of its own.
STRIDE: Final = 32
LOWEST: Final = -32
HIGHEST: Final = 31
STRIDES: Final = np.array([2.0 ** (STRIDE * n) for n in range(LOWEST, HIGHEST + 1)])
STEPS: Final = np.array([2.0**n for n in range(STRIDE + 1)])


@rule
def exp(x: float) -> float:
    """The power of e: x is so many parts of ln 2 and a rest r; a table has that of the former, a sum that of the r."""
    if x > LARGEST:
        return np.inf
    if x < SMALLEST:
        return 0.0
    if x != x:
        return x
    parts = (x * PER_PART + WHOLE) - WHOLE
    r = (x - parts * PART) - parts * PART_REST
    square = r * r
    sum_of_rest = r + (square * (0.5 + r * THIRD) + square * square * (FOURTH + r * FIFTH))
    k = int(parts)
    cut, power = CUTS[k & (PARTS - 1)], k // PARTS
    stride = min(power // STRIDE, HIGHEST)
    return (cut + cut * sum_of_rest) * STEPS[power - STRIDE * stride] * STRIDES[stride - LOWEST]
