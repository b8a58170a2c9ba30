"""A run for the eye: the text that the terminal prints, or the same text set in an SVG picture.

The drawn boards of the browser are made by the client; there is no second drawing of them here.

>>> run = Run("guildes", seats=3)
>>> print(text(run, 0, ["Anna", "Ben", "Cleo"]).splitlines()[0])
Ballot 1 of 3, draft
"""

from collections.abc import Sequence
from html import escape

from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.lab.envs.run import Run
from guildhall.locale import Speech

__all__ = ["MODES", "agents", "rendered", "svg", "text", "told"]

MODES = ("human", "ansi", "svg")
"""What `render_mode` of an environment can be."""
LINE, LETTER, MARGIN = 18, 8.5, 12


def text(run: Run, seat: int, names: Sequence[str]) -> str:
    """What a seat (or -1, a spectator) may know, in English, with the names of the seats."""
    return run.game.board(run.view(seat), Speech("en"), names)


def check_shown(run: Run, mode: str | None, seat: int) -> None:
    """Raise GuildhallError for what cannot be shown: `unknown_render_mode` or `no_such_seat`."""
    if mode not in (None, *MODES):
        raise GuildhallError("unknown_render_mode", {"given": mode, "known": ", ".join(MODES)})
    if not SPECTATING <= seat < run.seats:
        raise GuildhallError("no_such_seat", {"given": seat, "seats": run.seats})


def agents(run: Run) -> list[str]:
    """Names of the seats where nobody gave others: `seat_0`, `seat_1` …"""
    return [f"seat_{seat}" for seat in range(run.seats)]


def told(run: Run, seat: int) -> dict[str, str]:
    """What a language model needs to decide: `text`, all that the seat may know, and `moves`.

    `moves` has a line for each legal move, its number and its notation; it is empty while the seat
    owes no decision.

    >>> run = Run("guildes", seats=3)
    >>> run.reset(seed=7)
    >>> note = told(run, 0)
    >>> note["text"].splitlines()[-1]
    'Your packet: 2 Fishermen, Merchants, 2 Knights, 4 Nobles, Militia'
    >>> note["moves"].splitlines()
    ['0 pick fishermen', '4 pick merchants', '6 pick knights', '7 pick nobles', '10 pick militia']
    """
    words = run.game.words.moves
    moves = "\n".join(f"{move} {words.print(move)}" for move in run.legal(seat))
    return {"text": text(run, seat, agents(run)), "moves": moves}


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
