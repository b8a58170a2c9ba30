import { describe, expect, it } from "vitest";
import { around, kept, nearer, whole } from "./zoom";

const SHEET = { width: 1000, height: 1000 };

describe("the window on the map", () => {
  it("shows the whole sheet in any shape", () => {
    expect(whole(SHEET, 1)).toEqual({ x: 0, y: 0, w: 1000, h: 1000 });
    expect(whole(SHEET, 2)).toEqual({ x: -500, y: 0, w: 2000, h: 1000 });
    expect(whole(SHEET, 0.5)).toEqual({ x: 0, y: -500, w: 1000, h: 2000 });
  });

  it("keeps the point under the finger", () => {
    const window = nearer({ x: 0, y: 0, w: 1000, h: 1000 }, 2, 300, 800);
    expect((300 - window.x) / window.w).toBeCloseTo(0.3);
    expect((800 - window.y) / window.h).toBeCloseTo(0.8);
  });

  it("never leaves the sheet nor comes too close", () => {
    expect(kept({ x: -400, y: 900, w: 500, h: 500 }, SHEET, 1)).toEqual({ x: 0, y: 500, w: 500, h: 500 });
    expect(kept({ x: 0, y: 0, w: 5000, h: 5000 }, SHEET, 1)).toEqual(whole(SHEET, 1));
    expect(kept({ x: 500, y: 500, w: 1, h: 1 }, SHEET, 1).w).toBe(220);
  });

  it("frames what can be chosen", () => {
    const window = around([{ x: 100, y: 100, w: 10, h: 10 }, { x: 300, y: 200, w: 10, h: 10 }], 20, 1)!;
    expect(window.w).toBe(250);
    expect(window.x).toBe(80);
    expect(around([], 20, 1)).toBeNull();
  });
});
