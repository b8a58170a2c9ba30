import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { ToldTable } from "./told.svelte";
import type { LogItem, Page, PageMessage } from "./types.generated";

class Table extends ToldTable {
  readonly unread = { players: 0, spectators: 0 };
  send = <T>(): Promise<T> => Promise.reject(new Error("not here"));
  readAll(): void {}
  earlier = (): Promise<void> => Promise.resolve();
  hear(message: PageMessage): void {
    this.tell(message);
  }
}

/** What the house says of an input: one line, and how much time is left to the seat that is asked. */
function told(input: number, left: number): PageMessage {
  const log = [{ input, entry: input, kind: "picked", args: {}, rule: "1" } as unknown as LogItem];
  const page = { entries: input, inputs: input, clock: { preset: "live", left: [left], running: [0] }, view: { actors: [input % 3] } };
  return { keep: input, log, page: page as unknown as Page };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.speed = "calm";
});

afterEach(() => {
  settings.speed = "brisk";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a clock has run since its page came, not since it was shown", async () => {
  const table = new Table();
  table.hear(told(1, 90));
  for (const input of [2, 3, 4]) table.hear(told(input, 90));
  const came = Date.now();
  while (table.waiting) await vi.advanceTimersByTimeAsync(100);
  expect(Date.now() - came).toBeGreaterThan(2000);
  expect([table.page!.inputs, table.since]).toEqual([4, came]);
  table.close();
});

it("of steps that are shown as one, the later tells the time", async () => {
  const table = new Table();
  table.hear(told(1, 90));
  table.hear(told(2, 90));
  await vi.advanceTimersByTimeAsync(500);
  table.hear(told(3, 40));
  const came = Date.now();
  await vi.advanceTimersByTimeAsync(300);
  table.skip();
  expect([table.page!.clock!.left[0], table.since]).toEqual([40, came]);
  table.close();
});
