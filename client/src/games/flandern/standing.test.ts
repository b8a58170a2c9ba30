import { render } from "svelte/server";
import { expect, it } from "vitest";
import Standing from "./Standing.svelte";
import type { FlandernDesk } from "./desk.svelte";
import type { CityView } from "./view.generated";

/** How many guilds of a city are outlined as leading. */
function leading(points: number[]): number {
  const city = { city: 0, scored: false, districts: [2, 1, 1], masters: [0, 0, 0], points } as unknown as CityView;
  const desk = { ids: () => ["gent"] } as unknown as FlandernDesk;
  return [...render(Standing, { props: { city, desk, close: false } }).body.matchAll(/<li [^>]*class="[^"]*\bleads\b/g)].length;
}

it("who would get most of a city leads there, and nobody before there is anything to get", () => {
  expect([leading([4, 0, 0]), leading([4, 4, 0]), leading([0, 0, 0])]).toEqual([1, 2, 0]);
});
