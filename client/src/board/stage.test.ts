import { describe, expect, it } from "vitest";
import { ZoomTransform } from "d3-zoom";
import { around, between, fitOf, comesCloser, lookAt, windows } from "./stage.svelte";

describe("a sheet in its frame", () => {
  it("fits whole in a frame of any shape", () => {
    expect(fitOf({ width: 1000, height: 500 }, 500, 500)).toBe(0.5);
    expect(fitOf({ width: 1000, height: 500 }, 500, 100)).toBe(0.2);
  });

  it("frames what can be chosen", () => {
    const boxes = [
      { x: 100, y: 100, w: 10, h: 10 },
      { x: 300, y: 200, w: 10, h: 10 },
    ];
    expect(around(boxes, 20)).toEqual({ x: 80, y: 80, w: 250, h: 150 });
    expect(around([], 20)).toBeNull();
  });

  const [near, beside, far] = [
    { x: 100, y: 100, w: 50, h: 50 },
    { x: 200, y: 150, w: 50, h: 50 },
    { x: 900, y: 900, w: 50, h: 50 },
  ];

  it("parts what no window holds together", () => {
    expect(windows([far, near, beside], 300, 300)).toEqual([[near, beside], [far]]);
    expect(windows([{ x: 0, y: 0, w: 800, h: 10 }], 300, 300)).toHaveLength(1);
    expect(windows([], 300, 300)).toEqual([]);
  });

  it("shows all that is asked on a desk, as close as it goes", () => {
    const desk = { width: 600, height: 600 };
    expect(lookAt([near, far], desk, 0)?.scale).toBeCloseTo(600 / 910);
    expect(lookAt([near], desk, 0)?.scale).toBe(1.3);
    expect(lookAt([], desk, 0)).toBeNull();
  });

  it("stays whole on a desk when what is asked lies all over it", () => {
    const desk = { width: 600, height: 600 };
    expect(comesCloser([near, far], desk, 0.6)).toBe(false);
    expect(comesCloser([near, beside], desk, 0.6)).toBe(true);
  });

  it("shows on a phone one part of what lies far apart after the other", () => {
    const phone = { width: 374, height: 520 };
    const looks = [0, 1, 2].map((turn) => lookAt([near, beside, far], phone, turn)!);
    for (const { scale } of looks) expect(scale).toBeGreaterThanOrEqual(0.8);
    const holds = (at: number, box: typeof near): boolean => {
      const { x, y, w, h } = looks[at]!.box;
      return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h;
    };
    expect([holds(0, near), holds(0, beside), holds(0, far)]).toEqual([true, true, false]);
    expect(holds(1, far)).toBe(true);
    expect(looks[2]).toEqual(looks[0]);
    expect(lookAt([far, near, beside], phone, 0)).toEqual(looks[1]);
  });

  it("goes from one look to another with its middle moving evenly", () => {
    const frame = { width: 100, height: 100 };
    const [from, to] = [new ZoomTransform(1, 0, 0), new ZoomTransform(4, -350, -150)];
    const half = between(from, to, frame, 0.5);
    expect(half.k).toBeCloseTo(2);
    expect(half.invert([50, 50])[0]).toBeCloseTo(75);
    expect(between(from, to, frame, 1)).toEqual(to);
  });
});
