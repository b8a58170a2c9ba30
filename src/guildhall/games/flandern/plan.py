"""Drawing a city in a terminal: one box per plot, as large as the plot lies on the lattice."""

from guildhall.core.game import Say
from guildhall.games.flandern.moves import ARMS, PLOT
from guildhall.games.flandern.view import CityView, PlotView

ACROSS, DOWN = 4, 2
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Line characters by the lines that meet: 1 = up, 2 = right, 4 = down, 8 = left."""


class Plan:
    """The lattice of a city as lines of text."""

    def __init__(self, city: CityView, say: Say) -> None:
        self.plots = city.plots
        self.say = say
        self.left = min(plot.x for plot in city.plots)
        self.top = min(plot.y for plot in city.plots)
        self.width = max(plot.x + plot.w for plot in city.plots) - self.left
        self.height = max(plot.y + plot.h for plot in city.plots) - self.top
        self.owner = {
            (x - self.left, y - self.top): number
            for number, plot in enumerate(city.plots)
            for x in range(plot.x, plot.x + plot.w)
            for y in range(plot.y, plot.y + plot.h)
        }

    def lines(self) -> list[str]:
        """Draw the borders, then write into the boxes."""
        size = self.width * ACROSS + 1
        grid = [[" "] * size for _ in range(self.height * DOWN + 1)]
        for y in range(self.height + 1):
            for x in range(self.width + 1):
                self._draw(grid, x, y)
        for plot in self.plots:
            self._write(grid, plot)
        return ["".join(row) for row in grid]

    def _draw(self, grid: list[list[str]], x: int, y: int) -> None:
        """Draw the corner at the upper left of a cell and the lines that leave it."""
        ends = [self._upright(x, y - 1), self._level(x, y), self._upright(x, y)]
        ends.append(self._level(x - 1, y))
        sign = CORNERS[sum(1 << bit for bit, line in enumerate(ends) if line)]
        grid[y * DOWN][x * ACROSS] = sign
        if self._level(x, y):
            grid[y * DOWN][x * ACROSS + 1 : (x + 1) * ACROSS] = "─" * (ACROSS - 1)
        if self._upright(x, y):
            grid[y * DOWN + 1][x * ACROSS] = "│"

    def _upright(self, x: int, y: int) -> bool:
        return self.owner.get((x - 1, y)) != self.owner.get((x, y))

    def _level(self, x: int, y: int) -> bool:
        return self.owner.get((x, y - 1)) != self.owner.get((x, y))

    def _write(self, grid: list[list[str]], plot: PlotView) -> None:
        """Write the plot's name and what stands on it, on one line where there is room."""
        x, y = (plot.x - self.left) * ACROSS + 1, (plot.y - self.top) * DOWN + 1
        words = [PLOT.ids[plot.plot] if plot.shape >= 0 else "", mark(plot, self.say)]
        text = " ".join(word for word in words if word)
        lines = [text] if len(text) < plot.w * ACROSS else [word for word in words if word]
        for row, line in enumerate(lines):
            grid[y + row][x : x + len(line)] = line


def mark(plot: PlotView, say: Say) -> str:
    """Give the arms and what is on them: B2 = blue with two masters, * = site, † = cathedral."""
    if plot.covered:
        return "##"
    if plot.arms < 0:
        return ""
    masters = plot.printed + plot.pawns
    text = say(f"flandern-board-letter-{ARMS.ids[plot.arms]}")
    text += str(masters) if masters else ""
    return text + ("†" if plot.cathedral else "") + ("*" if plot.site else "")


def beside(blocks: list[list[str]], gap: str = "   ") -> str:
    """Set blocks of lines side by side."""
    height = max(len(block) for block in blocks)
    widths = [max(len(line) for line in block) for block in blocks]
    rows = []
    for row in range(height):
        cells = [block[row] if row < len(block) else "" for block in blocks]
        padded = (cell.ljust(width) for cell, width in zip(cells, widths, strict=True))
        rows.append(gap.join(padded).rstrip())
    return "\n".join(rows)
