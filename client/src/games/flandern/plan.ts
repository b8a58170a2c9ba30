/** Lattice cells: x to the right, y downward. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Geometry of the drawing; one lattice cell is CELL units wide. Nothing here decides what is allowed. */
export const CELL = 20;

export type Point = [number, number];

/** Trace the outline of some rectangles as closed loops of corner points, clockwise around the filled side. */
export function outline(rects: Rect[]): Point[][] {
  const filled = new Set<string>();
  for (const r of rects) {
    for (let x = r.x; x < r.x + r.w; x += 1) for (let y = r.y; y < r.y + r.h; y += 1) filled.add(`${x},${y}`);
  }
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point): void => {
    next.set(String(from), [...(next.get(String(from)) ?? []), to]);
  };
  for (const cell of filled) {
    const [x, y] = cell.split(",").map(Number) as Point;
    if (!filled.has(`${x},${y - 1}`)) edge([x, y], [x + 1, y]);
    if (!filled.has(`${x + 1},${y}`)) edge([x + 1, y], [x + 1, y + 1]);
    if (!filled.has(`${x},${y + 1}`)) edge([x + 1, y + 1], [x, y + 1]);
    if (!filled.has(`${x - 1},${y}`)) edge([x, y + 1], [x, y]);
  }
  const loops: Point[][] = [];
  while (next.size) loops.push(corners(walk(next)));
  return loops.sort((a, b) => b.length - a.length);
}

function walk(next: Map<string, Point[]>): Point[] {
  const start = [...next.keys()][0]!;
  const loop: Point[] = [];
  let at = start;
  do {
    const ways = next.get(at)!;
    const to = ways.pop()!;
    if (!ways.length) next.delete(at);
    loop.push(at.split(",").map(Number) as Point);
    at = String(to);
  } while (at !== start);
  return loop;
}

function corners(loop: Point[]): Point[] {
  return loop.filter((point, i) => turn(loop.at(i - 1)!, point, loop[(i + 1) % loop.length]!) !== 0);
}

/** Positive at a corner that sticks out, negative at one that goes in. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
}

export function pathOf(loops: Point[][]): string {
  return loops.map((loop) => `M${loop.map(([x, y]) => `${x * CELL} ${y * CELL}`).join("L")}Z`).join("");
}

/** Towers stand at the corners that stick out, a little outside. */
export function towers(loops: Point[][]): Point[] {
  return loops.flatMap((loop) =>
    loop.flatMap((point, i): Point[] => {
      const [before, after] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
      if (turn(before, point, after) <= 0) return [];
      const out = (axis: 0 | 1): number => Math.sign(2 * point[axis] - before[axis] - after[axis]);
      return [[point[0] * CELL + out(0) * 2.5, point[1] * CELL + out(1) * 2.5]];
    }),
  );
}

/** The middle of the longest stretch of wall that looks south, for the gate. */
export function gate(loops: Point[][]): Point {
  let best: [number, Point] = [0, [0, 0]];
  for (const loop of loops) {
    loop.forEach((point, i) => {
      const to = loop[(i + 1) % loop.length]!;
      const length = point[0] - to[0];
      if (to[1] === point[1] && length > best[0]) best = [length, [((point[0] + to[0]) / 2) * CELL, point[1] * CELL]];
    });
  }
  return best[1];
}

/** The rectangle around all of these. */
export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  return {
    x,
    y,
    w: Math.max(...rects.map((r) => r.x + r.w)) - x,
    h: Math.max(...rects.map((r) => r.y + r.h)) - y,
  };
}

/** Room around a city for its moat, in cells. */
export const MARGIN = 0.5;
/** What of it a city keeps: its wall and towers must not be cut. */
const WALL = 0.375;

/** A rectangle with so much more on each side. */
export function widened(r: Rect, by: number): Rect {
  return { x: r.x - by, y: r.y - by, w: r.w + 2 * by, h: r.h + 2 * by };
}

/** The part of the lattice that shows a city in its room: one that grows takes the outer half of its moat before it gets smaller. */
export function framed(rects: Rect[], room: Rect): Rect {
  const city = around(rects);
  const spare = Math.min(room.w - city.w, room.h - city.h) / 2;
  return widened(city, Math.min(MARGIN, Math.max(WALL, spare)));
}

/** The strips of depth 1 alongside a rectangle that the name of a way ("n", "e-s") points to. */
export function strips(r: Rect, way: string): Rect[] {
  const all: Record<string, Rect> = {
    n: { x: r.x, y: r.y - 1, w: r.w, h: 1 },
    e: { x: r.x + r.w, y: r.y, w: 1, h: r.h },
    s: { x: r.x, y: r.y + r.h, w: r.w, h: 1 },
    w: { x: r.x - 1, y: r.y, w: 1, h: r.h },
  };
  return way.split("-").flatMap((side) => all[side] ?? []);
}

/** A rectangle of the lattice in drawing units, a street's width smaller. */
export function drawn(r: Rect, inset = 1.5): Rect {
  return { x: r.x * CELL + inset, y: r.y * CELL + inset, w: r.w * CELL - 2 * inset, h: r.h * CELL - 2 * inset };
}

/** Places for some small figures in rows inside a rectangle of drawing units. */
export function crowd(r: Rect, count: number, wide = 8, high = 12.5): Point[] {
  const columns = Math.max(1, Math.min(count, Math.floor(r.w / wide)));
  const rows = Math.ceil(count / columns);
  const step = Math.min(high, r.h / Math.max(rows, 1));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = Math.min(columns, count - row * columns);
    return [r.x + r.w / 2 + ((i % columns) - (here - 1) / 2) * wide, r.y + r.h / 2 + (row - (rows - 1) / 2) * step];
  });
}

/** Places along the long side: the first for the arms, the others for figures. */
export function along(r: Rect, from: number, step: number, count: number): Point[] {
  const level = r.w >= r.h;
  return Array.from({ length: count }, (_, i) => {
    const d = from + i * step;
    return level ? [r.x + d, r.y + r.h / 2] : [r.x + r.w / 2, r.y + d];
  });
}
