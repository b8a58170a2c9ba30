import { expect, it } from "vitest";
import { headings } from "../games/colonia/log";
import { countedIn, runsOf, type Runs } from "./runs";
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

it("names all seats that something happens to", async () => {
  await learnTexts("colonia", "client_colonia", "client");
  const { runs } = headings;
  const passed = (seat: number): LogItem => ({ input: 0, kind: "passed_by_itself", rule: "CO-51", args: { seat } });
  const log = [passed(2), passed(0)];
  expect(runsOf(log, runs)).toEqual([log]);
  const told = (own: number): string => sentenceOfRun("colonia", about, log, ["Agnes", "Boudewijn", "Clara"], own, runs);
  expect(told(1)).toBe("Clara and Agnes have no move left and pass automatically.");
  expect(told(2)).toBe("Agnes and you have no move left and pass automatically.");
});

it("adds up what is counted, where a sentence counts it", async () => {
  await learnTexts("colonia");
  const runs: Runs = { got_cubes: ["count", "resource"] };
  const got = (count: number, resource: string): LogItem => ({ input: 0, kind: "got_cubes", rule: "CO-1", args: { seat: "0", count, resource } });
  const kinds = { kinds: { seat: { kind: "seat" }, resource: { kind: "resource" } } } as unknown as GameAbout;
  const log = [got(2, "leather"), got(1, "iron"), got(1, "wood")];
  expect(runsOf(log, runs)).toEqual([log]);
  const told = sentenceOfRun("colonia", kinds, log, ["Agnes"], -1, runs);
  expect(told.replaceAll("\u00a0", " ")).toBe("Agnes gets 2 × leather, 1 × iron and 1 × wood.");
});
