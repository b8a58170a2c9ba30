import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";

let shown: string[];
let back: () => void;
const address = { pathname: "/", search: "" };

beforeEach(() => {
  shown = [];
  vi.resetModules(); // it hears of the browser's buttons once, when it is read
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", { pushState: note, replaceState: note });
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("addEventListener", (_: string, hears: () => void) => (back = hears));
});

afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  vi.resetModules();
});

function note(_state: unknown, _title: string, path: string): void {
  shown.push(path);
}

it("what was begun on a page leads on from it, also where that has another address by now", async () => {
  const { leading, rename } = await import("./router.svelte");
  const lead = leading();
  rename("/replay/t1?at=3");
  lead("/table/t2");
  expect(shown).toEqual(["/replay/t1?at=3", "/table/t2"]);
});

it("what was begun on a page that one has left leads nowhere", async () => {
  const { go, leading, rename } = await import("./router.svelte");
  const [table, renamed] = [leading(), leading(rename)];
  go("/rules/guildes");
  table("/table/t1");
  renamed("/table/t1");
  const other = leading();
  back();
  other("/table/t2");
  expect(shown).toEqual(["/rules/guildes"]);
});
