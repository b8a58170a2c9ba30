"""Phases 1 to 4: taxes, support, upkeep, raising."""

from tests.games.dutch_revolt.table import Table, city, region, side


def test_province_tax_drops_the_fraction_of_the_sum() -> None:
    """E-9, DR-27, DR-28: 1 + 2 + 1 + 0.5 is 4 coins; one city at rate 3; with 4 before 11."""
    table = Table(5).bare().coins(C=4)
    table.hold("C", cities="koeln", provinces="utrecht flanders artois trier").begin("taxes")
    table.do("tax 3")
    assert table.account("C")[2] == 11


def test_tax_rounding_by_province() -> None:
    """DR-27, A-41: by option every province loses its own fraction."""
    table = Table(5, tax_rounding="per_province").bare()
    table.hold("C", provinces="trier cambrai zeeland").begin("taxes")
    assert table.account("C")[2] == 1
    total = Table(5).bare().hold("C", provinces="trier cambrai zeeland").begin("taxes")
    assert total.account("C")[2] == 2


def test_one_rate_for_all_cities() -> None:
    """E-17, DR-28: four cities at rate 3 pay 12; three armies cost 6 and leave at least 6."""
    table = Table(4).bare().hold("R", cities="utrecht amsterdam leiden haarlem")
    table.units(holland="R3").begin("taxes")
    assert table.offers() == ["tax 1", "tax 2", "tax 3"]
    table.do("tax 3")
    assert table.account("R")[2] == 12
    table.begin("raising").do("raise holland", "raise holland", "raise holland")
    assert table.account("R")[2] == 6


def test_taxes_are_cut_by_an_empty_stock() -> None:
    """DR-3, DR-29: province tax first; a rate is named only while it makes a difference."""
    table = Table(5).bare().hold("C", cities="koeln liege", provinces="holland")
    table.empty_stock("C", 3).begin("taxes")
    assert table.account("C")[2:] == (3, 0)
    assert table.phase != "taxes"
    choice = Table(5).bare().hold("C", cities="koeln").empty_stock("C", 2).begin("taxes")
    assert choice.mover == "C"


def test_who_may_use_which_box() -> None:
    """DR-30, DR-31: boxes have their users; Huguenots never hold two factions."""
    table = Table(5).bare().units(holland="B R", berg="N C H").support("B", huguenots=1)
    table.begin("new_units")
    assert table.why("enrol london") == ("not_your_box", "DR-30")
    while table.mover != "R":
        table.do(table.offers()[-1])
    assert table.why("enrol huguenots") == ("box_of_other", "DR-30")
    table.do(*["enrol calvinists_plain"] * 2)
    assert table.why("enrol calvinists_plain") == ("box_full", "DR-31")


def test_support_by_the_colour_of_the_space() -> None:
    """DR-32, DR-33, A-11: plain to the map, coloured to the treasury, half to either."""
    table = Table(5).bare().support("N", french=2, emperor=1).support("H", treasure=1)
    table.begin("support")
    assert table.mover == "H"
    assert table.offers() == ["cash treasure", "done"]
    assert table.why("send treasure holland") == ("not_to_map", "DR-33")
    table.do("done")
    assert table.why("cash emperor") == ("not_to_treasury", "DR-33")
    table.do("send emperor friesland", "cash french", "done")
    assert table.at("friesland") == "N1"
    assert table.account("N") == (1, 1, 1, 29)


def test_support_by_option_only_where_present() -> None:
    """DR-13, DR-33: with the option units land only where the faction is present."""
    table = Table(5, support_target="present_only").bare().units(gent_city="N")
    table.support("N", emperor=1).begin("support")
    assert table.offers() == ["send emperor flanders", "done"]
    assert table.why("send emperor holland") == ("not_present", "DR-33")


def test_interception_of_spanish_treasure() -> None:
    """E-19, DR-34: three shipped, two stopped: one coin, two to stock; Huguenots stay."""
    table = Table(5).bare().support("H", treasure=3).support("B", huguenots=2).begin("support")
    table.do("cash treasure", "cash treasure", "cash treasure")
    assert (table.mover, table.offers()) == ("B", ["intercept", "allow"])
    table.do("intercept", "intercept")
    assert table.account("H") == (0, 0, 1, 31)
    assert table.phase != "support"
    assert table.account("B")[1] == 2


def test_a_huguenot_that_intercepted_may_not_leave() -> None:
    """DR-34, A-12: one of two is tied down, the other may go; by option the first is discarded."""
    table = Table(5).bare().support("H", treasure=2).support("B", huguenots=2).begin("support")
    table.do("cash treasure", "done", "intercept", "send huguenots holland")
    assert table.account("B")[:2] == (1, 1)
    assert table.phase != "support"
    other = Table(5, interception="also_discard_huguenot").bare()
    other.support("H", treasure=2).support("B", huguenots=1).begin("support")
    other.do("cash treasure", "cash treasure", "intercept")
    assert other.account("B") == (0, 0, 0, 32)
    assert other.account("H")[2] == 1


def test_upkeep_prices() -> None:
    """E-11, DR-35: Catholics keep one army and disband one: 2 + 2; others pay 1."""
    table = Table(5).bare().coins(C=4, H=3).armies(holland="C C", flanders="H").begin("upkeep")
    assert table.why("keep flanders") == ("other_army", "DR-35")
    assert (table.price("keep holland"), table.price("abandon holland")) == ({"coins": 2}, {})
    table.do("keep holland", "disband holland")
    assert (table.account("C")[2], table.army_letters("holland")) == (0, "C")
    table.do("keep flanders")
    assert table.account("H")[2] == 2


def test_armies_without_pay_are_abandoned() -> None:
    """E-11, DR-38: three armies and two coins: two are paid, one must be abandoned."""
    table = Table(5).bare().coins(H=2).armies(flanders="H H H").units(gent_city="R")
    table.begin("upkeep").do("keep flanders", "keep flanders")
    assert table.offers()[0].startswith("sack ")
    assert int(table.s.flipped[side("H") * 9 + region("flanders")]) == 1


def test_abandoned_army_plunders() -> None:
    """E-21, DR-36, DR-37: a unit becomes neutral; the flipped token keeps its box to the end."""
    table = Table(5).bare().armies(flanders="H").units(flanders="R", gent_city="N")
    table.begin("upkeep")
    assert "plunder gent_city nobility" in table.offers()
    assert table.why("plunder flanders_field catholics") == ("no_unit", "DR-36")
    assert table.why("sack delft") == ("not_in_region", "DR-36")
    table.do("plunder flanders_field reformers")
    assert table.at("flanders") == "n1"
    assert table.army_letters("flanders") == ""
    assert table.s.flipped[side("H") * 9 + region("flanders")] == 1


def test_abandoned_army_sacks_a_town() -> None:
    """DR-36: a neutral in the open country of the town's province; none left, none comes."""
    table = Table(5).bare().armies(flanders="H").begin("upkeep").do("sack arras")
    assert table.at("artois") == "n1"
    short = Table(5).bare().armies(flanders="H").empty_stock("n").begin("upkeep").do("sack arras")
    assert short.at("artois") == ""


def test_raising_prices() -> None:
    """E-11, DR-39: Reformers raise three for 6, Catholics two for 7."""
    table = Table(5).bare().coins(R=6, C=7).units(holland="R C", utrecht_city="R")
    table.begin("raising")
    assert table.price("raise holland") == {"coins": 3}
    table.do("raise holland")
    assert table.price("raise holland") == {"coins": 4}
    table.do("raise holland")
    assert table.account("C")[2] == 0
    assert table.mover == "R"
    table.do("raise holland")
    assert table.why("raise frisia") == ("no_foothold", "DR-40")
    table.do("raise holland")
    assert (table.army_letters("holland"), table.account("R")[2]) == ("C C R R", 2)


def test_raising_needs_a_foothold_and_a_token() -> None:
    """DR-40, A-42: a unit in a city is enough, a flipped army is not; flipped tokens stay out."""
    table = Table(5).bare().coins(H=10).units(gent_city="H")
    table.s.flipped[side("H") * 9 + region("holland")] = 1
    table.begin("raising")
    assert table.offers() == ["raise flanders", "done"]
    table.do("raise flanders")
    for _ in range(4):
        table.s.flipped[side("H") * 9 + region("meuse")] += 1
    assert table.why("raise flanders") == ("no_army_token", "DR-40")


def test_at_most_three_armies_a_turn() -> None:
    """DR-39: after three the go ends."""
    table = Table(5).bare().coins(R=20).units(holland="R").begin("raising")
    table.do("raise holland", "raise holland", "raise holland")
    assert table.phase != "raising"
    assert table.army_letters("holland") == "R R R"
    assert table.s.city_card[city("gent")] == -1


def test_refusals_tell_the_facts() -> None:
    """DR-45: what is needed and what is there."""
    table = Table(5).bare().coins(C=3, B=2).units(holland="C2").armies(meuse="N")
    table.begin("raising").do("raise holland")
    assert table.phase == ""
    table.begin("beggars")
    assert table.facts("destroy meuse") == {"need": 4, "have": 2}
    assert table.facts("sack maastricht") == {"region": region("meuse"), "count": 1}
