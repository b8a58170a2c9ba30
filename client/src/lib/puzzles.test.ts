import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextOf, note, noted, remembered, resultOf } from "./puzzles";

const empty = { results: {}, streak: 0, longest: 0 };
const puzzles = ["a", "b", "c"].map((id) => ({ id }));

describe("what a browser remembers of puzzles", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  afterEach(() => vi.unstubAllGlobals());

  it("counts puzzles solved in a row, and starts again after a wrong answer", () => {
    const two = noted(noted(empty, "sample", "a", true), "sample", "b", true);
    expect(two.streak).toBe(2);
    const missed = noted(two, "sample", "c", false);
    expect([missed.streak, missed.longest]).toEqual([0, 2]);
  });

  it("lets only the first answer to a puzzle count", () => {
    const missed = noted(empty, "sample", "a", false);
    expect(noted(missed, "sample", "a", true)).toBe(missed);
    expect(resultOf(missed, "sample", "a")).toBe(false);
  });

  it("tells puzzles of two games apart", () => {
    expect(resultOf(noted(empty, "sample", "a", true), "other", "a")).toBeUndefined();
  });

  it("finds what it has kept, and begins anew when that cannot be read", () => {
    note("sample", "a", true);
    expect(remembered()).toEqual({ results: { "sample/a": true }, streak: 1, longest: 1 });
    localStorage.setItem("guildhall-puzzles", "{");
    expect(remembered()).toEqual(empty);
  });

  it("goes on with the next puzzle that has no answer, round the list", () => {
    const memory = noted(noted(empty, "sample", "b", true), "sample", "c", true);
    expect(nextOf(puzzles, memory, "sample", "b")).toEqual({ id: "a" });
    const all = noted(memory, "sample", "a", false);
    expect(nextOf(puzzles, all, "sample", "c")).toEqual({ id: "a" });
    expect(nextOf([{ id: "a" }], all, "sample", "a")).toBeUndefined();
  });
});
