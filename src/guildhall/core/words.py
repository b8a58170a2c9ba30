"""The words of a game: kinds of things, verbs and arguments; moves as ints, JSON and notation.

One table gives the size of the action space, the JSON and the typed notation of every move.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from math import prod

from guildhall.core.errors import BadNotation


@dataclass(frozen=True)
class Kind:
    """One kind of thing (`city`, `guild`, `seat`) and the ids of all things of that kind."""

    name: str
    ids: tuple[str, ...]

    @cached_property
    def places(self) -> dict[str, int]:
        """Give the place of every id, in lower case; the first where two are alike."""
        return {known.casefold(): at for at, known in reversed(list(enumerate(self.ids)))}

    def index(self, given: str) -> int | None:
        """Find an id, upper or lower case; None when there is no such thing."""
        return self.places.get(given.casefold())


def seat_kind(seats: int) -> Kind:
    """Give the kind of seats, named by their numbers."""
    return Kind("seat", tuple(str(seat) for seat in range(seats)))


@dataclass(frozen=True)
class Move:
    """One decision of the table of moves; `str()` gives its notation."""

    id: int
    verb: str
    args: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """Print the notation."""
        return " ".join((self.verb, *self.args.values()))

    def __hash__(self) -> int:
        """Hash by the number: within a game it says everything."""
        return self.id

    def to_json(self) -> dict[str, str]:
        """Give the JSON form."""
        return {"verb": self.verb, **self.args}


@dataclass(frozen=True)
class Verb:
    """A verb, the names of its arguments and their kinds, and its stretch of the table."""

    name: str
    args: tuple[str, ...]
    kinds: tuple[Kind, ...]
    base: int

    @property
    def size(self) -> int:
        """Count the moves of this verb."""
        return prod(len(kind.ids) for kind in self.kinds)


class MoveCodec:
    """A list of verbs laid end to end: the mixed-radix codec between ints and words."""

    def __init__(self, kinds: Mapping[str, Kind], verbs: Sequence[tuple[str, ...]]) -> None:
        """Lay out verbs given as (name, argument, argument ...); the last argument runs fastest."""
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
        """The moves that were asked for before; they never change."""

    def encode(self, name: str, *indices: int) -> int:
        """Turn a verb and the indices of its arguments into a move."""
        verb = self.by_name[name]
        number = 0
        for kind, index in zip(verb.kinds, indices, strict=True):
            if not 0 <= index < len(kind.ids):
                raise IndexError(f"{name}: {kind.name} {index}")
            number = number * len(kind.ids) + index
        return verb.base + number

    def verb_of(self, move: int) -> Verb:
        """Find the verb of a move."""
        if not 0 <= move < self.size:
            raise BadNotation("unknown_move", {"move": move, "size": self.size})
        return self.verbs[bisect_right(self.bases, move) - 1]

    def indices(self, move: int) -> list[int]:
        """Give the indices of the arguments of a move."""
        verb = self.verb_of(move)
        rest = move - verb.base
        out: list[int] = []
        for kind in reversed(verb.kinds):
            rest, index = divmod(rest, len(kind.ids))
            out.append(index)
        return out[::-1]

    def decode(self, move: int) -> Move:
        """Turn a number into a move with names."""
        known = self.decoded.get(move)
        if known is None:
            verb = self.verb_of(move)
            ids = (kind.ids[i] for kind, i in zip(verb.kinds, self.indices(move), strict=True))
            known = self.decoded[move] = Move(
                move, verb.name, dict(zip(verb.args, ids, strict=True))
            )
        return known

    def __iter__(self) -> Iterator[Move]:
        """Walk through every move of the table."""
        return (self.decode(move) for move in range(self.size))

    def print(self, move: int) -> str:
        """Give the notation of a move."""
        return str(self.decode(move))

    def parse(self, text: str) -> int:
        """Read notation; raises BadNotation that says what was expected."""
        words = text.split()
        if not words:
            raise BadNotation("notation_empty", {})
        verb = self._verb_named(words[0])
        if len(words) - 1 != len(verb.args):
            raise BadNotation(
                "notation_count",
                {"verb": verb.name, "need": " ".join(verb.args) or "-", "have": len(words) - 1},
            )
        return self._encode_ids(verb, words[1:])

    def from_json(self, data: object) -> int:
        """Read the JSON form; raises BadNotation that says what was expected."""
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

    An argument called `guild` is of the kind that `kinds` gives for that name; an argument of
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
        """Declare the words; chance verbs take exactly one argument, the outcome."""
        self.kinds = kinds
        self.moves = MoveCodec(kinds, moves)
        self.chances = MoveCodec(kinds, chances)
        self.events = events
        self.refusals = refusals

    def named(self, args: Mapping[str, int]) -> dict[str, int | str]:
        """Replace the numbers of arguments by ids where the argument has a kind."""
        return {
            name: self.kinds[name].ids[value] if name in self.kinds and value >= 0 else value
            for name, value in args.items()
        }

    def print_chance(self, verb: int, outcome: int) -> str:
        """Give the text of an outcome of chance."""
        return self.chances.print(self.chances.verbs[verb].base + outcome)

    def parse_chance(self, text: str) -> tuple[int, int]:
        """Read an outcome of chance: which verb, which outcome."""
        move = self.chances.parse(text)
        verb = self.chances.verb_of(move)
        return self.chances.verbs.index(verb), move - verb.base
