"""Write docs/observations.md from the fields that each game declares in its encode.py.

Run it after a change of a field; with --check it only says whether the page is true.
"""

import sys
from pathlib import Path

from guildhall.core.encoding import Field
from guildhall.core.game import Game
from guildhall.games import GAMES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
HEAD = """\
# Observations, field by field

Written by `scripts/observations.py` from `src/guildhall/games/<game>/encode.py`; a test compares.

An observation is a flat array of small whole numbers: the fields below, one after the other, each
with its last axis running fastest. It is built from the *view* of a seat, so it holds what that
seat may know and nothing else. `game.encoding.slices(seats)` says where each field lies.

- Rows by seat begin with the observer and go on in seat order; fields that name a seat count from
  the observer too. Moves keep the numbers of the table: the field `seat` says which is one's own.
- One of several things is one-hot; all 0 means none. 999 is a bound that no game comes near.
- The number of an encoding is raised when a field is added, removed, moved or read in another way.
  What was learned on one number cannot play with another: policies carry it, and are refused.
"""


def page() -> str:
    """Give the text of the whole page."""
    return "\n".join([HEAD, *(section(game) for game in GAMES.values())])


def section(game: Game) -> str:
    """Give the table of one game."""
    encoding = game.encoding
    sizes = ", ".join(f"{encoding.size(seats)} for {seats} seats" for seats in game.seats)
    lines = [
        f"## {game.name}, encoding {encoding.version}",
        "",
        f"{game.words.moves.size} actions. Numbers in an observation: {sizes}.",
        "",
        "| field | shape | from | to | meaning |",
        "| --- | --- | --- | --- | --- |",
    ]
    few, many = encoding.fields(game.seats[0]), encoding.fields(game.seats[-1])
    lines += [row(a, b) for a, b in zip(few, many, strict=True)]
    return "\n".join([*lines, ""])


def row(few: Field, many: Field) -> str:
    """Give the line of one field, declared for the fewest and for the most seats."""
    axes = zip(few.shape, many.shape, strict=True)
    shape = " × ".join(str(a) if a == b else "seats" for a, b in axes)
    return f"| `{few.name}` | {shape} | {few.low} | {few.high} | {few.meaning} |"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
