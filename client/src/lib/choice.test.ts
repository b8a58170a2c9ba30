import { describe, expect, it } from "vitest";
import { fits, remaining } from "./choice";
import type { Offer } from "./types";

const kinds = { owner: { kind: "seat" }, guild: { kind: "guild" } };
const offers: Offer[] = [
  { move: "decline", verb: "decline" },
  { move: "swap 0 knights", verb: "swap", owner: "0", guild: "knights" },
  { move: "swap 1 knights", verb: "swap", owner: "1", guild: "knights" },
  { move: "swap 1 nobles", verb: "swap", owner: "1", guild: "nobles" },
];

describe("choosing step by step", () => {
  it("keeps the moves that have everything chosen so far", () => {
    expect(remaining(offers, kinds, {}).length).toBe(4);
    expect(remaining(offers, kinds, { guild: "knights" }).map((o) => o.move)).toEqual(["swap 0 knights", "swap 1 knights"]);
    expect(remaining(offers, kinds, { seat: "1", guild: "nobles" }).map((o) => o.move)).toEqual(["swap 1 nobles"]);
    expect(remaining(offers, kinds, { seat: "3" })).toEqual([]);
  });

  it("asks by kind, by argument or by verb", () => {
    expect(fits(offers[1]!, kinds, { seat: "0" })).toBe(true);
    expect(fits(offers[1]!, kinds, { owner: "0" })).toBe(true);
    expect(fits(offers[1]!, kinds, { owner: "1" })).toBe(false);
    expect(fits(offers[1]!, kinds, { verb: "swap" })).toBe(true);
    expect(fits(offers[0]!, kinds, { verb: "swap" })).toBe(false);
    expect(fits(offers[0]!, kinds, {})).toBe(true);
  });
});
