"""Luck: the same stream everywhere, fair by weight, checkable by its key."""

import pickle
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.luck import (
    EightsLuck,
    FastLuck,
    KeyedLuck,
    commitment,
    key_from_seed,
    seed_from_key,
    weighted,
)
from guildhall.core.numbers import made


def test_the_fast_stream_is_pinned() -> None:
    luck = FastLuck(42)
    assert [int(luck.word()) for _ in range(4)] == PINNED


PINNED = [1849552023, 4223452576, 118919111, 3893884377]


def test_the_keyed_stream_is_pinned() -> None:
    luck = KeyedLuck(bytes(range(32)))
    assert [int(luck.below(1000, n)) for n in range(5)] == KEYED


KEYED = [409, 517, 40, 883, 38]


def test_the_stream_by_eights_is_pinned() -> None:
    luck = EightsLuck(bytes(range(32)))
    assert [int(luck.below(1000, n)) for n in range(10)] == EIGHTS


EIGHTS = [948, 160, 835, 443, 895, 368, 33, 811, 877, 309]


def test_a_draw_by_eights_is_what_its_page_says() -> None:
    """docs/luck.md: the part of the hash that belongs to n, times the bound, divided by 2^64."""
    key, bound = key_from_seed(4), (1 << 31) - 1
    for spaces, n, space in (([], 0, 0), ([], 21, 0), ([[9, 2]], 8, 0), ([[9, 2]], 15, 2)):
        text = f"eight {space} {n // 8}".encode()
        word = blake2b(text, key=key, digest_size=64).digest()[n % 8 * 8 :][:8]
        expected = int.from_bytes(word, "big") * bound >> 64
        assert EightsLuck(key, spaces).below(bound, n) == expected


@pytest.mark.parametrize("kind", [KeyedLuck, EightsLuck])
def test_a_keyed_draw_depends_on_its_number_only(kind: type[KeyedLuck]) -> None:
    luck = kind(key_from_seed(1))
    late = luck.below(10**6, 9)
    for n in range(9):
        luck.below(10**6, n)
    assert luck.below(10**6, 9) == late


@pytest.mark.parametrize(
    "luck",
    [FastLuck(3), KeyedLuck(key_from_seed(3)), EightsLuck(key_from_seed(3))],
    ids=["fast", "keyed", "eights"],
)
def test_draws_follow_their_weights(luck: FastLuck | KeyedLuck) -> None:
    weights = made([1, 0, 3, 4])
    drawn = Counter(int(luck.pick(weights, n)) for n in range(8000))
    assert drawn[1] == 0
    for outcome, weight in ((0, 1), (2, 3), (3, 4)):
        assert abs(drawn[outcome] - 1000 * weight) < 220


@given(st.lists(st.integers(0, 9), min_size=1).filter(sum))
def test_every_ticket_belongs_to_an_outcome_with_weight(weights: list[int]) -> None:
    owners = Counter(int(weighted(made(weights), ticket)) for ticket in range(sum(weights)))
    assert owners == Counter({i: w for i, w in enumerate(weights) if w})


def test_a_ticket_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="ticket"):
        weighted(made([1, 2]), 3)


def test_luck_goes_through_pickle_and_copies() -> None:
    luck = FastLuck(5)
    luck.word()
    twins = [pickle.loads(pickle.dumps(luck)), luck.copy()]  # noqa: S301
    expected = [int(luck.word()) for _ in range(5)]
    for twin in twins:
        assert [int(twin.word()) for _ in range(5)] == expected
    for keyed in (KeyedLuck(key_from_seed(5)), EightsLuck(key_from_seed(5), [[2, 1]])):
        twin = pickle.loads(pickle.dumps(keyed))  # noqa: S301
        assert [twin.below(99, n) for n in range(9)] == [keyed.below(99, n) for n in range(9)]


def test_keys_and_seeds_are_apart() -> None:
    key = key_from_seed(1)
    assert key == key_from_seed(1)
    assert len({key, key_from_seed(2), key_from_seed(1, 0), key_from_seed(1, 1)}) == 4
    assert commitment(key) != commitment(key_from_seed(2))
    assert key.hex() not in commitment(key)
    assert len({seed_from_key(key, n, seat) for n in range(9) for seat in range(6)}) == 54
    assert all(0 <= seed_from_key(key, n, 0) < 1 << 62 for n in range(50))
