import { afterEach, expect, it, vi } from "vitest";
import { applySettings, followSettings, pace, patience, settings } from "./settings.svelte";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: [] }));
const files = import.meta.glob<string>(["../**/*.{svelte,css,ts}", "!../**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const sources = Object.entries(files);

function wants({ hidden = false, reduced = false }): void {
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  settings.speed = "brisk";
});

it("what another tab has set holds here, too, and is not written back as it was", async () => {
  const page = { lang: "", dataset: {} as Record<string, string> };
  const before = { ...settings };
  let kept = "";
  let hear: (event: { key: string | null }) => void = () => undefined;
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) });
  vi.stubGlobal("addEventListener", (_: string, hears: typeof hear) => (hear = hears));
  followSettings();
  await applySettings();
  kept = JSON.stringify({ ...settings, theme: "dark", confirm: true });
  hear({ key: "guildhall-read" });
  expect(settings.theme).toBe("auto");
  hear({ key: "guildhall-settings" });
  expect([settings.confirm, page.dataset["theme"]]).toEqual([true, "dark"]);
  settings.sound = true;
  await applySettings();
  expect(JSON.parse(kept)).toMatchObject({ theme: "dark", confirm: true, sound: true });
  Object.assign(settings, before);
});

it("shows everything at once when no motion is wanted", () => {
  wants({});
  expect([pace() > 0, patience() > 0]).toEqual([true, true]);
  settings.speed = "still";
  expect([pace(), patience()]).toEqual([0, 0]);
  settings.speed = "calm";
  for (const wish of [{ reduced: true }, { hidden: true }]) {
    wants(wish);
    expect(pace()).toBe(0);
  }
});

it("lets nothing move for a time of its own: all of it hangs on the speed that is set", () => {
  const styled = sources.flatMap(([path, text]) =>
    [...text.matchAll(/^\s+(?:transition|animation):\s([^;]+);/gm)].flatMap(([, parts]) => parts!.split(",").map((part) => ({ path, part }))),
  );
  expect(styled.length).toBeGreaterThan(10);
  expect(styled.filter(({ part }) => !/var\(--move\)|\b0s\b/.test(part))).toEqual([]);
  const timed = sources.flatMap(([path, text]) => [...text.matchAll(/\bduration: ([^,}]+)/g)].map(([, time]) => ({ path, time: time! })));
  expect(timed.length).toBeGreaterThan(10);
  expect(timed.filter(({ time }) => !/moving\(\)|pace\(\)|lasts/.test(time))).toEqual([]);
});
