"""The table of moves, the data file and the bases that compiled rules use."""

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.colonia import data, state, tables
from guildhall.games.colonia.moves import (
    AMOUNT,
    BERTH,
    DAY,
    FACE,
    FAMILY,
    HOLD,
    PHASE,
    RELIC,
    SHIP,
    STALL,
    STREET,
    WORDS,
)


def test_bases_match_the_table() -> None:
    for verb in WORDS.moves.verbs:
        assert getattr(tables, verb.name.upper()) == verb.base
    assert WORDS.moves.size == tables.MOVES


def test_chance_verbs_match_the_table() -> None:
    for number, verb in enumerate(WORDS.chances.verbs):
        assert getattr(tables, f"CHANCE_{verb.name.upper()}") == number


def test_sizes_match_the_data() -> None:
    assert len(STALL.ids) == tables.STALLS == data.BOX.ordinary_stalls + data.BOX.extra_stalls
    assert data.BOX.ordinary_stalls == tables.ORDINARY
    assert data.BOX.order_spaces == tables.SPACES
    assert len(BERTH.ids) == tables.BERTHS == data.BOX.berths
    assert len(SHIP.ids) == tables.SHIPS
    assert len(HOLD.ids) == tables.HOLDS
    assert len(RELIC.ids) == tables.RELICS == tables.CITIES * tables.GRADES
    assert data.RELICS[tables.SHRINE].id == "shrine"
    assert len(STREET.ids) == tables.STREETS
    assert len(FAMILY.ids) == tables.FAMILY_CARDS
    assert len(FACE.ids) == tables.FACES
    assert len(data.DECREES) == tables.DECREES
    assert tables.EMBLEM == max(len(ship.holds) for ship in data.SHIPS) == tables.MARKS - 1
    assert len(AMOUNT.ids) == tables.AMOUNTS == data.MOST_EXCHANGED


def test_names_match_the_numbers() -> None:
    for name in ("hands", "council", "vote", "market", "extra_orders", "insurance", "over"):
        assert PHASE.ids[getattr(state, f"PHASE_{name.upper()}")] == name
    assert len(PHASE.ids) == state.BETWEEN
    for name in ("monday", "wednesday", "saturday", "sunday"):
        assert DAY.ids[getattr(tables, name.upper())] == name
    names = {"stalls_more": "STALLS_MORE", "home": "HOME", "sail": "SAIL", "relics": "NEW_RELICS"}
    names |= {"exchange": "EXCHANGING", "fewer": "FEWER", "die": "DIE", "cubes": "CUBES"}
    names |= {"stick": "STICK", "extra_hold": "EXTRA_HOLD", "extra_stalls": "EXTRA_STALLS"}
    for effect, constant in names.items():
        assert data.EFFECTS[getattr(tables, constant)] == effect
    assert len(names) == len(data.EFFECTS)


def test_a_data_file_with_an_odd_key_does_not_load() -> None:
    good = vars(data.WEEK_CARDS[0])
    assert row(data.WeekCard, dict(good), "week") == data.WEEK_CARDS[0]
    with pytest.raises(BadData, match="rain"):
        row(data.WeekCard, {**good, "rain": 1}, "week")
    with pytest.raises(BadData, match="dice"):
        row(data.WeekCard, {k: v for k, v in good.items() if k != "dice"}, "week")
