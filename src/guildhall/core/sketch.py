"""A view as a plain drawing, for previews of links: areas, discs and words on a sheet.

A game draws what lies on its table and knows nothing of the one who paints it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

Point = tuple[float, float]

PAPER, INK, FAINT, RULE, GOLD = "#f7efdf", "#231f1a", "#6b6154", "#cdbf9f", "#c79a2a"
GULES, AZURE, VERT, PURPURE = "#b3362c", "#2f5d9a", "#3b7a3f", "#7a4a8c"
OR, TENNE, SABLE = "#d9a92f", "#d9822f", "#3a3630"
SEATS = (GULES, AZURE, VERT, PURPURE, OR, SABLE)
"""The tinctures of seats that bear no arms of their own."""
_LIGHT = 150_000
"""How bright a ground may be before dark letters are better on it, of 255,000."""


@dataclass(frozen=True)
class Area:
    """A shape with corners."""

    points: tuple[Point, ...]
    fill: str
    edge: str = ""


@dataclass(frozen=True)
class Disc:
    """A round piece."""

    at: Point
    radius: float
    fill: str
    edge: str = ""


@dataclass(frozen=True)
class Label:
    """A word, in the middle of its place or to the right of it."""

    at: Point
    text: str
    size: float
    ink: str
    centred: bool = True


@dataclass
class Sketch:
    """A sheet and what lies on it, the lowest first."""

    width: float
    height: float
    bearers: list[list[str]]
    """By seat, the tinctures of its pieces."""
    ground: str = PAPER
    shapes: list[Area | Disc | Label] = field(default_factory=list)

    def box(self, at: Point, size: Point, fill: str, edge: str = "") -> None:
        """Lay a rectangle, by its upper left corner."""
        (x, y), (w, h) = at, size
        self.area(((x, y), (x + w, y), (x + w, y + h), (x, y + h)), fill, edge)

    def area(self, points: Iterable[Point], fill: str, edge: str = "") -> None:
        """Lay a shape."""
        self.shapes.append(Area(tuple(points), fill, edge))

    def disc(self, at: Point, radius: float, fill: str, edge: str = INK) -> None:
        """Lay a round piece."""
        self.shapes.append(Disc(at, radius, fill, edge))

    def write(self, at: Point, text: str, size: float, ink: str = INK) -> None:
        """Write a word in the middle of a place."""
        self.shapes.append(Label(at, text, size, ink))

    def begin(self, at: Point, text: str, size: float, ink: str = INK) -> None:
        """Write a word to the right of a place."""
        self.shapes.append(Label(at, text, size, ink, centred=False))

    def counter(self, at: Point, radius: float, fill: str, number: int) -> None:
        """Lay a round piece that says how many it stands for."""
        self.disc(at, radius, fill)
        self.write(at, str(number), radius * 1.4, ink_on(fill))


def ink_on(ground: str) -> str:
    """The ink that can be read on a colour."""
    red, green, blue = (int(ground[n : n + 2], 16) for n in (1, 3, 5))
    return INK if 299 * red + 587 * green + 114 * blue > _LIGHT else PAPER


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with some of another in it."""
    pairs = ((int(colour[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
