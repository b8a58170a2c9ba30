import { describe, expect, it } from "vitest";
import toml from "../../../../src/guildhall/games/dutch_revolt/data.toml?raw";
import { inside, isFar, leanOf, MAP, provinceOf, sizeAt } from "./map";

/** The rows of a kind as the data file has them: plain values only, one per line. */
function rows(kind: string): Record<string, unknown>[] {
  return toml
    .split(/^(?=\[)/m)
    .filter((part) => part.startsWith(`[[${kind}]]`))
    .map((part) =>
      Object.fromEntries(
        [...part.matchAll(/^(\w+) = ([^{\n]+?)\s*(?:#.*)?$/gm)].map(([, key, value]) => [
          key!,
          value!.startsWith("[") && value!.endsWith("]") ? JSON.parse(value!) : plain(value!),
        ]),
      ),
    );
}

function plain(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const KINDS = ["province", "city", "town", "region", "university", "box"] as const;

describe("the drawn map", () => {
  it.each(KINDS)("has the facts of every %s as the data file says; else run client/scripts/dutch_revolt.py", (kind) => {
    const drawn = MAP[kind] as unknown as Record<string, unknown>[];
    const given = rows(kind);
    expect(drawn.map((row) => row["id"])).toEqual(given.map((row) => row["id"]));
    drawn.forEach((row, at) => {
      for (const [key, value] of Object.entries(row)) {
        if (key !== "at" && key !== "path") expect(value, `${row["id"]}: ${key}`).toEqual(given[at]![key]);
      }
    });
  });

  it("has every set of values, of places that there are", () => {
    const lands = new Set(MAP.province.map(({ id }) => id));
    const towns = new Set(MAP.town.map(({ id }) => id));
    const known = MAP.values.map(({ id }) => id);
    expect(known).toEqual(rows("values").map((row) => row["id"]));
    expect(MAP.map_values.every((held) => held.length === 4 && held.every((id) => known.includes(id)))).toBe(true);
    for (const { limit, vp, commercial } of MAP.values) {
      expect([...Object.keys(limit), ...Object.keys(vp)].filter((id) => !lands.has(id))).toEqual([]);
      expect(Object.keys(commercial).filter((id) => !towns.has(id))).toEqual([]);
    }
  });

  it("has an outline for every province and a place on the sheet for everything", () => {
    expect(MAP.province.every((province) => province.path.startsWith("M"))).toBe(true);
    for (const { at } of [...MAP.province, ...MAP.city, ...MAP.town, ...MAP.region]) {
      expect(at[0]).toBeGreaterThan(0);
      expect(at[0]).toBeLessThan(MAP.width);
      expect(at[1]).toBeLessThan(MAP.height);
    }
  });
});

describe("marks on the map", () => {
  it("grow from afar so that they can be read, and stay as they are while the land comes closer", () => {
    expect(sizeAt(0.603) * 0.603).toBeCloseTo(0.7);
    expect(sizeAt(1)).toBe(1);
    expect(sizeAt(2.5) * 2.5).toBeCloseTo(1.25);
    expect(sizeAt(0)).toBe(1);
  });

  it("stay on the sheet, however big they are", () => {
    expect(inside([500, 400], [60, 30], 1.2)).toEqual([500, 400]);
    expect(inside([20, 990], [60, 30], 1.5)).toEqual([90, 955]);
  });

  it("leave out the names of towns where they could not be read", () => {
    expect(isFar(0.37)).toBe(true);
    expect(isFar(0.6)).toBe(false);
  });
});

it("knows in which province a unit stands", () => {
  expect(["arras_town", "liege_city", "upper_guelders_field"].map(provinceOf)).toEqual(["artois", "liege", "upper_guelders"]);
});

describe("a row of tokens", () => {
  const row = { wide: 62, top: 13, bottom: 39 };
  const at = (id: string) => MAP.city.find((city) => city.id === id)!.at;
  const lean = (id: string, wide = row.wide): number => leanOf(at(id), { ...row, wide }, 1, (_, name) => name);

  it("leans away from a name beside it, no further than it has to", () => {
    expect(lean("amsterdam")).toBe(-7);
    expect(lean("amsterdam", 41)).toBe(0);
  });
  it("stands in the middle where there is too little room on both sides", () => {
    expect(lean("amsterdam", 200)).toBeGreaterThan(-200);
    expect(lean("amsterdam", 200)).toBeLessThan(0);
  });
});
