"""What a game's luck is drawn from, by version: the house's key alone, or the seats' numbers too.

The house commits to its key before any seat adds a number, so neither side can choose the luck.
"""

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from guildhall.core.errors import BadRecord
from guildhall.core.luck import EightsLuck, KeyedLuck

HOUSE_ALONE: Final = 1
FROM_ALL: Final = 2
EIGHTS: Final = 3
"""With numbers of the seats or without, and eight draws from each hash: for many games at once."""
VERSIONS: Final = (HOUSE_ALONE, FROM_ALL, EIGHTS)
LEAST_BYTES: Final = 16
MOST_BYTES: Final = 32
NUMBER: Final = re.compile(f"(?:[0-9a-f]{{2}}){{{LEAST_BYTES},{MOST_BYTES}}}")


def is_number(text: str) -> bool:
    """Say whether a text is a seat's number: 16 to 32 bytes in lowercase hex."""
    return NUMBER.fullmatch(text) is not None


def version_for(numbers: Sequence[str]) -> int:
    """Version of the luck of a new game whose seats added these numbers ("": none)."""
    return FROM_ALL if any(numbers) else HOUSE_ALONE


def check_numbers(version: int, numbers: Sequence[str], seats: int) -> None:
    """Raise BadRecord for an unknown version, or numbers that do not belong to it."""
    if version not in VERSIONS:
        raise BadRecord("record_luck_version", {"found": version, "known": VERSIONS[-1]})
    expected = {HOUSE_ALONE: [0], FROM_ALL: [seats], EIGHTS: [0, seats]}[version]
    odd = [number for number in numbers if number and not is_number(number)]
    if odd or len(numbers) not in expected or any(numbers) != bool(numbers):
        raise BadRecord("record_numbers", {"found": len(numbers), "seats": seats})


def shared_key(key: bytes, numbers: Sequence[str]) -> bytes:
    """Hash the house's key and the numbers of all seats, in seat order, into the key of luck."""
    hashed = blake2b(key=key, digest_size=32, person=b"guildhall-seats")
    for number in numbers:
        raw = bytes.fromhex(number)
        hashed.update(bytes([len(raw)]) + raw)
    return hashed.digest()


def drawn_seats(key: bytes, numbers: Sequence[str]) -> list[int]:
    """Seat that each seat's person gets when people draw where to sit, from the same promise.

    It has a key of its own: what it shows tells nothing about the draws of the game.
    """
    hashed = blake2b(key=shared_key(key, numbers), digest_size=32, person=b"guildhall-places")
    luck = KeyedLuck(hashed.digest())
    seats = list(range(len(numbers)))
    for last in range(len(seats) - 1, 0, -1):
        other = int(luck.below(last + 1, last))
        seats[last], seats[other] = seats[other], seats[last]
    return seats


def luck_of(
    version: int, key: bytes, numbers: Sequence[str], spaces: Sequence[Sequence[int]]
) -> KeyedLuck:
    """Luck of a game from the house's key, the seats' numbers and the spaces opened by undos."""
    kind = EightsLuck if version == EIGHTS else KeyedLuck
    return kind(shared_key(key, numbers) if numbers else key, spaces)


def reopened(spaces: list[list[int]], at: int) -> list[list[int]]:
    """Spaces after an undo to input `at`: a new one begins there, what began later is gone."""
    number = spaces[-1][1] + 1 if spaces else 1
    return [*([first, space] for first, space in spaces if first < at), [at, number]]


def check_spaces(spaces: Sequence[Sequence[int]], first: int) -> None:
    """Raise BadRecord unless spaces follow one another, from the first input made here on."""
    number = 0
    for at, space in spaces:
        if at < first or space <= number:
            raise BadRecord("record_spaces", {"n": at, "space": space})
        first, number = at + 1, space
