import { afterEach, expect, it, vi } from "vitest";
import { conduct } from "./conduct.svelte";
import type { Conduct } from "./types.generated";

const told = (moderator: boolean): Conduct => ({ moderator, administrator: moderator, warning: null, silenced: null, banned: null });
let answers: ((conduct: Conduct) => void)[] = [];

function serve(): void {
  answers = [];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(await new Promise<Conduct>((answer) => answers.push(answer)))));
}

afterEach(() => {
  conduct.forget();
  vi.unstubAllGlobals();
});

it("of somebody who has gone nothing holds any more, whatever is still answered about them", async () => {
  serve();
  const known = conduct.look();
  answers[0]!(told(true));
  await known;
  expect(conduct.told.moderator).toBe(true);
  const late = conduct.look();
  conduct.forget();
  expect(conduct.told).toEqual(told(false));
  answers[1]!(told(true));
  await late;
  expect(conduct.told).toEqual(told(false));
});

it("the last who came in counts, also where the one before is answered later", async () => {
  serve();
  const both = [conduct.look(), conduct.look()];
  answers[1]!(told(false));
  await both[1];
  answers[0]!(told(true));
  await both[0];
  expect(conduct.told.moderator).toBe(false);
});
