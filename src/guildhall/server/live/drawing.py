"""A position as a picture for previews of links: round, seats and points beside a plain drawing.

The boards of the pages are drawn by the browser only; a game says in its `sketch.py` how its table
looks from afar. This needs the extra `pictures`; without it links show the art of the game alone.
"""

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from guildhall.core.sketch import FAINT, INK, PAPER, Area, Disc, Label, Sketch
from guildhall.web import STATIC

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

SIZE = WIDTH, HEIGHT = 1200, 630
PANEL, MARGIN = 460, 40
FINE = 2
"""Drawings are made so many times as big and then shrunk, which smooths their edges."""
BOARD = (150, 45, 712, 635)
"""The part of a game's art that is board, without the seats of that game."""
WAX = "#a3241c"
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
    rows: tuple[tuple[str, str, bool], ...]
    """Names, points, and who is ahead."""
    sketch: Sketch | None = None


def draw(card: Card) -> bytes:
    """The picture as PNG."""
    from PIL import Image, ImageDraw  # noqa: PLC0415  an extra

    picture = _sheet(card.game).copy()
    if card.sketch is not None:
        picture.paste(_board(card.sketch), (PANEL + 4, 0))
    pen = ImageDraw.Draw(picture)
    room = PANEL - 2 * MARGIN
    for text, face, sizes, bottom, ink in (
        (card.title, "title", (60, 48, 40, 34, 28), 104, INK),
        (card.round, "text", (28, 24, 20, 17), 156, FAINT),
    ):
        size = next((s for s in sizes if _length(text, face, s) <= room), sizes[-1])
        line = _cut(text, face, size, room)
        pen.text((MARGIN, bottom), line, ink, _font(face, size), anchor="ls")
    for row in range(min(len(card.rows), MOST_ROWS)):
        _row(pen, card, row)
    pen.text((MARGIN, HEIGHT - 64), "Guildhall", FAINT, _font("title", 32))
    out = BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG")
    return out.getvalue()


def _row(pen: "ImageDraw", card: Card, row: int) -> None:
    """A seat: the tinctures of its pieces, its name and its points."""
    name, points, leads = card.rows[row]
    top, left, ink = 196 + 58 * row, MARGIN, WAX if leads else INK
    for tint in card.sketch.bearers[row] if card.sketch else []:
        pen.ellipse((left, top + 12, left + 20, top + 32), tint, INK)
        left += 26
    line = _cut(name, "text", 34, PANEL - MARGIN - 110 - left)
    pen.text((left, top), line, ink, _font("text", 34))
    pen.text((PANEL - MARGIN, top), points, ink, _font("text", 34), anchor="ra")


@cache
def _sheet(game: str) -> "Image":
    """The card of a game with nothing written on it yet."""
    from PIL import Image  # noqa: PLC0415  an extra

    sheet = Image.new("RGB", SIZE, PAPER)
    art = STATIC / "cards" / f"{game}.jpg"
    if art.exists():
        with Image.open(art) as drawn:
            left, top, right, bottom = BOARD
            high = (right - left) * HEIGHT / (WIDTH - PANEL)
            part = drawn.crop((left, top, right, min(bottom, top + high)))
            sheet.paste(part.resize((WIDTH - PANEL, HEIGHT)), (PANEL, 0))
    sheet.paste(WAX, (PANEL, 0, PANEL + 4, HEIGHT))
    return sheet


def _board(sketch: Sketch) -> "Image":
    """A drawing, as big as there is room for the whole of it."""
    from PIL import Image, ImageDraw  # noqa: PLC0415  an extra

    size = (WIDTH - PANEL - 4) * FINE, HEIGHT * FINE
    board = Image.new("RGB", size, sketch.ground)
    pen = ImageDraw.Draw(board)
    scale = min(size[0] / sketch.width, size[1] / sketch.height)
    left, top = (size[0] - scale * sketch.width) / 2, (size[1] - scale * sketch.height) / 2
    for shape in sketch.shapes:
        _lay(pen, shape, scale, (left, top))
    return board.reduce(FINE)


def _lay(
    pen: "ImageDraw", shape: Area | Disc | Label, scale: float, corner: tuple[float, float]
) -> None:
    """Put a shape of a drawing onto the board."""

    def at(x: float, y: float) -> tuple[float, float]:
        return corner[0] + scale * x, corner[1] + scale * y

    match shape:
        case Area(points, fill, edge):
            pen.polygon([at(*point) for point in points], fill, edge or None, FINE)
        case Disc((x, y), radius, fill, edge):
            pen.ellipse([at(x - radius, y - radius), at(x + radius, y + radius)], fill, edge, FINE)
        case Label((x, y), text, size, ink, centred):
            font, anchor = _font("text", round(size * scale)), "mm" if centred else "lm"
            pen.text(at(x, y), _drawable(text), ink, font, anchor=anchor)


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
