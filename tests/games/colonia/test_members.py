"""Where members are, what a memory knows, and what is never lost."""

import json

import pytest

from guildhall.core.luck import FastLuck
from guildhall.core.numbers import put
from guildhall.games.colonia import GAME
from guildhall.games.colonia.game import Colonia, new_colonia
from guildhall.games.colonia.imagine import imagine
from guildhall.games.colonia.view import observe
from tests.conformance.drive import Setting, random_game
from tests.games.colonia.table import SEATS, Table, at, council
from tests.games.colonia.test_craftsmen import RICH

EARLY = ["merchants_plus_one", "foreign_merchants", "go_home_tuesday"]


def test_eight_days() -> None:
    """CO-37: a member used on a day is free after the same day of the next week, not before."""
    table = council("8", "7", "6", "5", decree=EARLY)
    table.until_phase("market")
    table.stall(1, "iron", "fur", "fur")
    table.do(0, "take 1")
    table.until_phase("market", week=2)
    assert table.streets(0)[1] == 3
    table.until_day(4, week=2)
    assert table.streets(0)[1] == 0


def test_without_members_no_action() -> None:
    """CO-37: who has too few members in reserve cannot do the action."""
    table = at("market", decree=EARLY)
    table.stall(1, *["iron"] * 4)
    table.park(0, 3)
    assert table.why(0, "take 1") == ("too_few_members", "CO-50")


def test_members_over_a_week() -> None:
    """CO-110, F-19: 21 of 30 bound; next Tuesday 8 go, 6 are back; Wednesday 4 go, 9 are back."""
    table = council("6", "8", "7", "5", decree=EARLY, week=["w01"])
    table.until_phase("market")
    table.stall(1, *["iron"] * 4)
    table.stall(2, "wood", "wood", "wood", "linen", "fur")
    table.until_turn(0)
    table.do(0, "take 1")
    table.until_turn(0).do(0, "take 2")
    table.until_phase("extra_orders")
    s = table.s
    for at_space, members in ((0, 1), (8, 2)):
        s.orders[at_space], s.order_members[at_space] = 0, members
        s.reserve[0] -= members
    s.sticks[1] = 0
    table.dictated["die"] = ["1"] * 5
    table.until_day(5)
    for berth in (0, 3):
        s.marks[berth * 5] = 0
        s.reserve[0] -= 1
    table.until_phase("insurance")
    table.until_turn(0)
    table.do(0, next(offer for offer in table.offers(0) if offer.startswith("insure")))
    table.until_phase("council", week=2)
    assert s.reserve[0] == 30 - 21 == 9
    table.all_do("family 8", "family 7", "family 6", "family 4")
    assert s.reserve[0] == 9 - 8 + 6 == 7
    assert table.streets(0)[0] == 8
    table.until_phase("market", week=2)
    table.stall(1, *["iron"] * 4)
    table.until_turn(0)
    table.do(0, "take 1")
    assert s.reserve[0] == 3
    table.until_day(4, week=2)
    assert s.reserve[0] == 12


def test_a_memory_knows_every_stock() -> None:
    """CO-7: gains and payments are public, so all views agree on stocks; in sight is one's own."""
    table = at("market", decree=EARLY)
    table.cubes(0, *RICH)
    views = [table.view(seat) for seat in (-1, 0, 1)]
    assert [view.in_sight for view in views] == [[], [0], [1]]
    assert all(view.cubes == views[0].cubes for view in views)
    open_table = new_colonia(3, True)
    assert observe(open_table, -1).in_sight == [0, 1, 2]


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost(seats: int) -> None:
    """CO-110, CO-111, CO-112, CO-113, CO-114, CO-115: after every input of a random game."""
    for moment in random_game(Setting(GAME, seats, {"open_screens": False}), seats):
        assert GAME.invariants(moment.state) == [], moment.n


def broken(state: Colonia, field: str, at_index: int, change: int) -> list[str]:
    twin = state.copy()
    row = getattr(twin, field)
    setattr(twin, field, put(row, at_index, row[at_index] + change))
    return [problem[problem.rindex("(") :] for problem in GAME.invariants(twin)]


def test_what_is_lost_is_noticed() -> None:
    """CO-110, CO-111, CO-112, CO-113, CO-114, CO-115: a missing piece does not go unseen."""
    s = at("market", decree=EARLY).until_day(5).s
    assert GAME.invariants(s) == []
    assert broken(s, "reserve", 1, -1) == ["(CO-110)"]
    assert broken(s, "bag", 2, 1) == ["(CO-111)"]
    assert broken(s, "supply", 0, -1) == ["(CO-112)"]
    assert broken(s, "pile", 3, -1) == ["(CO-113)"]
    assert broken(s, "cards", 0, 1) == ["(CO-114)"]
    assert broken(s, "sticks", 0, 1) == ["(CO-115)"]
    twin = s.copy()
    twin.ship_pile = 0
    assert any("(CO-113)" in problem for problem in GAME.invariants(twin))


def test_a_hidden_choice_is_imagined_anew() -> None:
    """CO-7, CO-30: only choices not revealed are unknown; imagined worlds vary in them alone."""
    table = Table(4).until_phase("council")
    table.do(1, "family 7")
    view = table.view(0)
    worlds = [imagine(view, FastLuck(seed)) for seed in range(30)]
    assert {int(world.secret[1]) for world in worlds} == set(range(6))
    saved = [{k: v for k, v in world.saved().items() if k != "secret"} for world in worlds]
    assert all(fields == saved[0] for fields in saved)
    assert json.dumps(view.to_json()) == json.dumps(observe(worlds[3], 0).to_json())
