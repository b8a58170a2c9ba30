"""Names that can be read, and told apart at a table."""

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.table.names import LONGEST_NAME, apart, chosen_name, clean_name, skeleton, told_apart
from tests.table.test_table import Room


@pytest.mark.parametrize(
    "blank",
    [
        "",
        "  ",
        "\u200b",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "...",
        "\u0301\u0301",
        "Ann\u202ea",
    ],
)
def test_names_that_show_nothing_or_turn_the_line_are_refused(blank: str) -> None:
    with pytest.raises(GuildhallError, match="bad_name"):
        clean_name(blank)


def test_towers_of_accents_are_refused() -> None:
    assert clean_name("Zoe\u0308\u0301") == "Zo\u00eb\u0301"
    with pytest.raises(GuildhallError, match="bad_name"):
        clean_name("Z" + "\u0301" * 9)


@pytest.mark.parametrize("name", ["Anna", "Łukasz", "Zoë 2", "李雷", "Ольга", "José María", "1302"])
def test_names_of_many_scripts_are_welcome(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", ["\u0410nna", "B\u03bfb", "Анна \u0062is", "\u13aanna"])
def test_nobody_may_take_a_name_of_two_alphabets(name: str) -> None:
    assert clean_name(name) == name, "who has one may still sit down"
    with pytest.raises(GuildhallError, match="mixed_name"):
        chosen_name(name)


@pytest.mark.parametrize("name", ["Анна", "Zoë 2", "李 Lei", "Łukasz", "Γιώργος"])
def test_names_of_one_alphabet_may_be_taken(name: str) -> None:
    assert chosen_name(name) == name


def test_in_a_list_the_first_keeps_a_name() -> None:
    names = {"u1": "Anna", "u2": "\u0410nna", "u3": "Bea", "u4": "ANNA"}
    assert list(told_apart(names).values()) == ["Anna", "\u0410nna (2)", "Bea", "ANNA (3)"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic A and a
        ("Alice", "AIice"),  # a capital i
        ("Alice", "A1ice"),
        ("Zoë", "Zoe"),
        ("Anna", "A n.n-a"),
        ("Bob", "B0b"),
        ("Anna", "Ａｎｎａ"),
    ],
)
def test_names_that_are_taken_for_each_other(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(clean_name(other))


def test_other_names_are_not() -> None:
    assert len({skeleton(name) for name in ("Anna", "Anne", "Hanna", "Ann", "Ana")}) == 5


def test_a_name_that_is_taken_gets_a_number() -> None:
    assert apart("Anna", ["Bea"]) == "Anna"
    assert apart("\u0410nna", ["Anna", "Anna (2)"]) == "\u0410nna (3)"
    long = "x" * LONGEST_NAME
    assert len(apart(long, [long])) <= LONGEST_NAME


def test_two_people_at_a_table_never_show_the_same_name() -> None:
    room = Room()
    room.write(room.table.propose_sit(0, "u0", "Anna", 1.0))
    room.write(room.table.propose_sit(1, "u1", "АNNА", 1.0))
    assert [chair.name for chair in room.table.chairs[:2]] == ["Anna", "АNNА (2)"]
    room.write(room.table.propose_chat(1, "hello", 2.0))
    assert room.table.chat[-1]["name"] == "АNNА (2)", "talk bears the same name"
