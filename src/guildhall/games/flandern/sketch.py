"""Flandern 1302 as a drawing: the plans of the cities, in the tinctures of the guilds."""

from guildhall.core.game import Say
from guildhall.core.sketch import AZURE, FAINT, GULES, INK, PAPER, PURPURE, VERT, Sketch
from guildhall.games.flandern.moves import CITY
from guildhall.games.flandern.view import CityView, FlandernView, PlotView

WIDTH, HEIGHT, HEAD, MARGIN = 740.0, 630.0, 34.0, 12.0
COLUMNS, ROWS = 3, 2
ARMS = (AZURE, "#dcae38", VERT, GULES, "#9a9d9c", PURPURE)
"""Four guilds, the grey one, the church."""
LAND, EMPTY, SITE = "#dcdcae", "#efe7cf", "#c9b98f"
PAWN = 0.22
"""Of the side of a cell."""


def sketch(view: FlandernView, say: Say) -> Sketch:
    """The cities that stand, in the order of their grounds."""
    guilds = zip(view.guilds, view.adopted, strict=True)
    bearers = [[ARMS[guild] for guild in pair if guild >= 0] for pair in guilds]
    drawn = Sketch(WIDTH, HEIGHT, bearers, LAND)
    standing = sorted((c for c in view.cities if c.ground >= 0), key=lambda c: c.ground)
    wide, high = WIDTH / COLUMNS, HEIGHT / ROWS
    for place, city in enumerate(standing[: COLUMNS * ROWS]):
        left, top = wide * (place % COLUMNS), high * (place // COLUMNS)
        name = say(f"flandern-city-{CITY.ids[city.city]}")
        ink = FAINT if city.scored else INK
        drawn.write((left + wide / 2, top + HEAD / 2 + 4), name, 22, ink)
        _plan(drawn, city, (left + MARGIN, top + HEAD), (wide - 2 * MARGIN, high - HEAD - MARGIN))
    return drawn


def _plan(
    drawn: Sketch, city: CityView, at: tuple[float, float], room: tuple[float, float]
) -> None:
    """The plots of a city, as big as there is room for the whole of it."""
    plots = [plot for plot in city.plots if not plot.covered]
    west, north = min(p.x for p in plots), min(p.y for p in plots)
    wide = max(p.x + p.w for p in plots) - west
    high = max(p.y + p.h for p in plots) - north
    cell = min(room[0] / wide, room[1] / high)
    left = at[0] + (room[0] - cell * wide) / 2 - cell * west
    top = at[1] + (room[1] - cell * high) / 2 - cell * north
    for plot in plots:
        _plot(drawn, plot, (left + cell * plot.x, top + cell * plot.y), cell)


def _plot(drawn: Sketch, plot: PlotView, at: tuple[float, float], cell: float) -> None:
    """A plot, empty or in the tincture of its district, and the masters and pawns on it."""
    fill = ARMS[plot.arms] if plot.arms >= 0 else EMPTY
    size = cell * plot.w, cell * plot.h
    drawn.box(at, size, fill, INK)
    if plot.site:
        inset = cell / 4
        drawn.box((at[0] + inset, at[1] + inset), (size[0] - cell / 2, size[1] - cell / 2), SITE)
    people = max(0, plot.printed) + max(0, plot.pawns)
    for n in range(people):
        middle = at[0] + size[0] * (n + 1) / (people + 1), at[1] + size[1] / 2
        drawn.disc(middle, cell * PAWN, PAPER if n < plot.printed else fill)
