"""Phases 10 to 14: new units, conflict, neutrals, overflow, movement inside provinces."""

import pytest

from guildhall.games.dutch_revolt.phases.control import (
    city_majority,
    is_present,
    population,
    province_majority,
    province_total,
    spot_controller,
)
from guildhall.games.dutch_revolt.phases.neutrals import missing
from guildhall.games.dutch_revolt.phases.new_units import new_units
from guildhall.games.dutch_revolt.schema import PROVINCES
from guildhall.games.dutch_revolt.state import limit_of
from tests.games.dutch_revolt.table import Table, city, province, side, spot


def test_places_and_totals() -> None:
    """DR-8, DR-9: units of field, towns and cities are all in the province; neutrals count."""
    table = Table(5).bare().units(flanders="C2", gent_city="R3 n2", ieper_town="n")
    assert province_total(table.s, province("flanders")) == 8
    table.s.siege[city("gent")] = side("H")
    assert province_total(table.s, province("flanders")) == 3


def test_majorities() -> None:
    """DR-10, DR-11: more than all others together; cities apart; neutrals hold nothing."""
    table = Table(5).bare().units(flanders="C2 H", ieper_town="C", gent_city="R4", brugge_city="n3")
    assert province_majority(table.s, province("flanders")) == side("C")
    assert city_majority(table.s, city("gent")) == side("R")
    assert city_majority(table.s, city("brugge")) == -1
    assert city_majority(table.s, city("antwerpen")) == -1
    assert spot_controller(table.s, spot("ieper_town")) == side("C")
    tied = Table(5).bare().units(flanders="C2 H1 n1")
    assert province_majority(tied.s, province("flanders")) == -1


def test_majority_options() -> None:
    """DR-10, DR-11, A-3, A-4: plurality, and cities that count for the province."""
    most = Table(5, majority="plurality").bare().units(flanders="C2 H1 n1", artois="C2 H2")
    assert province_majority(most.s, province("flanders")) == side("C")
    assert province_majority(most.s, province("artois")) == -1
    cities = Table(5, cities_count_for_province=True).bare().units(flanders="C2", gent_city="R3")
    assert province_majority(cities.s, province("flanders")) == side("R")


def test_presence() -> None:
    """DR-12, DR-13: a unit in a city makes present; in a besieged one unless left out by option."""
    for option in ("counted", "left_out"):
        table = Table(5, besieged_units=option).bare().units(gent_city="C")
        assert is_present(table.s, side("C"), province("flanders"))
        table.s.siege[city("gent")] = side("H")
        assert is_present(table.s, side("C"), province("flanders")) == (option == "counted")


def test_besieged_units_and_new_units() -> None:
    """DR-12, DR-49: units in a besieged city give the right to place, as many as they are."""
    for option, most in (("counted", 3), ("left_out", 1)):
        table = Table(4, besieged_units=option).bare().units(gent_city="B2", flanders="B")
        table.armies(flanders="H").s.siege[city("gent")] = side("H")
        table.begin("new_units")
        table.do(*["place flanders"] * most)
        assert table.why("place flanders") == ("cap_reached", "DR-49")
    alone = Table(4, besieged_units="left_out").bare().units(gent_city="B2")
    alone.armies(flanders="H").s.siege[city("gent")] = side("H")
    alone.begin("new_units")
    assert alone.why("place flanders") == ("not_present", "DR-49")


def test_besieged_units_and_neutrals() -> None:
    """DR-12, DR-55: neutrals fill a province up to its limit, with those in a besieged city."""
    for option, filled in (("counted", 5), ("left_out", 9)):
        table = Table(5, besieged_units=option).bare().units(gent_city="C4", flanders="C2")
        table.armies(flanders="R").s.siege[city("gent")] = side("R")
        assert limit_of(table.s, province("flanders")) == 11
        assert missing(table.s, province("flanders")) == filled
        table.begin("neutrals").do(*["settle flanders"] * filled)
        assert table.at("flanders") == f"C2 n{filled}"
        assert table.why("settle flanders") == ("province_full", "DR-56")


def test_number_of_new_units() -> None:
    """DR-48: cities and their card towns, towns, open country by fives, support; at least 7."""
    table = Table(5).bare().hold("B", cities="leiden amsterdam")
    assert new_units(table.s, side("B")) == 7
    table.units(
        dordrecht_town="B", rotterdam_town="B", alkmaar_town="B", holland="B7", zeeland="B3"
    )
    table.support("B", london=2)
    assert new_units(table.s, side("B")) == 2 + 3 + 3 + 2 + 2
    assert new_units(Table(5, minimum_new_units=5).bare().s, side("B")) == 5


def test_new_units_by_cap_or_card() -> None:
    """E-5, DR-49: as many as are there without the card, any number with it, none where absent."""
    table = Table(4).bare().units(zeeland="B2", holland="B").hold("B", provinces="holland berg")
    table.begin("new_units")
    assert table.offers() == ["place holland", "place zeeland", "enrol london", "enrol huguenots"]
    assert table.why("place berg") == ("not_present", "DR-49")
    table.do("place zeeland", "place zeeland")
    assert table.why("place zeeland") == ("cap_reached", "DR-49")
    table.do(*["place holland"] * 5)
    assert table.at("holland") == "B6"


def test_new_units_without_a_place_become_coins() -> None:
    """DR-48, DR-50, A-19: what fits nowhere becomes coins; never more than the stock."""
    table = Table(5).bare().units(zeeland="C3").begin("new_units")
    assert table.at("zeeland") == "C6"
    assert table.account("C") == (6, 0, 4, 22)
    poor = Table(5).bare().empty_stock("C", 2).begin("new_units")
    assert poor.account("C")[3] == 0


@pytest.mark.parametrize(
    ("where", "before", "after"),
    [
        ("holland", "N2 B11 R2", "N1 B10 R1"),
        ("utrecht", "C2 R3 n1", "C1 R3"),
        ("liege", "C1 N6 n1", "N6"),
        ("brabant", "H5 R5", "H4 R4"),
        ("gelderland", "C3 B3 R3", "C2 B2 R2"),
        ("brabant", "C4 H3 R2 n2", "C4 H2 R1 n1"),
        ("groningen", "B2 R7", "R6"),
        ("friesland", "H9 R1 n2", "H8"),
        ("gelderland", "H1 B4 n4", "B3 n3"),
    ],
)
def test_conflict(where: str, before: str, after: str) -> None:
    """E-3, DR-20, DR-51, DR-52, DR-54: in rounds, smallest first, ties together, until it fits."""
    table = Table(5).bare().units(**{where: before}).begin("conflict")
    assert table.at(where) == after


def test_conflict_by_option() -> None:
    """DR-54, A-40: by option the smallest side loses until it is gone."""
    table = Table(5, conflict="smallest_until_gone").bare().units(holland="N3 B8 R4")
    assert table.begin("conflict").at("holland") == "B8 R4"


def test_the_owner_picks_what_is_lost() -> None:
    """DR-53, A-20: owners with units in several places choose; neutrals go field, town, city."""
    choice = Table(5).bare().units(trier="B3 C", trier_town="C").begin("conflict")
    assert (choice.mover, choice.offers()) == ("C", ["lose trier_field", "lose trier_town"])
    assert choice.why("lose gent_city") == ("not_here", "DR-53")
    assert choice.do("lose trier_field").at("trier_town") == "C1"
    grey = (
        Table(5).bare().units(utrecht="C3", amersfoort_town="n", utrecht_city="n").begin("conflict")
    )
    assert (grey.at("amersfoort_town"), grey.at("utrecht_city")) == ("", "n1")


def test_neutrals_fill_to_the_limit() -> None:
    """DR-55: every province is at its limit when the neutrals suffice."""
    table = Table(5, neutral_pool=75).by_lot("surplus", 1)
    assert table.s.neutrals > 0
    assert all(population(table.s, p) >= limit_of(table.s, p) for p in range(PROVINCES))


def test_too_few_neutrals() -> None:
    """DR-4, DR-56, A-45: the first player places them one at a time where there is room."""
    table = Table(3).bare().units(drenthe="C3").empty_stock("n", 2)
    table.s.units[spot("drenthe") * 6 + 5] = 0
    table.s.neutrals = 2
    table.begin("neutrals")
    assert table.mover == "C"
    assert table.why("settle drenthe") == ("province_full", "DR-56")
    table.do("settle berg", "settle berg")
    assert (table.at("berg"), table.phase) == ("n2", "")


def test_surplus_overflows() -> None:
    """DR-22, DR-57: to a neighbour below its limit, or with a neutral that makes way."""
    table = Table(5).bare().units(drenthe="R5", groningen="n4", groningen_town="n", friesland="C6")
    table.begin("surplus")
    assert table.mover == "R"
    assert table.offers() == ["reach groningen", "reach overijssel", "dissolve"]
    assert table.why("reach friesland") == ("target_full", "DR-57")
    assert table.why("reach holland") == ("too_far", "DR-58")
    table.do("reach groningen", "dissolve")
    assert (table.at("groningen"), table.at("drenthe")) == ("R1 n3", "R3")
    assert table.account("R") == (4, 0, 0, 28)


def test_surplus_picks_its_unit() -> None:
    """DR-57, A-46: the owner picks which unit leaves; those in besieged cities cannot."""
    table = Table(5).bare().units(utrecht="B4", utrecht_city="B", amersfoort_town="B")
    table.begin("surplus")
    assert table.offers() == ["leave utrecht_field", "leave utrecht_city", "leave amersfoort_town"]
    table.do("leave utrecht_city", "reach holland")
    assert (table.at("utrecht_city"), table.at("holland")) == ("", "B1")


def test_neutrals_leave_field_town_city() -> None:
    """DR-57, A-21, A-38: the neutral that makes way; neutrals alone above a limit go home."""
    table = (
        Table(5)
        .bare()
        .units(drenthe="R4", overijssel="C4", zwolle_town="n", namur="n5", namur_town="n")
    )
    table.begin("surplus").do("reach overijssel")
    assert (table.at("zwolle_town"), table.at("overijssel")) == ("", "C4 R1")
    assert (table.at("namur"), table.at("namur_town")) == ("n3", "n1")


def test_rivers_carry_until_barred() -> None:
    """DR-58, A-22: down and up one river; a hostile bank ends the trip; neutral banks do not."""
    table = Table(5).bare().units(cambrai="H4", valenciennes_town="n", tournai_town="n")
    table.begin("surplus")
    assert table.offers() == [
        "reach zeeland",
        "reach flanders",
        "reach artois",
        "reach hainaut",
        "dissolve",
    ]
    barred = Table(5).bare().units(cambrai="H4", tournai_town="R").begin("surplus")
    assert barred.why("reach zeeland") == ("too_far", "DR-58")
    assert "reach flanders" in barred.offers()
    card = Table(5).bare().units(cambrai="H4").hold("R", cities="gent").begin("surplus")
    assert card.why("reach zeeland") == ("too_far", "DR-58")
    turn0 = Table(5).bare(turn=0).units(cambrai="H4", gent_city="R").begin("surplus")
    assert turn0.why("reach zeeland") == ("too_far", "DR-58")


def test_movement_in_a_province() -> None:
    """E-13, DR-23, DR-59, DR-60: bigger first, then by turn order; who acted keeps his places."""
    table = (
        Table(5)
        .bare()
        .units(friesland="R2 B1", leeuwarden_town="n", franeker_town="n", harlingen_town="n")
    )
    table.begin("movement")
    assert table.mover == "R"
    table.do("occupy franeker_town")
    assert table.why("withdraw franeker_town") == ("just_entered", "DR-60")
    table.do("occupy harlingen_town")
    assert table.mover == "B"
    assert table.why("occupy harlingen_town") == ("has_acted", "DR-60")
    table.do("occupy leeuwarden_town")
    assert table.at("friesland") == "n3"
    assert [table.at(f"{t}_town") for t in ("leeuwarden", "franeker", "harlingen")] == [
        "B1",
        "R1",
        "R1",
    ]
    assert province_majority(table.s, province("friesland")) == -1


def test_ousting_from_a_town() -> None:
    """E-13, DR-60, A-23: a faction that has not acted is pushed out; by option not."""
    table = Table(5).bare().units(friesland="R2", harlingen_town="B").begin("movement")
    table.do("occupy harlingen_town")
    assert (table.at("harlingen_town"), table.at("friesland")) == ("R1", "B1 R1")
    fixed = Table(5, town_ousting="forbidden").bare().units(friesland="R2", harlingen_town="B")
    assert fixed.begin("movement").why("occupy harlingen_town") == ("no_ousting", "DR-60")


def test_no_back_and_forth() -> None:
    """DR-8, DR-60: a place left cannot be entered again in the same go; cities are shared."""
    table = Table(5).bare().units(utrecht="C2", utrecht_city="C R", amersfoort_town="C")
    table.begin("movement")
    assert table.why("occupy amersfoort_town") == ("own_town", "DR-8")
    table.do("withdraw utrecht_city")
    assert table.why("occupy utrecht_city") == ("just_left", "DR-60")
    assert table.why("occupy gent_city") == ("not_here", "DR-59")


def test_empty_places_get_neutrals() -> None:
    """DR-61: one in each empty town, two in each empty city, even above the limit."""
    table = Table(5, neutral_pool=75).bare().begin("movement")
    assert (table.at("gent_city"), table.at("ieper_town")) == ("n2", "n1")
    assert table.s.neutrals == 75 - 12 * 2 - 38


def test_too_few_neutrals_for_empty_places() -> None:
    """DR-61, A-45: the first player chooses the places."""
    table = Table(5).bare().empty_stock("n", 2).begin("movement")
    assert (table.mover, table.phase) == ("C", "movement")
    table.do("man gent_city", "man ieper_town")
    assert (table.at("gent_city"), table.at("ieper_town"), table.phase) == ("n1", "n1", "")
