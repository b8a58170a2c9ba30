import { expect, test } from "vitest";
import { roundsOf, type Headings } from "./rounds";
import type { LogItem } from "./types.generated";

const item = (kind: string, args: LogItem["args"] = {}): LogItem => ({ input: 0, kind, rule: "CO-1", args });
const DAYS: Headings = { kinds: ["day"], names: ["week", "day"], spoken: ["day"] };
const TURNS: Headings = { kinds: ["turn", "phase"], names: ["turn", "phase"], spoken: ["turn", "phase"] };
const kindsOf = (rounds: ReturnType<typeof roundsOf>): string[][][] =>
  rounds.map((round) => round.parts.map((part) => part.lines.map((line) => line.kind)));

test("a game without headings is one round", () => {
  const rounds = roundsOf([item("a"), item("b")]);
  expect(kindsOf(rounds)).toEqual([[["a", "b"]]]);
  expect(rounds[0]?.head).toBeNull();
  expect(roundsOf([])).toEqual([]);
});

test("a new value begins a new round, and what was before has none", () => {
  const rounds = { kinds: ["round"], names: ["round"], spoken: [] };
  const log = [item("took"), item("round", { round: 1 }), item("built"), item("round", { round: 2 })];
  const found = roundsOf(log, rounds);
  expect(kindsOf(found)).toEqual([[["took"]], [["round", "built"]], [["round"]]]);
  expect(found.map((round) => round.head?.args["round"])).toEqual([undefined, 1, 2]);
  expect(found.map((round) => round.last)).toEqual([0, 2, 3]);
});

test("weeks have days", () => {
  const log = [
    item("drew"),
    item("day", { week: 1, day: "monday" }),
    item("card"),
    item("day", { week: 1, day: "tuesday" }),
    item("sent"),
    item("day", { week: 2, day: "monday" }),
  ];
  const found = roundsOf(log, DAYS);
  expect(kindsOf(found)).toEqual([[["drew"]], [["card"], ["sent"]], [[]]]);
  expect(found[1]?.parts.map((part) => part.head?.args["day"])).toEqual(["monday", "tuesday"]);
  expect(new Set(found.flatMap((round) => [round.key, ...round.parts.map((part) => part.key)])).size).toBe(7);
});

test("an event may begin the round and another its first part", () => {
  const log = [item("turn", { turn: 1 }), item("phase", { turn: 1, phase: "taxes" }), item("tax"), item("phase", { turn: 1, phase: "support" })];
  const found = roundsOf(log, TURNS);
  expect(kindsOf(found)).toEqual([[[], ["tax"], []]]);
  expect(found[0]?.parts.map((part) => part.head?.args["phase"])).toEqual([undefined, "taxes", "support"]);
});

test("what tells of nothing has no line", () => {
  const log = [item("phase", { turn: 1, phase: "taxes" }), item("skipped"), item("taxed"), item("phase", { turn: 1, phase: "sieges" }), item("skipped")];
  expect(kindsOf(roundsOf(log, { ...TURNS, quiet: ["skipped"] }))).toEqual([[["taxed"], []]]);
});
