"""Monday: the week card, cubes, sticks, decrees."""

from guildhall.core.numbers import total
from guildhall.games.colonia import data
from guildhall.games.colonia.moves import DECREE
from guildhall.games.colonia.phases.wednesday import cubes_on
from tests.games.colonia.table import Table, council

LATE = ["two_new_relics", "exchange_five"]


def stalls(table: Table) -> list[int]:
    return [int(cubes_on(table.s, stall)) for stall in range(9)]


def test_the_week_card() -> None:
    """CO-20, CO-22, E-1: orders 1, 2, 1, 2, 1 and five dice for Thursday."""
    table = Table(4, week=["w01"]).until_phase("council")
    assert list(table.s.sticks) == [1, 2, 1, 2, 1]
    told = table.events_of("week_card")
    assert told == [{"card": 0, "week": 1, "cubes": 30, "dice": 5}]
    table.until_phase("extra_orders")
    assert table.s.due == 5


def test_no_week_card_comes_twice() -> None:
    """CO-20: six different cards of the 14 are used."""
    table = Table(3).until(lambda s: s.over())
    cards = [event["card"] for event in table.events_of("week_card")]
    assert len(set(cards)) == 6


def test_cubes_on_the_stalls() -> None:
    """CO-21: each ordinary stall gets its number of cubes from the bag."""
    table = Table(4, week=["w01"]).until_phase("council")
    assert stalls(table) == [6, 5, 4, 5, 4, 4, 2, 0, 0]


def test_a_bag_that_runs_dry() -> None:
    """CO-21: later stalls get fewer cubes or none, and nobody makes up for it."""
    table = Table(4, week=["w01"]).until_phase("week")
    table.empty_bag(0, 14)
    table.until_phase("council")
    assert stalls(table) == [6, 5, 3, 0, 0, 0, 0, 0, 0]
    assert table.events_of("bag_empty") == [{"missing": 30 - 14}]


def test_regular_orders_and_extra_decree() -> None:
    """CO-22, F-9: the tailor of card W01 fills two orders, four by his decree, before any die."""
    table = council("8", "7", "6", "5", week=["w01"], decree=["tailor_plus_two", *LATE])
    assert table.s.sticks[3] == 2
    table.until_phase("vote")
    table.all_do("vote yes", "vote yes", "vote yes", "vote yes")
    table.until_phase("orders")
    assert table.s.sticks[3] == 4


def test_the_harbour_stick() -> None:
    """CO-23, E-2, F-14: as many ships as on the card; in week 6 always four."""
    table = Table(4, week=["w01"]).until_phase("council")
    assert table.s.leaving == 3
    last = Table(4, week=["w01", "w03", "w05", "w08", "w09", "w02"])
    last.until(lambda s: s.week == 6 and s.phase in (10, 11, 13))
    assert data.WEEK_CARDS[1].ships == 2
    assert last.s.leaving == 4


def test_decrees_lie_by_day() -> None:
    """CO-24: by rising day, equal days in the order of drawing."""
    drawn = ["die_for_good", "foreign_merchants", "extra_hold"]
    table = Table(4, decree=drawn).until_phase("council")
    names = [DECREE.ids[decree] for decree in table.s.decrees]
    assert names == ["foreign_merchants", "die_for_good", "extra_hold"]


def test_the_first_week_of_four() -> None:
    """F-2: card W01, then both market decrees: 30, 7 and 8 cubes leave the bag."""
    market = ["merchants_plus_one", "foreign_merchants", "exchange_five"]
    table = council("8", "7", "6", "5", week=["w01"], decree=market)
    assert total(table.s.bag) == 44
    table.until_phase("vote")
    table.all_do(*["vote yes"] * 4)
    table.until_phase("vote")
    assert stalls(table) == [7, 6, 5, 6, 5, 5, 3, 0, 0]
    assert total(table.s.bag) == 37
    table.all_do(*["vote yes"] * 4)
    table.until_phase("market")
    assert stalls(table) == [7, 6, 5, 6, 5, 5, 3, 4, 4]
    assert total(table.s.bag) == 29
