import { describe, expect, it } from "vitest";
import { countings } from "../games/guildes/log";
import { Sheets } from "./sheets.svelte";
import type { Source } from "./source";
import type { LogItem } from "./types.generated";

const log: LogItem[] = [
  { input: 0, kind: "dealt", rule: "", args: { ballot: 1, count: 9 } },
  { input: 0, kind: "count", rule: "", args: { ballot: 1 } },
  { input: 0, kind: "votes", rule: "", args: { seat: "0", guild: "nobles", count: 1, place: 1, tied: 1, votes: 12, ballot: 1 }, scorer: 0, points: 12 },
];

function table(result: object | null): Source {
  return { page: { view: { scores: [12, 0] }, result }, log } as unknown as Source;
}

describe("the sheet of what was counted", () => {
  it("lies on the board until it is closed", () => {
    const sheets = new Sheets(table(null), () => countings);
    sheets.lay(log);
    expect(sheets.open).toHaveLength(1);
    sheets.close();
    expect(sheets.open).toHaveLength(0);
  });

  it("is a line while something is asked that lies on the board, unless it is asked for", () => {
    const asking = { ...table(null), asking: { offers: {} } } as unknown as Source;
    const plain = new Sheets(asking, () => countings);
    expect([plain.briefOn(false), plain.briefOn(true)]).toEqual([false, true]);
    const sheets = new Sheets(asking, () => ({ ...countings, brief: true }));
    expect(sheets.briefOn(false)).toBe(true);
    sheets.wanted = true;
    expect([sheets.briefOn(false), sheets.briefOn(true)]).toEqual([false, false]);
  });

  it("of the last move stands beside the result, the others do not", () => {
    const ended = table({ ranks: [1, 2] });
    expect(new Sheets(ended, () => countings).last).toHaveLength(1);
    expect(new Sheets(ended, () => ({ ...countings, last: false })).last).toEqual([]);
    expect(new Sheets(table(null), () => countings).last).toEqual([]);
    const later = { ...ended, log: [...log, { input: 3, kind: "won", rule: "", args: {} }] } as unknown as Source;
    expect(new Sheets(later, () => countings).last).toEqual([]);
  });

  it("does not lie on the result of the game, unless it is asked for", () => {
    const live = table(null);
    const sheets = new Sheets(live, () => countings);
    sheets.lay(log);
    const key = sheets.open[0]!.key;
    const ended = new Sheets(table({ ranks: [1, 2] }), () => countings);
    ended.show(key);
    expect(ended.open).toHaveLength(1);
    ended.wanted = false;
    expect(ended.open).toHaveLength(0);
  });
});
