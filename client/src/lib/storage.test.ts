import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteFinished } from "./aid.svelte";
import { matching } from "./matching.svelte";
import { wayOfCalls } from "./push";
import { house } from "./house.svelte";
import { applySettings, settings } from "./settings.svelte";
import { recalled, remember } from "./storage";
import { keepRead, readAt } from "./talk";
import type { Catalogue } from "./types.generated";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

const forbidden = {
  get: () => {
    throw new DOMException("forbidden", "SecurityError");
  },
};
const page = { lang: "", dataset: {} as Record<string, string> };

beforeEach(() => {
  Object.assign(page, { lang: "", dataset: {} });
  vi.stubGlobal("document", { documentElement: page });
});

afterEach(() => {
  for (const name of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.resetModules(); // what is finished here is not to be known to other tests
});

function full(): void {
  const setItem = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem, removeItem: () => undefined });
}

/** A browser that lets pages keep nothing: even naming the storage is an error. */
function locked(): void {
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { configurable: true, ...forbidden });
}

it.each([["no room", full], ["a browser that keeps nothing", locked]])("with %s the page starts as it was wished, and the table goes on", async (name, storage) => {
  storage();
  settings.theme = "dark";
  await applySettings();
  expect(page).toEqual({ lang: "en", dataset: { theme: "dark", speed: "brisk" } });
  settings.theme = "auto";
  expect(() => keepRead("t1", 3)).not.toThrow();
  expect(() => noteFinished(name)).not.toThrow();
  expect(readAt("t1")).toBe(0);
  expect([remember("a", "b"), recalled("a")]).toEqual([false, null]);
});

it("a browser that keeps nothing looks for no players from before, and is called by nobody", async () => {
  locked();
  expect(() => matching.resume()).not.toThrow();
  house.catalogue = { features: ["calls"] } as unknown as Catalogue;
  vi.stubGlobal("navigator", { languages: [], serviceWorker: {} });
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("window", { Notification: {} });
  expect(await wayOfCalls()).toBe("none");
  house.catalogue = null;
});
