import { describe, expect, it } from "vitest";
import { firstSteps, fits, labelled, leadsTo, meant, readMove, remaining } from "./choice";
import type { Offer } from "./types.generated";

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

describe("lines of a row", () => {
  const into = (spot: string): Offer => ({ move: `occupy ${spot}`, verb: "occupy", spot });
  const out: Offer = { move: "withdraw haarlem_city", verb: "withdraw", spot: "haarlem_city" };

  it("are called by their things while all do the same with them", () => {
    expect(labelled([into("haarlem_city"), into("leiden_city")])).toBe("things");
    expect(labelled([])).toBe("things");
  });

  it("all say what is done as soon as two differ, also those about other things", () => {
    expect(labelled([into("leiden_city"), into("haarlem_city"), out])).toBe("deeds");
  });
});

describe("first steps towards many moves", () => {
  const exchange = ["bergen", "london"].flatMap((source) =>
    ["novgorod", "bruges"].flatMap((target) =>
      ["1", "2", "3"].map((amount): Offer => ({ move: `exchange ${source} ${target} ${amount}`, verb: "exchange", source, target, amount })),
    ),
  );
  const pass: Offer = { move: "pass", verb: "pass" };

  it("are the things that the moves name first, then those that still differ", () => {
    expect(firstSteps([...exchange, pass], 14)).toEqual([
      { arg: "source", id: "bergen", common: { verb: "exchange", source: "bergen" } },
      { arg: "source", id: "london", common: { verb: "exchange", source: "london" } },
    ]);
    const left = remaining(exchange, {}, { verb: "exchange", source: "london" });
    expect(firstSteps(left, 14).map(({ arg, id, common }) => [arg, id, common["source"]])).toEqual([
      ["target", "novgorod", "london"],
      ["target", "bruges", "london"],
    ]);
  });

  it("lead to the moves of a verb among those of others", () => {
    const raise = ["gent", "brugge", "luik", "namur", "breda"].map((city): Offer => ({ move: `raise ${city}`, verb: "raise", city }));
    const steps = firstSteps([...exchange, ...raise, offers[1]!, pass], 14);
    expect(steps.map(({ arg, id }) => [arg, id])).toEqual([["source", "bergen"], ["source", "london"], ["verb", "raise"]]);
    expect([...raise, offers[1]!, pass].map((offer) => leadsTo(steps, offer))).toEqual([true, true, true, true, true, false, false]);
    expect(firstSteps(raise, 14)).toEqual([]);
  });

  it("are none where each would be a move, or where they would be many", () => {
    expect(firstSteps(exchange.slice(0, 3), 14)).toEqual([]);
    expect(firstSteps(exchange, 1)).toEqual([]);
    expect(firstSteps([pass], 14)).toEqual([]);
  });
});

describe("what somebody means who points at something refused", () => {
  const about = {
    verbs: { adopt: ["guild"], build: ["city", "plot", "tile"], raise: ["city"], march: ["from", "to"], pass: [] },
    kinds: {
      guild: { kind: "guild", ids: ["red", "blue"] },
      city: { kind: "city", ids: ["gent", "brugge"] },
      plot: { kind: "plot", ids: ["m1", "m2"] },
      tile: { kind: "tile", ids: ["grey", "red"] },
      from: { kind: "region", ids: ["holland", "meuse"] },
      to: { kind: "region", ids: ["holland", "meuse"] },
    },
  };
  const building: Offer[] = [
    { move: "raise gent", verb: "raise", city: "gent" },
    { move: "build gent m1 red", verb: "build", city: "gent", plot: "m1", tile: "red" },
  ];

  it("is the verb that has most of the things, with what is missing from a legal move", () => {
    expect(meant(about, building, {}, { city: "brugge", plot: "m2" })).toBe("build brugge m2 red");
    expect(meant(about, building, {}, { city: "brugge" })).toBe("raise brugge");
  });

  it("goes on with the choice made so far", () => {
    expect(meant(about, building, { tile: "red" }, { city: "brugge" })).toBe("build brugge m1 red");
    expect(meant(about, building, { verb: "raise" }, { city: "brugge" })).toBe("raise brugge");
  });

  it("is a verb without any legal move when nothing else has the thing", () => {
    expect(meant(about, building, {}, { guild: "red" })).toBe("adopt red");
    expect(meant(about, building, {}, { plot: "m2" })).toBe("build gent m2 red");
    expect(meant(about, [], {}, { plot: "m2" })).toBe("");
  });

  it("takes two things of a kind in the order in which they were pointed at", () => {
    expect(meant(about, [], { region: "holland" }, { region: "meuse" })).toBe("march holland meuse");
    expect(meant(about, [], {}, { from: "meuse", to: "holland" })).toBe("march meuse holland");
  });
});

it("reads the notation of a move", () => {
  const about = { verbs: { build: ["city", "plot"], pass: [] } };
  expect(readMove(about, "build gent m2")).toEqual({ move: "build gent m2", verb: "build", city: "gent", plot: "m2" });
  expect(readMove(about, "pass")).toEqual({ move: "pass", verb: "pass" });
});
