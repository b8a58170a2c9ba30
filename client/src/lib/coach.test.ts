import { afterEach, expect, test, vi } from "vitest";
import { Refused } from "./api";
import { Coach } from "./coach.svelte";
import type { Source } from "./source";
import type { Caution, Offer } from "./types.generated";

const offer = { move: "pick knights", verb: "pick", guild: "knights" } as Offer;
const caution = { move: { ...offer, move: "pick nobles" }, share: 0.2, best_share: 0.4, reasons: [], own_reasons: [] } as Caution;

function coach(send: () => Promise<unknown>, answers = 7): Coach {
  return new Coach({ send, asking: { coach: true, offers: { answers, moves: [] } } } as unknown as Source);
}

afterEach(() => {
  vi.useRealTimers();
});

test("a caution holds the move back once; insisting plays it", async () => {
  const send = vi.fn(() => Promise.resolve({ n: 7, caution }));
  const own = coach(send);
  expect(await own.stops(offer, 7)).toBe(true);
  expect(own.doubt).toEqual({ offer, caution });
  expect(await own.stops(offer, 7)).toBe(false);
  expect(own.doubt).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

test("without a word, or with none in time, the move is made", async () => {
  expect(await coach(() => Promise.resolve({ n: 7, caution: null })).stops(offer, 7)).toBe(false);
  const late = coach(() => Promise.reject(new DOMException("late", "TimeoutError")));
  expect(await late.stops(offer, 7)).toBe(false);
  expect(late.weighing).toBe(false);
});

test("a move that the coach has no time for is made, and that is said for a while", async () => {
  vi.useFakeTimers();
  const problem = { code: "too_many_requests", message: "" };
  const answers = [() => Promise.reject(new Refused(problem, 429)), () => Promise.resolve({ n: 7, caution: null })];
  const busy = coach(() => answers.shift()!());
  expect([await busy.stops(offer, 7), busy.missed]).toEqual([false, true]);
  expect([await busy.stops(offer, 7), busy.missed]).toEqual([false, false]);
  answers.push(() => Promise.reject(new Refused(problem, 429)));
  await busy.stops(offer, 7);
  vi.advanceTimersByTime(7999);
  expect(busy.missed).toBe(true);
  vi.advanceTimersByTime(1);
  expect(busy.missed).toBe(false);
});

test("a caution for a question that is gone is not shown", async () => {
  const gone = coach(() => Promise.resolve({ n: 7, caution }), 8);
  expect(await gone.stops(offer, 7)).toBe(false);
});
