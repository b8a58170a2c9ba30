"""The table of moves, the data file and the bases that compiled rules use."""

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.guildes import tables
from guildhall.games.guildes.data import CARDS, Card
from guildhall.games.guildes.moves import EVENT, GUILD, PHASE, TRICK, WORDS
from guildhall.games.guildes.state import PHASE_DEAL, PHASE_DRAW, PHASE_OVER, PHASE_TRICK


def test_bases_match_the_table() -> None:
    for verb in WORDS.moves.verbs:
        assert getattr(tables, verb.name.upper()) == verb.base


def test_chance_verbs_match_the_table() -> None:
    names = [verb.name for verb in WORDS.chances.verbs]
    numbers = {
        "deal": tables.DEALING,
        "reveal": tables.REVEALING,
        "trick": tables.DEALING_TRICKS,
        "opener": tables.OPENING,
        "return": tables.HANDING_BACK,
        "draw": tables.DRAWING,
    }
    assert {name: names.index(name) for name in names} == numbers


def test_indices_match_the_data() -> None:
    assert len(GUILD.ids) == tables.KINDS
    assert GUILD.ids[tables.MILITIA] == "militia"
    assert EVENT.ids[tables.SEQUENTIAL] == "sequential"
    assert EVENT.ids[tables.DELAYED_REVEAL] == "delayed_reveal"
    assert EVENT.ids[tables.ONE_LESS] == "one_less"
    assert EVENT.ids[tables.TIES_VANISH] == "ties_vanish"
    assert EVENT.ids[tables.REDISTRIBUTION] == "redistribution"
    assert EVENT.ids[tables.ONE_OR_TWO] == "one_or_two"
    assert TRICK.ids[tables.FIRST_SWING] == "f"
    named = {PHASE.ids[p] for p in (PHASE_DEAL, PHASE_TRICK, PHASE_DRAW, PHASE_OVER)}
    assert named == {"deal", "trick", "draw", "over"}


def test_a_data_file_with_an_odd_key_does_not_load() -> None:
    good = vars(CARDS[0])
    assert row(Card, dict(good), "card") == CARDS[0]
    with pytest.raises(BadData, match="colour"):
        row(Card, {**good, "colour": "red"}, "card")
    with pytest.raises(BadData, match="copies"):
        row(Card, {k: v for k, v in good.items() if k != "copies"}, "card")
