"""Thursday: orders, extra orders, goods."""

from guildhall.games.colonia.moves import GOOD, RESOURCE
from guildhall.games.colonia.schema import SPACES
from guildhall.games.colonia.state import queue_length
from tests.games.colonia.table import NO_VOTES, Table, at

RICH = ["leather", "iron", "wood", "linen", "fur"]


def ordering(*die: str) -> Table:
    """Give Thursday of week 1 (card W01) with two cubes of each kind for all; `die` comes up."""
    table = at("market", decree=NO_VOTES, week=["w01"])
    table.dictated["die"] = list(die)
    for seat in range(4):
        table.cubes(seat, *RICH, *RICH)
    return table.until_phase("orders")


def queue(table: Table, craftsman: int, *orders: tuple[int, int]) -> None:
    """Put orders (seat, members) into a column, members taken from the reserves."""
    for space, (seat, members) in enumerate(orders):
        table.s.orders[craftsman * SPACES + space] = seat
        table.s.order_members[craftsman * SPACES + space] = members
        table.s.reserve[seat] -= members


def column(table: Table, craftsman: int) -> list[tuple[int, int]]:
    first = craftsman * SPACES
    return [
        (int(table.s.orders[first + space]), int(table.s.order_members[first + space]))
        for space in range(int(queue_length(table.s, craftsman)))
    ]


def test_one_order_at_a_time() -> None:
    """CO-60: one order with one craftsman, then the next player; passing is final."""
    table = ordering()
    assert "pass" in table.offers(0)
    table.do(0, "order painter")
    assert table.view(1).actors == [1]
    table.do(1, "pass")
    table.do(2, "pass")
    table.do(3, "pass")
    assert table.why(1, "order painter") == ("passed_already", "CO-60")
    assert table.view(0).actors == [0]


def test_the_second_order_costs_two_members() -> None:
    """CO-61, E-7: leather and iron go to the bag; one member on space 1, then two on space 2."""
    purple, green = 0, 1
    table = ordering()
    assert table.price(purple, "order saddler") == {"members": 1}
    bag = [int(n) for n in table.s.bag]
    table.do(purple, "order saddler")
    assert [int(n) for n in table.s.bag][:2] == [bag[0] + 1, bag[1] + 1]
    assert table.owned("cubes", purple, RESOURCE.ids)["leather"] == 1
    assert table.price(green, "order saddler") == {"members": 2}
    assert table.price(green, "order painter") == {"members": 1}
    assert table.price(green, "pass") == {}
    table.do(green, "order saddler")
    assert column(table, 0) == [(purple, 1), (green, 2)]


def test_what_an_order_needs() -> None:
    """CO-61: both cubes and enough members."""
    table = ordering()
    table.cubes(0, "leather", "wood", "linen", "fur", "linen", "fur")
    assert table.why(0, "order saddler") == ("missing_cube", "CO-61")
    assert table.facts(0, "order saddler") == {"resource": 1, "craftsman": 0}
    table.do(0, "order tailor")
    for seat in (1, 2, 3):
        table.do(seat, "order tailor")
    table.park(0, 4)
    assert table.facts(0, "order tailor") == {"need": 5, "have": 4}
    assert table.why(0, "order tailor") == ("too_few_members", "CO-61")


def test_waiting_orders_do_not_count() -> None:
    """CO-61, CO-66, F-7: two waiting orders; new ones cost 1 and 2; stick below 3 fills three."""
    table = ordering("2", "1", "1", "1", "1")
    table.s.sticks[1] = 2
    queue(table, 1, (2, 3), (3, 4))
    table.until_turn(0)
    table.do(0, "order wheelwright")
    table.do(1, "order wheelwright")
    assert column(table, 1) == [(2, 3), (3, 4), (0, 1), (1, 2)]
    for seat in range(4):
        table.goods(seat)
    table.until_day(5)
    assert [table.owned("goods", seat, GOOD.ids) for seat in range(4)] == [
        {"wheel": 1},
        {},
        {"wheel": 1},
        {"wheel": 1},
    ]
    assert column(table, 1) == [(1, 2)]


def test_the_cost_of_queueing() -> None:
    """F-10: four orders with one craftsman bind ten members, one with each of four only four."""
    table = ordering()
    before = [int(n) for n in table.s.reserve]
    for seat in range(4):
        table.do(seat, "order painter")
    bound = sum(before) - sum(int(n) for n in table.s.reserve)
    assert bound == 1 + 2 + 3 + 4
    table = ordering()
    for seat, craftsman in enumerate(("saddler", "wheelwright", "painter", "tailor")):
        table.do(seat, f"order {craftsman}")
    assert sum(before) - sum(int(n) for n in table.s.reserve) == 4


def test_above_and_below_the_stick() -> None:
    """CO-62: orders below the stick are allowed; a full column takes no more."""
    table = ordering()
    assert table.s.sticks[0] == 1
    queue(table, 0, *[(3, 1)] * 7)
    table.do(0, "order saddler")
    assert queue_length(table.s, 0) == 8
    assert table.why(1, "order saddler") == ("column_full", "CO-62")
    assert table.facts(1, "order saddler") == {"craftsman": 0, "spaces": 8}
    assert "order saddler" not in table.offers(1)


def test_the_die_moves_sticks() -> None:
    """CO-63, E-8: a 4 moves the tailor's stick, a 6 all of them; never out of the column."""
    table = ordering().until_phase("extra_orders")
    table.draw("die 4")
    assert list(table.s.sticks) == [1, 2, 1, 3, 1]
    table.draw("die 6")
    assert list(table.s.sticks) == [2, 3, 2, 4, 2]
    table.s.sticks[0] = 8
    table.draw("die 1")
    assert table.s.sticks[0] == 8


def test_all_dice_are_rolled() -> None:
    """CO-63: even if nobody waits."""
    table = ordering().until_day(5)
    assert len(table.events_of("extra_order")) == 5


def test_one_good_for_each_order_above_the_stick() -> None:
    """CO-64, CO-65, CO-66, E-9, E-10: red 2, green 1, yellow 0; yellow's move up to space 1."""
    red, green, yellow = 0, 1, 2
    table = ordering("3", "3", "1", "1", "1")
    for seat in range(4):
        table.goods(seat)
    queue(table, 2, (red, 1), (green, 2), (red, 3), (yellow, 4))
    table.until_day(5)
    assert table.owned("goods", red, GOOD.ids) == {"painting": 2}
    assert table.owned("goods", green, GOOD.ids) == {"painting": 1}
    assert table.owned("goods", yellow, GOOD.ids) == {}
    assert table.streets(red)[2] == 4
    assert table.streets(green)[2] == 2
    assert table.streets(yellow)[2] == 0
    assert column(table, 2) == [(yellow, 4)]
    assert not any(table.s.sticks)


def test_home_before_the_street() -> None:
    """CO-65: last week's Thursday members are back when the new ones go to the street."""
    table = ordering(*["1"] * 5)
    table.street(0, 2, 6)
    table.do(0, "order saddler")
    before = int(table.s.reserve[0])
    table.until_day(5)
    assert table.streets(0)[2] == 1
    assert table.s.reserve[0] == before + 6


def test_unused_capacity_is_lost() -> None:
    """CO-66, CO-115: sticks go back to the start, columns are packed."""
    table = ordering(*["6"] * 5).until_day(5)
    assert list(table.s.sticks) == [0] * 5
    table.until_phase("council", week=2)
    assert max(int(n) for n in table.s.sticks) <= 2


def test_an_order_without_a_tile_waits() -> None:
    """CO-112, A-9: a column is served while tiles last; the rest is first in line next week."""
    table = ordering(*["1"] * 5)
    table.goods(3, *["saddle"] * 11)
    for seat in range(3):
        table.goods(seat)
    table.do(0, "order saddler")
    table.do(1, "order saddler")
    table.until_day(5)
    assert table.owned("goods", 0, GOOD.ids) == {"saddle": 1}
    assert table.owned("goods", 1, GOOD.ids) == {}
    assert column(table, 0) == [(1, 2)]
    assert table.events_of("not_delivered") == [{"seat": 1, "good": 0}]
