"""The box and the set-up."""

import pytest

from guildhall.core.numbers import total
from guildhall.games.colonia import GAME, data
from guildhall.games.colonia.moves import CRAFTSMAN, DECREE, GOOD, RELIC, RESOURCE
from guildhall.games.colonia.schema import CITIES
from tests.games.colonia.table import SEATS, Table


def test_six_weeks_of_seven_days() -> None:
    """CO-1: three to six players, six weeks, the days in order."""
    assert GAME.seats == SEATS
    table = Table(3).until(lambda s: s.over())
    days = [(event["week"], event["day"]) for event in table.events_of("day")]
    assert days == [(week, day) for week in range(1, 7) for day in range(1, 8)]


def test_the_resources() -> None:
    """CO-2: five kinds, 18 cubes each, drawn blindly from the bag."""
    table = Table()
    assert RESOURCE.ids == ("leather", "iron", "wood", "linen", "fur")
    assert list(table.s.bag) == list(table.s.chance()) == [18] * 5


def test_the_recipes() -> None:
    """CO-3: five craftsmen in the order of the die, 12 tiles of each good."""
    recipes = {c.id: (*c.needs, c.makes) for c in data.CRAFTSMEN}
    assert recipes == {
        "saddler": ("leather", "iron", "saddle"),
        "wheelwright": ("iron", "wood", "wheel"),
        "painter": ("wood", "linen", "painting"),
        "tailor": ("linen", "fur", "clothes"),
        "shoemaker": ("fur", "leather", "shoes"),
    }
    assert tuple(recipes) == CRAFTSMAN.ids
    assert list(Table().s.supply) == [12] * 5


def test_four_currencies_are_kept_apart() -> None:
    """CO-4: money of one city buys nothing that is priced in another."""
    assert {c.id: c.unit for c in data.CITIES} == {
        "bergen": "mark",
        "bruegge": "gulden",
        "london": "pound",
        "nowgorod": "grivna",
    }
    early = ["merchants_plus_one", "foreign_merchants", "go_home_tuesday"]
    table = Table(4, decree=early).until_day(5)
    table.display("bergen-1")
    for seat in range(4):
        table.purse(seat, bergen=4, london=50)
    table.until_phase("insurance")
    assert [event["seat"] for event in table.events_of("passed_by_itself")][-4:] == list(
        table.s.order
    )


def test_the_places_of_the_board() -> None:
    """CO-5: nine stalls, five columns, four berths, four streets, ten relics."""
    table = Table().until_phase("week")
    assert len(table.s.stall_due) == 7 + 2
    assert len(table.s.orders) == 5 * 8
    assert len(table.s.port) == 4
    assert len(table.s.streets) == 4 * 4
    assert total(table.s.display) == 10
    assert data.BOX.extra_places == 2


def test_what_a_player_has() -> None:
    """CO-6: family cards 3 to 8, each used once."""
    table = Table().until_phase("council")
    assert table.offers(0) == [f"family {card}" for card in (3, 4, 5, 6, 7, 8)]
    table.all_do("family 3", "family 4", "family 5", "family 6")
    table.until_phase("council", week=2)
    assert table.why(0, "family 3") == ("card_used", "CO-30")
    assert table.offers(0) == [f"family {card}" for card in (4, 5, 6, 7, 8)]


@pytest.mark.parametrize("seats", SEATS)
def test_members(seats: int) -> None:
    """CO-10: 38, 30, 25 or 21 members, all in the reserve."""
    table = Table(seats).until_phase("week")
    assert list(table.s.reserve) == [{3: 38, 4: 30, 5: 25, 6: 21}[seats]] * seats
    assert not any(table.s.streets)


@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_does_not_depend_on_the_players(seats: int) -> None:
    """CO-11, CO-16: five units of every currency; display and port are the same for all counts."""
    table = Table(seats).until_phase("week")
    assert list(table.s.money) == [5] * CITIES * seats
    assert total(table.s.display) == 10
    assert all(ship >= 0 for ship in table.s.port)


def test_four_cubes_each_in_seat_order() -> None:
    """CO-12: each player draws four cubes."""
    table = Table(3, cube=["leather"] * 4 + ["iron"] * 4 + ["fur"] * 4).until_phase(
        "good_die", week=0
    )
    assert table.owned("cubes", 0, RESOURCE.ids) == {"leather": 4}
    assert table.owned("cubes", 1, RESOURCE.ids) == {"iron": 4}
    assert table.owned("cubes", 2, RESOURCE.ids) == {"fur": 4}


def test_the_first_good() -> None:
    """CO-13: the die gives a good; with a 6 the player chooses."""
    table = Table(3, die=["2", "6"]).until_phase("good_choice", week=0)
    assert table.owned("goods", 0, GOOD.ids) == {"wheel": 1}
    assert table.why(0, "choose shoes") == ("not_your_turn", "CO-13")
    table.do(1, "choose shoes")
    assert table.owned("goods", 1, GOOD.ids) == {"shoes": 1}
    assert table.phase == "good_die"


def test_the_piles() -> None:
    """CO-14, F-23: 14 week cards, 18 decrees, 16 ships, 48 relic cards worth 112 points."""
    s = Table().s
    assert [int(m).bit_count() for m in (s.weeks_left, s.decrees_left, s.ship_pile)] == [14, 18, 16]
    assert total(s.pile) == 48
    assert CITIES * sum(relic.copies * relic.points for relic in data.RELICS) == 112
    assert CITIES * sum(relic.copies * relic.price for relic in data.RELICS) == 496
    days = [decree.day for decree in data.DECREES]
    assert [days.count(day) for day in (3, 4, 5, 6)] == [3, 7, 5, 3]
    assert len(DECREE.ids) == 18 == 6 * 3
    assert len(data.WEEK_CARDS) - data.BOX.weeks == 8


def test_ships_and_relics_come_first() -> None:
    """CO-15: four ships on berths I to IV, ten cards; sticks at their start."""
    table = Table(4, ship=["br1", "lo3", "no2", "be4"]).until_phase("week")
    assert table.ships() == ["br1", "lo3", "no2", "be4"]
    assert not any(table.s.sticks)
    assert table.s.leaving == 0
    assert list(table.s.windows) == [-1] * 4


def test_set_up_of_four_players() -> None:
    """F-1: what is left in bag, supply and piles."""
    s = Table(4).until_phase("week").s
    assert list(s.reserve) == [30] * 4
    assert total(s.bag) == 74
    assert total(s.supply) == 56
    assert int(s.ship_pile).bit_count() == 12
    assert total(s.pile) == 38
    assert len(RELIC.ids) == 24


def test_what_nobody_has_read_is_marked() -> None:
    """CO-14, CO-23: nobody says four ships a city, nor how many the first card sends off."""
    assert {ship.source["city"] for ship in data.SHIPS} == {"reconstructed"}
    first = data.WEEK_CARDS[0].source
    assert (first["orders"], first["dice"]) == ("printed", "printed")
    assert first["ships"] == "reconstructed"
