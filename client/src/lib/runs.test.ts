import { expect, it } from "vitest";
import { countedIn, runsOf } from "./runs";
import { learnTexts } from "./speech.svelte";
import { sentenceOfRun } from "./telling";
import type { GameAbout, LogItem } from "./types.generated";

const RUNS = { placed: "province" };
const placed = (province: string, faction = "burghers"): LogItem => ({ input: 0, kind: "placed", rule: "DR-1", args: { faction, province } });
const about = { kinds: { faction: { kind: "faction" }, province: { kind: "province" } } } as unknown as GameAbout;

it("tells what follows each other in one line, as long as nothing but one thing differs", () => {
  const log = [placed("holland"), placed("utrecht"), placed("holland", "nobility"), { ...placed("holland"), kind: "turn" }, placed("holland")];
  expect(runsOf(log, RUNS).map((run) => run.length)).toEqual([2, 1, 1, 1]);
  expect(runsOf(log).map((run) => run.length)).toEqual([1, 1, 1, 1, 1]);
});

it("leaves lines with points alone", () => {
  const scored = { ...placed("holland"), points: 2 };
  expect(runsOf([placed("holland"), scored, scored], RUNS)).toHaveLength(3);
});

it("counts what a run is about", () => {
  expect(countedIn([placed("holland"), placed("utrecht"), placed("holland")], "province")).toEqual([
    ["holland", 2],
    ["utrecht", 1],
  ]);
});

it("names all of it in one sentence", async () => {
  await learnTexts("dutch_revolt");
  const say = (run: LogItem[]): string => sentenceOfRun("dutch_revolt", about, run, [], -1, RUNS);
  expect(say([placed("holland")])).toMatch(/ place a unit in Holland\.$/);
  expect(say([placed("holland"), placed("utrecht"), placed("holland")])).toMatch(/ place a unit in Holland\u00a0×\u00a02 and Utrecht\.$/);
});
