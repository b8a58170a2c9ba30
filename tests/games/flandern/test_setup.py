"""The set-up for three and four players: guilds, centres, cards."""

from typing import cast

from guildhall.games.flandern import GAME, data
from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.moves import CITY, DEED
from guildhall.games.flandern.schema import PHASE_GOLD, PHASE_GUILD
from guildhall.games.flandern.scoring import city_value, finished_lots
from guildhall.games.flandern.tables import CENTRE
from guildhall.games.flandern.view import observe
from tests.games.flandern.table import Table, arms, city, founded


def test_guilds_are_taken_in_seat_order() -> None:
    """FL-5: a free guild each, from the starting player; all scores begin at 0."""
    table = Table(4)
    assert table.offers(0) == ["guild blue", "guild yellow", "guild green", "guild red"]
    table.do(0, "guild green")
    assert table.offers(1) == ["guild blue", "guild yellow", "guild red"]
    refusal = table.why(1, "guild green")
    assert (refusal.code, refusal.rule) == ("guild_taken", "FL-5")
    assert refusal.facts == {"guild": 2, "other": 0}
    assert list(table.s.scores()) == [0, 0, 0, 0]


def test_the_first_seat_starts() -> None:
    """FL-6: seat 0 is the first starting player and takes the first guild."""
    table = Table(3)
    assert table.s.phase == PHASE_GUILD
    assert (table.s.lead, table.s.actors()) == (0, 1)


def test_piles_lie_a_on_b() -> None:
    """FL-5: pile A is drawn before pile B."""
    table = founded()
    assert list(table.s.chance()) == list(table.s.gold_a)
    for kind in range(11):
        table.s.gold_a[kind] = 0
    assert list(table.s.chance()) == list(table.s.gold_b)


def test_city_cards_can_lie_in_both_piles() -> None:
    """FL-5, FL-12: by the option, in piles of the same size; with two there is no gold at all."""
    usual, spread, two = (
        cast(Flandern, GAME.new(seats, {"spread_cities": on}))
        for seats, on in ((4, False), (4, True), (2, True))
    )
    assert [sum(pile[:6]) for pile in (usual.gold_a, usual.gold_b)] == [6, 0]
    assert [sum(pile[:6]) for pile in (spread.gold_a, spread.gold_b)] == [2, 4]
    assert sum(spread.gold_a) == sum(spread.gold_b) == sum(usual.gold_a)
    for kind in range(11):
        together = usual.gold_a[kind] + usual.gold_b[kind]
        assert spread.gold_a[kind] + spread.gold_b[kind] == together
    assert sum(two.gold_b) == 0


def test_a_ground_becomes_the_city_of_its_centre() -> None:
    """FL-7: one centre on each ground, Utrecht grey, Luik of the church."""
    table = Table(4)
    for seat, guild in enumerate(("yellow", "green", "blue", "red")):
        table.do(seat, f"guild {guild}")
    assert table.offers(0) == [f"found {n}" for n in range(1, 7)]
    table.do(0, "found 3")
    assert table.s.ground[city("leuven")] == 2
    refusal = table.why(1, "found 3")
    assert (refusal.code, refusal.facts) == ("ground_taken", {"ground": 2, "city": city("leuven")})
    for seat, ground in ((1, 1), (2, 2), (3, 4)):
        table.do(seat, f"found {ground}")
    assert list(table.s.chance()) == [0, 0, 0, 0, 1, 1]
    table.draw("settle 6")
    assert table.s.ground[city("utrecht")] == 5
    assert table.s.ground[city("luik")] == 4
    assert finished_lots(table.s, city("utrecht"), arms("grey")) == 1 << CENTRE
    assert finished_lots(table.s, city("luik"), arms("church")) == 1 << CENTRE


def test_centres_are_laid_in_seat_order() -> None:
    """FL-8: the starting player first, clockwise; Utrecht and Luik by lot."""
    table = Table(4)
    for seat, guild in enumerate(("yellow", "green", "blue", "red")):
        table.do(seat, f"guild {guild}")
    assert table.s.actors() == 1
    assert table.why(1, "found 1").code == "not_your_turn"
    assert [args["city"] for args in founded().events_of("settled")] == [
        city("utrecht"),
        city("luik"),
    ]


def test_fixed_centres() -> None:
    """FL-8: with the option every centre goes to its own ground, also when a guild is absent."""
    table = Table(4, fixed_centres=True)
    for seat, guild in enumerate(("yellow", "green", "blue", "red")):
        table.do(seat, f"guild {guild}")
    named = {CITY.ids[n]: int(ground) + 1 for n, ground in enumerate(table.s.ground)}
    assert named == {"brugge": 1, "gent": 2, "ieper": 3, "leuven": 4, "utrecht": 5, "luik": 6}
    assert table.s.phase == PHASE_GOLD
    three = Table(3, fixed_centres=True)
    for seat, guild in enumerate(("yellow", "green", "blue")):
        three.do(seat, f"guild {guild}")
    assert list(three.s.ground) == [-1, 1, 2, 3, 5, 4]


def test_three_players_leave_a_city_out() -> None:
    """FL-9, FX-24: the absent guild's city card is in no hand and not in the golden pile."""
    table = founded(3, ("blue", "yellow", "green"))
    s = table.s
    assert s.ground[city("brugge")] == -1
    assert sum(ground >= 0 for ground in s.ground) == 5
    assert all(not hand >> city("brugge") & 1 for hand in s.hands)
    assert [int(hand).bit_count() + 3 for hand in s.hands] == [10] * 3
    assert (sum(s.gold_a), sum(s.gold_b)) == (13, 14)
    assert table.events_of("unused") == [{"city": city("brugge")}]
    table.draw("gold site")
    refusal = table.why(0, "choose brugge")
    assert (refusal.code, refusal.rule) == ("city_unused", "FL-9")


def test_four_players_hold_eleven_cards() -> None:
    """FL-4: six cities, site, take-back and three influence cards."""
    s = founded().s
    assert [int(hand).bit_count() for hand in s.hands] == [len(DEED.ids)] * 4
    assert list(s.influence) == [3] * 4


def test_a_centre_is_a_finished_district() -> None:
    """FL-10: for value, for majorities, and as a church district in Luik."""
    s = founded().s
    assert city_value(s, city("leuven")) == 1
    assert city_value(s, city("luik")) == 2
    assert finished_lots(s, city("leuven"), arms("yellow")) == 1 << CENTRE
    assert observe(s, -1).cities[city("leuven")].masters[arms("yellow")] == 1


def test_what_nobody_has_read_is_marked() -> None:
    """FL-3, FL-7: masters of a centre, trades and owners of cities are not printed anywhere."""
    assert data.BOX.source["centre_masters"] == "reconstructed"
    *guilds, grey, church = data.ARMS
    assert {guild.source["trade"] for guild in guilds} == {"reconstructed"}
    assert {guild.source["city"] for guild in guilds} == {"reconstructed"}
    assert (grey.source["city"], church.source["city"]) == ("derived", "derived")
