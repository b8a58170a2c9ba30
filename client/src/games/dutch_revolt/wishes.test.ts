import { describe, expect, it } from "vitest";
import type { Parts } from "../../board/desk";
import { regionWishes, unitWishes } from "./wishes";

describe("what a press means", () => {
  it("takes the closest meaning first", () => {
    expect(unitWishes("gent_city", 4)).toEqual([
      { spot: "gent_city", side: "reformers" },
      { spot: "gent_city", faction: "reformers" },
      { spot: "gent_city" },
    ]);
    expect(unitWishes("gent_city", 5)).toEqual([{ spot: "gent_city", side: "neutral" }, { spot: "gent_city" }]);
  });

  it("marches from the region that is chosen", () => {
    const chosen = (parts: Parts): boolean => parts["region"] === "holland";
    expect(regionWishes(chosen, "brabant")[0]).toEqual({ region: "holland", to: "brabant" });
    expect(regionWishes(chosen, "holland")).toEqual([{ region: "holland" }]);
  });
});
