import { describe, expect, it } from "vitest";
import { ARMS } from "./arms";
import { CENTRE_ARMS, GROUNDS } from "./lattice";
import { around, crowd, framed, gate, outline, strips, towers, widened } from "./plan";
import data from "../../../../src/guildhall/games/flandern/data.toml?raw";

describe("outline", () => {
  it("joins neighbours into one loop", () => {
    const loops = outline([{ x: 0, y: 0, w: 2, h: 1 }, { x: 2, y: 0, w: 1, h: 3 }]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(6);
    expect(towers(loops)).toHaveLength(5);
  });
  it("keeps a hole as a loop of its own", () => {
    const ring = [{ x: 0, y: 0, w: 3, h: 1 }, { x: 0, y: 2, w: 3, h: 1 }, { x: 0, y: 1, w: 1, h: 1 }, { x: 2, y: 1, w: 1, h: 1 }];
    expect(outline(ring)).toHaveLength(2);
  });
  it("separates parts that meet at a corner only, or joins them, but never loses a corner", () => {
    const loops = outline([{ x: 0, y: 0, w: 1, h: 1 }, { x: 1, y: 1, w: 1, h: 1 }]);
    expect(loops.flat().length).toBe(8);
  });
});

it("finds the gate in the longest wall to the south", () => {
  expect(gate(outline([{ x: 0, y: 0, w: 2, h: 3 }, { x: 2, y: 0, w: 4, h: 1 }]))).toEqual([80, 20]);
});

it("gives a city that grows some room of its moat before it gets smaller, never that of its wall", () => {
  const city = { x: 0, y: 0, w: 7, h: 7 };
  const room = widened(city, 0.5);
  expect(framed([city], room)).toEqual(room);
  expect(framed([city, { x: 7, y: 0, w: 1, h: 2 }], room)).toEqual({ x: -0.375, y: -0.375, w: 8.75, h: 7.75 });
});

it("lays strips alongside", () => {
  const base = { x: 6, y: 0, w: 2, h: 3 };
  expect(strips(base, "e-n")).toEqual([{ x: 8, y: 0, w: 1, h: 3 }, { x: 6, y: -1, w: 2, h: 1 }]);
  expect(around([base, ...strips(base, "e-n")])).toEqual({ x: 6, y: -1, w: 3, h: 4 });
});

describe("crowd", () => {
  it("stands side by side where there is room, else in rows", () => {
    expect(crowd({ x: 0, y: 0, w: 18, h: 16 }, 2)).toEqual([[5, 8], [13, 8]]);
    expect(crowd({ x: 0, y: 0, w: 8, h: 30 }, 2)).toEqual([[4, 8.75], [4, 21.25]]);
    expect(crowd({ x: 0, y: 0, w: 18, h: 16 }, 3)[2]).toEqual([9, 12]);
    expect(crowd({ x: 0, y: 0, w: 18, h: 16 }, 0)).toEqual([]);
  });
});

describe("lattice", () => {
  it("is what data.toml says", () => {
    const rows = [...data.matchAll(/\{ id = "(\w+)", shape = "\w", x = (\d+), y = (\d+), w = (\d+), h = (\d+) \}/g)];
    const known = rows.map(([, id, x, y, w, h]) => ({ id, x: Number(x), y: Number(y), w: Number(w), h: Number(h) }));
    expect(GROUNDS.flatMap((ground) => ground.plots)).toEqual(known);
    const centres = [...data.matchAll(/centre = \{ x = (\d+), y = (\d+), w = (\d+), h = (\d+) \}/g)];
    expect(GROUNDS.map(({ centre: c }) => [c.x, c.y, c.w, c.h])).toEqual(centres.map((row) => row.slice(1).map(Number)));
  });
  it("knows the arms of each centre", () => {
    const rows = [...data.matchAll(/\[\[arms\]\]\nid = "(\w+)"\ntrade = "\w*"\ncity = "(\w+)"/g)];
    expect(CENTRE_ARMS).toEqual(Object.fromEntries(rows.map(([, arms, city]) => [city, arms])));
    expect(ARMS.map((arms) => arms.name)).toEqual(rows.map((row) => row[1]));
  });
  it("gives every ground one walled outline", () => {
    for (const ground of GROUNDS) expect(outline([ground.centre, ...ground.plots])).toHaveLength(1);
  });
});
