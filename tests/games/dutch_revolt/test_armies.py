"""Phases 5 to 9 and 15: battles, sieges, Water Beggars, movement, influence."""

import pytest

from tests.games.dutch_revolt.table import Table, city, region, side


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("H H R", "H H"),
        ("C H B", "C H"),
        ("H B R R", "B R R"),
        ("H R", "H R"),
        ("H H R R", "H H R R"),
    ],
)
def test_battles(before: str, after: str) -> None:
    """E-6, DR-41: the smaller camp goes home; two armies, or equal camps, stand off."""
    table = Table(5).bare().armies(brabant=before).begin("battles")
    assert table.army_letters("brabant") == after


def test_a_waverer_chooses() -> None:
    """E-6, DR-41: the Nobility between Catholics and Reformers stands aside, or decides the day."""
    for choice, after in (("aside", "C N R"), ("catholic", "C N"), ("reformed", "N R")):
        table = Table(5).bare().armies(brabant="C N R").begin("battles")
        assert (table.mover, len(table.offers())) == ("N", 3)
        assert table.do(f"join {choice}").army_letters("brabant") == after


def test_stand_off_bars_sieges() -> None:
    """DR-42: an army beside another faction's cannot besiege; flipped armies do not matter."""
    table = Table(5).bare().armies(flanders="H R", brabant="H").begin("sieges")
    assert table.why("besiege gent") == ("stand_off", "DR-42")
    assert table.offers() == ["besiege bruxelles", "done"]


def test_sieges() -> None:
    """DR-43, DR-44, A-16: one army a city, not one's own; the army stays an army of the region."""
    table = Table(5).bare().armies(flanders="H H").hold("H", cities="gent").begin("sieges")
    assert table.why("besiege gent") == ("own_city", "DR-43")
    assert table.why("besiege leiden") == ("no_army", "DR-43")
    table.do("besiege brugge")
    assert table.why("besiege brugge") == ("under_siege", "DR-43")
    table.do("besiege antwerpen")
    assert table.army_letters("flanders") == "H H"
    table.begin("armies")
    assert table.phase != "armies"


def test_a_besieged_city_is_shut() -> None:
    """DR-9, DR-12: its units count in no conflict, no surplus, no order, and cannot leave."""
    table = Table(5).bare().units(gent_city="C5", flanders="C H11").armies(flanders="R")
    table.s.siege[city("gent")] = side("R")
    table.begin("conflict")
    assert table.at("gent_city") == "C5"
    assert table.at("flanders") == "H11"
    table.begin("movement")
    assert table.why("occupy gent_city") == ("shut_in", "DR-12")


def test_beggars_destroy_the_most_catholic_army() -> None:
    """E-7, DR-45 a: three beggars beat H and C: the Catholic army goes; two only break sieges."""
    table = Table(5).bare().coins(B=6).armies(holland="H C").begin("beggars")
    assert (table.price("destroy holland"), table.price("sack arnhem")) == (
        {"coins": 6},
        {"coins": 2},
    )
    table.do("destroy holland")
    assert (table.army_letters("holland"), table.account("B")[2]) == ("H", 0)
    few = Table(5).bare().coins(B=4).armies(holland="H C").begin("beggars")
    assert few.why("destroy holland") == ("no_coins", "DR-45")


def test_beggars_never_hit_burghers_or_reformers() -> None:
    """E-7, DR-45 a: of R and H they take H with three; an N army alone falls to two."""
    table = Table(5).bare().coins(B=6).armies(holland="R H").begin("beggars").do("destroy holland")
    assert table.army_letters("holland") == "R"
    noble = Table(5).bare().coins(R=4).armies(meuse="N").begin("beggars").do("destroy meuse")
    assert noble.army_letters("meuse") == ""
    own = Table(5).bare().coins(B=6).armies(holland="R").begin("beggars")
    assert own.why("destroy holland") == ("no_catholic_army", "DR-45")


def test_beggars_break_sieges() -> None:
    """E-7, DR-45 b: as many beggars as armies send every besieger back to its box."""
    table = Table(5).bare().coins(B=4).armies(holland="H H").begin("sieges")
    table.do("besiege leiden", "besiege amsterdam")
    table.begin("beggars").do("break holland")
    assert max(table.s.siege) == -1
    assert table.army_letters("holland") == "H H"
    table.begin("armies")
    assert "march holland brabant" in table.offers()


def test_beggars_destroy_a_besieger() -> None:
    """DR-45 a, A-44: when the army that is hit besieges a city, the siege ends."""
    table = Table(5).bare().coins(R=4).armies(holland="H").begin("sieges").do("besiege leiden")
    table.begin("beggars")
    assert table.why("destroy holland") == ("not_most_catholic", "DR-45")
    table.do("destroy_besieger leiden")
    assert (table.army_letters("holland"), max(table.s.siege)) == ("", -1)


def test_beggars_sack_and_besiege_where_no_army_is() -> None:
    """E-7, DR-45 c, d: besiege a city with two and sack a town with one; then R may hire none."""
    table = Table(5).bare().coins(B=6, R=6).armies(flanders="H").begin("beggars")
    assert table.why("blockade gent") == ("armies_there", "DR-45")
    table.do("blockade leiden", "sack delft")
    assert table.at("holland") == "n1"
    assert table.s.hirer == side("B")
    assert table.phase != "beggars"
    one = Table(5).bare().coins(B=2, R=6).begin("beggars").do("sack delft")
    assert one.mover != "R" or one.phase != "beggars"


def test_beggars_do_nothing_without_effect() -> None:
    """DR-45, A-36, A-44: no sack without neutrals, no siege of an own city, nothing to break."""
    table = Table(5).bare().coins(B=6).hold("B", cities="leiden").empty_stock("n").begin("beggars")
    assert table.why("sack delft") == ("no_neutrals", "DR-45")
    assert table.why("blockade leiden") == ("own_city", "DR-45")
    assert table.why("break holland") == ("no_besieger", "DR-45")
    assert table.why("hold holland") == ("nobody_to_hold", "DR-45")


def test_held_back_beggars_stop_a_move() -> None:
    """DR-45 e, DR-46: the army stays and has used its move; the beggar is spent."""
    table = Table(5).bare().coins(B=4).armies(holland="H H").begin("beggars")
    table.do("hold holland", "done")
    table.begin("armies").do("march holland brabant")
    assert (table.mover, table.offers()) == ("B", ["cancel", "allow"])
    table.do("cancel")
    assert (table.mover, table.army_letters("holland")) == ("H", "H H")
    table.do("march holland brabant")
    assert table.army_letters("holland") == "H"


def test_held_back_beggars_stop_a_conversion() -> None:
    """DR-45 e, DR-47: the beggar may wait through the move and stop the conversion."""
    table = Table(5).bare().coins(B=4).armies(holland="H").units(holland="R").begin("beggars")
    table.do("hold holland", "done")
    table.begin("influence").do("convert holland_field reformers", "cancel")
    assert table.at("holland") == "R1"
    assert table.phase != "influence"


def test_beggars_go_home_after_phase_15() -> None:
    """DR-45: those on a siege or held back return when sieges are resolved."""
    table = Table(5).bare().coins(B=6).armies(flanders="H").begin("beggars")
    table.do("hold flanders", "blockade leiden").begin("resolution")
    assert (table.s.beggars, table.s.hirer, sum(table.s.held)) == (3, -1, 0)


def test_army_movement() -> None:
    """DR-46: once, along an arrow, to an empty box; also out of a stand-off."""
    table = Table(5).bare().armies(luxembourg="H R", frisia="C").begin("armies")
    assert table.why("march frisia holland") == ("no_arrow", "DR-46")
    table.do("march frisia gelderland")
    assert table.mover == "H"
    table.do("march luxembourg meuse")
    assert table.mover == "R"
    full = Table(5).bare().armies(luxembourg="H H", meuse="C").begin("armies")
    assert full.why("march meuse luxembourg") == ("box_taken", "DR-46")


def test_an_army_moves_once() -> None:
    """DR-46: an army that arrived cannot go on, another one of its region can."""
    table = Table(5).bare().armies(frisia="C", gelderland="C").begin("armies")
    table.do("march frisia gelderland", "march gelderland holland")
    assert table.army_letters("gelderland") == "C"
    assert table.phase != "armies"


def test_military_influence() -> None:
    """DR-47: one foreign unit in open country or a town, alone in the section, from stock."""
    table = (
        Table(5)
        .bare()
        .armies(holland="H", flanders="H C")
        .units(delft_town="R", leiden_city="R", flanders="n", holland="H")
    )
    table.begin("influence")
    assert table.mover == "H"
    assert table.why("convert leiden_city reformers") == ("in_city", "DR-47")
    assert table.why("convert flanders_field neutral") == ("stand_off", "DR-47")
    assert table.why("convert holland_field habsburgs") == ("own_unit", "DR-47")
    table.do("convert delft_town reformers")
    assert table.at("delft_town") == "H1"
    poor = (
        Table(5).bare().armies(holland="H").units(holland="R").empty_stock("H").begin("influence")
    )
    assert poor.phase != "influence"


def test_army_sieges_resolved() -> None:
    """E-8, DR-62, A-24: two turn, the rest becomes neutral; control needs more than half."""
    table = Table(5).bare().units(gent_city="R3 N", brugge_city="R2", leiden_city="B2 R")
    table.armies(flanders="H H", holland="C").empty_stock("C", 1)
    table.s.siege[city("gent")] = side("H")
    table.s.siege[city("brugge")] = side("H")
    table.s.siege[city("leiden")] = side("C")
    table.begin("resolution").begin("awards")
    assert (table.at("gent_city"), table.at("brugge_city")) == ("H2 n2", "H2")
    assert table.at("leiden_city") == "C1 n1"
    assert table.cards("H") == {"BRUGGE"}
    assert table.army_letters("flanders") == "H H"


def test_beggar_sieges_resolved() -> None:
    """E-8, DR-63, A-24: all becomes neutral as far as the pool goes; by option but the hirer's."""
    for option, left in (("all_neutral", "n2"), ("hirer_spared", "R1 n2")):
        table = Table(5, beggar_siege=option).bare().units(amsterdam_city="H2 N R")
        table.empty_stock("n", 2)
        table.s.siege[city("amsterdam")] = 5
        table.s.hirer = side("R")
        table.begin("resolution")
        assert table.at("amsterdam_city") == left
    default = Table(5).bare().units(amsterdam_city="B2 R n")
    default.s.siege[city("amsterdam")] = 5
    default.s.hirer = side("B")
    default.begin("resolution")
    assert default.at("amsterdam_city") == "n4"
    assert default.account("B")[3] == default.account("R")[3] == default.account("C")[3]


def test_sieges_are_resolved_by_the_alphabet() -> None:
    """DR-63, A-47: a token freed in one city serves the next (DR-63a)."""
    table = Table(5).bare().units(brugge_city="H2", gent_city="R2").armies(flanders="C H")
    table.empty_stock("H", 0).empty_stock("C", 2)
    table.s.siege[city("brugge")] = side("C")
    table.s.siege[city("gent")] = side("H")
    table.begin("resolution")
    assert (table.at("brugge_city"), table.at("gent_city")) == ("C2", "H2")
    assert region("flanders") == 4
