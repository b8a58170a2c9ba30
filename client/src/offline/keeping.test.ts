import { afterEach, expect, it, vi } from "vitest";
import { keepFetched, keepPage } from "./keeping";

type Told = (come: { getEntries: () => { name: string }[] }) => void;
const PLACE = "https://games.test/sub/";

/** A page with a cache; gives what is kept, what was registered, and a way to say that files have come. */
function page(): { kept: string[][]; registered: [string, { scope: string }][]; come: (...names: string[]) => void } {
  const kept: string[][] = [];
  const registered: [string, { scope: string }][] = [];
  const observers: Told[] = [];
  const cache = {
    keys: () => Promise.resolve(kept.flat().map((path) => ({ url: new URL(path, PLACE).href }))),
    addAll: (paths: Iterable<string>) => Promise.resolve(void kept.push([...paths])),
  };
  vi.stubGlobal("self", { location: new URL(PLACE), caches: {} });
  vi.stubGlobal("location", new URL(PLACE));
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("navigator", { serviceWorker: { register: (file: string, how: { scope: string }) => Promise.resolve(void registered.push([file, how])) } });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(told: Told) {
        observers.push(told);
      }
      observe(): void {}
    },
  );
  return { kept, registered, come: (...names) => observers.forEach((told) => told({ getEntries: () => names.map((name) => ({ name })) })) };
}

afterEach(() => vi.unstubAllGlobals());

it("keeps the page and what it has fetched from its own place, each once", async () => {
  const { kept, registered, come } = page();
  await keepPage();
  expect(registered).toEqual([["./sw-offline.js", { scope: "/sub/" }]]);
  await vi.waitFor(() => expect(kept.flat()).toEqual(["/sub/"]));
  come(`${PLACE}assets/a-1.js`, "https://elsewhere.test/b.js");
  await vi.waitFor(() => expect(kept.flat()).toEqual(["/sub/", "/sub/assets/a-1.js"]));
  come(`${PLACE}assets/a-1.js`, `${PLACE}assets/c-1.js`);
  await vi.waitFor(() => expect(kept.flat()).toEqual(["/sub/", "/sub/assets/a-1.js", "/sub/assets/c-1.js"]));
});

it("keeps nothing where a browser has no place for it", async () => {
  const { kept, registered } = page();
  vi.stubGlobal("self", { location: new URL(PLACE) });
  keepFetched("./never.js");
  vi.stubGlobal("navigator", {});
  await keepPage();
  expect(kept).toEqual([]);
  expect(registered).toEqual([]);
});
