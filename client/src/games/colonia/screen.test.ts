import { render } from "svelte/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Desk, type BoardProps } from "../../board/desk";
import { learnGame, speak } from "../../lib/speech.svelte";
import { CITIES } from "./printed";
import Screen from "./Screen.svelte";
import { faceOf } from "./view";
import type { ColoniaView } from "./view.generated";

const relics = Array.from({ length: 24 }, (_, relic) => relic);
const shrine = relics.findIndex((relic) => faceOf(relic).id === "bruegge-shrine");

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("en");
  await learnGame("colonia");
});
afterAll(() => vi.unstubAllGlobals());

/** What is told of one's relics to those who hear the page. */
function told(inside: number): string[] {
  const view = {
    seat: 0,
    relics: [relics.map((relic) => Number(relic === shrine))],
    enshrined: CITIES.map((city) => (city === "bruegge" ? inside : -1)),
    projection: [0],
    reserve: [0],
    money: [[0, 0, 0, 0]],
    goods: [[0, 0, 0, 0, 0]],
    cubes: [[0, 0, 0, 0, 0]],
  } as unknown as ColoniaView;
  const props = { view, page: { game: "colonia", offers: null }, about: { kinds: {} }, names: ["Anna"], log: [], chosen: () => false, can: () => false };
  const { body } = render(Screen, { props: { desk: new Desk<ColoniaView>(() => props as unknown as BoardProps) } });
  const shelf = /<ul class="relics.*?<\/ul>/s.exec(body)![0];
  return [...shelf.matchAll(/<span class="unseen[^"]*">([^<]*)</g)].map(([, words]) => words!);
}

it("a shrine is told with what lies in it, and as empty before", () => {
  expect(told(-1)).toEqual(["Bruges shrine, empty"]);
  expect(told(7)).toEqual(["Bruges shrine, inside: Bruges relic of 2 points, doubled"]);
});
