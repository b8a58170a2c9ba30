import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isCalled, knowsPush, turnOff, turnOn } from "./push";

const asked: [string, unknown][] = [];
let made: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<void> } | null;
let gone: string[];
let chosen: string;

function subscription(endpoint: string): NonNullable<typeof made> {
  const unsubscribe = (): Promise<void> => {
    gone.push(endpoint);
    made = null;
    return Promise.resolve();
  };
  return { endpoint, toJSON: () => ({ keys: { p256dh: "point", auth: "word" } }), unsubscribe };
}

beforeEach(() => {
  [made, gone, chosen] = [null, [], "granted"];
  asked.length = 0;
  const subscribe = ({ applicationServerKey }: { applicationServerKey: string }) => Promise.resolve((made = subscription(`https://push.test/${applicationServerKey}`)));
  const worker = { pushManager: { getSubscription: () => Promise.resolve(made), subscribe } };
  const serviceWorker = { register: vi.fn(() => Promise.resolve(worker)), ready: Promise.resolve(worker), getRegistration: () => Promise.resolve(worker) };
  vi.stubGlobal("navigator", { languages: [], serviceWorker });
  const Notification = { requestPermission: () => Promise.resolve(chosen) };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
  vi.stubGlobal("fetch", (path: string, sent?: RequestInit) => {
    asked.push([path, sent?.body ? JSON.parse(String(sent.body)) : null]);
    return Promise.resolve(new Response(JSON.stringify({ key: "key" }), { status: 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it("subscribes with the key of the house and tells it where; an older subscription goes first", async () => {
  made = subscription("https://push.test/old");
  expect(await turnOn()).toBe(true);
  expect(gone).toEqual(["https://push.test/old"]);
  expect(asked).toEqual([["/api/push", null], ["/api/push", { endpoint: "https://push.test/key", p256dh: "point", auth: "word" }]]);
  expect(await isCalled()).toBe(true);
});

it("asks the house for nothing where the person does not allow it", async () => {
  chosen = "denied";
  expect(await turnOn()).toBe(false);
  expect([asked, made]).toEqual([[], null]);
});

it("has the house forget the browser, once", async () => {
  await turnOn();
  asked.length = 0;
  await turnOff();
  await turnOff();
  expect(asked).toEqual([["/api/push/forget", { endpoint: "https://push.test/key" }]]);
  expect([gone, await isCalled()]).toEqual([["https://push.test/key"], false]);
});

it("knows where there is no push", async () => {
  expect(knowsPush()).toBe(true);
  vi.stubGlobal("window", {});
  expect([knowsPush(), await isCalled()]).toEqual([false, false]);
});
