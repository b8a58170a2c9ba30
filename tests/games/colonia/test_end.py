"""The end of the game: windows, points, ranks."""

from guildhall.core.log import Log
from guildhall.games.colonia import GAME
from guildhall.games.colonia.game import Colonia, new_colonia
from guildhall.games.colonia.moves import CITY, RELIC
from guildhall.games.colonia.phases.week import go_on
from guildhall.games.colonia.schema import BETWEEN, CITIES, GOODS, RELICS, RESOURCES, SUNDAY
from guildhall.games.colonia.scoring import end_game, final_ranks
from guildhall.games.colonia.tables import WEEKS
from tests.games.colonia.table import Table


def last_evening(*purses: dict[str, int]) -> Colonia:
    """Give a state before the count in which seats have just this money and nothing else."""
    s = new_colonia(len(purses), False)
    for seat, purse in enumerate(purses):
        for city in range(CITIES):
            s.money[seat * CITIES + city] = purse.get(CITY.ids[city], 0)
    return s


def counted(s: Colonia) -> Log:
    log = Log()
    end_game(s, log)
    return log


def test_the_last_sunday_ends_with_the_purchases() -> None:
    """CO-100: no insurance and no refill after the purchases of week 6."""
    table = Table(4).until_day(7, week=6)
    table.told.clear()
    table.until(lambda s: s.over())
    assert GAME.ending(table.s) == "weeks_done"
    assert table.events_of("insured") == table.events_of("relic_shown") == []
    assert not any(event.kind == "discarded" for event in table.told)


def test_a_window_for_the_most_money() -> None:
    """CO-101, E-15: pounds 10, 3, 2, 4: green gets the window; with a second 10 nobody does."""
    s = last_evening(*({"london": n} for n in (10, 3, 2, 4)))
    counted(s)
    assert list(s.windows) == [-1, -1, 0, -1]
    assert [int(s.money[seat * CITIES + 2]) for seat in range(4)] == [0, 3, 2, 4]
    assert list(s.points) == [2, 0, 0, 0]
    tied = last_evening(*({"london": n} for n in (10, 3, 10, 4)))
    counted(tied)
    assert list(tied.windows) == [-1] * 4
    assert [int(tied.money[seat * CITIES + 2]) for seat in range(4)] == [10, 3, 10, 4]


def test_windows_are_settled_one_by_one() -> None:
    """CO-101: one player may win several; without money there is no window."""
    s = last_evening({"bergen": 3, "london": 1}, {"bergen": 2, "nowgorod": 1}, {})
    counted(s)
    assert list(s.windows) == [0, -1, 0, 1]
    assert list(s.points) == [4, 2, 0]


def test_the_score() -> None:
    """CO-102, E-16: 11 for single relics, 10 for the 5 in a shrine, 0 for an empty one, 2: 23."""
    s = last_evening({"london": 1}, {}, {})
    for name in ("bergen-1", "bergen-2", "bruegge-2", "london-3", "nowgorod-3"):
        s.relics[RELIC.ids.index(name)] += 1
    for name in ("london-shrine", "bergen-shrine"):
        s.relics[RELIC.ids.index(name)] += 1
    s.enshrined[CITY.ids.index("london")] = RELIC.ids.index("london-5")
    log = counted(s)
    assert s.points[0] == 11 + 10 + 0 + 2 == 23
    ledger = [(event.kind, int(event.points)) for event in log.events if event.scorer == 0]
    assert ledger == [
        ("window", 2),
        *(("relic_points", n) for n in (1, 2, 2, 3, 3)),
        ("empty_shrine", 0),
        ("shrine_points", 10),
    ]
    assert sum(points for _, points in ledger) == 23


def test_goods_cubes_and_money_are_worth_nothing() -> None:
    """CO-102: only relics and windows count."""
    s = last_evening({"london": 4}, {"london": 4}, {})
    s.goods[0], s.cubes[0] = 5, 7
    counted(s)
    assert list(s.points) == [0, 0, 0]


def test_ties_are_broken_by_money_goods_and_cubes() -> None:
    """CO-103, F-21: equal points and money, goods 2 against 2, cubes 1 against 3: three win."""
    s = last_evening({"london": 4}, {"london": 4}, {})
    s.goods[0 * GOODS], s.goods[1 * GOODS + 1] = 2, 2
    s.cubes[0 * RESOURCES], s.cubes[1 * RESOURCES] = 1, 3
    assert list(final_ranks(s)) == [2, 1, 3]
    s.goods[0 * GOODS] = 3
    assert list(final_ranks(s)) == [1, 2, 3]
    s.money[1 * CITIES] = 1
    assert list(final_ranks(s)) == [2, 1, 3]
    assert GAME.tiebreaks(s) == [("money", [4, 5, 0]), ("goods", [3, 2, 0]), ("cubes", [1, 3, 0])]


def test_a_drawn_game() -> None:
    """CO-103: players equal in everything share the win, and lower ranks in the same way."""
    s = last_evening({"london": 4}, {"london": 4}, {})
    log = counted(s)
    assert list(final_ranks(s)) == [1, 1, 3]
    assert [event.args for event in log.events if event.kind == "drawn_game"] == [{"winners": 2}]


def test_money_for_a_window_does_not_break_ties() -> None:
    """CO-101, CO-103: money is counted after the windows are paid."""
    s = last_evening({"london": 9}, {"london": 3, "bergen": 3}, {"bergen": 3})
    s.relics[RELICS + RELIC.ids.index("bergen-2")] = 1
    counted(s)
    assert list(s.points) == [2, 2, 0]
    assert list(final_ranks(s)) == [2, 1, 3]


def test_ranks_wait_for_the_end() -> None:
    """CO-91, CO-102: points are counted at the end; until then all are equal."""
    table = Table(3).until_phase("market")
    assert list(table.s.ranks()) == [1, 1, 1]
    assert list(table.s.scores()) == [0, 0, 0]


def test_the_count_follows_the_purchases() -> None:
    """CO-100, CO-101: when the last purchase is over the count is made at once."""
    s = new_colonia(3, False)
    s.week, s.day, s.step, s.phase = WEEKS, SUNDAY, 1, BETWEEN
    go_on(s, None)
    assert s.over()
    assert list(s.windows) == [-1] * 4
