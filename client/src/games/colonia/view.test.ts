import { describe, expect, it } from "vitest";
import data from "../../../../src/guildhall/games/colonia/data.toml?raw";
import { SOURCE_HASH } from "./printed";
import { faceOf, niches, onAltar, placeOf, spread, stageOf, type Shown } from "./view";

function card(relic: number, insurer = -1): Shown {
  return { key: `${relic}-${insurer}`, relic, insurer };
}

describe("Colonia's drawing", () => {
  it("was made from the present data", async () => {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(data));
    const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(hex).toBe(SOURCE_HASH);
  });

  it("lays counts out as single things", () => {
    expect(spread([2, 0, 1])).toEqual([0, 0, 2]);
  });

  it("shows insured cards beside the others", () => {
    const display = Array<number>(24).fill(0);
    display[3] = 1;
    const insured = [Array<number>(24).fill(0), Array<number>(24).fill(0)];
    insured[1]![3] = 1;
    expect(onAltar(display, insured).map((card) => card.insurer)).toEqual([-1, 1]);
  });

  it("reads the face of a card", () => {
    expect(faceOf(7)).toMatchObject({ city: "bruegge", shrine: false, id: "bruegge-2" });
    expect(faceOf(23)).toMatchObject({ city: "nowgorod", shrine: true });
  });

  it("looks at the place where something happens", () => {
    expect(placeOf("vote")).toBe("hall");
    expect(placeOf("stalls")).toBe("gate");
  });

  it("shows what a question is about beside where it is asked", () => {
    expect(stageOf("market")).toEqual(["market"]);
    expect(stageOf("vote", 5)).toEqual(["hall", "harbour"]);
    expect(stageOf("decide", 6)).toEqual(["hall", "altar"]);
    expect(stageOf("exchange")).toEqual(["bank", "altar"]);
    expect(stageOf("over")).toEqual(["altar", "bank"]);
  });

  it("leaves a niche empty when its card is bought, and moves no other", () => {
    const [a, b, c] = [card(1), card(2), card(3)];
    const first = niches([], [a, b, c], 4);
    expect(first).toEqual([a, b, c, null]);
    const bought = niches(first, [a, c], 4);
    expect(bought).toEqual([a, null, c, null]);
    expect(niches(bought, [a, c, card(4)], 4)).toEqual([a, c, card(4), null]);
  });

  it("keeps a card in its niche when a member is put on it", () => {
    const shelf = [card(1), card(1), card(2)];
    expect(niches(shelf, [card(1), card(1, 2), card(2)], 3)).toEqual([card(1), card(1, 2), card(2)]);
    expect(niches([card(1), card(1, 2)], [card(1, 2)], 2)).toEqual([null, card(1, 2)]);
  });
});
