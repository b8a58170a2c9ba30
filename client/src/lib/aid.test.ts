import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explains, isNew, keptGames, noteFinished, turnAid } from "./aid.svelte";
import { settings } from "./settings.svelte";

const stored = vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  return new Map<string, string>();
});

beforeEach(() => {
  stored.clear();
  Object.assign(settings, { aid: "new", aids: {} });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(settings, { aid: "new", aids: {} });
});

/** Press the switch, and wait until what follows is done: the page speaks its language. */
async function turn(game: string): Promise<void> {
  document.documentElement.lang = "";
  turnAid(game);
  await vi.waitFor(() => expect(document.documentElement.lang).toBe("en"));
}

test("questions are explained until one game of a title is finished, and that is kept", () => {
  expect([explains("guildes"), explains("colonia")]).toEqual([true, true]);
  noteFinished("guildes", "guildes");
  expect([isNew("guildes"), isNew("colonia")]).toEqual([false, true]);
  expect([explains("guildes"), explains("colonia")]).toEqual([false, true]);
  expect(keptGames()).toEqual(["guildes"]);
});

test("one switch folds the aid of a game and opens it again; the settings decide for all", async () => {
  await turn("colonia");
  expect([explains("colonia"), explains("flandern")]).toEqual([false, true]);
  expect(stored.get("guildhall-settings")).toContain('"aids":{"colonia":false}');
  await turn("colonia");
  expect(explains("colonia")).toBe(true);
  Object.assign(settings, { aid: "never", aids: {} });
  expect(explains("colonia")).toBe(false);
  noteFinished("colonia");
  settings.aid = "always";
  expect(explains("colonia")).toBe(true);
});

test("what others have written into the storage does no harm", () => {
  stored.set("guildhall-finished", "{oops");
  expect(keptGames()).toEqual([]);
  stored.set("guildhall-finished", '{"guildes": 1}');
  expect(keptGames()).toEqual([]);
});
