"""The codec of moves, by property."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.errors import BadNotation
from guildhall.core.words import Kind, MoveCodec, seat_kind

KINDS = {"city": Kind("city", ("gent", "Brugge", "ieper")), "seat": seat_kind(4)}
TABLE = MoveCodec(
    KINDS, [("pass",), ("build", "city", "seat"), ("visit", "seat"), ("found", "city")]
)


def test_the_table_is_laid_end_to_end() -> None:
    assert TABLE.size == 1 + 12 + 4 + 3
    assert [verb.base for verb in TABLE.verbs] == [0, 1, 13, 17]
    assert TABLE.print(1) == "build gent 0"
    assert TABLE.print(2) == "build gent 1"
    assert TABLE.decode(2).to_json() == {"verb": "build", "city": "gent", "seat": "1"}


@given(st.integers(0, TABLE.size - 1))
def test_round_trips(move: int) -> None:
    decoded = TABLE.decode(move)
    assert TABLE.parse(str(decoded)) == TABLE.from_json(decoded.to_json()) == move
    assert TABLE.encode(decoded.verb, *TABLE.indices(move)) == move


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_bad_notation(text: str) -> None:
    known = {str(move) for move in TABLE}
    if " ".join(text.casefold().split()) in {move.casefold() for move in known}:
        assert 0 <= TABLE.parse(text) < TABLE.size
        return
    with pytest.raises(BadNotation, match=r"^notation_"):
        TABLE.parse(text)


@given(
    st.recursive(st.none() | st.integers() | st.text(), st.lists)
    | st.dictionaries(st.text(), st.text())
)
def test_any_json_is_a_move_or_bad_notation(data: object) -> None:
    with pytest.raises(BadNotation):
        TABLE.from_json(data)


def test_errors_suggest_what_was_meant() -> None:
    with pytest.raises(BadNotation) as caught:
        TABLE.parse("biuld gent 0")
    assert caught.value.facts == {"given": "biuld", "known": "build"}
    with pytest.raises(BadNotation) as caught:
        TABLE.parse("build genf 0")
    assert "gent" in str(caught.value.facts["known"])
    with pytest.raises(BadNotation, match="notation_count"):
        TABLE.parse("build gent")
    for move in (-1, TABLE.size):
        with pytest.raises(BadNotation):
            TABLE.decode(move)
    with pytest.raises(IndexError):
        TABLE.encode("visit", 4)


def test_only_the_printed_form_of_a_move_is_remembered() -> None:
    """Else whoever sends other spellings would fill the memory."""
    for text in ("BUILD gent 0", "build  gent 0", "Build Gent 0", "build gent 0"):
        assert TABLE.print(TABLE.parse(text)) == "build gent 0"
    assert set(TABLE.parsed) <= {TABLE.print(move) for move in range(TABLE.size)}
    assert TABLE.parsed["build gent 0"] == TABLE.parse("build gent 0")
