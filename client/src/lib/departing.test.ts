import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { post } from "./api";
import { deleteAccount, signOut } from "./departing";
import { house } from "./house.svelte";
import { matching } from "./matching.svelte";
import type { Person, Seeking } from "./types.generated";

vi.hoisted(() => {
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

const anna = { name: "Anna", account: true, login: "anna" } as Person;
const seeking = { game: "guildes", seats: 4, since: 0, bots_at: null, waiting: 1, table: null } as unknown as Seeking;

let sent: string[];
let answer: (path: string) => unknown;
let kept: Record<string, string>;
let closed: number;
let visits: number;
let hear: (event: { key: string | null }) => Promise<void>;

class Socket {
  static CONNECTING = 0;
  readyState = 1;
  close(): void {
    closed += 1;
  }
}

beforeEach(() => {
  [sent, kept, closed, visits] = [[], {}, 0, house.visits];
  house.me = anna;
  answer = () => ({});
  const store = { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => (kept[key] = text), removeItem: (key: string) => delete kept[key] };
  vi.stubGlobal("localStorage", store);
  vi.stubGlobal("sessionStorage", store);
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "games.test" });
  vi.stubGlobal("addEventListener", (_: string, hears: typeof hear) => (hear = hears));
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`);
    const found = answer(path);
    return Promise.resolve(new Response(JSON.stringify(found), { status: "code" in (found as object) ? 401 : 200 }));
  });
});

afterEach(() => {
  matching.forget();
  house.me = null;
  vi.unstubAllGlobals();
});

async function seek(): Promise<void> {
  answer = (path) => (path === "/api/match" ? { match: seeking } : {});
  await matching.seek({ game: "guildes", seats: 4, pace: "live", bots_after: null });
  sent = [];
}

it("who signs out while looking for players looks for them no more", async () => {
  await seek();
  await signOut();
  expect(sent).toEqual(["DELETE /api/match", "POST /api/logout"]);
  expect([matching.seeking, matching.lost, closed, kept["guildhall-seeking"], house.me]).toEqual([null, false, 1, undefined, null]);
});

it("who deletes their account looks for nobody, and is told of no place that is lost", async () => {
  await seek();
  await deleteAccount({ password: "secret" });
  expect(sent).toEqual(["POST /api/me/delete"]);
  expect([matching.seeking, matching.lost, closed, house.me]).toEqual([null, false, 1, null]);
});

it("who signs out in one tab is gone from the others, and who comes in is there", async () => {
  house.followTabs();
  answer = () => ({ me: null });
  await hear({ key: "guildhall-settings" });
  expect(sent).toEqual([]);
  await hear({ key: "guildhall-came" });
  expect([house.me, house.visits]).toEqual([null, visits + 1]);
  answer = () => ({ me: anna });
  await hear({ key: "guildhall-came" });
  expect([house.me, house.visits]).toEqual([anna, visits + 2]);
});

it("a change of one's password in another tab leaves the page as it is", async () => {
  house.followTabs();
  const renewed = { ...anna, settings: { mail: "anna@games.test" } } as Person;
  answer = () => ({ me: renewed });
  await hear({ key: "guildhall-came" });
  expect(house.me).toEqual(renewed);
  expect([sent, house.visits]).toEqual([["GET /api/me"], visits]);
});

it("other tabs are told who comes in and goes", () => {
  house.become(null);
  expect(kept["guildhall-came"]).toBeDefined();
});

it("a session that has ended elsewhere is over here with the first refusal", async () => {
  answer = () => ({ code: "not_signed_in", message: "You’re not signed in." });
  await expect(post("/api/tables")).rejects.toThrow("signed in");
  expect(house.me).toBeNull();
});
