"""Borders of a map as arcs: cells that each belong to a land become outlines with round corners."""

import math
from collections import defaultdict
from itertools import pairwise

Point = tuple[float, float]
Vertex = tuple[int, int]

STEP = 3
"""The side of a cell in units of the sheet."""
FRAME = -3
"""What lies around the sheet, beside the lands and what the map counts among them."""
TOLERANCE = 1.7


def edges_of(cells: list[list[int]]) -> dict[Vertex, dict[Vertex, tuple[int, int]]]:
    """Give the lines between unlike cells: corner → corner → what lies left and right of it."""
    graph: dict[Vertex, dict[Vertex, tuple[int, int]]] = defaultdict(dict)
    for j, row in enumerate(cells):
        for i, here in enumerate(row):
            if i + 1 < len(row) and row[i + 1] != here:
                graph[i + 1, j][i + 1, j + 1] = (row[i + 1], here)
                graph[i + 1, j + 1][i + 1, j] = (here, row[i + 1])
            if j + 1 < len(cells) and cells[j + 1][i] != here:
                below = cells[j + 1][i]
                graph[i, j + 1][i + 1, j + 1] = (here, below)
                graph[i + 1, j + 1][i, j + 1] = (below, here)
    return graph


class Arc:
    """A stretch of border between two neighbours, from one crossing to the next."""

    def __init__(self, path: list[Vertex], left: int, right: int) -> None:
        """Keep the corners and smooth them."""
        self.left, self.right = left, right
        self.straight = FRAME in {left, right}
        self.ends = path[0], path[-1]
        points = [(x * STEP * 1.0, y * STEP * 1.0) for x, y in path]
        half = len(points) // 2
        closed = path[0] == path[-1]
        self.points = (
            simplify(points[: half + 1])[:-1] + simplify(points[half:])
            if closed
            else simplify(points)
        )


def simplify(points: list[Point]) -> list[Point]:
    """Leave out what lies close to the straight line (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay) or 1e-9
    far = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length for x, y in points]
    at = max(range(len(points)), key=far.__getitem__)
    if far[at] <= TOLERANCE:
        return [points[0], points[-1]]
    return simplify(points[: at + 1])[:-1] + simplify(points[at:])


def trace(graph: dict[Vertex, dict[Vertex, tuple[int, int]]]) -> list[Arc]:
    """Follow the lines from crossing to crossing, then the rings that have none."""
    seen: set[tuple[Vertex, Vertex]] = set()
    arcs = []
    starts = [v for v in graph if len(graph[v]) != 2] + [v for v in graph if len(graph[v]) == 2]
    for start in starts:
        for first in graph[start]:
            if (start, first) in seen:
                continue
            path, before, here = [start, first], start, first
            while len(graph[here]) == 2 and here != start:
                before, here = here, next(v for v in graph[here] if v != before)
                path.append(here)
            seen |= {*pairwise(path), *pairwise(path[::-1])}
            arcs.append(Arc(path, *graph[start][first]))
    return arcs


def curve(points: list[Point], *, move: bool = True, straight: bool = False) -> str:
    """Write a line as a path with rounded corners, or along the frame of the sheet."""

    def text(p: Point) -> str:
        return f"{round(p[0])} {round(p[1])}"

    parts = [f"M{text(points[0])}"] if move else []
    if straight:
        return "".join([*parts, *(f"L{text(p)}" for p in points[1:])])
    for at in range(1, len(points) - 1):
        p, q = points[at], points[at + 1]
        middle = q if at == len(points) - 2 else ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
        parts.append(f"Q{text(p)} {text(middle)}")
    if len(points) == 2:
        parts.append(f"L{text(points[1])}")
    return "".join(parts)


def outline(arcs: list[Arc], land: int) -> str:
    """Chain the arcs around a land to closed paths."""
    left = [(*a.ends, a.points, a.straight) for a in arcs if a.left == land]
    left += [(*a.ends[::-1], a.points[::-1], a.straight) for a in arcs if a.right == land]
    result = []
    while left:
        start, here, points, straight = left.pop(0)
        text = curve(points, straight=straight)
        while here != start:
            at = next((n for n, arc in enumerate(left) if arc[0] == here), None)
            if at is None:
                break
            _, here, points, straight = left.pop(at)
            text += curve(points, move=False, straight=straight)
        result.append(text + "Z")
    return "".join(result)


def framed(cells: list[list[int]]) -> list[list[int]]:
    """Put a frame of nothing around the sheet, so that every land is closed."""
    width = len(cells[0]) + 2
    return [[FRAME] * width, *([FRAME, *row, FRAME] for row in cells), [FRAME] * width]
