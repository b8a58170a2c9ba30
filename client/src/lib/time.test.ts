import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { get } from "./api";
import { hearTime, serverTime } from "./time.svelte";

const NOW = Date.parse("2026-11-19T12:00:00Z");
const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  hearTime(new Date().toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("each answer tells what the server's clock shows, whatever this device's does", async () => {
  const headers = { date: new Date(NOW + 3_600_000).toUTCString() };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { headers })));
  await get("/api/me");
  expect(serverTime(NOW)).toBe(NOW / 1000 + 3600);
  expect(serverTime(NOW + 5000)).toBe(NOW / 1000 + 3605);
});

it("a second more or less, and an answer without a time, change nothing", () => {
  hearTime(new Date(NOW - 1000).toUTCString());
  hearTime(null);
  hearTime("yesterday");
  expect(serverTime(NOW)).toBe(NOW / 1000);
});

it("no page compares a moment of the server with the clock of this device", () => {
  const found = Object.entries(files).filter(([path, text]) => !path.endsWith("time.svelte.ts") && /\bDate\.now\(\)\s*\/\s*1000/.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});
