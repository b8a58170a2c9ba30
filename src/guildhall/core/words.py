"""Moves as numbers, JSON and notation, and all other words of a game.

Every move of a game has a number, from 0 up to `words.moves.size`: the actions of learners.

>>> import guildhall as gh
>>> moves = gh.GAMES["guildes"].words.moves
>>> moves.size, moves.print(7), moves.parse("pick nobles")
(289, 'pick nobles', 7)
>>> moves.decode(7).to_json()
{'verb': 'pick', 'guild': 'nobles'}
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from math import prod

from guildhall.core.errors import BadNotation

__all__ = ["Kind", "Move", "MoveCodec", "Verb", "Words"]


@dataclass(frozen=True)
class Kind:
    """One kind of thing (`city`, `guild`, `seat`) and the ids of all things of that kind.

    >>> Kind("city", ("bruges", "ghent")).index("Ghent")
    1
    """

    name: str
    ids: tuple[str, ...]

    @cached_property
    def places(self) -> dict[str, int]:
        """Number of each id, in lower case; the first where two are alike."""
        return {known.casefold(): at for at, known in reversed(list(enumerate(self.ids)))}

    def index(self, given: str) -> int | None:
        """Number of an id, in upper or lower case; None if there is no such thing."""
        return self.places.get(given.casefold())


def seat_kind(seats: int) -> Kind:
    """The kind of seats, named by their numbers."""
    return Kind("seat", tuple(str(seat) for seat in range(seats)))


@dataclass(frozen=True)
class Move:
    """One move: its number, its verb and the ids of its arguments; `str()` gives its notation.

    >>> str(Move(7, "pick", {"guild": "nobles"}))
    'pick nobles'
    """

    id: int
    verb: str
    args: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args.values()))

    def __hash__(self) -> int:
        return self.id

    def to_json(self) -> dict[str, str]:
        """The form of the server's API: the verb, and each argument by its name."""
        return {"verb": self.verb, **self.args}


@dataclass(frozen=True)
class Verb:
    """A verb, the names and kinds of its arguments, and `base`, the number of its first move."""

    name: str
    args: tuple[str, ...]
    kinds: tuple[Kind, ...]
    base: int

    @property
    def size(self) -> int:
        """How many moves this verb has: one for each combination of arguments."""
        return prod(len(kind.ids) for kind in self.kinds)


class MoveCodec:
    """All moves of a game between numbers and words: verbs laid end to end, in mixed radix.

    A verb is given as (name, argument, argument …); its last argument runs fastest. `size` counts
    all moves. Iterating gives each as a `Move`.

    >>> kinds = {"city": Kind("city", ("bruges", "ghent")), "tile": Kind("tile", ("a", "b"))}
    >>> moves = MoveCodec(kinds, [("pass",), ("build", "city", "tile")])
    >>> [str(move) for move in moves]
    ['pass', 'build bruges a', 'build bruges b', 'build ghent a', 'build ghent b']
    >>> moves.encode("build", 1, 0), moves.indices(3)
    (3, [1, 0])
    """

    def __init__(self, kinds: Mapping[str, Kind], verbs: Sequence[tuple[str, ...]]) -> None:
        self.verbs: list[Verb] = []
        base = 0
        for name, *args in verbs:
            verb = Verb(name, tuple(args), tuple(kinds[arg] for arg in args), base)
            self.verbs.append(verb)
            base += verb.size
        self.size = base
        self.bases = [verb.base for verb in self.verbs]
        self.by_name = {verb.name: verb for verb in self.verbs}
        self.decoded: dict[int, Move] = {}
        self.parsed: dict[str, int] = {}
        # what was asked for before: moves never change

    def encode(self, name: str, *indices: int) -> int:
        """Number of a move, from its verb and the numbers of its arguments.

        Raises KeyError or IndexError for a verb or a number that does not exist.
        """
        verb = self.by_name[name]
        number = 0
        for kind, index in zip(verb.kinds, indices, strict=True):
            if not 0 <= index < len(kind.ids):
                raise IndexError(f"{name}: {kind.name} {index}")
            number = number * len(kind.ids) + index
        return verb.base + number

    def verb_of(self, move: int) -> Verb:
        """Verb of a move; raises BadNotation (`unknown_move`)."""
        if not 0 <= move < self.size:
            raise BadNotation("unknown_move", {"move": move, "size": self.size})
        return self.verbs[bisect_right(self.bases, move) - 1]

    def indices(self, move: int) -> list[int]:
        """Numbers of the arguments of a move, in order."""
        verb = self.verb_of(move)
        rest = move - verb.base
        out: list[int] = []
        for kind in reversed(verb.kinds):
            rest, index = divmod(rest, len(kind.ids))
            out.append(index)
        return out[::-1]

    def decode(self, move: int) -> Move:
        """The move of a number; raises BadNotation (`unknown_move`)."""
        known = self.decoded.get(move)
        if known is None:
            verb = self.verb_of(move)
            ids = (kind.ids[i] for kind, i in zip(verb.kinds, self.indices(move), strict=True))
            known = self.decoded[move] = Move(
                move, verb.name, dict(zip(verb.args, ids, strict=True))
            )
        return known

    def __iter__(self) -> Iterator[Move]:
        return (self.decode(move) for move in range(self.size))

    def print(self, move: int) -> str:
        """Notation of a move, as people type it and records keep it."""
        return str(self.decode(move))

    def parse(self, text: str) -> int:
        """Number of a move in notation, upper or lower case.

        Raises BadNotation: `notation_empty`, `notation_verb`, `notation_count` or
        `notation_argument`, with what was expected.

        >>> import guildhall as gh
        >>> gh.GAMES["guildes"].words.moves.parse("peck nobles")
        Traceback (most recent call last):
            ...
        guildhall.core.errors.BadNotation: notation_verb (given=peck, known=pick)
        """
        known = self.parsed.get(text)
        if known is not None:
            return known
        words = text.split()
        if not words:
            raise BadNotation("notation_empty", {})
        verb = self._verb_named(words[0])
        if len(words) - 1 != len(verb.args):
            raise BadNotation(
                "notation_count",
                {"verb": verb.name, "need": " ".join(verb.args) or "-", "have": len(words) - 1},
            )
        move = self._encode_ids(verb, words[1:])
        if text == self.print(move):  # other spellings are not kept: they have no end
            self.parsed[text] = move
        return move

    def from_json(self, data: object) -> int:
        """Number of a move in the form of `Move.to_json`; raises BadNotation like `parse`.

        What is not such an object at all is `notation_json`.
        """
        if not isinstance(data, dict) or not isinstance(data.get("verb"), str):
            raise BadNotation("notation_json", {})
        verb = self._verb_named(data["verb"])
        if set(data) != {"verb", *verb.args}:
            raise BadNotation(
                "notation_count",
                {"verb": verb.name, "need": " ".join(verb.args) or "-", "have": len(data) - 1},
            )
        return self._encode_ids(verb, [str(data[arg]) for arg in verb.args])

    def _verb_named(self, given: str) -> Verb:
        verb = self.by_name.get(given.casefold())
        if verb is None:
            facts: dict[str, object] = {"given": given, "known": _near(given, list(self.by_name))}
            raise BadNotation("notation_verb", facts)
        return verb

    def _encode_ids(self, verb: Verb, given: Sequence[str]) -> int:
        indices: list[int] = []
        for arg, kind, text in zip(verb.args, verb.kinds, given, strict=True):
            index = kind.index(text)
            if index is None:
                raise BadNotation(
                    "notation_argument",
                    {"argument": arg, "given": text, "known": _near(text, list(kind.ids))},
                )
            indices.append(index)
        return self.encode(verb.name, *indices)


def _near(given: str, known: list[str]) -> str:
    return ", ".join(get_close_matches(given.casefold(), known, cutoff=0.5) or known[:12])


class Words:
    """Everything a game can say: its kinds, moves, chance, events and refusals.

    `moves` and `chances` are codecs; a chance verb takes exactly one argument, the outcome. An
    argument called `guild` is of the kind that `kinds` gives for that name; an argument of
    an event or a fact of a refusal whose name is not there is a plain number.
    """

    def __init__(
        self,
        kinds: Mapping[str, Kind],
        moves: Sequence[tuple[str, ...]],
        chances: Sequence[tuple[str, ...]],
        events: Mapping[str, tuple[str, ...]],
        refusals: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.kinds = kinds
        self.moves = MoveCodec(kinds, moves)
        self.chances = MoveCodec(kinds, chances)
        self.events = events
        self.refusals = refusals

    def named(self, args: Mapping[str, int]) -> dict[str, int | str]:
        """Arguments with ids in the place of numbers, where the argument has a kind.

        >>> import guildhall as gh
        >>> gh.GAMES["guildes"].words.named({"guild": 7, "votes": 5})
        {'guild': 'nobles', 'votes': 5}
        """
        return {
            name: self.kinds[name].ids[value] if name in self.kinds and value >= 0 else value
            for name, value in args.items()
        }

    def print_chance(self, verb: int, outcome: int) -> str:
        """Notation of an outcome; `verb` is what `State.chance_verb` gives."""
        return self.chances.print(self.chances.verbs[verb].base + outcome)

    def parse_chance(self, text: str) -> tuple[int, int]:
        """Chance verb and outcome of a notation; raises BadNotation like `MoveCodec.parse`."""
        move = self.chances.parse(text)
        verb = self.chances.verb_of(move)
        return self.chances.verbs.index(verb), move - verb.base
