"""Intervals that hold the true figure in 95 of 100 cases."""

import math
from collections.abc import Sequence

Z = 1.959964  # of the normal distribution
SMALL = (12.7062, 4.3027, 3.1824, 2.7764)  # of Student's distribution for 1 to 4 degrees of freedom

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The interval of Wilson for a share."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def mean_interval(figures: Sequence[float]) -> Interval | None:
    """Student's interval for the mean of independent figures; None for a single one, which tells of no spread."""
    count = len(figures)
    if count < 2:
        return None
    mean = math.fsum(figures) / count
    variance = math.fsum((figure - mean) ** 2 for figure in figures) / (count - 1)
    reach = student(count - 1) * math.sqrt(variance / count)
    return mean - reach, mean + reach


def student(freedom: int) -> float:
    """The quantile of Student's distribution beyond which 2.5 % lie, by the expansion of Cornish and Fisher."""
    if freedom <= len(SMALL):
        return SMALL[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
