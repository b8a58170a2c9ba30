"""Friday and Saturday: loading and sailing."""

import pytest

from guildhall.games.colonia.moves import GOOD, SHIP
from guildhall.games.colonia.tables import EMBLEM
from tests.games.colonia.table import NO_VOTES, Table, at

EARLY = ["merchants_plus_one", "foreign_merchants", "go_home_tuesday"]


def loading(*goods: str, ships: tuple[str, ...] = ("br1", "lo3", "no2", "be4")) -> Table:
    """Give Friday of week 1 (card W01, three ships leave) with some goods for seat 0."""
    table = at("market", decree=EARLY, week=["w01"])
    for seat in range(1, 4):
        table.goods(seat, "saddle", "wheel", "painting", "clothes", "shoes")
    table.goods(0, *goods)
    table.port(*ships)
    return table.until_phase("loading")


def test_one_hold_at_a_time() -> None:
    """CO-70: load one hold or pass; passing is final."""
    table = loading("saddle", "shoes")
    assert table.offers(0) == ["pass", "load br1-1"]
    table.do(0, "load br1-1")
    table.do(1, "pass")
    assert table.why(1, "load be4-1") == ("passed_already", "CO-70")
    assert table.why(3, "load be4-1") == ("not_your_turn", "CO-70")
    assert table.why(2, "load be1-1") == ("ship_not_here", "CO-70")


def test_exactly_the_goods_and_one_member() -> None:
    """CO-71: goods to the supply, one member into the hold; once only."""
    table = loading("saddle", "shoes", "shoes")
    supply = [int(n) for n in table.s.supply]
    reserve = int(table.s.reserve[0])
    table.do(0, "load br1-1")
    assert [int(n) for n in table.s.supply] == [supply[0] + 1, *supply[1:4], supply[4] + 1]
    assert table.owned("goods", 0, GOOD.ids) == {"shoes": 1}
    assert table.s.reserve[0] == reserve - 1
    assert table.mark(0, 0) == 0
    assert table.why(1, "load br1-1") == ("hold_taken", "CO-71")
    assert table.facts(1, "load br1-1")["owner"] == 0
    assert table.facts(1, "load br1-3") == {"good": 2, "need": 2, "have": 1}
    assert table.why(1, "load br1-3") == ("missing_goods", "CO-71")


def test_loading_needs_a_member() -> None:
    """CO-71: without a member in reserve nobody can load."""
    table = loading("saddle", "shoes")
    table.park(0, 0)
    assert table.why(0, "load br1-1") == ("too_few_members", "CO-71")


def test_either_but_not_both() -> None:
    """F-11: wheel, painting, painting, shoes fill either 9-hold of BR1, not both."""
    table = loading("wheel", "painting", "painting", "shoes")
    assert {"load br1-2", "load br1-3"} <= set(table.offers(0))
    table.do(0, "load br1-3")
    assert table.owned("goods", 0, GOOD.ids) == {"shoes": 1}
    table.until_day(7)
    assert table.money(0, "bruegge") == 5 + 9


def test_ships_that_stay_may_be_loaded() -> None:
    """CO-72, CO-83: the ship on berth IV stays, moves up with its member and pays next time."""
    table = loading("painting")
    table.do(0, "load be4-1")
    table.until_day(7)
    assert table.ships()[0] == "be4"
    assert table.mark(0, 0) == 0
    assert table.money(0, "bergen") == 5
    table.until_day(7, week=2)
    assert table.money(0, "bergen") == 5 + 2


def test_friday_members_come_home_after_loading() -> None:
    """CO-73: only those on the street; members on ships stay there."""
    table = loading("painting")
    table.street(0, 3, 4)
    before = int(table.s.reserve[0])
    table.do(0, "load be4-1")
    assert table.s.reserve[0] == before - 1
    table.until_day(6)
    assert table.s.reserve[0] == before - 1 + 4
    assert list(table.s.marks).count(0) == 1


def test_ships_leave_full_or_not() -> None:
    """CO-80, E-2: three ships above the stick leave from berth I on, even empty."""
    table = loading().until_day(7)
    sailed = [SHIP.ids[event["ship"]] for event in table.events_of("sailed")]
    assert sailed == ["br1", "lo3", "no2"]
    assert table.ships()[0] == "be4"


def test_a_hold_pays_in_the_money_of_the_city() -> None:
    """CO-81, E-12: a hold of 9 on a Bruges ship brings nine gulden."""
    table = loading("wheel", "painting", "shoes")
    table.do(0, "load br1-2")
    table.until_day(7)
    assert table.money(0, "bruegge") == 5 + 9
    assert table.money(0, "london") == 5
    earned = [event for event in table.events_of("earned") if event["seat"] == 0]
    assert earned == [{"seat": 0, "city": 1, "money": 9, "ship": SHIP.ids.index("br1")}]


def test_members_of_ships_go_to_the_friday_field() -> None:
    """CO-82: after the payment; the ship is set aside."""
    table = loading("saddle", "shoes")
    table.do(0, "load br1-1")
    table.until_day(7)
    assert table.streets(0)[3] == 1
    assert table.s.ships_gone >> SHIP.ids.index("br1") & 1


def test_the_others_move_up() -> None:
    """CO-80, CO-83, E-11: two leave; III and IV move to I and II with their members; two arrive."""
    table = loading("wheel", "painting", "saddle", "wheel")
    table.s.leaving = 2
    table.do(0, "load no2-1")
    for _ in range(3):
        table.step()
    table.do(0, "load be4-1")
    table.until_day(7)
    assert table.ships()[:2] == ["no2", "be4"]
    assert (table.mark(0, 0), table.mark(1, 0)) == (0, 0)
    assert all(table.ships())
    assert table.s.leaving == 0


def test_the_pile_is_shuffled_when_it_is_needed() -> None:
    """CO-83, A-31: an empty pile is renewed from the ships set aside, just sailed ones included."""
    table = loading()
    table.s.ships_gone |= table.s.ship_pile
    table.s.ship_pile = 1 << SHIP.ids.index("lo1")
    table.s.ships_gone &= ~table.s.ship_pile
    table.until_phase("ships")
    assert table.events_of("ships_shuffled") == []
    table.draw("ship lo1")
    assert table.events_of("ships_shuffled") == [{"count": 14}]
    assert table.s.chance()[SHIP.ids.index("br1")] == 1


def test_the_last_week() -> None:
    """CO-23, CO-83, F-14: all four sail, the port stays empty."""
    table = Table(3).until_day(7, week=6)
    assert table.ships() == [""] * 4
    assert len(table.events_of("sailed")[-4:]) == 4


def extra(*goods: str) -> Table:
    """Give Friday of week 1 with extra holds."""
    table = at("market", decree=["extra_hold", *NO_VOTES[:2]], week=["w01"])
    for seat in range(1, 4):
        table.goods(seat)
    table.goods(0, *goods)
    table.port("br1", "no2", "be4", "lo3")
    table.until(lambda s: s.phase == 10 and s.day == 5)
    table.all_do(*["vote yes"] * 4)
    return table


def test_the_extra_hold() -> None:
    """CO-43, F-13: one shoe tile on the emblem of LO3, which stays; it pays 2 when it sails."""
    table = extra("shoes")
    table.do(0, "load_extra lo3 shoes")
    assert table.mark(3, EMBLEM) == 0
    table.until_day(7)
    assert table.ships()[0] == "lo3"
    assert table.money(0, "london") == 5
    table.until_day(7, week=2)
    assert table.money(0, "london") == 7
    assert table.streets(0)[3] == 1


def test_what_an_extra_hold_needs() -> None:
    """CO-43, CO-71: the decree, a ship in port, a free emblem, the good."""
    table = extra("shoes", "saddle", "wheel")
    assert table.why(0, "load_extra br1 painting") == ("missing_goods", "CO-71")
    assert table.why(0, "load_extra lo1 shoes") == ("ship_not_here", "CO-70")
    table.goods(1, "wheel")
    table.do(0, "load_extra br1 saddle")
    assert table.why(1, "load_extra br1 wheel") == ("extra_hold_taken", "CO-71")
    none = loading("saddle", "shoes")
    assert none.why(0, "load_extra br1 saddle") == ("no_extra_hold", "CO-43")


def test_extra_holds_are_for_this_friday_only() -> None:
    """CO-43: next Friday the emblems take nothing."""
    table = extra("shoes").until_day(6)
    assert table.s.extra_hold == 0


@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_is_asked_without_goods(seats: int) -> None:
    """CO-70: players who cannot load pass automatically."""
    table = Table(seats, decree=EARLY).until_phase("extra_orders")
    for seat in range(seats):
        table.goods(seat)
    table.told.clear()
    table.until_day(6)
    passed = [event["seat"] for event in table.events_of("passed_by_itself")]
    assert passed[:seats] == list(table.s.order)
