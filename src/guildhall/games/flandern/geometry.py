"""Who borders whom: derived once from the rectangles of data.toml (FL-23, FL-24, FL-26, FL-27).

Every ground has numbered lots: its plots, then every place where a special church tile could create
a new plot, then the centre. A set of lots is a bit mask, so that rules test many lots at once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from guildhall.core.datafile import check
from guildhall.games.flandern.data import GROUNDS, SHAPES, SPECIALS, Ground, Plot, Rect, Special

SIDES = ("n", "e", "s", "w")
WAYS = (*SIDES, "n-e", "n-w", "s-e", "s-w", "e-n", "e-s", "w-n", "w-s")
"""On which side of its base the new plots (or the partner plot) of a special tile lie."""
NEW_PLOTS = tuple(annex.plot for special in SPECIALS for annex in special.annexes)
NEW_SHAPES = tuple(annex.shape for special in SPECIALS for annex in special.annexes)
BASE_PLOTS = len(GROUNDS[0].plots)
CENTRE_LOT = 2 * BASE_PLOTS
"""The number of the centre: after the plots and as many possible new ones."""
LOTS = CENTRE_LOT + 1
Relation = Callable[[Rect, Rect], bool]


@dataclass(frozen=True)
class Lot:
    """A place for a district: which plot it is called, its shape (-1: the centre) and its cells."""

    plot: int
    shape: int
    rect: Rect


@dataclass(frozen=True)
class Layout:
    """One way to lay a special tile: base, new plots as a mask, or the partner that D swallows."""

    special: int
    base: int
    way: int
    annexes: int
    partner: int
    contact: int
    clash: int


def cells(rect: Rect) -> set[tuple[int, int]]:
    """Give the lattice cells of a rectangle."""
    xs, ys = range(rect.x, rect.x + rect.w), range(rect.y, rect.y + rect.h)
    return set(product(xs, ys))


def overlap(a: int, a_size: int, b: int, b_size: int) -> int:
    """Give the length that two stretches share; 0 when they meet at an end, less when apart."""
    return min(a + a_size, b + b_size) - max(a, b)


def meets(a: Rect, b: Rect) -> str:
    """Say how two rectangles meet: along an upright or a level side, at a corner, or not at all."""
    across, down = overlap(a.x, a.w, b.x, b.w), overlap(a.y, a.h, b.y, b.h)
    if across == 0 and down > 0:
        return "upright"
    if down == 0 and across > 0:
        return "level"
    return "corner" if across == 0 and down == 0 else ""


def borders_long(a: Rect, b: Rect) -> bool:
    """FL-23: a long side of the first borders the second; all sides of a square are long."""
    how = meets(a, b)
    return (how == "level" and a.w >= a.h) or (how == "upright" and a.h >= a.w)


def beside(rect: Rect, side: str) -> Rect:
    """FL-27: the strip of depth 1 alongside a whole side."""
    return {
        "n": Rect(rect.x, rect.y - 1, rect.w, 1),
        "e": Rect(rect.x + rect.w, rect.y, 1, rect.h),
        "s": Rect(rect.x, rect.y + rect.h, rect.w, 1),
        "w": Rect(rect.x - 1, rect.y, 1, rect.h),
    }[side]


def sides_of(rect: Rect, which: str) -> tuple[str, ...]:
    """Name the long or the short sides of a rectangle that is not a square."""
    level = ("n", "s")
    upright = ("e", "w")
    return level if (rect.w > rect.h) == (which == "long") else upright


def annex_choices(plot: Plot, special: Special, taken: set[tuple[int, int]]) -> Iterator[str]:
    """FL-26, FL-27: the ways in which all new plots lie on cells that belong to nothing."""
    for sides in product(*(sides_of(plot.rect, annex.side) for annex in special.annexes)):
        if not any(cells(beside(plot.rect, side)) & taken for side in sides):
            yield "-".join(sides)


def side_towards(a: Rect, b: Rect) -> str:
    """FL-26: the side of `a` along which `b` completes a square with it; empty when it does not."""
    for side in SIDES:
        if beside(a, side) == b and a.w + a.h + 1 == 2 * max(a.w, a.h):
            return side
    return ""


class Map:
    """One ground with all its lots, neighbours and layouts."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        shapes = [shape.id for shape in SHAPES]
        self.lots = {
            number: Lot(number, shapes.index(plot.shape), plot.rect)
            for number, plot in enumerate(ground.plots)
        }
        found = sorted(set(self._annexes()), key=lambda item: (item[0], item[1].x, item[1].y))
        check(len(found) <= CENTRE_LOT - BASE_PLOTS, f"ground {ground.id}: too many new plots")
        for number, (slot, rect) in enumerate(found, BASE_PLOTS):
            self.lots[number] = Lot(BASE_PLOTS + slot, shapes.index(NEW_SHAPES[slot]), rect)
        self.lots[CENTRE_LOT] = Lot(BASE_PLOTS + len(NEW_PLOTS), -1, ground.centre)
        self.layouts = sorted(self._layouts(), key=lambda x: (x.special, x.base, x.way))

    def _taken(self) -> set[tuple[int, int]]:
        rects = [self.ground.centre, *(plot.rect for plot in self.ground.plots)]
        return {cell for rect in rects for cell in cells(rect)}

    def _bases(self) -> Iterator[tuple[int, Special, int, Plot, str]]:
        taken = self._taken()
        for number, special in enumerate(SPECIALS):
            for base, plot in enumerate(self.ground.plots):
                if plot.shape == special.base and special.annexes:
                    for way in annex_choices(plot, special, taken):
                        yield number, special, base, plot, way

    def _annexes(self) -> Iterator[tuple[int, Rect]]:
        """Name every new plot that could arise: which of A1, B1, C1, C2, and where."""
        for _, special, _, plot, way in self._bases():
            for annex, side in zip(special.annexes, way.split("-"), strict=True):
                yield NEW_PLOTS.index(annex.plot), beside(plot.rect, side)

    def _layouts(self) -> Iterator[Layout]:
        for number, special, base, plot, way in self._bases():
            annexes = 0
            for annex, side in zip(special.annexes, way.split("-"), strict=True):
                annexes |= 1 << self._lot(BASE_PLOTS + NEW_PLOTS.index(annex.plot), plot, side)
            contact = self.mask(base, borders_long)
            clash = self._clash(annexes)
            yield Layout(number, base, WAYS.index(way), annexes, -1, contact, clash)
        yield from self._squares()

    def _lot(self, plot: int, base: Plot, side: str) -> int:
        place = beside(base.rect, side)
        return next(n for n, lot in self.lots.items() if (lot.plot, lot.rect) == (plot, place))

    def _clash(self, annexes: int) -> int:
        """FL-27: new plots that would share a cell with these, themselves left out."""
        mine = [lot.rect for n, lot in self.lots.items() if annexes >> n & 1]
        taken = {cell for rect in mine for cell in cells(rect)}
        return sum(
            1 << n
            for n, lot in self.lots.items()
            if BASE_PLOTS <= n < CENTRE_LOT and not annexes >> n & 1 and cells(lot.rect) & taken
        )

    def _squares(self) -> Iterator[Layout]:
        """FL-26, FA-41: D on two plots that form a square; any side of the square gives contact."""
        for number, special in enumerate(SPECIALS):
            pairs = product(enumerate(self.ground.plots), repeat=2) if special.partner else ()
            for (base, a), (partner, b) in pairs:
                way = side_towards(a.rect, b.rect)
                if (a.shape, b.shape) == (special.base, special.partner) and way:
                    contact = self.mask(base, edge) | self.mask(partner, edge)
                    contact &= ~(1 << base | 1 << partner)
                    yield Layout(number, base, WAYS.index(way), 0, partner, contact, 0)

    def mask(self, lot: int, relation: Relation) -> int:
        """Give the lots that stand in a relation to one."""
        rect = self.lots[lot].rect
        return sum(
            1 << n for n, other in self.lots.items() if n != lot and relation(rect, other.rect)
        )

    def masks(self, relation: Relation) -> list[int]:
        """Give `mask` for every number of a lot; 0 where there is no such lot."""
        return [self.mask(n, relation) if n in self.lots else 0 for n in range(LOTS)]


def edge(a: Rect, b: Rect) -> bool:
    """FL-24: they share a stretch of boundary."""
    return meets(a, b) in ("upright", "level")


def edge_or_corner(a: Rect, b: Rect) -> bool:
    """FA-3, option corner_touch: a common corner point is a touch too."""
    return meets(a, b) != ""


def long_of_other(a: Rect, b: Rect) -> bool:
    """FL-23 seen from the built district: the other's long side borders this one."""
    return borders_long(b, a)


MAPS = [Map(ground) for ground in GROUNDS]
