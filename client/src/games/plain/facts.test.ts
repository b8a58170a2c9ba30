import { describe, expect, it } from "vitest";
import { factsOf, type Names } from "./facts";

const KINDS: Record<string, string[]> = { phase: ["deal", "play"], card: ["one", "two"], guild: ["a", "b", "c", "d", "e"] };
const names: Names = { ids: (kind) => KINDS[kind] ?? [], name: (kind, id) => `${kind} ${id}`, players: ["Ada", "Ben"], kinds: Object.keys(KINDS) };

describe("the facts of a view", () => {
  it("leaves out what every view has", () => {
    expect(factsOf({ seat: 0, seats: 2, actors: [0], ask: "play", over: false, scores: [0, 0] }, names)).toEqual([]);
  });

  it("names what a kind is called like, and says nothing for -1", () => {
    expect(factsOf({ phase: 1, cards: [0, 1, 1], deck_size: -1, open: true }, names)).toEqual([
      { head: "Phase", fact: { text: "phase play" } },
      { head: "Cards", fact: { text: "card one, card two, card two" } },
      { head: "Deck size", fact: { text: "–" } },
      { head: "Open", fact: { text: "✓" } },
    ]);
  });

  it("counts things where one kind has as many", () => {
    expect(factsOf({ hand: [2, 0, 0, 1, 0], none: [0, 0, 0, 0, 0], picks: [0, 3, 1, 1, -1] }, names)).toEqual([
      { head: "Hand", fact: { text: "2 × guild a, 1 × guild d" } },
      { head: "None", fact: { text: "–" } },
      { head: "Picks", fact: { text: "0, 3, 1, 1, –" } },
    ]);
  });

  it("gives rows to players and to nested things, after the single values", () => {
    const [first, second, third] = factsOf({ hands: [[0], []], city: { size: 3 }, round: 4 }, names);
    expect(first).toEqual({ head: "Round", fact: { text: "4" } });
    expect(second).toEqual({
      head: "Hands",
      fact: { rows: [{ head: "Ada", fact: { text: "0" } }, { head: "Ben", fact: { text: "–" } }] },
    });
    expect(third).toEqual({ head: "City", fact: { rows: [{ head: "Size", fact: { text: "3" } }] } });
  });
});
