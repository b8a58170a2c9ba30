import { describe, expect, it } from "vitest";
import type { LogItem } from "../../lib/types.generated";
import { flightsOf } from "./flights";

function told(kind: string, args: LogItem["args"]): LogItem {
  return { input: 0, kind, rule: "", args };
}

describe("what flies to a family", () => {
  it("takes cubes from the stall that was taken", () => {
    const flights = flightsOf([
      told("took_stall", { seat: 1, stall: "3", count: 2 }),
      told("got_cubes", { seat: 1, resource: "iron", count: 2 }),
    ]);
    expect(flights).toEqual([{ piece: "cube", id: "iron", seat: 1, kind: "stall", at: "3", place: "market" }]);
  });

  it("takes goods from their craftsman, money from its ship, members from their street", () => {
    const flights = flightsOf([
      told("delivered", { seat: 0, good: "wheel" }),
      told("earned", { seat: 2, city: "london", money: 9, ship: "lo1" }),
      told("came_home", { seat: 1, street: "thursday", count: 4 }),
    ]);
    expect(flights.map(({ kind, at, place }) => [kind, at, place])).toEqual([
      ["craftsman", "wheelwright", "craftsmen"],
      ["ship", "lo1", "harbour"],
      ["street", "thursday", "craftsmen"],
    ]);
  });

  it("lets nothing fly for what stays where it is", () => {
    expect(flightsOf([told("passed", { seat: 0 }), told("paid_cube", { seat: 0, resource: "fur" })])).toEqual([]);
  });
});
