import { expect, test } from "vitest";
import { continued, refreshed } from "./hall";
import type { HallPage, TableLine } from "./types.generated";

function row(table: string, your_turn = false): TableLine {
  return { table, game: "guildes", options: {}, clock: "none", status: "playing", updated: 0, your_turn, invited: false, unreadable: false, seats: [] };
}

const first: HallPage = { mine: [row("a", true), row("b")], open: [row("x")], more: { mine: "after b", open: "after x" } };

test("a next page goes on where the list ended", () => {
  const next = continued(first, "mine", { mine: [row("c"), row("d")], open: [], more: { mine: "after d" } });
  expect(next.mine.map((line) => line.table)).toEqual(["a", "b", "c", "d"]);
  expect(next.open).toEqual(first.open);
  expect(next.more).toEqual({ mine: "after d", open: "after x" });
});

test("the last page ends its list only", () => {
  const next = continued(first, "mine", { mine: [row("c")], open: [], more: {} });
  expect(next.more.mine).toBeUndefined();
  expect(next.more.open).toBe("after x");
});

test("a table that has moved meanwhile is shown once, as it is now", () => {
  const next = continued(first, "mine", { mine: [row("a"), row("c")], open: [], more: {} });
  expect(next.mine.map((line) => [line.table, line.your_turn])).toEqual([["a", false], ["b", false], ["c", false]]);
});

test("a hall that is looked at again shows what is due now, and keeps the pages that were asked for", () => {
  const shown: HallPage = { mine: [row("a"), row("b"), row("c"), row("d")], open: [row("x")], more: { mine: "after d" } };
  const now: HallPage = { mine: [row("c", true), row("a")], open: [], more: { mine: "after a" } };
  const next = refreshed(shown, now);
  expect(next.mine.map((line) => [line.table, line.your_turn])).toEqual([["c", true], ["a", false], ["d", false]]);
  expect([next.open, next.more]).toEqual([[], { mine: "after d" }]);
});

test("a list that has become short is shown as it is", () => {
  const next = refreshed(first, { mine: [row("b")], open: [row("x")], more: {} });
  expect(next.mine.map((line) => line.table)).toEqual(["b"]);
  expect(next.more).toEqual({});
});
