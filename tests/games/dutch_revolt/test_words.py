"""The map as data, and the numbers that rules have from it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.dutch_revolt import GAME, OPTIONS, data, state, tables
from guildhall.games.dutch_revolt.game import PHASES, DutchRevolt
from guildhall.games.dutch_revolt.moves import (
    WORDS,
)
from guildhall.games.dutch_revolt.view import FLAT, SCALARS, WIDE
from guildhall.locale import LANGUAGES, Speech

FOLDER = Path(data.__file__).parent


def test_options_match_the_state() -> None:
    fields = [state.MAJORITY, state.CITIES_COUNT, state.CATHOLIC_AIM, state.ALLEGIANCE_CAP]
    fields += [state.SUPPORT_TARGET, state.TURN0_CAP, state.TOWN_OUSTING, state.INTERCEPTION]
    fields += [state.NEUTRAL_POOL, state.MINIMUM_UNITS, state.CONFLICT_RULE, state.TAX_ROUNDING]
    fields += [state.BEGGAR_SIEGES, state.BESIEGED_UNITS, state.MAP_VALUES]
    assert fields == list(range(len(OPTIONS))) == list(range(state.OPTIONS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_city_or_town_is_called_like_a_province(language: str) -> None:
    """DR-8: units are placed in provinces and stand in places: a name says which is meant."""
    say = Speech(language)
    names = {
        kind: {say(f"dutch_revolt-{kind}-{thing}") for thing in WORDS.kinds[kind].ids}
        for kind in ("province", "spot")
    }
    assert not names["province"] & names["spot"]


def test_every_verb_has_its_moment() -> None:
    """DR-6: every verb belongs to a phase, with all its moves and in the order of the table."""
    known: set[tuple[int, int]] = set()
    for phase in PHASES:
        for verbs in (phase.verbs, phase.answers):
            spans = [(int(verb.base), int(verb.size)) for verb in verbs]
            assert spans == sorted(spans), phase.name
            known |= set(spans)
    bases = [verb.base for verb in WORDS.moves.verbs]
    ends = [*bases[1:], WORDS.moves.size]
    assert known == {(base, end - base) for base, end in zip(bases, ends, strict=True)}


def test_the_view_holds_the_whole_state() -> None:
    """DR-5: nothing is hidden, so every field of the state is in the view."""
    assert {*SCALARS, *FLAT, *WIDE} == set(DutchRevolt().fields())


def test_every_declared_word_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    for event in WORDS.events:
        assert f'"{event}"' in source, event


def test_the_map_adds_up() -> None:
    """DR-9, DR-71: the sums that the specification states."""
    first = GAME.new(5, {"map_values": "first"})
    assert isinstance(first, DutchRevolt)
    assert sum(state.limit_of(first, land) for land in range(24)) == 128
    assert sum(state.points_of(first, land) for land in range(24)) == 36
    assert sum(tables.HALF_TAX) == 54


def test_every_settlement_has_its_place() -> None:
    """The board is drawn from coordinates: north is up, no two places coincide."""
    places = {place.id: tuple(place.place) for place in data.CITIES}
    places |= {place.id: tuple(place.place) for place in data.TOWNS}
    assert len(set(places.values())) == 50
    assert places["groningen"][0] > places["utrecht"][0] > places["gent"][0] > places["trier"][0]
    assert places["duinkerken"][1] < places["gent"][1] < places["aachen"][1] < places["koeln"][1]


def test_a_data_file_with_an_odd_key_does_not_load() -> None:
    good = vars(data.REGIONS[0])
    with pytest.raises(BadData, match="colour"):
        row(data.Region, {**good, "colour": "red"}, "region")


@pytest.mark.parametrize(
    ("check", "table", "change"),
    [
        ("_check_map", "PROVINCES", {"borders": ["holland"]}),
        ("_check_map", "REGIONS", {"arrows": []}),
        ("_check_settlements", "CITIES", {"province": "england"}),
        ("_check_settlements", "TOWNS", {"place": [10.0, 5.0]}),
        ("_check_totals", "PROVINCES", {"limit": 99}),
        ("_check_factions", "FACTIONS", {"prices": [1]}),
        ("_check_values", "VALUES", {"limit": {"england": 3}}),
        ("_check_values", "VALUES", {"limit": {"holland": 6}}),
        ("_check_values", "VALUES", {"vp": {"trier": 0}}),
    ],
)
def test_a_map_that_contradicts_itself_does_not_load(
    check: str, table: str, change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = list(getattr(data, table))
    rows[0] = type(rows[0])(**{**vars(rows[0]), **change})
    monkeypatch.setattr(data, table, rows)
    run: Callable[[], None] = getattr(data, check)
    with pytest.raises(BadData):
        run()


def test_the_game_knows_its_numbers() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    assert len(GAME.rules) == 74
    assert WORDS.moves.size == 1693


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str) -> None:
    """DR-7: also the rare ones that a random game may never ask."""
    say = Speech(language)
    asked = {phase.name for phase in PHASES if len(phase.verbs)}
    asked |= {phase.follow_up for phase in PHASES if len(phase.answers)}
    assert len(asked) == 17 + 6
    assert all(say(f"dutch_revolt-ask-{code}") for code in asked)
