"""Rows of counts by kind, and luck as shuffles and choices."""

from operator import add, sub

from guildhall.core.luck import Luck
from guildhall.games.guildes.schema import KINDS

Row = list[int]


class Dice:
    """A driver's luck as shuffles and choices."""

    def __init__(self, luck: Luck) -> None:
        """Number the draws ourselves: an imagined world is nobody's record."""
        self.luck = luck
        self.n = 0

    def below(self, bound: int) -> int:
        """Give a number from 0 to bound - 1."""
        self.n += 1
        return int(self.luck.below(bound, self.n))

    def shuffled(self, items: list[int]) -> list[int]:
        """Give the items in random order."""
        out, draw, n = items[:], self.luck.below, self.n
        for i in range(len(out) - 1, 0, -1):
            n += 1
            j = draw(i + 1, n)
            out[i], out[j] = out[j], out[i]
        self.n = n
        return out


def flat(row: Row) -> list[int]:
    """Turn counts by kind into a list of cards."""
    return [kind for kind, number in enumerate(row) for _ in range(number)]


def counts(cards: list[int]) -> Row:
    """Turn a list of cards into counts by kind."""
    out = [0] * KINDS
    for kind in cards:
        out[kind] += 1
    return out


def minus(a: Row, b: Row) -> Row:
    """Take counts from counts."""
    return list(map(sub, a, b))


def plus(a: Row, b: Row) -> Row:
    """Add counts to counts."""
    return list(map(add, a, b))
