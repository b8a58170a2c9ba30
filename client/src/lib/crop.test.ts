import { describe, expect, it } from "vitest";
import { fitted, union } from "./crop";

describe("what a picture shows of a board", () => {
  it("is as large as its window is wide, but not blown up too much and not too high", () => {
    expect(fitted({ x: 100, y: 50, width: 300, height: 200 }, 800)).toEqual({ scale: 2, x: -100, y: -50, width: 300, height: 200 });
    expect(fitted({ x: 0, y: 0, width: 1000, height: 500 }, 800).scale).toBe(0.8);
    expect(fitted({ x: 0, y: 0, width: 500, height: 700 }, 800).scale).toBe(0.8);
  });

  it("stays readable in a narrow window, where it is moved sideways", () => {
    expect(fitted({ x: 0, y: 0, width: 1000, height: 500 }, 300).scale).toBe(0.5);
  });

  it("holds all that is pointed at", () => {
    expect(union([{ x: 10, y: 20, width: 5, height: 5 }, { x: 0, y: 30, width: 8, height: 10 }])).toEqual({ x: 0, y: 20, width: 15, height: 20 });
    expect(union([])).toBeNull();
  });
});
