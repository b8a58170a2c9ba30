"""Points and what breaks ties."""

from fractions import Fraction

from guildhall.tournaments import BOT, Outcome, ranks_without, standings


def test_points_of_a_table_add_up_to_the_same_with_ties() -> None:
    for ranks in ((1, 2, 3, 4), (1, 1, 3, 4), (1, 1, 1, 1), (1, 2, 2, 2)):
        table = Outcome(("a", "b", "c", "d"), ranks, (0, 0, 0, 0))
        assert sum(one.points for one in standings("abcd", [table], [], 4)) == 6


def test_a_smaller_table_counts_as_much_as_a_full_one() -> None:
    told = standings("abc", [Outcome(("a", "b", "c"), (1, 2, 3), (9, 5, 1))], [], 4)
    assert [(one.player, one.points) for one in told] == [
        ("a", Fraction(3)),
        ("b", Fraction(3, 2)),
        ("c", Fraction(0)),
    ]


def test_ties_are_broken_by_opponents_then_wins_then_margin() -> None:
    """Two tables that end alike: the winner who met stronger people leads."""
    tables = [
        Outcome(("a", "b", "c"), (1, 2, 3), (20, 10, 5)),
        Outcome(("d", "e", "f"), (1, 2, 3), (20, 10, 9)),
        Outcome(("b", "x", "y"), (1, 2, 3), (20, 10, 9)),
    ]
    told = standings("abcdefxy", tables, [], 3)
    assert [one.player for one in told[:3]] == ["b", "a", "d"]
    assert told[1].opponents > told[2].opponents
    wins = [
        Outcome(("a", BOT, BOT), (1, 2, 3), (9, 8, 7)),
        Outcome(("a", BOT, BOT), (3, 1, 2), (1, 2, 3)),
        Outcome(("b", BOT, BOT), (2, 1, 3), (8, 9, 7)),
        Outcome(("b", BOT, BOT), (2, 1, 3), (8, 9, 7)),
    ]
    first, second = standings("ab", wins, [], 3)
    assert first.points == second.points == 2
    assert (first.player, first.wins, second.wins) == ("a", 1, 0)
    margin = [
        Outcome(("a", BOT), (1, 2), (10, 9)),
        Outcome(("b", BOT), (1, 2), (30, 9)),
    ]
    first, second = standings("ab", margin, [], 2)
    assert (first.player, first.place, second.place) == ("b", 1, 2)


def test_people_who_are_equal_share_a_place_and_byes_count_half() -> None:
    told = standings("abc", [Outcome(("a", "b"), (1, 1), (7, 7))], ["c"], 2)
    assert [(one.player, one.place, one.points) for one in told] == [
        ("a", 1, Fraction(1, 2)),
        ("b", 1, Fraction(1, 2)),
        ("c", 3, Fraction(1, 2)),
    ]
    assert standings([], [], ["nobody"], 4) == []


def test_the_seat_of_a_no_show_counts_for_nobody() -> None:
    """As at a smaller table, in points and in every tie-break; who is left alone has a bye."""
    ranks = ranks_without((2, 1, 3, 4), {3})
    table = Outcome(("a", "b", "c", "d"), ranks, (9, 12, 3, 90))
    smaller = Outcome(("a", "b", "c"), (2, 1, 3), (9, 12, 3))
    with_d = standings("abcd", [table], [], 4)
    assert with_d[:3] == standings("abc", [smaller], [], 4)
    assert with_d[3].key == (Fraction(0), Fraction(0), 0, Fraction(0))
    assert with_d[3].games == 0
    alone = Outcome(("a", "b", "c"), ranks_without((1, 2, 2), {1, 2}), (5, 0, 0))
    assert [(one.player, one.points, one.games) for one in standings("abc", [alone], [], 3)] == [
        ("a", Fraction(1), 0),
        ("b", Fraction(0), 0),
        ("c", Fraction(0), 0),
    ]
    among_bots = Outcome(("a", "b", BOT), ranks_without((1, 3, 2), {1}), (5, 0, 3))
    (first, _) = standings("ab", [among_bots], [], 3)
    assert (first.player, first.points, first.games) == ("a", Fraction(2), 1)
    nobody = Outcome(("a", "b"), (0, 0), (1, 2))
    assert {one.points for one in standings("ab", [nobody], [], 2)} == {Fraction(0)}
