import { expect, it } from "vitest";
import { learnTexts } from "./speech.svelte";
import { askText, joined, lastOf, moverOf, NOBODY, oneOfEach, sentenceOf, signed, type Step } from "./telling";
import type { GameAbout, LogItem, Page, View } from "./types.generated";

const item = (input: number, kind = "laid"): LogItem => ({ input, kind, rule: "GU-1", args: {} });
const page = (entries: number, actors: number[] = []): Page => ({ entries, view: { actors } }) as unknown as Page;
const step = (keep: number, log: LogItem[], by = 0): Step => ({ keep, log, by, came: keep, page: page(keep) });

it("knows who moves: the only one that is waited for", () => {
  expect(moverOf(page(0, [2]))).toBe(2);
  expect(moverOf(page(0))).toBe(NOBODY);
  expect(moverOf(null)).toBe(NOBODY);
  expect([0, 1, NOBODY]).not.toContain(moverOf(page(0, [0, 1])));
});

it("joins steps, without what was taken back in between", () => {
  const both = joined(step(3, [item(3), item(4)], 1), step(4, [item(4, "built")], 2));
  expect(both).toEqual({ keep: 3, by: 1, came: 4, page: page(4), log: [item(3), item(4, "built")] });
});

it("names the last things, and counts those before them", () => {
  const told = [0, 1, 2, 3, 4, 5].map((input) => item(input));
  expect(lastOf(told, 4)).toEqual({ before: 3, last: told.slice(3) });
  expect(lastOf(told.slice(2), 4)).toEqual({ before: 0, last: told.slice(2) });
});

it("writes what was lost with a minus, not a hyphen", () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "0"]);
});

it("finds each seat once in what is told as one", () => {
  const passed = [1, 2, 1].map((seat, input) => ({ ...item(input, "passed"), args: { seat } }));
  expect(oneOfEach(passed)).toEqual([passed[2], passed[1]]);
  expect(oneOfEach([item(0), item(1)])).toEqual([item(1)]);
});

it("speaks to the player who reads what the own seat did, and names everybody else", async () => {
  await learnTexts("guildes");
  const about = { kinds: { seat: { kind: "seat" }, guild: { kind: "guild" } } } as unknown as GameAbout;
  const laid = { ...item(0), args: { seat: "1", guild: "bakers" } };
  const toldTo = (own?: number): string => sentenceOf("guildes", about, laid, ["Agnes", "Boudewijn"], own);
  const [named, spoken] = [toldTo(0), toldTo(1)];
  expect(named).toMatch(/^Boudewijn plays /);
  expect(spoken).toBe(named.replace("Boudewijn plays", "You play"));
  expect([toldTo(NOBODY), toldTo()]).toEqual([named, named]);
});

it("speaks to the player something is done to", async () => {
  await learnTexts("guildes");
  const about = { kinds: { seat: { kind: "seat" }, owner: { kind: "seat" }, guild: { kind: "guild" } } } as unknown as GameAbout;
  const removed = { ...item(0), kind: "eliminated", args: { seat: "1", owner: "0", guild: "bakers" } };
  const [own, acting, other] = [0, 1, 2].map((reader) => sentenceOf("guildes", about, removed, ["Agnes", "Boudewijn", "Clara"], reader));
  expect(other).toMatch(/^Boudewijn removes Agnes’s /);
  expect(own).toBe(other!.replace("Agnes’s", "your"));
  expect(acting).toBe(other!.replace("Boudewijn removes", "You remove"));
});

it("names in a question what it is about", async () => {
  await learnTexts("flandern");
  const about = { name: "flandern", kinds: { card: { kind: "card", ids: ["brugge", "gent"] } } } as unknown as GameAbout;
  expect(askText(about, { ask: "found", card: 1 } as unknown as View, [])).toBe("Choose a place for Gent.");
});
