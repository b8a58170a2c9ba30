import { describe, expect, it } from "vitest";
import data from "../../../../src/guildhall/games/colonia/data.toml?raw";
import { SOURCE_HASH } from "./printed";
import { faceOf, onAltar, placeOf, shrineOf, spread } from "./view";

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
    expect(faceOf(shrineOf(3))).toMatchObject({ city: "nowgorod", shrine: true });
  });

  it("looks at the place where something happens", () => {
    expect(placeOf("vote")).toBe("hall");
    expect(placeOf("stalls")).toBe("gate");
  });
});
