import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "./house.svelte";
import { hearCall, knowsCalls, knowsPush, stayCalled, turnOff, turnOn, wayOfCalls } from "./push";
import type { Catalogue } from "./types.generated";

const asked: [string, unknown][] = [];
let made: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<void> } | null;
let gone: string[];
let chosen: NotificationPermission;
let service: boolean;
let passed: unknown[];
let kept: Map<string, string>;

function subscription(endpoint: string): NonNullable<typeof made> {
  const unsubscribe = (): Promise<void> => {
    gone.push(endpoint);
    made = null;
    return Promise.resolve();
  };
  return { endpoint, toJSON: () => ({ keys: { p256dh: "point", auth: "word" } }), unsubscribe };
}

beforeEach(() => {
  [made, gone, chosen, service, passed, kept] = [null, [], "granted", true, [], new Map()];
  house.catalogue = { features: ["push", "calls"] } as unknown as Catalogue;
  asked.length = 0;
  const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) =>
    service ? Promise.resolve((made = subscription(`https://push.test/${applicationServerKey}`))) : Promise.reject(new Error("no push service"));
  const active = { postMessage: (told: unknown) => passed.push(told) };
  const worker = { active, pushManager: { getSubscription: () => Promise.resolve(made), subscribe } };
  const serviceWorker = { register: vi.fn(() => Promise.resolve(worker)), ready: Promise.resolve(worker), getRegistration: () => Promise.resolve(worker) };
  vi.stubGlobal("navigator", { languages: [], serviceWorker });
  const Notification = { requestPermission: () => Promise.resolve(chosen), get permission() { return chosen; } };
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, word: string) => kept.set(name, word), removeItem: (name: string) => kept.delete(name) });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
  vi.stubGlobal("fetch", (path: string, sent?: RequestInit) => {
    asked.push([path, sent?.body ? JSON.parse(String(sent.body)) : null]);
    return Promise.resolve(new Response(JSON.stringify({ key: "key" }), { status: 200 }));
  });
});
afterEach(() => {
  house.catalogue = null;
  vi.unstubAllGlobals();
});

it("subscribes with the key of the house and tells it where; an older subscription goes first", async () => {
  made = subscription("https://push.test/old");
  expect(await turnOn()).toBe("push");
  expect(gone).toEqual(["https://push.test/old"]);
  expect(asked).toEqual([["/api/push", null], ["/api/push", { endpoint: "https://push.test/key", p256dh: "point", auth: "word" }]]);
  expect(await wayOfCalls()).toBe("push");
});

it("asks the house for nothing where the person does not allow it", async () => {
  chosen = "denied";
  expect(await turnOn()).toBe("none");
  expect([asked, made]).toEqual([[], null]);
});

it("has the house forget the browser, once", async () => {
  await turnOn();
  asked.length = 0;
  await turnOff();
  await turnOff();
  expect(asked).toEqual([["/api/push/forget", { endpoint: "https://push.test/key" }]]);
  expect([gone, await wayOfCalls()]).toEqual([["https://push.test/key"], "none"]);
});

it("is called on after a new password or another sign-in, where it was called before", async () => {
  await stayCalled();
  expect(asked).toEqual([]);
  await turnOn();
  asked.length = 0;
  await stayCalled();
  expect(asked).toEqual([["/api/push", { endpoint: "https://push.test/key", p256dh: "point", auth: "word" }]]);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await stayCalled();
  expect([gone, await wayOfCalls()], "it does not seem to be called").toEqual([["https://push.test/key"], "none"]);
});

it("knows where there is no push", async () => {
  expect(knowsPush()).toBe(true);
  vi.stubGlobal("window", { Notification });
  expect([knowsPush(), knowsCalls()]).toEqual([false, true]);
  vi.stubGlobal("window", {});
  expect([knowsCalls(), await wayOfCalls()]).toEqual([false, "none"]);
});

const call = { id: "1", title: "Guildes", body: "It’s your turn.", path: "/table/t", waiting: 1 };

/** Hear a call; gives what was passed on to be shown. */
async function heard(): Promise<unknown[]> {
  expect(hearCall({ call })).toBe(true);
  await new Promise((done) => setTimeout(done));
  return passed.splice(0);
}

it("is called by its pages where it has no push service, until that is turned off", async () => {
  service = false;
  expect(await heard()).toEqual([]);
  expect([await turnOn(), await wayOfCalls()]).toEqual(["pages", "pages"]);
  expect(await heard()).toEqual([{ call }]);
  vi.stubGlobal("document", { hidden: false });
  expect(await heard(), "a page in front says what it has to say itself").toEqual([]);
  vi.stubGlobal("document", { hidden: true });
  chosen = "denied";
  expect(await heard()).toEqual([]);
  chosen = "granted";
  await turnOff();
  expect([await heard(), await wayOfCalls()]).toEqual([[], "none"]);
});

it("is called by its pages in a house without push, also where that was switched off later", async () => {
  await turnOn();
  expect(await heard(), "push comes by itself").toEqual([]);
  house.catalogue = { features: ["calls"] } as unknown as Catalogue;
  expect([await wayOfCalls(), await heard()]).toEqual(["pages", [{ call }]]);
  await turnOff();
  asked.length = 0;
  expect([await turnOn(), asked]).toEqual(["pages", []]);
});

it("is not called by its pages where the house has that off, but by push where there is a service", async () => {
  kept.set("guildhall-calls", "on");
  house.catalogue = { features: ["push"] } as unknown as Catalogue;
  expect([await wayOfCalls(), await heard(), knowsCalls()]).toEqual(["none", [], true]);
  expect(await turnOn()).toBe("push");
  await turnOff();
  service = false;
  expect([await turnOn(), kept.size]).toEqual(["none", 0]);
  vi.stubGlobal("window", { Notification });
  expect(knowsCalls(), "there is nothing to turn on").toBe(false);
});
