import { render } from "svelte/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Desk, type BoardProps } from "../../board/desk";
import { learnGame, speak } from "../../lib/speech.svelte";
import TownHall from "./TownHall.svelte";
import type { ColoniaView } from "./view.generated";

const phases = ["council", "vote"];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
  await learnGame("colonia");
});
afterAll(() => vi.unstubAllGlobals());

/** What is told of each seat to those who hear the page. */
function told(more: Partial<ColoniaView>): string[] {
  const view = { seat: 0, actors: [], phase: 0, decrees: [], secret: -1, chosen: [], value: [0, 0, 0], played: [-1, -1, -1], hall: [0, 0, 0], ...more } as unknown as ColoniaView;
  const props = { view, page: { game: "colonia", offers: null }, about: { kinds: { phase: { kind: "phase", ids: phases } } }, names: ["Anna", "Boudewijn", "Clara"], log: [] };
  const { body } = render(TownHall, { props: { desk: new Desk<ColoniaView>(() => props as unknown as BoardProps), states: [] } });
  return [...body.matchAll(/<span class="unseen[^"]*">([^<]*)</g)].map(([, words]) => words!).filter((words) => /^(Anna|Boudewijn|Clara)/.test(words));
}

it("a card that lies face down is not told as one that is worth nothing", () => {
  expect(told({ chosen: [1] })).toEqual(["Anna", "Boudewijn, played this week", "Clara"]);
});

it("votes are told by their number, and who still thinks about them", () => {
  expect(told({ phase: 1, played: [0, 1, 2], value: [8, 0, 3], chosen: [0], actors: [2] })).toEqual(["Anna, 8 votes", "Boudewijn, no votes", "Clara, 3 votes, thinking"]);
});
