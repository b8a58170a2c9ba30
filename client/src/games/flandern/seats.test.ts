import { expect, it } from "vitest";
import { deedsInPlay } from "./seats";
import type { FlandernView } from "./view.generated";

it("leaves out the card of a city that is not in play, and keeps that of one which has been scored", () => {
  const cities = [
    { city: 0, ground: -1 },
    { city: 1, ground: 3, scored: true },
  ];
  const view = { cities } as FlandernView;
  expect(deedsInPlay(view, ["gent", "ieper", "site"], ["gent", "ieper"])).toEqual([
    ["ieper", 1],
    ["site", 2],
  ]);
});
