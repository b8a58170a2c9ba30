import { describe, expect, it } from "vitest";
import { around, fitOf } from "./stage.svelte";

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
});
