"""How sure a mean is: 95 % intervals over groups of games that share their luck.

Games of one luck are not independent, so a group counts as one observation. The interval is the
bootstrap over groups (percentiles of resampled means), beyond a thousand groups the normal one.
Where all groups agree it would have no width; shares then get Wilson's with groups as trials.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from statistics import stdev

import msgspec

from guildhall.core.luck import FastLuck

RESAMPLES = 1000
MANY = 1000
"""Groups beyond which the normal interval is as good as the bootstrap."""
Z = 1.959964
"""Standard deviations on each side of 95 %."""


class Interval(msgspec.Struct, frozen=True):
    """A mean, its 95 % interval and its method: bootstrap, normal, wilson; none for one group."""

    mean: float
    low: float
    high: float
    method: str


def of_share(groups: Sequence[float], seed: int = 1) -> Interval:
    """Give the interval of a share, between 0 and 1, from its mean in each group."""
    if groups and min(groups) == max(groups):
        mean = groups[0]
        low, high = wilson(mean, len(groups))
        return Interval(mean, low, high, "wilson")
    return of_mean(groups, seed)


def of_mean(groups: Sequence[float], seed: int = 1) -> Interval:
    """Give the interval of a mean from its value in each group."""
    if not groups:
        return Interval(0.0, 0.0, 0.0, "none")
    mean = sum(groups) / len(groups)
    if len(groups) == 1:
        return Interval(mean, mean, mean, "none")
    if len(groups) > MANY:
        width = Z * stdev(groups) / sqrt(len(groups))
        return Interval(mean, mean - width, mean + width, "normal")
    means = sorted(
        sum([groups[at] for at in drawn]) / len(drawn) for drawn in _resamples(len(groups), seed)
    )
    edge = RESAMPLES // 40
    return Interval(mean, means[edge], means[-1 - edge], "bootstrap")


@lru_cache(maxsize=1)
def _resamples(size: int, seed: int) -> list[list[int]]:
    """Draw groups with replacement, the same ones for every mean of a report."""
    luck = FastLuck(seed)
    return [[int(luck.below(size)) for _ in range(size)] for _ in range(RESAMPLES)]


def wilson(share: float, trials: int) -> tuple[float, float]:
    """Give Wilson's interval for a share of so many independent trials."""
    squared = Z * Z / trials
    middle = (share + squared / 2) / (1 + squared)
    width = Z * sqrt(share * (1 - share) / trials + squared / (4 * trials)) / (1 + squared)
    return max(0.0, middle - width), min(1.0, middle + width)


def quantile(numbers: Sequence[float], part: float) -> float:
    """Give the number below which such a part of all numbers lies; 0 when there are none."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
