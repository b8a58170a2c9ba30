"""A position as a picture for previews of links: round, seats and points beside the game's art.

Boards are drawn by the browser only, so this is a card, not a board. It needs the extra `pictures`;
without it links show the art alone.
"""

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from guildhall.web import STATIC

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont, ImageFont

SIZE = WIDTH, HEIGHT = 1200, 630
PANEL, MARGIN = 600, 48
BOARD = (150, 45, 712, 635)
"""The part of a game's art that is board, without the seats of that game."""
PAPER, INK, FAINT, WAX = "#f7efdf", "#231f1a", "#6b6154", "#a3241c"
LONGEST = 80
"""Letters of a line that are looked at; it is cut where the panel ends anyway."""
MOST_ROWS = 6
COLOURS = 128
CAN_DRAW = find_spec("PIL") is not None


@dataclass(frozen=True)
class Card:
    """What a picture shows."""

    game: str
    title: str
    round: str
    rows: tuple[tuple[str, int, bool], ...]
    """Names, points, and who is ahead."""


def draw(card: Card) -> bytes:
    """The picture as PNG."""
    from PIL import Image, ImageDraw  # noqa: PLC0415  an extra

    picture = _sheet(card.game).copy()
    pen = ImageDraw.Draw(picture)
    room = PANEL - 2 * MARGIN
    for text, face, sizes, bottom, ink in (
        (card.title, "title", (60, 48, 40, 34), 104, INK),
        (card.round, "text", (28, 24, 20), 156, FAINT),
    ):
        size = next((s for s in sizes if _length(text, face, s) <= room), sizes[-1])
        line = _cut(text, face, size, room)
        pen.text((MARGIN, bottom), line, ink, _font(face, size), anchor="ls")
    for row, (name, points, leads) in enumerate(card.rows[:MOST_ROWS]):
        top, ink = 196 + 58 * row, WAX if leads else INK
        pen.text((MARGIN, top), _cut(name, "text", 34, room - 110), ink, _font("text", 34))
        pen.text((PANEL - MARGIN, top), str(points), ink, _font("text", 34), anchor="ra")
    pen.text((MARGIN, HEIGHT - 64), "Guildhall", FAINT, _font("title", 32))
    out = BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG")
    return out.getvalue()


@cache
def _sheet(game: str) -> "Image":
    """The card of a game with nothing written on it yet."""
    from PIL import Image  # noqa: PLC0415  an extra

    sheet = Image.new("RGB", SIZE, PAPER)
    art = STATIC / "cards" / f"{game}.jpg"
    if art.exists():
        with Image.open(art) as drawn:
            sheet.paste(drawn.crop(BOARD).resize((WIDTH - PANEL, HEIGHT)), (PANEL, 0))
    sheet.paste(WAX, (PANEL, 0, PANEL + 4, HEIGHT))
    return sheet


FACES = {"title": "eb-garamond-latin-700-*.woff2", "text": "source-sans-3-latin-600-*.woff2"}


@cache
def _font(face: str, size: int) -> "FreeTypeFont | ImageFont":
    """A font of the pages; where these are not built one that the library brings."""
    from PIL.ImageFont import Layout, load_default, truetype  # noqa: PLC0415  an extra

    for file in (STATIC / "assets").glob(FACES[face]):
        return truetype(file, size, layout_engine=Layout.BASIC)
    return load_default(size)


def _cut(text: str, face: str, size: int, room: int) -> str:
    """As much of a line as fits."""
    line = _drawable(text)
    if _length(line, face, size) <= room:
        return line
    while line and _length(f"{line}…", face, size) > room:
        line = line[:-1]
    return f"{line.rstrip()}…"


def _length(text: str, face: str, size: int) -> float:
    return _font(face, size).getlength(_drawable(text))


def _drawable(text: str) -> str:
    """The letters of a line that can be drawn."""
    return "".join(letter for letter in text[:LONGEST] if letter.isprintable())
