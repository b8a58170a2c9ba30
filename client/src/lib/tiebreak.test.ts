import { expect, it } from "vitest";
import { brokenTie } from "./tiebreak";

const tiebreaks = [
  { what: "money", values: [7, 7, 9, 1] },
  { what: "goods", values: [2, 5, 0, 0] },
];
const result = { scores: [18, 18, 18, 22], ranks: [4, 3, 2, 1], reason: "weeks_done", tiebreaks };

it("equals are told apart by the first thing in which they differ", () => {
  expect(brokenTie(result, 2, 1)).toEqual({ what: "money", more: 9, less: 7 });
  expect(brokenTie(result, 1, 0)).toEqual({ what: "goods", more: 5, less: 2 });
});

it("nothing is said where points decide, and of the one behind", () => {
  expect(brokenTie(result, 3, 2)).toBeNull();
  expect(brokenTie(result, 0, 1)).toBeNull();
});

it("nothing is said where something else decides: somebody has conceded, or both share a rank", () => {
  expect(brokenTie({ ...result, tiebreaks: [] }, 2, 1)).toBeNull();
  expect(brokenTie({ ...result, ranks: [1, 2, 3, 4] }, 0, 1)).toBeNull();
  expect(brokenTie({ ...result, ranks: [2, 2, 2, 1] }, 2, 1)).toBeNull();
});
