import { expect, test } from "vitest";
import type { Chair } from "./types.generated";
import { verdict } from "./verdict";

const NAMES = ["Agnes", "Bram", "Clara"];
const list = (names: string[]): string => names.join(" & ");
const chairs = (...conceded: boolean[]): Chair[] => conceded.map((given) => ({ conceded: given }) as Chair);
const PRESENT = chairs(false, false, false);

test("who won, with how many points, and how many ahead of whom", () => {
  const result = { scores: [57, 61, 40], ranks: [2, 1, 3], reason: "done" };
  expect(verdict(result, PRESENT, NAMES, list)).toEqual(["client-won", { name: "Bram", points: 61, margin: 4, next: "Agnes" }]);
});

test("a tie that was broken is said to be one", () => {
  const result = { scores: [61, 61, 40], ranks: [1, 2, 3], reason: "done" };
  expect(verdict(result, PRESENT, NAMES, list)[1]).toMatchObject({ name: "Agnes", margin: 0, next: "Bram" });
});

test("all who are level with the winner are named", () => {
  const result = { scores: [21, 21, 21], ranks: [2, 1, 3], reason: "done" };
  expect(verdict(result, PRESENT, NAMES, list)[1]).toMatchObject({ name: "Bram", margin: 0, next: "Agnes & Clara" });
});

test("the first two are spoken to", () => {
  const result = { scores: [61, 57, 40], ranks: [1, 2, 3], reason: "done" };
  expect([0, 1, 2].map((own) => verdict(result, PRESENT, NAMES, list, own)[0])).toEqual(["client-won.you", "client-won.next", "client-won"]);
});

test("a win can be shared", () => {
  const result = { scores: [61, 40, 61], ranks: [1, 3, 1], reason: "done" };
  expect(verdict(result, PRESENT, NAMES, list)).toEqual(["client-won-shared", { names: "Agnes & Clara", points: 61 }]);
});

test("a conceded game says who conceded, whatever the points", () => {
  const result = { scores: [9, 2, 1], ranks: [3, 1, 2], reason: "conceded" };
  expect(verdict(result, chairs(true, false, false), NAMES, list)).toEqual([
    "client-won-conceded",
    { winners: 1, names: "Bram", others: "Agnes" },
  ]);
});
