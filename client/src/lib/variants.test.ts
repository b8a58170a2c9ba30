import { expect, it } from "vitest";
import { learnGame, learnTexts } from "./speech.svelte";
import type { GameAbout } from "./types.generated";
import { variantsOf } from "./variants";

const about = {
  name: "dutch_revolt",
  options: [
    { name: "cities_count_for_province", values: [false, true] },
    { name: "neutral_pool", values: [60, 75] },
    { name: "map_values", values: ["first", "even"] },
  ],
} as unknown as GameAbout;

it("says in a few words what is chosen, not all that there is to choose from", async () => {
  await Promise.all([learnTexts("client"), learnGame("dutch_revolt")]);
  const chosen = { cities_count_for_province: true, neutral_pool: 75, map_values: "even" };
  const [switched, counted, worded] = variantsOf(about, chosen);
  expect(switched).toBe("Cities count for provinces");
  expect(counted).toBe("Neutral tokens: 75");
  expect(worded).toBe("Map values: evened out");
  expect(variantsOf(about, { neutral_pool: 60, cities_count_for_province: false })).toEqual([]);
});
