"""Luck from the house and the seats: committed first, drawn from all, every change found."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord
from guildhall.core.luck import KeyedLuck, commitment, key_from_seed
from guildhall.core.promise import EIGHTS, check_spaces, is_number, reopened, shared_key
from guildhall.core.record import Record
from guildhall.core.state import CHANCE
from guildhall.games import find
from guildhall.table.match import Match, new_match

GAME = find("guildes")
NUMBERS = ["11" * 16, "", "33" * 32]
KEY = key_from_seed(5)


def played(match: Match, inputs: int = 10_000) -> Match:
    """Let everybody make their first move, until there are so many inputs or the game is over."""
    while not match.over and len(match.record.inputs) < inputs:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


def draws(match: Match, first: int = 0) -> list[str]:
    return [given.move for given in match.record.inputs[first:] if given.by == CHANCE]


def test_each_number_changes_every_draw() -> None:
    alone = new_match(GAME, 3, key=KEY)
    both = new_match(GAME, 3, key=KEY, numbers=NUMBERS)
    other = new_match(GAME, 3, key=KEY, numbers=["11" * 16, "", "34" * 32])
    assert len({tuple(draws(match)) for match in (alone, both, other)}) == 3
    assert shared_key(KEY, ["11" * 16, "", ""]) != shared_key(KEY, ["", "11" * 16, ""])
    assert (alone.record.header.luck, both.record.header.luck) == (1, 2)


def test_numbers_are_16_to_32_bytes_in_hex() -> None:
    assert is_number("0f" * 16)
    assert is_number("0f" * 32)
    for odd in ("", "0f" * 15, "0f" * 33, "0F" * 16, "0f" * 16 + "0", "0f" * 16 + "\n", "xx" * 16):
        assert not is_number(odd), odd


def test_going_back_draws_anew_and_the_record_verifies() -> None:
    """After an undo nobody meets a draw of before, however often and far they go back."""
    match = new_match(GAME, 3, key=KEY, numbers=NUMBERS)
    seen: set[tuple[str, ...]] = set()
    for to in (0, 30, 0, 12, 12):
        played(match, 90)
        seen.add(tuple(draws(match)))
        match.rewind(to)
    played(match)
    seen.add(tuple(draws(match)))
    assert len(seen) == 6
    assert match.record.header.spaces == [[0, 3], [12, 5]]
    again = records.parse(list(match.record.lines()))
    assert replays.verify(GAME, again).over()
    assert replays.luck_facts(again)["reopened"] == 5


def test_a_saved_game_never_takes_a_space_twice() -> None:
    """Undo, save, go on elsewhere, undo again: each time the luck is another one."""
    match = played(new_match(GAME, 3, key=KEY), 60)
    seen = set()
    for _ in range(4):
        seen.add(tuple(draws(match)))
        match.rewind(0)
        match = Match(GAME, records.parse(list(match.record.lines())))
    assert len(seen) == 4


def test_a_free_undo_keeps_the_luck() -> None:
    match = played(new_match(GAME, 3, key=KEY), 60)
    before = [given.move for given in match.record.inputs]
    match.rewind(0, reopen=False)
    assert [given.move for given in played(match, 60).record.inputs] == before
    assert "spaces" not in match.record.header.to_json()


def test_bots_think_anew_in_a_new_space() -> None:
    match = new_match(GAME, 3, key=KEY)
    before = match.bot_seed(0)
    match.rewind(len(match.record.inputs))
    assert match.bot_seed(0) != before


def test_spaces() -> None:
    assert reopened([], 5) == [[5, 1]]
    assert reopened([[5, 1], [9, 2]], 7) == [[5, 1], [7, 3]]
    assert reopened([[5, 1], [9, 2]], 5) == [[5, 3]]
    luck = KeyedLuck(KEY, [[5, 1], [9, 3]])
    assert [luck.space(n) for n in (0, 4, 5, 8, 9, 50)] == [0, 0, 1, 1, 3, 3]
    for odd in (
        [[2, 1]],
        [[5, 0]],
        [[5, 1], [5, 2]],
        [[5, 2], [9, 2]],
        [[9, 1], [5, 2]],
    ):
        with pytest.raises(BadRecord, match="record_spaces"):
            check_spaces(odd, first=3)


@pytest.fixture(scope="module")
def finished() -> Record:
    """A game of three, two of them with a number, gone back once to its middle."""
    match = played(new_match(GAME, 3, key=KEY, numbers=NUMBERS), 200)
    match.rewind(100)
    return played(match).record


@pytest.mark.parametrize("numbers", [[], NUMBERS])
def test_luck_by_eights_is_promised_and_checked_too(numbers: list[str]) -> None:
    match = played(new_match(GAME, 3, key=KEY, numbers=numbers, luck=EIGHTS), 100)
    usual = draws(played(new_match(GAME, 3, key=KEY, numbers=numbers), 100))
    assert draws(match) != usual
    seen = draws(match, 50)
    match.rewind(50)
    assert draws(played(match), 50) != seen
    again = records.parse(list(match.record.lines()))
    assert again.header.luck == EIGHTS
    assert replays.verify(GAME, again).over()
    for change in ({"luck": 2 if numbers else 1}, {"numbers": ["11" * 16, "", ""]}):
        first, *rest = match.record.lines()
        data = json.loads(first)
        data["header"].update(change)
        with pytest.raises(BadRecord, match="record_luck"):
            replays.verify(GAME, records.parse([json.dumps(data), *rest]))


def header(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["header"].update(values)


CHANGES = {
    "a number": (header(numbers=["12" * 16, "", "33" * 32]), "record_luck"),
    "a number taken away": (header(numbers=["", "", "33" * 32]), "record_luck"),
    "a number for a seat without": (
        header(numbers=["11" * 16, "22" * 16, "33" * 32]),
        "record_luck",
    ),
    "numbers in another order": (header(numbers=["33" * 32, "", "11" * 16]), "record_luck"),
    "all numbers": (header(numbers=[], luck=1), "record_luck"),
    "the version": (header(luck=3), "record_luck"),
    "too few numbers": (header(numbers=["11" * 16]), "record_numbers"),
    "odd numbers": (header(numbers=["zz" * 16, "", "33" * 32]), "record_numbers"),
    "numbers of no use": (header(luck=1), "record_numbers"),
    "an unknown version": (header(luck=9), "record_luck_version"),
    "a space taken away": (header(spaces=[]), "record_luck"),
    "the number of a space": (header(spaces=[[100, 2]]), "record_luck"),
    "where a space begins": (header(spaces=[[20, 1]]), "record_luck"),
    "a space more": (header(spaces=[[100, 1], [140, 2]]), "record_luck"),
    "a space that goes down": (header(spaces=[[100, 1], [140, 1]]), "record_spaces"),
    "a space beyond the end": (header(spaces=[[100, 1], [9999, 2]]), "record_spaces"),
    "an odd space": (header(spaces=[[100]]), "record_line"),
    "odd spaces": (header(spaces={"100": 1}), "record_line"),
    "a number that is none": (header(numbers=[1, 2, 3]), "record_line"),
    "an odd version": (header(luck="2"), "record_line"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_of_the_promise_is_found(finished: Record, name: str) -> None:
    change, code = CHANGES[name]
    first, *rest = finished.lines()
    data = json.loads(first)
    change(data)
    with pytest.raises(BadRecord) as caught:
        replays.verify(GAME, records.parse([json.dumps(data), *rest]))
    assert caught.value.code == code


def test_a_changed_draw_is_found(finished: Record) -> None:
    lines = list(finished.lines())
    at = next(n for n, given in enumerate(finished.inputs) if given.by == CHANCE and n > 100)
    drawn = {given.move for given in finished.inputs if given.by == CHANCE}
    other = min(drawn - {finished.inputs[at].move})
    lines[at + 1] = json.dumps({"n": at, "by": "chance", "move": other})
    with pytest.raises(BadRecord, match=r"record_(luck|input)"):
        replays.verify(GAME, records.parse(lines))


def test_a_house_that_chooses_its_key_after_the_numbers_is_caught() -> None:
    """It promised one key, saw the numbers, and dealt from a key that suits it better."""
    promised = commitment(KEY)
    dealt = played(new_match(GAME, 3, key=key_from_seed(99), numbers=NUMBERS)).record
    assert replays.verify(GAME, dealt).over(), "the game itself is consistent"
    dealt.header.commitment = promised
    with pytest.raises(BadRecord, match="record_commitment"):
        replays.verify(GAME, records.parse(list(dealt.lines())))


def test_a_game_without_numbers_is_written_as_ever() -> None:
    first = json.loads(next(new_match(GAME, 3, key=KEY).record.lines()))
    assert not {"luck", "numbers", "spaces"} & set(first["header"])
