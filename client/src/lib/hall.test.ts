import { expect, test } from "vitest";
import { ANY, ANYONE, applied, chosen, continued, joinable, refreshed, winners } from "./hall";
import type { HallPage, TableLine } from "./types.generated";

function row(table: string, your_turn = false): TableLine {
  return { table, game: "guildes", options: {}, clock: "none", status: "playing", created: 0, updated: 0, round: {}, step: "", flag: null, ranks: [], scores: [], delay: "none", deletable: false, hidden: false, your_turn, invited: false, inviter: "", pace: "live", requires: null, unfit: "", unreadable: false, seats: [] };
}

const first: HallPage = { mine: [row("a", true), row("b")], open: [row("x")], hidden: [], live: [], hiding: false, more: { mine: "after b", open: "after x" } };

test("a next page goes on where the list ended", () => {
  const next = continued(first, "mine", { mine: [row("c"), row("d")], open: [], hidden: [], live: [], hiding: false, more: { mine: "after d" } });
  expect(next.mine.map((line) => line.table)).toEqual(["a", "b", "c", "d"]);
  expect(next.open).toEqual(first.open);
  expect(next.more).toEqual({ mine: "after d", open: "after x" });
});

test("the last page ends its list only", () => {
  const next = continued(first, "mine", { mine: [row("c")], open: [], hidden: [], live: [], hiding: false, more: {} });
  expect(next.more.mine).toBeUndefined();
  expect(next.more.open).toBe("after x");
});

test("a table that has moved meanwhile is shown once, as it is now", () => {
  const next = continued(first, "mine", { mine: [row("a"), row("c")], open: [], hidden: [], live: [], hiding: false, more: {} });
  expect(next.mine.map((line) => [line.table, line.your_turn])).toEqual([["a", false], ["b", false], ["c", false]]);
});

test("a hall that is looked at again shows what is due now, and keeps the pages that were asked for", () => {
  const shown: HallPage = { mine: [row("a"), row("b"), row("c"), row("d")], open: [row("x")], hidden: [], live: [], hiding: false, more: { mine: "after d" } };
  const now: HallPage = { mine: [row("c", true), row("a")], open: [], hidden: [], live: [], hiding: false, more: { mine: "after a" } };
  const next = refreshed(shown, now);
  expect(next.mine.map((line) => [line.table, line.your_turn])).toEqual([["c", true], ["a", false], ["d", false]]);
  expect([next.open, next.more]).toEqual([[], { mine: "after d" }]);
});

test("a list that has become short is shown as it is", () => {
  const next = refreshed(first, { mine: [row("b")], open: [row("x")], hidden: [], live: [], hiding: false, more: {} });
  expect(next.mine.map((line) => line.table)).toEqual(["b"]);
  expect(next.more).toEqual({});
});

test("news take their place in the lists, and what is gone leaves them", () => {
  const over = { ...row("b"), status: "over" as const, updated: 9 };
  const next = applied(first, { mine: [over, { ...row("x"), updated: 5 }], open: [row("y")], gone: ["z"] });
  expect(next.mine.map((line) => line.table)).toEqual(["a", "x", "b"]);
  expect(next.open.map((line) => line.table)).toEqual(["y"]);
  expect(next.more).toEqual(first.more);
  expect(applied(next, { mine: [], open: [], gone: ["a", "y"] }).mine.map((line) => line.table)).toEqual(["x", "b"]);
});

test("a list shows what was asked for, in the order that was", () => {
  const rows = [row("a", true), { ...row("b"), game: "colonia", updated: 4 }, { ...row("c"), status: "over" as const, updated: 7 }];
  const shown = (wish: object) => chosen(rows, { ...ANY, ...wish }).map((line) => line.table);
  expect(shown({})).toEqual(["a", "b", "c"]);
  expect(shown({ game: "colonia" })).toEqual(["b"]);
  expect(shown({ status: "due" })).toEqual(["a"]);
  expect(shown({ status: "over" })).toEqual(["c"]);
  expect(chosen([...rows, { ...row("d"), status: "open" as const }], { ...ANY, status: "open" }).map((r) => r.table)).toEqual(["d"]);
  expect(shown({ sort: "updated" })).toEqual(["c", "b", "a"]);
});

test("all who share the first rank have won", () => {
  const seats = ["Anna", "Bea", "Carl"].map((name) => ({ kind: "human", name, due: false }));
  expect(winners({ ...row("a"), seats, ranks: [1, 3, 1] } as TableLine)).toEqual(["Anna", "Carl"]);
});

test("open tables are filtered by game, pace, and whether one may join", () => {
  const slow = { ...row("slow"), pace: "correspondence" };
  const strong = { ...row("strong"), unfit: "rating_too_low" };
  const friend = { ...row("friend"), pace: "correspondence", seats: [{ kind: "human", name: "Bea", due: false, followed: true }] } satisfies TableLine;
  const rows = [row("quick"), slow, strong, friend];
  const names = (wish: object): string[] => joinable(rows, { ...ANYONE, ...wish }).map((line) => line.table);
  expect(names({})).toEqual(["quick", "slow", "strong", "friend"]);
  expect(names({ pace: "live" })).toEqual(["quick", "strong"]);
  expect(names({ fit: true })).toEqual(["quick", "slow", "friend"]);
  expect(names({ followed: true })).toEqual(["friend"]);
  expect(names({ game: "colonia" })).toEqual([]);
});
