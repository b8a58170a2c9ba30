import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { house } from "./house.svelte";
import type { Person } from "./types.generated";

beforeEach(() => {
  house.me = null;
});

afterEach(() => {
  vi.unstubAllGlobals();
  house.me = null;
});

/** A server that makes a new guest of everybody who comes in; how many there are. */
function serve(refused = 0): { guests: string[] } {
  const guests: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as { name: string };
    if (guests.push(name) <= refused) return new Response(JSON.stringify({ code: "busy", message: "Later." }), { status: 429 });
    return new Response(JSON.stringify({ me: { name } as Person }));
  });
  return { guests };
}

it("who presses twice comes in once: a second guest would take the place of the first, who has a seat already", async () => {
  const { guests } = serve();
  await Promise.all([house.comeIn("Anna"), house.comeIn("Anna")]);
  await house.comeIn("Anna");
  expect([guests, house.me?.name]).toEqual([["Anna"], "Anna"]);
});

it("who was not let in can try again", async () => {
  const { guests } = serve(1);
  await expect(house.comeIn("Anna")).rejects.toThrow("Later.");
  await house.comeIn("Berta");
  expect([guests, house.me?.name]).toEqual([["Anna", "Berta"], "Berta"]);
});
