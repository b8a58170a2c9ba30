"""What a lesson is made of: a position and steps."""

import tomllib
from functools import cached_property
from pathlib import Path
from typing import Literal

import msgspec

from guildhall.core.datafile import BadData
from guildhall.core.game import OptionValue
from guildhall.table.position import Position

StepKind = Literal["read", "move", "choose", "row", "free"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to learn: what is said, where to look, what to do, what the others do then."""

    id: str
    """Its text is `<game>-lesson-<lesson>-<id>`."""
    point: tuple[str, ...] = ()
    """Things on the board, as `"guild nobles"`; `"guild nobles seat 0"` narrows."""
    counted: tuple[str, ...] = ()
    """Rows to look at in the sheet of what was counted last; the sheet lies on the board then."""
    move: str = ""
    """The one move that is asked for."""
    moves: tuple[str, ...] = ()
    """Good moves, of which those that are possible are asked for; each has a text of its own."""
    row: tuple[str, ...] = ()
    """Moves that are all asked for, in any order: pages collect them and send them together."""
    until: str = ""
    """Free play until an event of this kind; apprentices play the others."""
    then: tuple[str, ...] = ()
    """Inputs that follow, one's own too; `"0 lay nobles | lay knights"`: the first possible,
    `"1 lay nobles?"`: only if it is possible."""

    @property
    def kind(self) -> StepKind:
        """What the learner does in this step."""
        if self.until or self.row:
            return "free" if self.until else "row"
        return "choose" if self.moves else "move" if self.move else "read"

    @property
    def wanted(self) -> tuple[str, ...]:
        """Moves that are asked for; none in free play."""
        return self.moves or self.row or ((self.move,) if self.move else ())

    def text_of(self, move: str) -> str:
        """Id of what is said about one of several good moves, within the step's lesson."""
        return f"{self.id}-{move.replace(' ', '_')}"


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, dict=True):
    """A scripted game, as a TOML file says it."""

    name: str
    game: str
    order: int
    minutes: int
    """The longest it may take."""
    seats: int
    seed: int
    seat: int = 0
    options: dict[str, OptionValue] = {}
    inputs: tuple[str, ...] = ()
    """What was played before the first step."""
    step: tuple[Step, ...]

    @cached_property
    def position(self) -> Position:
        """Where it begins."""
        return Position(
            game=self.game,
            seats=self.seats,
            seat=self.seat,
            seed=self.seed,
            options=self.options,
            inputs=self.inputs,
        )

    def text(self, part: str) -> str:
        """Message id of a text of this lesson."""
        return f"{self.game}-lesson-{self.name}-{part}"


def load_lesson(game: str, file: Path) -> Lesson:
    """Read a lesson; raises BadData."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert({**content, "game": game, "name": file.stem}, Lesson)
    except (ValueError, msgspec.ValidationError) as problem:
        raise BadData(f"{file}: {problem}") from None
