"""The building rules once more, slowly: from the rectangles of a view, cell by cell, no masks."""

from collections.abc import Iterator

from guildhall.games.flandern import data
from guildhall.games.flandern.moves import ARMS, PLOT
from guildhall.games.flandern.view import CityView, FlandernView, PlotView

Cell = tuple[int, int]
CHURCH, GREY = ARMS.ids.index("church"), ARMS.ids.index("grey")


def cells(x: int, y: int, w: int, h: int) -> set[Cell]:
    return {(x + i, y + j) for i in range(w) for j in range(h)}


def of(plot: PlotView) -> set[Cell]:
    return cells(plot.x, plot.y, plot.w, plot.h)


def beside(one: set[Cell], other: set[Cell]) -> bool:
    """FL-24: some cell of one lies next to some cell of the other."""
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return any((x + i, y + j) in other for x, y in one for i, j in steps)


def corner(one: set[Cell], other: set[Cell]) -> bool:
    steps = ((1, 1), (1, -1), (-1, 1), (-1, -1))
    return any((x + i, y + j) in other for x, y in one for i, j in steps)


def along_long(x: int, y: int, w: int, h: int, other: set[Cell]) -> bool:
    """FL-23: a long side of the rectangle borders the other."""
    level = cells(x, y - 1, w, 1) | cells(x, y + h, w, 1)
    upright = cells(x - 1, y, 1, h) | cells(x + w, y, 1, h)
    return bool((level if w >= h else set()) & other or (upright if h >= w else set()) & other)


class Slow:
    """One city of a view, judged without any table."""

    def __init__(self, view: FlandernView, city: CityView) -> None:
        self.view = view
        self.plots = city.plots
        self.built = set().union(*(of(p) for p in city.plots if p.arms >= 0))
        self.all = set().union(*(of(p) for p in city.plots))
        self.empty = [p for p in city.plots if p.arms < 0 and not p.covered]

    def keeps_apart(self, spot: set[Cell], arms: int) -> bool:
        others = [of(p) for p in self.plots if p.arms == arms]
        if any(beside(spot, other) for other in others):
            return False
        return not (self.view.corner_touch and any(corner(spot, other) for other in others))

    def places(self, arms: int) -> Iterator[tuple[list[PlotView], set[Cell], bool]]:
        """Give every way to cover empty plots with a tile of these arms, and if D does it."""
        for plot in self.empty:
            if sum(self.view.stock[arms][plot.shape]):
                yield [plot], of(plot), False
            if arms == CHURCH:
                yield from self.special_places(plot)

    def special_places(self, plot: PlotView) -> Iterator[tuple[list[PlotView], set[Cell], bool]]:
        shape = data.SHAPES[plot.shape].id
        for n in self.view.specials:
            special = data.SPECIALS[n]
            if special.partner:
                for other in self.empty:
                    both = of(plot) | of(other)
                    if shape == data.SHAPES[other.shape].id == special.base and _square(both):
                        yield [plot, other], both, True
            elif shape == special.base and all(
                self.room(plot, annex.side) for annex in special.annexes
            ):
                yield [plot], of(plot), False

    def room(self, plot: PlotView, side: str) -> bool:
        """FL-27: a strip of depth one along a long or a short side is free."""
        level = [cells(plot.x, plot.y - 1, plot.w, 1), cells(plot.x, plot.y + plot.h, plot.w, 1)]
        upright = [cells(plot.x - 1, plot.y, 1, plot.h), cells(plot.x + plot.w, plot.y, 1, plot.h)]
        strips = level if (plot.w > plot.h) == (side == "long") else upright
        return any(not strip & self.all for strip in strips)

    def contact(self, plots: list[PlotView], spot: set[Cell], square: bool, to: set[Cell]) -> bool:
        if square:
            return beside(spot, to)
        return along_long(plots[0].x, plots[0].y, plots[0].w, plots[0].h, to)

    def open_to(self, arms: int) -> set[str]:
        """FL-22 to FL-27: plots on which a district of these arms can stand now."""
        return {
            PLOT.ids[plot.plot]
            for plots, spot, square in self.places(arms)
            if self.keeps_apart(spot, arms) and self.contact(plots, spot, square, self.built)
            for plot in plots
        }

    def dead(self, in_play: list[int]) -> set[str]:
        """FL-35: empty plots that are not reachable."""
        ways = [w for arms in in_play for w in self.places(arms) if self.keeps_apart(w[1], arms)]
        colourable = {plot.plot for plots, _, _ in ways for plot in plots}
        reached: set[int] = set()
        while True:
            to = self.built.union(*(of(p) for p in self.empty if p.plot in reached))
            more = set(reached)
            for plot in self.empty:
                if plot.plot in colourable and along_long(plot.x, plot.y, plot.w, plot.h, to):
                    more.add(plot.plot)
            for plots, spot, square in ways:
                if square and beside(spot, to):
                    more |= {plot.plot for plot in plots}
            if more == reached:
                return {PLOT.ids[p.plot] for p in self.empty if p.plot not in reached}
            reached = more


def _square(spot: set[Cell]) -> bool:
    xs, ys = {x for x, _ in spot}, {y for _, y in spot}
    return len(spot) == len(xs) * len(ys) and len(xs) == len(ys)
