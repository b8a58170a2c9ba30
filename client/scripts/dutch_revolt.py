"""Draw the map of the Dutch Revolt once: run `python client/scripts/dutch_revolt.py`.

Reads the game's data.toml (settlements, provinces, boxes) and dutch_revolt.toml (coast, rivers,
hearts of the provinces), pushes things apart until names fit, bends the coast along, gives every
bit of land to the nearest thing, and writes the outlines as paths to map.json.
"""

import json
import math
import re
import tomllib
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from arcs import FRAME, STEP, Arc, Point, curve, edges_of, framed, outline, trace

HERE = Path(__file__).resolve().parent
GAME = HERE.parents[1] / "src/guildhall/games/dutch_revolt/data.toml"
WORDS = HERE.parents[1] / "src/guildhall/locale"
OUT = HERE.parent / "src/games/dutch_revolt/map.json"
ROUGH = GAME.with_name("outline.json")
"""Corners only, for the drawing in previews of links."""

DATA: dict[str, Any] = tomllib.loads(GAME.read_text(encoding="utf-8"))
SKETCH: dict[str, Any] = tomllib.loads((HERE / "dutch_revolt.toml").read_text(encoding="utf-8"))
SHEET: dict[str, float] = SKETCH["sheet"]
SEA, ABROAD = -1, -2
ROUNDS = 900
SPRING = 0.012
REACH = 72.0
ROUGHNESS = 9.0
LETTER = 4.4
WIDE = ("holland", "flanders")


def project(east: float, north: float) -> Point:
    """Degrees to units of the sheet."""
    x = (east - SHEET["west"]) / (SHEET["east"] - SHEET["west"]) * SHEET["width"]
    y = (SHEET["north"] - north) / (SHEET["north"] - SHEET["south"]) * SHEET["height"]
    return x, y


class Thing:
    """Something that needs room: a settlement, the heart of a province, a command section."""

    def __init__(self, kind: str, name: str, home: Point, room: list[float], land: int) -> None:
        """Put it at home."""
        self.kind, self.name, self.home, self.room, self.land = kind, name, home, room, land
        self.x, self.y = home

    def push(self, other: "Thing") -> None:
        """Move both apart along the shorter way when they overlap."""
        dx, dy = other.x - self.x, other.y - self.y
        over_x = self.room[0] + other.room[0] - abs(dx)
        over_y = self.room[1] + other.room[1] - abs(dy)
        if over_x <= 0 or over_y <= 0:
            return
        if over_x < over_y:
            step = math.copysign(over_x / 2, dx)
            self.x, other.x = self.x - step * 0.5, other.x + step * 0.5
        else:
            step = math.copysign(over_y / 2, dy)
            self.y, other.y = self.y - step * 0.5, other.y + step * 0.5


def longest(kind: str) -> dict[str, int]:
    """How many letters the longest name of each thing of a kind has, in any language."""
    found: dict[str, int] = {}
    for file in WORDS.glob("*/dutch_revolt.ftl"):
        lines = re.findall(
            rf"^dutch_revolt-{kind}-(\w+) = (.+)$", file.read_text(encoding="utf-8"), re.M
        )
        for name, text in lines:
            letters = len(re.sub(r"\{.*?\}", "x", text))
            found[name] = max(found.get(name, 0), letters)
    return found


def gather() -> list[Thing]:
    """List everything that needs room."""
    room = SKETCH["room"]
    index = {row["id"]: at for at, row in enumerate(DATA["province"])}
    things = []
    for kind in ("city", "town"):
        letters = longest(kind)
        for row in DATA[kind]:
            north, east = row["place"]
            home = project(*SKETCH["home"].get(row["id"], (east, north)))
            half = max(room[kind][0], letters[row["id"]] * LETTER)
            things.append(
                Thing(kind, row["id"], home, [half, room[kind][1]], index[row["province"]])
            )
    letters = longest("province")
    for name, at in SKETCH["field"].items():
        least, high = room["wide_field" if name in WIDE else "field"]
        size = [max(least, letters[name] * LETTER), high]
        things.append(Thing("field", name, project(*at), size, index[name]))
    for name, row in SKETCH["track"].items():
        land = index[row["in"]] if row["in"] else ABROAD
        things.append(Thing("track", name, project(*row["at"]), room["track"], land))
    return things


def relax(things: list[Thing]) -> None:
    """Push apart what overlaps; springs draw home, ever weaker; nothing leaves the sheet."""
    for turn in range(ROUNDS):
        spring = SPRING * max(0, 1 - turn / (ROUNDS * 0.7))
        for thing in things:
            thing.x += (thing.home[0] - thing.x) * spring
            thing.y += (thing.home[1] - thing.y) * spring
        for at, thing in enumerate(things):
            for other in things[at + 1 :]:
                thing.push(other)
        for thing in things:
            half_x, half_y = thing.room
            thing.x = min(max(thing.x, half_x), SHEET["width"] - half_x)
            thing.y = min(max(thing.y, half_y), SHEET["height"] - half_y)


def bend(point: Point, things: list[Thing]) -> Point:
    """Move a point of the sketch as the settlements around it moved."""
    total, dx, dy = 0.2, 0.0, 0.0
    for thing in things:
        if thing.kind != "track":
            away = math.hypot(point[0] - thing.home[0], point[1] - thing.home[1])
            weight = math.exp(-((away / REACH) ** 2))
            total += weight
            dx += weight * (thing.x - thing.home[0])
            dy += weight * (thing.y - thing.home[1])
    return point[0] + dx / total, point[1] + dy / total


def inside(point: Point, ring: list[Point]) -> bool:
    """Say whether a point lies in a ring."""
    result = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (ay > point[1]) != (by > point[1]):
            result ^= point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax
    return result


def steps(a: Point, b: Point, every: float = 24) -> int:
    """Say in how many parts a line is cut."""
    return max(1, round(math.dist(a, b) / every))


def dense(ring: list[Point], every: float = 14) -> list[Point]:
    """Add points along the sides of a ring, so that it can bend."""
    result = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        parts = steps(a, b, every)
        result += [
            (a[0] + (b[0] - a[0]) * t / parts, a[1] + (b[1] - a[1]) * t / parts)
            for t in range(parts)
        ]
    return result


def wobble(x: float, y: float) -> Point:
    """Shake a point as an unsteady hand would, the same way every time."""
    dx = (
        math.sin(x / 23 + y / 31) + 0.6 * math.sin(y / 11 - x / 47) + 0.35 * math.sin(x / 7 + y / 9)
    )
    dy = (
        math.sin(y / 27 - x / 29 + 2)
        + 0.6 * math.sin(x / 13 + y / 41)
        + 0.35 * math.sin(y / 6 - x / 8)
    )
    return x + ROUGHNESS * dx * 0.7, y + ROUGHNESS * dy * 0.7


def label_cells(things: list[Thing]) -> list[list[int]]:
    """Give every cell of the sheet to a province, the lands abroad or the sea."""
    rings = [
        [bend(p, things) for p in dense([project(*at) for at in ring])]
        for ring in (SKETCH["coast"]["main"], *SKETCH["coast"]["islands"])
    ]
    seeds = [(t.x, t.y, t.land) for t in things if t.land != ABROAD]
    seeds += [(*bend(project(*at), things), ABROAD) for at in SKETCH["abroad"]["places"]]
    index = {row["id"]: at for at, row in enumerate(DATA["province"])}
    for name, spots in SKETCH["land"].items():
        seeds += [(x, y, index.get(name, ABROAD)) for x, y in spots]
    columns, lines = int(SHEET["width"]) // STEP + 1, int(SHEET["height"]) // STEP + 1
    cells = []
    for j in range(lines):
        row = []
        for i in range(columns):
            point = (i + 0.5) * STEP, (j + 0.5) * STEP
            if not any(inside(point, ring) for ring in rings):
                row.append(SEA)
                continue
            x, y = wobble(*point)
            row.append(min(seeds, key=lambda s: (s[0] - x) ** 2 + ((s[1] - y) * 1.15) ** 2)[2])
        cells.append(row)
    return cells


def borders(arcs: list[Arc]) -> list[dict[str, str]]:
    """Give the lines that are drawn, by kind."""
    regions = [row["region"] for row in DATA["province"]]
    result: dict[str, str] = defaultdict(str)
    for arc in arcs:
        low, high = sorted((arc.left, arc.right))
        if low == FRAME:
            continue
        if low < 0:
            kind = "coast" if SEA in {low, high} else "march"
        else:
            kind = "province" if regions[low] == regions[high] else "region"
        result[kind] += curve(arc.points)
    return [
        {"kind": kind, "path": result[kind]} for kind in ("province", "region", "march", "coast")
    ]


def rivers(things: list[Thing]) -> list[dict[str, str]]:
    """Draw the rivers past their settlements."""
    places = {t.name: (t.x, t.y) for t in things if t.kind in {"town", "city"}}
    places |= {t.name: (t.x, t.y) for t in things if t.kind == "city"}
    lines = []
    for name, course in SKETCH["river"].items():
        points = [
            places[at] if isinstance(at, str) else bend(project(*at), things) for at in course
        ]
        way = [p for pair in pairwise(points) for p in dense(list(pair), 24)[: steps(*pair)]]
        shaken = [points[0], *(wobble(x, y) for x, y in way[1:]), points[-1]]
        lines.append({"id": name, "path": curve(shaken)})
    return lines


def check_neighbours(arcs: list[Arc]) -> None:
    """Say which borders of the game are not drawn, and which are drawn but none."""
    names = [row["id"] for row in DATA["province"]]
    drawn = {
        tuple(sorted((names[a.left], names[a.right]))) for a in arcs if min(a.left, a.right) >= 0
    }
    given = {
        tuple(sorted((row["id"], other))) for row in DATA["province"] for other in row["borders"]
    }
    print("not drawn:", sorted(given - drawn))
    print("drawn, but no border:", sorted(drawn - given))


def main() -> None:
    """Write map.json."""
    things = gather()
    relax(things)
    at = {(t.kind, t.name): [round(t.x), round(t.y)] for t in things}
    cells = framed(label_cells(things))
    arcs = trace(edges_of(cells))
    check_neighbours(arcs)
    keep = {
        "province": ("id", "region", "limit", "vp", "tax", "bishopric", "borders"),
        "city": ("id", "province", "citizens", "card_towns"),
        "town": ("id", "province", "commercial"),
        "region": ("id", "boxes", "orange_boxes", "arrows"),
        "university": ("id", "city", "town", "old"),
        "box": ("id", "users", "spaces", "to_map", "to_treasury"),
        "values": ("id", "limit", "vp", "commercial"),
    }
    facts = {kind: [{k: row[k] for k in keys} for row in DATA[kind]] for kind, keys in keep.items()}
    places = {"province": "field", "city": "city", "town": "town", "region": "track"}
    for kind, thing in places.items():
        for row in facts[kind]:
            row["at"] = at[thing, row["id"]]
    for land, row in enumerate(facts["province"]):
        row["path"] = outline(arcs, land)
    result = {
        "note": "Made by client/scripts/dutch_revolt.py from two TOML files; do not edit.",
        "width": SHEET["width"],
        "height": SHEET["height"],
        "turns": DATA["game"]["turns"],
        "beggars": DATA["game"]["beggars"],
        "track": DATA["game"]["track_length"],
        **facts,
        "map_values": list(DATA["map_values"].values()),
        "abroad": outline(arcs, ABROAD),
        "border": borders(arcs),
        "river": rivers(things),
    }
    write(OUT, result)
    write(ROUGH, rough(result))


def write(file: Path, result: dict[str, Any]) -> None:
    """One line for each thing."""
    lines = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in result.items()
    ]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def rough(result: dict[str, Any]) -> dict[str, Any]:
    """Where things stand, and the outlines of land as rings of corners."""
    drawn = {"note": result["note"], "width": result["width"], "height": result["height"]}
    for kind in ("province", "city", "town", "region"):
        drawn[kind] = [row["at"] for row in result[kind]]
    drawn["land"] = [corners(row["path"]) for row in result["province"]]
    drawn["abroad"] = corners(result["abroad"])
    return drawn


def corners(path: str) -> list[list[int]]:
    """The rings of a path as flat rows of numbers, without what bends the lines between."""
    rings = [re.findall(r"[MLQ][-\d. ]+", ring) for ring in path.split("Z") if ring]
    return [[round(float(n)) for step in ring for n in step[1:].split()[-2:]] for ring in rings]


if __name__ == "__main__":
    main()
