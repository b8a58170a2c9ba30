import { describe, expect, it } from "vitest";
import type { Parts } from "./types";
import { firstOpen, regionWishes, together, unitWishes } from "./wishes";

describe("what a press means", () => {
  it("takes the closest meaning that is possible", () => {
    const can = (parts: Parts): boolean => !("side" in parts);
    expect(firstOpen(can, unitWishes("gent_city", 4))).toEqual({ spot: "gent_city", faction: "reformers" });
    expect(firstOpen(can, unitWishes("gent_city", 5))).toEqual({ spot: "gent_city" });
    expect(firstOpen(() => false, unitWishes("gent_city", 5))).toBeNull();
  });

  it("gives the engine all it needs to say why not", () => {
    expect(together([{ spot: "a", side: "neutral" }, { spot: "a" }, { province: "b" }])).toEqual({
      spot: "a",
      side: "neutral",
      province: "b",
    });
  });

  it("marches from the region that is chosen", () => {
    const chosen = (parts: Parts): boolean => parts["region"] === "holland";
    expect(regionWishes(chosen, "brabant")[0]).toEqual({ region: "holland", to: "brabant" });
    expect(regionWishes(chosen, "holland")).toEqual([{ region: "holland" }]);
  });
});
