"""Where chance comes from: a fast generator for simulations, a keyed one that can be checked.

No state has luck inside. Whoever drives a game draws the outcomes, and can draw others instead.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from librt.strings import read_i32_be

from guildhall.core.numbers import Int, Ints, total

__all__ = ["EightsLuck", "FastLuck", "KeyedLuck", "Luck", "commitment", "key_from_seed"]

WORD: Final = 0xFFFFFFFF


def weighted(weights: Ints, ticket: Int) -> Int:
    """Outcome that owns a ticket out of `total(weights)`."""
    left = ticket
    outcome: Int = 0
    for weight in weights:
        if left < weight:
            return outcome
        left -= weight
        outcome += 1
    raise ValueError("ticket beyond the weights")


class Luck(ABC):
    """A source of chance; `n` is the number of the input that is drawn.

    Subclass it to decide what is drawn.

    >>> class First(Luck):
    ...     def below(self, bound, n):
    ...         return 0
    >>> import guildhall as gh
    >>> from guildhall.core.playout import draw_due
    >>> state = gh.GAMES["guildes"].new(3)
    >>> draw_due(state, First())
    >>> list(state.legal(0)), list(state.legal(1))
    ([0, 1], [1, 2, 3])
    """

    @abstractmethod
    def below(self, bound: Int, n: Int) -> Int:
        """A number from 0 to bound - 1."""

    def pick(self, weights: Ints, n: Int) -> Int:
        """One outcome, drawn by its weight."""
        return weighted(weights, self.below(total(weights), n))


class FastLuck(Luck):
    """The generator sfc32: the same stream for the same seed, plain and compiled; ignores `n`.

    >>> luck = FastLuck(7)
    >>> [luck.below(6) for _ in range(5)]
    [0, 3, 4, 3, 4]
    """

    def __init__(self, seed: Int) -> None:
        self.a: Int = seed & WORD
        self.b: Int = (seed >> 32) & WORD
        self.c: Int = 0x9E3779B9
        self.d: Int = 1
        for _ in range(12):
            self.word()

    def word(self) -> Int:
        """The next 32 bits."""
        out = (self.a + self.b + self.d) & WORD
        self.d = (self.d + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + out & WORD
        return out

    def below(self, bound: Int, n: Int = 0) -> Int:
        """A number from 0 to bound - 1; fair enough for bounds far below 2^32."""
        return (self.word() * bound) >> 32

    def copy(self) -> "FastLuck":
        """A twin at the same place of the stream."""
        twin = FastLuck(0)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (_fast_at, (self.a, self.b, self.c, self.d))


def _fast_at(a: Int, b: Int, c: Int, d: Int) -> FastLuck:
    luck = FastLuck(0)
    luck.a, luck.b, luck.c, luck.d = a, b, c, d
    return luck


class KeyedLuck(Luck):
    """Outcome n is a function of a secret key, n and n's number space: fixed in advance.

    The key has 16 to 64 bytes. An undo past something learned opens a new space for all later
    inputs, so that nobody meets a draw they have seen. `spaces` holds pairs, ascending: the first
    input of a space, its number.

    >>> luck = KeyedLuck(key_from_seed(7))
    >>> [luck.below(6, n) for n in (0, 1, 2, 1)]
    [5, 3, 4, 3]
    """

    def __init__(self, key: bytes, spaces: Sequence[Sequence[int]] = ()) -> None:
        self.key: bytes = key
        self.spaces: list[tuple[int, int]] = [(first, space) for first, space in spaces]

    def space(self, n: int) -> int:
        """Number of the space of input n; 0 before the first undo."""
        for first, space in reversed(self.spaces):
            if first <= n:
                return space
        return 0

    def below(self, bound: Int, n: Int) -> Int:
        """A number from 0 to bound - 1; its bias is below 2^-32 for any bound of a game."""
        space = self.space(n)
        text = b"draw %d %d" % (space, n) if space else b"draw %d" % n
        digest = blake2b(text, key=self.key, digest_size=8).digest()
        wide: int = int.from_bytes(digest, "big") * int(bound)
        return wide >> 64

    def __reduce__(self) -> tuple[object, ...]:
        return (KeyedLuck, (self.key, self.spaces))


class EightsLuck(KeyedLuck):
    """Keyed luck that takes eight draws from each hash: as fixed in advance, several times as fast.

    A bound is below 2^31.

    >>> luck = EightsLuck(key_from_seed(7))
    >>> [luck.below(6, n) for n in (0, 1, 2, 1)]
    [4, 3, 1, 3]
    """

    def __init__(self, key: bytes, spaces: Sequence[Sequence[int]] = ()) -> None:
        super().__init__(key, spaces)
        self.words: bytes = b""
        self.eight: Int = -1
        self.eights_space: Int = 0

    def below(self, bound: Int, n: Int) -> Int:
        """A number from 0 to bound - 1; its bias is below 2^-32 for any bound of a game."""
        space: Int = 0
        if self.spaces:
            space = self.space(n)
        if n >> 3 != self.eight or space != self.eights_space:
            self.eight, self.eights_space = n >> 3, space
            text = b"eight %d %d" % (int(space), int(self.eight))
            self.words = blake2b(text, key=self.key, digest_size=64).digest()
        at = (n & 7) << 3
        high = Int(read_i32_be(self.words, at)) & WORD
        low = Int(read_i32_be(self.words, at + 4)) & WORD
        return (high * bound + ((low * bound) >> 32)) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return (EightsLuck, (self.key, self.spaces))


def commitment(key: bytes) -> str:
    """Hash that promises a key: published before the first draw, checked at the end.

    >>> commitment(key_from_seed(7))[:16]
    'a5d414bbb90afed5'
    """
    return blake2b(key, digest_size=32, person=b"guildhall-luck").hexdigest()


def key_from_seed(seed: int, *parts: int) -> bytes:
    """Key that follows from a seed, for games that can be repeated.

    Anyone can guess a seed: tables of a server draw their keys from the system.
    """
    words = " ".join(str(part) for part in (seed, *parts))
    return blake2b(words.encode(), digest_size=32, person=b"guildhall-seed").digest()


def seed_from_key(key: bytes, n: int, seat: int, space: int = 0) -> int:
    """A bot's own seed for input n of a number space, apart from the stream of chance."""
    text = (f"{n} {seat} {space}" if space else f"{n} {seat}").encode()
    return int.from_bytes(
        blake2b(text, key=key, digest_size=7, person=b"guildhall-bot").digest(), "big"
    )
