"""Pairing: legal tables, nobody twice, few who meet again, seats given out evenly."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest

from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.tournaments import (
    BOT,
    Arranged,
    Fill,
    Memory,
    Player,
    all_rounds,
    next_round,
    rounds_needed,
    split,
)

FILLS: tuple[Fill, ...] = ("smaller", "bots", "byes")


def field(count: int) -> list[Player]:
    return [Player(f"p{number:02}") for number in range(count)]


def swiss(count: int, seats: int, legal: Sequence[int], fill: Fill, rounds: int) -> list[Arranged]:
    """Rounds of a field whose results are drawn."""
    memory, luck, points = Memory(), FastLuck(5), Counter[str]()
    played: list[Arranged] = []
    for number in range(rounds):
        players = [Player(one.id, Fraction(points[one.id])) for one in field(count)]
        played.append(next_round(players, split(count, seats, legal, fill), memory, number))
        memory.add(played[-1].tables, played[-1].byes)
        for table in played[-1].tables:
            for who in table:
                points[who] += int(luck.below(seats))
    return played


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_field_is_cut_into_legal_tables(game: str) -> None:
    legal = tuple(GAMES[game].seats)
    for seats in legal:
        for count in range(2, 40):
            for fill in FILLS:
                sizes = split(count, seats, legal, fill)
                assert all(size in legal and size <= seats for size in sizes.tables)
                assert sum(sizes.tables) + sizes.byes == count + sizes.bots
                assert sizes.bots < seats
                assert sizes.byes < seats
                assert fill != "byes" or count < seats or not sizes.bots
                assert fill == "byes" or not sizes.byes


@pytest.mark.parametrize("fill", FILLS)
@pytest.mark.parametrize(("count", "seats"), [(2, 2), (7, 2), (5, 3), (11, 4), (13, 5)])
def test_everybody_is_in_every_round_once(count: int, seats: int, fill: Fill) -> None:
    legal = tuple(range(2, 7)) if seats == 2 else tuple(range(3, 7))
    names = sorted(one.id for one in field(count))
    sizes = split(count, seats, legal, fill)
    planned = all_rounds(field(count), sizes, 3, Memory(), 1)
    for arranged in [*planned, *swiss(count, seats, legal, fill, 3)]:
        seen = [who for table in arranged.tables for who in table if who != BOT]
        assert sorted([*seen, *arranged.byes]) == names
        assert sorted(map(len, arranged.tables), reverse=True) == list(sizes.tables)
        assert sum(table.count(BOT) for table in arranged.tables) == sizes.bots
        fewest = sizes.bots // len(sizes.tables)
        assert all(table.count(BOT) - fewest in (0, 1) for table in arranged.tables)


def partitions(people: tuple[str, ...], seats: int) -> Iterator[list[tuple[str, ...]]]:
    """Every way to cut people into tables of one size."""
    if not people:
        yield []
        return
    for others in combinations(people[1:], seats - 1):
        table = (people[0], *others)
        left = tuple(who for who in people if who not in table)
        for rest in partitions(left, seats):
            yield [table, *rest]


def again(tables: Sequence[Sequence[str]], memory: Memory) -> int:
    """What meeting again costs: the squares of how often each pair has met before."""
    pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
    return sum((memory.met[pair] + 1) ** 2 - memory.met[pair] ** 2 for pair in pairs)


@pytest.mark.parametrize(("count", "seats"), [(6, 2), (8, 2), (6, 3), (9, 3), (8, 4), (10, 5)])
def test_as_few_as_possible_meet_again(count: int, seats: int) -> None:
    """On small fields against all there are."""
    names = tuple(one.id for one in field(count))
    memory = Memory()
    for arranged in swiss(count, seats, (seats,), "bots", 5):
        fewest = min(again(tables, memory) for tables in partitions(names, seats))
        assert again(arranged.tables, memory) == fewest
        memory.add(arranged.tables)


def meetings(rounds: Sequence[Arranged]) -> Counter[tuple[str, ...]]:
    return Counter(
        pair
        for arranged in rounds
        for table in arranged.tables
        for pair in combinations(sorted(table), 2)
    )


@pytest.mark.parametrize(
    ("count", "seats", "rounds", "least", "most"),
    [
        (6, 2, 5, 1, 1),
        (8, 2, 7, 1, 1),
        (9, 3, 4, 1, 1),
        (16, 4, 5, 1, 1),
        (25, 5, 6, 1, 1),
        (6, 3, 10, 4, 4),
        (8, 4, 7, 3, 3),
        (12, 3, 4, 0, 1),
    ],
)
def test_a_round_robin_is_balanced(
    count: int, seats: int, rounds: int, least: int, most: int
) -> None:
    """Where a perfect plan is known it is found: everybody meets everybody equally often."""
    plan = all_rounds(field(count), split(count, seats, (seats,), "bots"), rounds, Memory(), 3)
    met = meetings(plan)
    counts = {met[pair] for pair in combinations([one.id for one in field(count)], 2)}
    assert (min(counts), max(counts)) == (least, most)


def test_a_plan_goes_on_from_what_was_played() -> None:
    """After two rounds of nine, the two rounds that are left are those of the perfect plan."""
    memory = Memory()
    sizes = split(9, 3, (3,), "bots")
    first = all_rounds(field(9), sizes, 4, memory, 3)[:2]
    for arranged in first:
        memory.add(arranged.tables)
    rest = all_rounds(field(9), sizes, 2, memory, 8)
    assert set(meetings([*first, *rest]).values()) == {1}


def seatings(rounds: Sequence[Arranged]) -> Counter[tuple[str, int]]:
    return Counter((w, at) for r in rounds for table in r.tables for at, w in enumerate(table))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_seats_go_round(seats: int) -> None:
    """At a single table everybody has each seat once; in a field nobody has one much more often."""
    alone = swiss(seats, seats, (seats,), "bots", seats)
    assert set(seatings(alone).values()) == {1}
    many = swiss(2 * seats, seats, (seats,), "bots", seats + 2)
    sat = seatings(many)
    for one in field(2 * seats):
        had = [sat[one.id, at] for at in range(seats)]
        assert max(had) - min(had) <= 2, had


def test_byes_and_bots_go_round() -> None:
    memory = Counter[str]()
    for arranged in swiss(7, 3, (3,), "byes", 7):
        memory.update(arranged.byes)
    assert set(memory.values()) == {1}
    bots = Counter[str]()
    for arranged in swiss(5, 3, (3,), "bots", 5):
        bots.update(w for table in arranged.tables if BOT in table for w in table if w != BOT)
    assert max(bots.values()) - min(bots.values()) <= 2


def test_those_who_stand_alike_meet() -> None:
    players = [Player(f"p{at}", Fraction(at // 4)) for at in range(16)]
    arranged = next_round(players, split(16, 4, (4,), "bots"), Memory(), 4)
    points = {player.id: player.points for player in players}
    assert all(len({points[who] for who in table}) == 1 for table in arranged.tables)


def test_the_same_seed_gives_the_same_round() -> None:
    sizes = split(13, 4, (3, 4), "smaller")
    assert next_round(field(13), sizes, Memory(), 7) == next_round(field(13), sizes, Memory(), 7)
    assert next_round(field(13), sizes, Memory(), 7) != next_round(field(13), sizes, Memory(), 8)


def test_rounds_for_all_to_meet() -> None:
    assert [rounds_needed(n, s) for n, s in ((2, 2), (9, 3), (16, 4), (10, 4))] == [1, 4, 5, 3]
