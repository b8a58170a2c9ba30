"""Phases 16 to 20: citizens, awards, the count, the order of the next turn, victory."""

import pytest

from guildhall.games.dutch_revolt import GAME
from guildhall.games.dutch_revolt.moves import TOWN, UNIVERSITY
from guildhall.games.dutch_revolt.phases.citizens import adjust
from guildhall.games.dutch_revolt.scoring import aim_count, count_points, faction_points
from guildhall.games.dutch_revolt.state import limit_of, points_of
from guildhall.games.dutch_revolt.view import observe
from tests.games.dutch_revolt.table import LETTERS, Table, city, province, region, side


def test_paying_for_citizens() -> None:
    """DR-64: a coin a space, each in its direction, the Nobility last and towards the centre."""
    table = Table(5).bare().coins(C=4, N=2, R=1).begin("citizens")
    table.do("sway gent", "sway gent", "sway gent")
    assert table.s.track[city("gent")] == 2
    assert table.why("sway gent") == ("marker_at_reach", "DR-64")
    table.do("done")
    assert table.mover == "R"
    table.do("sway gent")
    assert (table.mover, int(table.s.track[city("gent")])) == ("N", 3)
    table.do("sway gent")
    assert table.why("sway gent") == ("marker_at_end", "DR-64")


def test_citizens_by_option_stay_near_their_first_space() -> None:
    """DR-64, A-25: three spaces from the first space of the game."""
    table = Table(5, allegiance_cap="from_start_space").bare().coins(C=4)
    table.s.track[city("gent")] = 2
    table.begin("citizens")
    assert table.why("sway gent") == ("marker_at_reach", "DR-64")


def adjusted(space: int, units: str, seats: int = 5, **left: int) -> str:
    """Give the units of Gent after the adjustment by one space."""
    table = Table(seats).bare().units(gent_city=units)
    for letter, number in left.items():
        table.empty_stock(letter, number)
    table.s.track[city("gent")] = space
    adjust(table.s, city("gent"), None)
    return table.at("gent_city")


def test_adjustment_of_cities() -> None:
    """DR-65, DR-66, A-26, A-31: the table of spaces, from one end to the other."""
    assert adjusted(1, "B R") == "C2"
    assert adjusted(1, "H") == "C2 H1"
    assert adjusted(2, "B R") == "H1 B1"
    assert adjusted(2, "H") == "H1"
    assert adjusted(3, "B2") == "B1 n1"
    assert adjusted(4, "C B") == "C1 B1"
    assert adjusted(5, "C H N") == "H1 N1 n1"
    assert adjusted(6, "C H") == "H1 B1"
    assert adjusted(7, "C H n") == "R2 n1"


def test_adjustment_without_tokens_or_factions() -> None:
    """DR-65: without stock a neutral, without neutrals nobody; C and R stand in."""
    assert adjusted(1, "B", C=1) == "C1 n1"
    assert adjusted(1, "B", C=0, n=0) == ""
    assert adjusted(2, "R", seats=3) == "C1"
    assert adjusted(6, "C", seats=3) == "R1"


def test_cities_are_adjusted_by_the_alphabet() -> None:
    """DR-66, A-27: the last token goes to the city that comes first."""
    table = Table(5).bare().empty_stock("C", 2).empty_stock("n", 0)
    table.s.track[city("brugge")] = 1
    table.s.track[city("gent")] = 1
    table.begin("citizens")
    assert (table.at("brugge_city"), table.at("gent_city")) == ("C2", "")


def test_cards_go_to_majorities() -> None:
    """DR-11, DR-67: cards change hands only now; without a majority they return to the table."""
    table = Table(5).bare().hold("C", cities="gent", provinces="flanders")
    table.units(gent_city="R2 n1", flanders="C n")
    assert table.cards("C") == {"GENT", "flanders"}
    table.begin("awards")
    assert (table.cards("C"), table.cards("R")) == (set(), {"GENT"})


def test_bishoprics_move_one_step() -> None:
    """E-15, DR-68: R pull Utrecht from strongly Catholic in three turns; B stop at Reformed."""
    table = Table(5).bare().hold("R", provinces="utrecht")
    table.s.bishopric[0] = 0
    steps = [int(table.begin("bishoprics").s.bishopric[0]) for _ in range(4)]
    assert steps == [1, 2, 3, 3]
    burghers = Table(5).bare().hold("B", provinces="utrecht")
    assert [int(burghers.begin("bishoprics").s.bishopric[0]) for _ in range(2)] == [2, 2]
    burghers.s.province_card[5] = side("N")
    assert burghers.begin("bishoprics").s.bishopric[0] == 1
    burghers.s.province_card[5] = -1
    assert burghers.begin("bishoprics").s.bishopric[0] == 1


def school_after(name: str, place: str, holders: str) -> list[int]:
    """Give the state of a university while one side after the other takes its town."""
    table = Table(5).bare()
    out = []
    for holder in holders:
        table.bare().units(**{place: holder})
        out.append(int(table.begin("universities").s.university[UNIVERSITY.ids.index(name)]))
    return out


def test_old_universities() -> None:
    """E-15, DR-69: Leuven is Reformed under R, stays so under B and N, else Catholic."""
    assert school_after("leuven", "leuven_town", "RnRBNH") == [1, 0, 1, 1, 1, 0]


def test_founded_universities() -> None:
    """E-15, DR-70, A-28: Franeker is founded by R, outlives neutrals, ends under H."""
    assert school_after("franeker", "franeker_town", "BRnBHR") == [0, 1, 1, 1, 0, 1]
    table = Table(5).bare().hold("R", cities="leiden").begin("universities")
    assert table.s.university[UNIVERSITY.ids.index("leiden")] == 1


def test_the_count_of_a_turn() -> None:
    """DR-71: cities, province values and the aims, counted from zero."""
    table = Table(5).bare().hold("C", cities="koeln", provinces="holland drenthe")
    table.units(wesel_town="B", delft_town="B").armies(holland="H H", meuse="H")
    table.s.flipped[side("H") * 9 + region("frisia")] = 1
    table.s.bishopric[0] = 2
    table.s.university[3] = 1
    count_points(table.s, None)
    points = {LETTERS[f]: int(faction_points(table.s, f)) for f in table.s.order}
    assert points == {"C": 1 + 4 + 7, "H": 2, "N": 0, "B": 1, "R": 1}
    table.s.city_card[city("koeln")] = -1
    count_points(table.s, None)
    assert faction_points(table.s, side("C")) == 11


def test_the_values_of_the_map() -> None:
    """DR-9, DR-71: by option provinces count otherwise, have other limits, and a town trades."""
    for values, land, trade, limit in (("first", 3, 0, 4), ("even", 6, 1, 3), ("level", 6, 1, 3)):
        table = Table(5, map_values=values).bare().hold("H", provinces="hainaut namur")
        table.units(arnhem_town="B")
        count_points(table.s, None)
        assert faction_points(table.s, side("H")) == land
        assert faction_points(table.s, side("B")) == trade
        view = observe(table.s, 0)
        assert limit_of(table.s, province("trier")) == view.limit_of(province("trier")) == limit
        assert view.points_of(province("hainaut")) + view.points_of(province("namur")) == land
        assert view.is_commercial(TOWN.ids.index("arnhem")) == bool(trade)
    assert limit_of(Table(5, map_values="even").s, province("drenthe")) == 3
    assert limit_of(Table(5, map_values="level").s, province("drenthe")) == 2


@pytest.mark.parametrize(
    ("seats", "koeln", "luxembourg", "limit", "trade"),
    [(2, 2, 3, 4, True), (3, 3, 2, 6, False), (4, 2, 3, 4, False), (5, 2, 4, 4, True)],
)
def test_the_values_of_the_map_by_seats(
    seats: int, koeln: int, luxembourg: int, limit: int, trade: bool
) -> None:
    """DR-9, DR-71: by option other values hold with each number of players."""
    table = Table(seats, map_values="by_seats")
    view = observe(table.s, 0)
    for place, points in (("koeln", koeln), ("luxembourg", luxembourg)):
        assert points_of(table.s, province(place)) == view.points_of(province(place)) == points
    assert limit_of(table.s, province("koeln")) == view.limit_of(province("koeln")) == limit
    assert view.is_commercial(TOWN.ids.index("arnhem")) == trade


def test_nobility_score() -> None:
    """E-20, DR-71: 14 units outside cities are 4 points with five players, 2 with three."""
    for seats, points in ((5, 4), (3, 2)):
        table = Table(seats).bare().units(holland="N13", delft_town="N", gent_city="N5")
        count_points(table.s, None)
        assert faction_points(table.s, side("N")) == points


def test_catholic_aim_by_option() -> None:
    """DR-71, A-33: by option only bishoprics in provinces that Catholics control."""
    table = Table(5, catholic_aim="controlled_only").bare().hold("C", provinces="trier")
    assert aim_count(table.s, side("C")) == 1
    assert aim_count(Table(5).bare().s, side("C")) == 8


def test_the_ledger_takes_back_the_last_count() -> None:
    """DR-71: a new count withdraws the old points by source and lists the new ones."""
    table = Table(5).by_lot("order", 1)
    before = [int(points) for points in table.s.scores()]
    table.by_lot("taxes", 2)
    table.told = []
    while table.s.turn == 2 and table.phase != "order":
        table.do(table.offers()[0])
    taken = [0] * 5
    for event in table.told:
        if event.kind == "withdrawn":
            taken[event.scorer] += event.points
    assert [-points for points in taken] == before


def test_flipped_armies_return() -> None:
    """DR-37, DR-72: after the count they are back in the supply."""
    table = Table(5).bare()
    table.s.flipped[side("H") * 9 + region("holland")] = 2
    table.begin("order")
    assert sum(table.s.flipped) == 0
    assert table.events_of("flipped_home") == [{"faction": side("H"), "count": 2}]


def test_turn_order_is_laid_by_score() -> None:
    """E-18, DR-73, A-29: C 15, B 9, H 8, N 8, R 5: the finished row is H C N B R."""
    table = Table(5).bare()
    for letter, points in zip("CBHNR", (15, 9, 8, 8, 5), strict=True):
        table.s.points[side(letter) * 3] = points
    asked = []
    table.resume("order")
    for text in ("queue 2", "queue 1", "queue 3", "queue 5"):
        asked.append(table.mover)
        table.do(text)
    assert asked == ["B", "H", "N", "R"]
    assert "".join(LETTERS[f] for f in table.s.order) == "HCNBR"


def test_victory_and_ties() -> None:
    """DR-72, DR-74, A-30: points, then cities, provinces, units; else the win is shared."""
    table = Table(5).bare(turn=5)
    assert list(table.s.ranks()) == [1, 1, 1, 1, 1]
    table.units(holland="N")
    assert list(table.s.ranks()) == [2, 2, 1, 2, 2]
    table.hold("H", provinces="berg")
    assert list(table.s.ranks()) == [3, 1, 2, 3, 3]
    table.hold("B", cities="gent")
    assert list(table.s.ranks()) == [4, 2, 3, 1, 4]
    assert GAME.tiebreaks(table.s) == [
        ("cities", [0, 0, 0, 1, 0]),
        ("provinces", [0, 1, 0, 0, 0]),
        ("units", [0, 0, 1, 0, 0]),
    ]
    table.s.points[side("R") * 3] = 1
    assert list(table.s.ranks()) == [5, 3, 4, 2, 1]


def test_two_players_add_their_factions() -> None:
    """DR-1, DR-74: the scores of both own factions count together."""
    table = Table(2).bare()
    table.s.points[side("C") * 3] = 3
    table.s.points[side("H") * 3] = 4
    table.s.points[side("R") * 3] = 5
    assert list(table.s.scores()) == [7, 5]


def test_the_last_turn_ends_the_game() -> None:
    """DR-6, DR-72, DR-74: after the count of turn 5 nobody lays a card."""
    table = Table(5).by_lot("movement", 5)
    while not table.s.over():
        table.do(table.offers()[-1])
    assert table.s.turn == 5
    assert len(table.events_of("won")) >= 1
