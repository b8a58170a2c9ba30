import { describe, expect, it } from "vitest";
import { partsOfShape, shapesOf } from "./shapes";

const shape = (dataset: Record<string, string>): { dataset: Record<string, string> } => ({ dataset });
const kinds = new Set(["seat", "guild", "city", "plot"]);
const card = shape({ kind: "guild", id: "knights" });
const cells = ["0", "1"].map((seat) => shape({ kind: "guild", id: "knights", seat }));
const plots = ["gent", "brugge"].map((city) => shape({ kind: "plot", id: "m2", city, loud: "x" }));
const all = [card, ...cells, ...plots];

describe("the shapes of a board", () => {
  it("are found by kind and id, the closest ones only", () => {
    expect(shapesOf(all, [["guild", "knights"]], kinds)).toEqual([card]);
    expect(shapesOf(all, [["seat", "1"], ["guild", "knights"]], kinds)).toEqual([cells[1]]);
    expect(shapesOf(all, [["city", "gent"], ["plot", "m2"]], kinds)).toEqual([plots[0]]);
    expect(shapesOf(all, [["city", "ieper"], ["plot", "m2"]], kinds)).toEqual([]);
  });

  it("say what they stand for", () => {
    expect(partsOfShape(plots[1]!, kinds)).toEqual({ plot: "m2", city: "brugge" });
  });
});
