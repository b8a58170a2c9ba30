import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { sound, soundOf } from "./sound";
import type { LogItem } from "./types.generated";

let made = 0;
let rung: number[] = [];

class Speaker {
  currentTime = 0;
  destination = {};
  constructor() {
    made += 1;
  }
  resume = (): Promise<void> => Promise.resolve();
  createGain(): unknown {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: vi.fn() };
  }
  createOscillator(): unknown {
    const frequency = { value: 0 };
    return { frequency, connect: (to: unknown) => to, start: () => rung.push(frequency.value), stop: vi.fn() };
  }
}

beforeEach(() => {
  [made, rung] = [0, []];
  vi.stubGlobal("AudioContext", Speaker);
});

afterAll(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
});

it("is off at first, and makes nothing that could sound", async () => {
  expect(settings.sound).toBe(false);
  sound("turn");
  await Promise.resolve();
  expect([made, rung]).toEqual([0, []]);
});

it("sounds once it is switched on, with one speaker for all", async () => {
  settings.sound = true;
  sound("turn");
  sound("end");
  await Promise.resolve();
  expect(made).toBe(1);
  expect(rung.length).toBeGreaterThan(4);
});

it("tells reveals from pieces that are placed, and says nothing about the rest", () => {
  const item = (kind: string, args: LogItem["args"]): LogItem => ({ input: 0, kind, rule: "X-1", args });
  expect(soundOf([item("laid", { seat: "0" }), item("built", { seat: "1" })], ["laid"])).toBe("reveal");
  expect(soundOf([item("built", { seat: "1" })], ["laid"])).toBe("placed");
  expect(soundOf([item("dealt", { count: 3 })], ["laid"])).toBeNull();
});
