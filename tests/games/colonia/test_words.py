"""The data file, and the numbers that rules have from it."""

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.colonia import data, tables
from guildhall.games.colonia.moves import AMOUNT, BERTH, RELIC


def test_sizes_match_the_data() -> None:
    assert len(data.CITIES) * tables.GRADES == len(RELIC.ids)
    assert data.RELICS[tables.SHRINE].id == "shrine"
    assert tables.EMBLEM == max(len(ship.holds) for ship in data.SHIPS) == tables.MARKS - 1
    assert len(AMOUNT.ids) == data.MOST_EXCHANGED
    assert len(BERTH.ids) == data.BOX.berths


def test_names_match_the_effects() -> None:
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
