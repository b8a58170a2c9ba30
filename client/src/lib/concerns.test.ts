import { describe, expect, it } from "vitest";
import { concerns as colonia } from "../games/colonia/log";
import { concerns as revolt } from "../games/dutch_revolt/concerns";
import { FIRST_CITY, MAP } from "../games/dutch_revolt/map";
import { Concerning } from "./concerns.svelte";
import type { LogItem, View } from "./types.generated";

const told = (kind: string, args: LogItem["args"]): LogItem => ({ input: 0, kind, rule: "X-1", args });
const CITY = MAP.city.findIndex(({ id }) => id === "utrecht");
const BESIEGED = MAP.city.findIndex(({ id }) => id === "aachen");
const REGION = MAP.province.find(({ id }) => id === MAP.city[BESIEGED]!.province)!.region;

/** The Catholics, seat 0, hold Utrecht and besiege Aachen. */
function revoltView(): View {
  const none = MAP.city.map(() => -1);
  const units = Array.from({ length: FIRST_CITY + MAP.city.length + MAP.town.length }, () => [0, 0, 0, 0, 0, 0]);
  const province_card = MAP.province.map(() => -1);
  return { owners: [0, 1, -1, 2, 3], siege: none.with(BESIEGED, 0), city_card: none.with(CITY, 0), province_card, units } as unknown as View;
}

describe("what concerns the reader", () => {
  it("in the Dutch Revolt: sieges broken, cities besieged or lost, armies and units gone; not what one does oneself", () => {
    const hits = [
      told("broke", { hirer: "burghers", region: REGION }),
      told("besieged", { faction: "habsburgs", city: "utrecht" }),
      told("destroyed", { hirer: "burghers", faction: "catholics", region: "meuse" }),
      told("driven_out", { city: "gent", side: "catholics", count: 1 }),
      told("converted", { faction: "reformers", spot: "gent", side: "catholics" }),
      told("city_free", { city: "utrecht" }),
    ];
    const others = [
      told("broke", { hirer: "burghers", region: "frisia" }),
      told("besieged", { faction: "habsburgs", city: "gent" }),
      told("besieged", { faction: "catholics", city: "utrecht" }),
      told("destroyed", { hirer: "burghers", faction: "habsburgs", region: "meuse" }),
      told("city_free", { city: "gent" }),
      told("raised", { faction: "catholics", region: "meuse", coins: 3 }),
    ];
    expect([...hits, ...others].filter((item) => revolt(item, revoltView(), 0))).toEqual(hits);
    expect(hits.filter((item) => revolt(item, revoltView(), 1))).toEqual([]);
  });

  it("in Colonia: what one’s own ships pay", () => {
    const paid = (seat: string): LogItem => told("earned", { seat, city: "london", money: 5, ship: "london_2" });
    expect([paid("0"), paid("1"), told("sailed", { ship: "london_2" })].map((item) => colonia(item, {} as View, 1))).toEqual([false, true, false]);
  });

  it("stays until a decision is made that it was seen before", () => {
    const concerning = new Concerning(() => () => true);
    const [seen, unseen] = [told("broke", {}), told("besieged", {})];
    concerning.hear([seen], {} as View, 0, false);
    concerning.hear([unseen], {} as View, 0, true);
    expect(concerning.items).toEqual([seen, unseen]);
    concerning.decided();
    expect(concerning.items).toEqual([unseen]);
    concerning.decided();
    expect(concerning.items).toEqual([]);
  });

  it("is nothing for those who only look on", () => {
    const concerning = new Concerning(() => () => true);
    concerning.hear([told("broke", {})], {} as View, -1, false);
    expect(concerning.items).toEqual([]);
  });
});
