import { expect, it } from "vitest";
import files from "../../public/sw-files.js?raw";
import alone from "../../public/sw-offline.js?raw";
import shell from "../../public/sw.js?raw";

const HERE = "https://games.test";
interface Asked {
  url: string;
  method: string;
  mode: string;
}
interface Answer {
  ok: boolean;
  type: string;
  text: string;
  clone: () => Answer;
}
type Heard = (event: { request: Asked; respondWith: (answer: Promise<Answer>) => void }) => void;

/** A browser with a service worker: what it has kept, and what a page gets by it; undefined where it leaves the page to the network. */
function browser(source: string): { kept: Map<string, Answer>; network: { on: boolean }; ask: (path: string, mode?: string) => Promise<string | undefined> } {
  const kept = new Map<string, Answer>();
  const network = { on: true };
  const address = (what: string | Asked): string => new URL(typeof what === "string" ? what : what.url, HERE).href;
  const cache = {
    match: (what: string | Asked, how?: { ignoreSearch: boolean }) => Promise.resolve(kept.get(how?.ignoreSearch ? address(what).split("?")[0]! : address(what))),
    put: (what: string | Asked, answer: Answer) => Promise.resolve(void kept.set(address(what), answer)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  const fetch = (request: Asked): Promise<Answer> => {
    const answer: Answer = { ok: !request.url.includes("missing"), type: "basic", text: new URL(request.url).pathname, clone: () => answer };
    return network.on ? Promise.resolve(answer) : Promise.reject(new TypeError("no network"));
  };
  const heard: Record<string, Heard> = {};
  const self = { addEventListener: (name: string, hears: Heard) => (heard[name] = hears) };
  const caches = { open: () => Promise.resolve(cache) };
  new Function("self", "caches", "fetch", "location", "importScripts", files + source)(self, caches, fetch, new URL(HERE), () => undefined);
  const ask = async (path: string, mode = "cors"): Promise<string | undefined> => {
    let answer: Promise<Answer> | undefined;
    heard.fetch!({ request: { url: HERE + path, method: "GET", mode }, respondWith: (given) => (answer = given) });
    return (await answer)?.text;
  };
  return { kept, network, ask };
}

it("keeps the first page, and no other page in its place", async () => {
  const { kept, network, ask } = browser(shell);
  expect(await ask("/", "navigate")).toBe("/");
  for (const path of ["/offline", "/docs", "/docs/server/", "/api/games"]) expect(await ask(path, "navigate"), path).toBeUndefined();
  expect(await ask("/missing", "navigate"), "what is not found is shown, and not kept").toBe("/missing");
  network.on = false;
  expect(await ask("/table/1", "navigate")).toBe("/");
  expect([...kept.keys()]).toEqual([`${HERE}/`]);
  expect(await ask("/documents", "navigate"), "only whole names are others").toBe("/");
});

it("shows without a network what the page that needs no server has fetched, by its address without questions", async () => {
  const { network, ask } = browser(alone);
  for (const path of ["/sub/", "/sub/offline/rules.zip", "/sub/assets/a-1.js"]) await ask(path);
  network.on = false;
  for (const path of ["/sub/", "/sub/offline/rules.zip", "/sub/assets/a-1.js"]) expect(await ask(`${path}${path.endsWith(".js") ? "" : "?now"}`)).toBe(path);
  await expect(ask("/sub/never.json")).rejects.toThrow("no network");
  expect(await ask("/api/me")).toBeUndefined();
});

it.each([shell, alone])("fetches files whose names change with their content once, and keeps the newest of them", async (source) => {
  const { kept, network, ask } = browser(source);
  await ask("/", "navigate");
  for (let n = 0; n < 210; n += 1) await ask(`/assets/a-${n}.js`);
  expect([kept.size, kept.has(`${HERE}/`), kept.has(`${HERE}/assets/a-0.js`)]).toEqual([201, true, false]);
  network.on = false;
  expect(await ask("/assets/a-209.js")).toBe("/assets/a-209.js");
});
