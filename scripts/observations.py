"""Write docs/observations/<game>.md from the fields that each game declares in its encode.py.

Run it after a change of a field; with --check it only says which page is not true.
"""

import sys
from pathlib import Path

from guildhall.core.encoding import Field
from guildhall.core.game import Game
from guildhall.games import GAMES

PAGES = Path(__file__).resolve().parent.parent / "docs" / "observations"


def page(game: Game) -> str:
    """Give the text of the page of one game."""
    encoding = game.encoding
    sizes = ", ".join(f"{encoding.size(seats)} for {seats} seats" for seats in game.seats)
    lines = [
        f"# Observations of {game.name}, encoding {encoding.version}",
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


def main() -> int:
    """Write or compare all pages."""
    stale = 0
    for game in GAMES.values():
        path, text = PAGES / f"{game.name}.md", page(game)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--check" in sys.argv:
            print(f"{path}: not what encode.py says; run python scripts/observations.py")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
