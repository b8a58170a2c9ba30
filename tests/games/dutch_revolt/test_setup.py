"""Factions, pools, setup and turn 0."""

import pytest

from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.moves import BISHOPRIC, UNIVERSITY
from guildhall.games.dutch_revolt.phases.control import province_total
from guildhall.games.dutch_revolt.phases.pieces import spare_armies
from guildhall.games.dutch_revolt.schema import PROVINCES
from guildhall.games.dutch_revolt.state import limit_of
from tests.games.dutch_revolt.table import LETTERS, Table, seat_of, side

CROWDED = {"holland": "H12", "flanders": "C11", "brabant": "B8", "gelderland": "R7", "liege": "N6"}
CROWDED |= {"hainaut": "N6", "friesland": "N6"}
ACCOUNTS = {
    2: {"C": (8, 0, 4, 28), "H": (7, 0, 0, 33), "B": (5, 4, 0, 31), "R": (4, 4, 0, 32)},
    3: {"C": (8, 0, 4, 46), "N": (6, 4, 0, 48), "R": (4, 4, 0, 50)},
    4: {"C": (8, 0, 4, 28), "H": (7, 0, 0, 33), "B": (5, 4, 0, 31), "R": (4, 4, 0, 32)},
    5: {
        "C": (8, 0, 4, 20),
        "H": (7, 0, 0, 25),
        "N": (6, 4, 0, 22),
        "B": (5, 4, 0, 23),
        "R": (4, 4, 0, 24),
    },
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_accounts_at_setup(seats: int) -> None:
    """E-1, DR-1, DR-2, DR-3, DR-15, DR-16: who plays, with how many tokens, where they lie."""
    table = Table(seats)
    assert {LETTERS[f]: table.account(LETTERS[f]) for f in table.s.order} == ACCOUNTS[seats]
    assert spare_armies(table.s, side("C")) == {2: 6, 3: 8, 4: 6, 5: 6}[seats]


def test_two_players_own_two_factions_each() -> None:
    """DR-1, A-1: Catholics and Habsburgs against Burghers and Reformers."""
    assert [seat_of(2, letter) for letter in "CHNBR"] == [0, 0, -1, 1, 1]
    assert [seat_of(3, letter) for letter in "CHNBR"] == [0, -1, 1, -1, 2]


def test_the_pairing_of_two_players_is_a_ruling() -> None:
    """DR-1, A-1: the aid names the factions of two players, not who plays which."""
    assert [line.source["factions"] for line in data.SEAT_ROWS] == ["ruling", *["printed"] * 3]
    assert {line.source["numbers"] for line in data.SEAT_ROWS} == {"printed"}


@pytest.mark.parametrize(("seats", "used"), [(2, 31), (3, 35), (4, 31), (5, 22)])
def test_neutrals_at_setup(seats: int, used: int) -> None:
    """E-2, DR-4, DR-17: one in each empty town, two in each empty city; no province is overfull."""
    table = Table(seats)
    assert table.s.neutrals == 60 - used
    assert all(province_total(table.s, p) <= limit_of(table.s, p) for p in range(PROVINCES))


def test_the_habsburgs_choose_two_orange_boxes() -> None:
    """DR-14, DR-15: turn 0, no points, beggars at home; two armies on different orange boxes."""
    table = Table(5)
    assert (table.s.turn, table.s.beggars, list(table.s.scores())) == (0, 3, [0] * 5)
    orange = ["brabant", "flanders", "hainaut", "luxembourg"]
    assert table.offers() == [f"station {name}" for name in orange]
    assert table.why("station holland") == ("not_orange", "DR-15")
    table.do("station hainaut")
    assert table.why("station hainaut") == ("box_taken", "DR-15")
    table.do("station brabant")
    assert table.phase == "support"


def test_turn_0_support_is_voluntary() -> None:
    """DR-6, DR-7, DR-18: Nobility, Burghers and Reformers in turn order, unit by unit."""
    table = Table(5).do("station hainaut", "station brabant")
    assert table.mover == "N"
    table.do("send french liege", "done")
    assert table.mover == "B"
    assert table.s.steps(table.seat) == 0
    table.do("cash london")
    assert table.s.steps(table.seat) == 1
    table.do("done")
    assert table.mover == "R"
    table.do("done")
    assert (table.phase, table.mover) == ("new_units", "C")


def test_turn_0_new_units_at_most_double() -> None:
    """E-5, DR-19, A-6: numbers by faction; a province takes as many as were there."""
    table = Table(5).do("station hainaut", "station brabant", "done", "done", "done")
    assert table.s.due == 7
    table.do("place koeln")
    assert table.why("place koeln") == ("cap_reached", "DR-19")
    assert table.why("place holland") == ("not_present", "DR-19")
    for name in ("artois", "brabant", "hainaut", "flanders", "trier", "utrecht"):
        table.do(f"place {name}")
    assert (table.mover, table.s.due) == ("H", 6)
    table.do("place flanders", "place flanders", "place flanders")
    assert table.why("place flanders") == ("cap_reached", "DR-19")


def test_turn_0_option_adds_double() -> None:
    """DR-19: with the option a province takes twice what was there."""
    table = Table(5, turn0_new_unit_cap="add_double")
    table.do(
        "station hainaut", "station brabant", "done", "done", "done", "place koeln", "place koeln"
    )
    assert table.why("place koeln") == ("cap_reached", "DR-19")


def test_turn_0_phases_follow_each_other() -> None:
    """DR-20, DR-22, DR-23, DR-25, DR-26: conflict to movement, awards, a count; no taxes yet."""
    table = Table(5).by_lot("order", 0)
    kinds = {event.kind for event in table.told}
    assert not kinds & {"province_tax", "marched"}
    assert list(table.s.track) == [3, 2, 4, 5, 2, 5, 4, 2, 5, 3, 3, 4]
    assert sum(table.s.scores()) > 0
    assert table.by_lot("taxes", 1).s.turn == 1


def test_turn_0_fills_to_one_below_the_limit() -> None:
    """E-4, DR-21: Drenthe gets 2, Trier with two Catholics 1; later up to the limit."""
    table = Table(5, neutral_pool=75).bare(turn=0).units(trier="C2", **CROWDED).begin("neutrals")
    assert (table.at("drenthe"), table.at("trier")) == ("n2", "C2 n1")
    later = Table(5, neutral_pool=75).bare(turn=1).units(trier="C2", **CROWDED).begin("neutrals")
    assert (later.at("drenthe"), later.at("trier")) == ("n3", "C2 n2")


def test_turn_0_awards() -> None:
    """DR-24, DR-25, A-7: bishoprics jump to the controller's state; universities by control."""
    table = Table(5).bare(turn=0)
    table.units(utrecht="R", brabant="H", flanders="C", artois="B", liege="N", trier="n")
    table.units(koeln_city="B", leuven_town="B", leiden_city="B", franeker_town="R")
    table.begin("awards").begin("bishoprics").begin("universities")
    creeds = dict(zip(BISHOPRIC.ids, table.s.bishopric, strict=True))
    assert creeds == {
        "utrecht": 3,
        "mechelen": 1,
        "tournai": 0,
        "arras": 2,
        "liege": 1,
        "trier": 1,
        "cambrai": 1,
        "koeln": 1,
    }
    schools = dict(zip(UNIVERSITY.ids, table.s.university, strict=True))
    assert [name for name, reformed in schools.items() if reformed] == [
        "koeln",
        "leuven",
        "franeker",
    ]
