"""E-16: turn 0 of a five-player game as reported, replayed as a whole record."""

from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.games.dutch_revolt import GAME
from guildhall.games.dutch_revolt.game import DutchRevolt
from guildhall.games.dutch_revolt.moves import UNIVERSITY
from guildhall.games.dutch_revolt.phases.new_units import new_units
from guildhall.games.dutch_revolt.schema import SIDES, SPOTS
from guildhall.games.dutch_revolt.scoring import faction_points
from tests.games.dutch_revolt.table import LETTERS, Table, side

FILE = Path(__file__).parents[2] / "records" / "dutch_revolt" / "example-16.jsonl"


@pytest.fixture
def table() -> Table:
    """Give the position after turn 0."""
    table = Table(5)
    record = records.load(FILE)
    for step in replays.replay(GAME, record):
        assert isinstance(step.state, DutchRevolt)
        table.s = step.state
        table.told += step.events
    return table


def test_who_holds_what(table: Table) -> None:
    """E-16, DR-24, DR-67: the holders of the report."""
    assert table.cards("C") == {"KOELN", "artois", "trier", "utrecht", "flanders"}
    assert table.cards("H") == {"BRUGGE", "GENT", "ANTWERPEN", "LUXEMBOURG", "luxembourg"}
    assert table.cards("N") == {"AACHEN", "LIEGE", "BRUXELLES", "liege", "cleve"}
    assert table.cards("B") == {"AMSTERDAM", "HAARLEM", "LEIDEN", "holland"}
    assert table.cards("R") == {"UTRECHT", "gelderland"}


def test_points_and_order(table: Table) -> None:
    """E-16, E-18, DR-26, DR-71, DR-73: 15, 8, 8, 9, 5; C choose first, R last."""
    points = {LETTERS[f]: int(faction_points(table.s, f)) for f in range(5)}
    assert points == {"C": 15, "H": 8, "N": 8, "B": 9, "R": 5}
    queued = [LETTERS[event["faction"]] for event in table.events_of("queued")]
    assert queued == ["C", "B", "H", "N", "R"]
    assert "".join(LETTERS[f] for f in table.s.order) == "HCNBR"


def test_units_bishoprics_and_universities(table: Table) -> None:
    """E-16, DR-4, DR-24: units on the map, no Reformed bishopric, two Reformed universities."""
    counts = [
        sum(int(table.s.units[place * SIDES + who]) for place in range(SPOTS))
        for who in range(SIDES)
    ]
    assert counts == [13, 13, 14, 12, 10, 48]
    assert max(table.s.bishopric) == 1
    reformed = [name for name, yes in zip(UNIVERSITY.ids, table.s.university, strict=True) if yes]
    assert reformed == ["utrecht", "harderwijk"]


def test_conflicts_and_fills(table: Table) -> None:
    """E-16, DR-20, DR-21: three conflicts, 28 neutrals fill sixteen provinces."""
    assert len(table.events_of("conflict")) == 3
    fills = table.events_of("filled")
    assert (len(fills), sum(event["count"] for event in fills)) == (16, 28)


def test_money_and_new_units_of_turn_1(table: Table) -> None:
    """E-16, DR-27, DR-28, DR-48: coins at rate 3; new units before and after the stock limit."""
    while table.phase == "taxes":
        table.do("tax 3")
    assert {letter: table.account(letter)[2] for letter in "CHNBR"} == {
        "C": 11,
        "H": 13,
        "N": 11,
        "B": 11,
        "R": 5,
    }
    due = {letter: int(new_units(table.s, side(letter))) for letter in "CHNBR"}
    assert due == {"C": 9, "H": 8, "N": 10, "B": 13, "R": 7}
    stock = {letter: table.left(letter) for letter in "CHNBR"}
    assert stock == {"C": 8, "H": 6, "N": 7, "B": 9, "R": 17}
    assert [min(due[x], stock[x]) for x in "CHNBR"] == [8, 6, 7, 9, 7]
