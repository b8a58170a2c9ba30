"""A run for the eye: the text that the terminal prints, or the same text set in an SVG picture.

The drawn boards of the browser are made by the client; there is no second drawing of them here.

>>> run = Run("guildes", seats=3)
>>> print(text(run, 0, ["Anna", "Ben", "Cleo"]).splitlines()[0])
Ballot 1 of 3, draft
"""

from collections.abc import Sequence
from html import escape

from guildhall.lab.envs.run import Run
from guildhall.locale import Speech

__all__ = ["MODES", "rendered", "svg", "text"]

MODES = ("human", "ansi", "svg")
"""What `render_mode` of an environment can be."""
LINE, LETTER, MARGIN = 18, 8.5, 12


def text(run: Run, seat: int, names: Sequence[str]) -> str:
    """What a seat (or -1, a spectator) may know, in English, with the names of the seats."""
    return run.game.board(run.view(seat), Speech("en"), names)


def svg(run: Run, seat: int, names: Sequence[str]) -> str:
    """The text as an SVG document."""
    lines = text(run, seat, names).splitlines()
    width = int(max(map(len, lines)) * LETTER) + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    rows = "\n".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (n + 1) - 5}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="monospace" font-size="14" '
        f'xml:space="preserve">\n<title>{escape(run.name)}</title>\n'
        f'<rect width="{width}" height="{height}" fill="#fffdf6"/>\n{rows}\n</svg>\n'
    )


def rendered(run: Run, mode: str | None, seat: int, names: Sequence[str]) -> str | None:
    """The text for `ansi`, the picture for `svg`; `human` prints the text and returns None."""
    if mode == "svg":
        return svg(run, seat, names)
    if mode == "ansi":
        return text(run, seat, names)
    if mode == "human":
        print(text(run, seat, names))
    return None
