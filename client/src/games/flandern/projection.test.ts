import { expect, it } from "vitest";
import { projected } from "./projection";
import type { CityView, FlandernView } from "./view.generated";

function city(points: number[], scored = false): CityView {
  return { points, scored } as CityView;
}

it("adds what open cities would give to what is scored, both guilds of two players counted", () => {
  const cities = [city([8, 4, 0, 2, 1]), city([6, 0, 3, 0, 0], true), city([])];
  const view = { scores: [6, 3], guilds: [0, 2], adopted: [3, 1], cities } as Partial<FlandernView> as FlandernView;
  expect(projected(view, 0)).toBe(6 + 8 + 2);
  expect(projected({ ...view, adopted: [-1, -1] }, 1)).toBe(3);
});
