import { expect, it } from "vitest";
import { dated } from "../games/colonia/log";
import { courseOf, ledger, roundStep } from "./ledger";
import type { LogItem } from "./types.generated";

const item = (kind: string, scorer: number, points: number, args: LogItem["args"] = {}): LogItem => ({
  input: 0,
  kind,
  rule: "X-1",
  args,
  scorer,
  points,
});

it("adds up by source, and forgets what was taken back", () => {
  const log = [
    item("votes", 0, 5),
    item("votes", 0, 7),
    item("votes", 1, 9),
    item("scored", 0, 4, { source: "cities" }),
    item("withdrawn", 0, -4, { source: "cities" }),
    item("scored", 0, 6, { source: "provinces" }),
  ];
  expect(ledger("guildes", log, 0)).toEqual([
    { label: "client-source-guildes-votes", points: 12 },
    { label: "guildes-source-provinces", points: 6 },
  ]);
  expect(ledger("guildes", log, 1)).toEqual([{ label: "client-source-guildes-votes", points: 9 }]);
});

it("the course of the points begins at nothing and ends with the game", () => {
  const told = (input: number, scorer: number, points: number): LogItem => ({ input, kind: "scored", rule: "", args: {}, scorer, points });
  expect(courseOf([told(4, 0, 3), told(4, 1, 2), told(9, 0, -1), told(9, 1, 0)], 2, 20)).toEqual([
    { n: 0, seats: [0, 0] },
    { n: 5, seats: [3, 2] },
    { n: 10, seats: [2, 2] },
    { n: 20, seats: [2, 2] },
  ]);
});

it("points for things that were got before are drawn where they were got, each once", () => {
  const bought = (input: number, seat: string): LogItem => ({ input, kind: "bought", rule: "", args: { seat, relic: "bergen-3" } });
  const counted = (scorer: number, points: number): LogItem => ({ input: 30, kind: "relic_points", rule: "", args: { seat: String(scorer), relic: "bergen-3", points }, scorer, points });
  const window: LogItem = { input: 30, kind: "window", rule: "", args: { seat: "1" }, scorer: 1, points: 4 };
  const log = [bought(5, "1"), bought(8, "0"), bought(20, "0"), window, counted(0, 3), counted(0, 3), counted(1, 3)];
  expect(courseOf(log, 2, 31, dated)).toEqual([
    { n: 0, seats: [0, 0] },
    { n: 6, seats: [0, 3] },
    { n: 9, seats: [3, 3] },
    { n: 21, seats: [6, 3] },
    { n: 31, seats: [6, 7] },
    { n: 31, seats: [6, 7] },
  ]);
});

it("the lines of a chart stand at whole, round numbers", () => {
  expect([0.25, 1, 5.5, 25, 28, 121].map(roundStep)).toEqual([1, 1, 6, 25, 30, 150]);
});
