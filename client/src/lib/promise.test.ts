import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addNumber, createTable, keep, kept, sitDown, standUp } from "./promise";

/** What the server was told: the first number is taken, later ones are refused. */
let taken: string[];
let held: (() => void)[];

beforeEach(() => {
  [taken, held] = [[], []];
  const notes = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => notes.get(key) ?? null, setItem: (key: string, value: string) => notes.set(key, value) });
});

afterEach(() => vi.unstubAllGlobals());

const refused = (): Response => new Response(JSON.stringify({ code: "already_seated", message: "You already sit here." }), { status: 409 });

/** Answers come when they are let go, in any order; where nobody `waits`, at once. */
function serve(waits = false): void {
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (waits) await new Promise<void>((go) => held.push(go));
    const { luck, number } = JSON.parse(body) as { luck?: string; number?: string };
    if (String(luck) === "true") return new Response(JSON.stringify({ table: path.includes("again") ? "again" : "new", commitment: "c" }));
    if (taken.length) return refused();
    taken.push(luck ?? number!);
    return new Response("{}");
  });
}

it("who presses twice to sit down keeps the number that counts, not the one that was refused", async () => {
  serve();
  const both = await Promise.allSettled([sitDown("t1", "c"), sitDown("t1", "c")]);
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(kept("t1")).toEqual({ commitment: "c", number: taken[0] });
});

it("the same where the second press arrives first", async () => {
  serve(true);
  const both = Promise.allSettled([sitDown("t1", "c"), sitDown("t1", "c")]);
  held[1]!();
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  held[0]!();
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(kept("t1")).toEqual({ commitment: "c", number: taken[0] });
});

it("another tab that comes too late with its number leaves the first one", async () => {
  serve();
  await addNumber("t1", "c");
  await addNumber("t1", "c");
  expect(kept("t1")).toEqual({ commitment: "c", number: taken[0] });
});

it("a number that was refused to somebody who sits nowhere is none", async () => {
  serve();
  taken.push("another's");
  await expect(sitDown("t1", "c")).rejects.toThrow();
  expect(kept("t1")).toEqual({ commitment: "c", number: "" });
});

it("who presses twice for a table gets one", async () => {
  serve();
  const asked = vi.fn(fetch);
  vi.stubGlobal("fetch", asked);
  const wish = { game: "sample", seats: [] };
  const tables = await Promise.all([createTable("/api/tables", wish), createTable("/api/tables", wish), createTable("/api/again", {})]);
  expect(tables).toEqual(["new", "new", "again"]);
  expect(asked.mock.calls.filter(([path]) => path === "/api/tables")).toHaveLength(1);
  await createTable("/api/tables", wish);
  expect(asked.mock.calls.filter(([path]) => path === "/api/tables")).toHaveLength(2);
});

it("who may not leave a seat keeps the number that was added for it", async () => {
  keep("t9", "c9", "ab");
  await standUp("t9", "c9", () => Promise.resolve(false));
  expect(kept("t9")?.number).toBe("ab");
  await standUp("t9", "c9", () => Promise.resolve(true));
  expect(kept("t9")).toEqual({ commitment: "c9", number: "" });
});
