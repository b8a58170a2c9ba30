"""Rounds: who sits with whom and on which seat, from what has been played and a seed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import TypeVar

from guildhall.tournaments.search import Groups, Matrix, Search
from guildhall.tournaments.sizes import Sizes
from guildhall.tournaments.standing import BOT

T = TypeVar("T")
TRIALS, MOST_TRIALS = 120, 60_000
"""Swaps that are tried for each person and round, and in all."""
APART = 64
"""Bots count as having met so often: they are spread over the tables."""
FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""Products in the field of four elements, where a sum is an exclusive or."""


@dataclass(frozen=True)
class Player:
    """Somebody who is to be paired, and the points they have."""

    id: str
    points: Fraction = Fraction(0)


@dataclass(frozen=True)
class Arranged:
    """A round: seats of each table in their order (`BOT`: a bot), and who sits out."""

    tables: list[tuple[str, ...]]
    byes: list[str] = field(default_factory=list)


@dataclass
class Memory:
    """Who has met whom, sat where and sat out so far."""

    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    sat: Counter[tuple[str, int]] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)

    def add(self, tables: Sequence[Sequence[str]], byes: Sequence[str] = ()) -> None:
        """Remember tables, the same round or others, and who sat out."""
        for seats in tables:
            for at, one in enumerate(seats):
                self.sat[one, at] += 1
                for other in seats[:at]:
                    self.met[_pair(one, other)] += 1
        self.byes.update(byes)


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def next_round(players: Sequence[Player], sizes: Sizes, memory: Memory, seed: int) -> Arranged:
    """A Swiss round: as few who meet again as possible, then those who stand alike together."""
    luck = Random(seed)  # noqa: S311  no secret: a draw that can be repeated
    drawn = _shuffled(list(players), luck)
    order = sorted(drawn, key=lambda player: player.points, reverse=True)
    levels = sorted({player.points for player in order})
    place = [levels.index(player.points) for player in order]
    gaps = [[*((a - b) ** 2 for b in place), *[0] * sizes.bots] for a in place]
    gaps += [[0] * (len(order) + sizes.bots)] * sizes.bots
    search = _search([_cut(len(order), sizes)], order, sizes, memory, gaps)
    (groups,) = search.anneal(luck, _trials(len(order), 1))
    return _seated(groups, order, memory, luck)


def all_rounds(
    players: Sequence[Player], sizes: Sizes, rounds: int, memory: Memory, seed: int
) -> list[Arranged]:
    """Rounds in which everybody meets everybody equally often, as nearly as that is possible."""
    luck = Random(seed)  # noqa: S311  no secret: a draw that can be repeated
    order = _shuffled(list(players), luck)
    first = [_cyclic(len(order), sizes, number) for number in range(rounds)]
    search = _search(first, order, sizes, memory, None)
    arranged: list[Arranged] = []
    known = Memory(Counter(memory.met), Counter(memory.sat), Counter(memory.byes))
    for groups in search.anneal(luck, _trials(len(order), rounds)):
        arranged.append(_seated(groups, order, known, luck))
        known.add(arranged[-1].tables, arranged[-1].byes)
    return arranged


def _trials(people: int, rounds: int) -> int:
    return min(TRIALS * people * rounds, MOST_TRIALS)


def _search(
    rounds: list[Groups],
    order: Sequence[Player],
    sizes: Sizes,
    memory: Memory,
    gaps: Matrix | None,
) -> Search:
    """A search in which bots come after the people; everybody has met all of them as often."""
    names = [*(player.id for player in order), *[BOT] * sizes.bots]
    met = [[memory.met[_pair(one, other)] for other in names] for one in names]
    for bot in met[len(order) :]:
        bot[len(order) :] = [APART] * sizes.bots
    return Search(rounds, met, [memory.byes[name] for name in names], gaps)


def _cut(people: int, sizes: Sizes) -> Groups:
    """Cut people in their order into tables, bots among them; the last people sit out."""
    playing, bots = list(range(people - sizes.byes)), list(range(people, people + sizes.bots))
    groups: Groups = []
    fewest, more = divmod(sizes.bots, max(1, len(sizes.tables)))
    for left, size in zip(range(len(sizes.tables), 0, -1), sizes.tables, strict=True):
        few = fewest + (left <= more)
        groups.append([*playing[: size - few], *bots[:few]])
        del playing[: size - few], bots[:few]
    return [*groups, list(range(people - sizes.byes, people))]


def _cyclic(people: int, sizes: Sizes, number: int) -> Groups:
    """A round to begin the search with.

    Where the tables are full: person i of column c goes `number * c` tables on. With a prime number
    of tables nobody meets anybody twice for as many rounds as there are tables; with four tables
    the same holds for products in the field of four. Then each column sits together, if it fits.
    """
    tables, seats = len(sizes.tables), sizes.tables[0] if sizes.tables else 0
    if sizes.bots or sizes.byes or set(sizes.tables) != {seats}:
        return _cut(people, sizes)
    if number == tables and tables == seats:
        return [*([column * tables + at for at in range(seats)] for column in range(seats)), []]
    groups: Groups = [[] for _ in range(tables)]
    for column in range(seats):
        for at in range(tables):
            if tables == len(FOUR) and seats <= len(FOUR):
                to = at ^ FOUR[column][number % tables]
            else:
                to = (at + number * column) % tables
            groups[to].append(column * tables + at)
    return [*groups, []]


def _seated(groups: Groups, order: Sequence[Player], memory: Memory, luck: Random) -> Arranged:
    """Give out the seats of each table so that everybody has each equally often."""

    def names(group: list[int]) -> list[str]:
        return [order[at].id if at < len(order) else BOT for at in group]

    tables = [_best_seats(_shuffled(names(group), luck), memory) for group in groups[:-1]]
    return Arranged(tables, names(groups[-1]))


def _best_seats(table: list[str], memory: Memory) -> tuple[str, ...]:
    def cost(seats: Sequence[str]) -> int:
        return sum(memory.sat[who, at] * 2 + 1 for at, who in enumerate(seats) if who != BOT)

    return min(permutations(table), key=cost)


def _shuffled(things: list[T], luck: Random) -> list[T]:
    for at in range(len(things) - 1, 0, -1):
        other = int(luck.random() * (at + 1))
        things[at], things[other] = things[other], things[at]
    return things
