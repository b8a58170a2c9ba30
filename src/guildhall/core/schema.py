"""A game's `schema.toml`: its phases, fields, words and reasons, each declared once.

What people read (words, refusals) is taken from the file as it stands. What compiled rules need as
constants, and the class of the state, `scripts/generate.py` writes into the game's folder.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from guildhall.core.datafile import read, row
from guildhall.core.refusals import Reason
from guildhall.core.words import Kind, Words


@dataclass(frozen=True)
class Schema:
    """The content of the file."""

    state: str
    """The name of the class that holds the fields."""
    phases: list[str]
    fields: dict[str, int | str]
    """A number: its blank; an array: whether it is `copied` with the state or `shared`."""
    moves: dict[str, list[str]]
    events: dict[str, list[str]]
    refusals: dict[str, list[str]]
    """The facts that the text of a refusal names, by its code."""
    reasons: dict[str, tuple[str, str]]
    """Why a check says no: the code of the text, and the rule; "" for the rule of the phase."""
    chances: dict[str, list[str]] = field(default_factory=dict)
    numbers: dict[str, str] = field(default_factory=dict)
    """Constants: the size of a kind (`guild`), one of its things (`guild.militia`), or a number of
    the data (`data.ballots`)."""
    ids: dict[str, str] = field(default_factory=dict)
    """A constant for each thing of a kind, named after this pattern."""

    def words(self, kinds: Mapping[str, Kind]) -> Words:
        """Join the words with the kinds of things that they are about."""
        return Words(
            {**kinds, "phase": Kind("phase", tuple(self.phases))},
            moves=[(verb, *args) for verb, args in self.moves.items()],
            chances=[(verb, *args) for verb, args in self.chances.items()],
            events={name: tuple(args) for name, args in self.events.items()},
            refusals={code: tuple(facts) for code, facts in self.refusals.items()},
        )

    def numbered_reasons(self) -> dict[int, Reason]:
        """Give the reasons by the numbers that checks give; 0 means that a move is possible."""
        return {at: Reason(*reason) for at, reason in enumerate(self.reasons.values(), 1)}


def load_schema(beside: str) -> Schema:
    """Read the schema that lies beside a file of the game."""
    path = Path(beside).with_name("schema.toml")
    return row(Schema, read(path)[0], str(path))
