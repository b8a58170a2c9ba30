import { expect, test } from "vitest";
import { chaptersOf, deedOf, moved } from "./replay";
import type { LogItem } from "./types.generated";

const told = (input: number, kind: string, args: LogItem["args"] = {}, points = 0): LogItem =>
  points ? { input, kind, rule: "", args, scorer: 0, points } : { input, kind, rule: "", args };
const headings = { kinds: ["week"], names: ["week", "day"], spoken: [] };
const log = [
  told(0, "begun"),
  told(3, "week", { week: 1, day: "monday" }),
  told(5, "paid", {}, 2),
  told(7, "week", { week: 1, day: "sunday" }),
  told(9, "scored", {}, 4),
  told(9, "scored", {}, 1),
  told(12, "week", { week: 2, day: "monday" }),
];
const counting = { key: "", head: log[4]!, lines: log.slice(4, 6), rows: [], before: [], after: [] };
const chapters = chaptersOf(log, headings, [counting]);

test("rounds have their parts and what was counted in them", () => {
  expect(chapters.map(({ at, stops }) => [at, stops.map((stop) => [stop.at, stop.level])])).toEqual([
    [0, []],
    [4, [[8, "part"], [10, "sheet"]]],
    [13, []],
  ]);
});

test("steps stay within the game; rounds lead to their beginnings, at last to the end", () => {
  expect([moved("back", 0, 20, chapters), moved("on", 20, 20, chapters), moved("on", 3, 20, chapters)]).toEqual([0, 20, 4]);
  expect([moved("roundOn", 4, 20, chapters), moved("roundOn", 13, 20, chapters)]).toEqual([13, 20]);
  expect([moved("roundBack", 9, 20, chapters), moved("roundBack", 4, 20, chapters), moved("roundBack", 0, 20, chapters)]).toEqual([4, 0, 0]);
  expect([moved("first", 9, 20, chapters), moved("last", 9, 20, chapters)]).toEqual([0, 20]);
});

const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent => ({ key: name, target: null, ...more }) as KeyboardEvent;

test("keys step, with Shift by rounds, unless they belong to something else", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map((name) => deedOf(key(name)))).toEqual(["back", "on", "first", "last", "play", null]);
  expect(deedOf(key("ArrowRight", { shiftKey: true }))).toBe("roundOn");
  expect(deedOf(key("ArrowRight", { ctrlKey: true }))).toBeNull();
  expect(deedOf(key("ArrowRight", { defaultPrevented: true }))).toBeNull();
});

test("Escape closes a sheet, wherever the focus is", () => {
  const target = { closest: (what: string) => (what.includes("select") ? {} : null) } as unknown as EventTarget;
  expect(deedOf(key("Escape", { target }))).toBe("close");
  expect(deedOf(key("Home", { target }))).toBeNull();
});
