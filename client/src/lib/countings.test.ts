import { describe, expect, it } from "vitest";
import { countings as colonia } from "../games/colonia/log";
import { countings as revolt } from "../games/dutch_revolt/log";
import { countings as flandern } from "../games/flandern/log";
import { countings as guildes } from "../games/guildes/log";
import { countingsOf } from "./countings";
import type { LogItem, View } from "./types.generated";

/** An event, with the seat that scored and its points where it has some. */
function told(kind: string, args: LogItem["args"] = {}, ...scored: [] | [scorer: number, points: number]): LogItem {
  const [scorer, points] = scored;
  return { input: 0, kind, rule: "X-1", args, ...(scorer === undefined ? {} : { scorer, points: points ?? 0 }) };
}
const view = (scores: number[], more: object = {}): View => ({ scores, ...more }) as unknown as View;

/** What is on a sheet, short: its rows with what each seat got, and what the seats had before and after. */
function sheets(...given: Parameters<typeof countingsOf>): unknown[] {
  return countingsOf(...given).map(({ rows, before, after }) => [
    Object.fromEntries(rows.map(({ key, gains }) => [key, [...gains].map((gain) => gain ?? 0)])),
    before,
    after,
  ]);
}

describe("what was counted", () => {
  it("in Guildes: each ballot, by guild and militia", () => {
    const log = [
      told("dealt", { ballot: 1, count: 9 }),
      told("count", { ballot: 1 }),
      told("votes", { seat: "0", guild: "merchants", count: 2, place: 1, tied: 2, votes: 4, ballot: 1 }, 0, 4),
      told("votes", { seat: "1", guild: "merchants", count: 2, place: 1, tied: 2, votes: 4, ballot: 1 }, 1, 4),
      told("votes", { seat: "1", guild: "burghers", count: 2, place: 1, tied: 1, votes: 10, ballot: 1 }, 1, 10),
      told("militia", { seat: "0", count: 1, votes: 3, ballot: 1 }, 0, 3),
      told("militia", { seat: "1", count: 2, votes: 6, ballot: 1 }, 1, 6),
      told("dealt", { ballot: 2, count: 9 }),
      told("count", { ballot: 2 }),
      told("votes", { seat: "0", guild: "nobles", count: 2, place: 1, tied: 1, votes: 12, ballot: 2 }, 0, 12),
      told("won", { seat: "1", votes: 20 }),
    ];
    expect(sheets(log, view([19, 20]), guildes)).toEqual([
      [{ merchants: [4, 4], burghers: [0, 10], militia: [3, 6] }, [0, 0], [7, 20]],
      [{ nobles: [12] }, [7, 20], [19, 20]],
    ]);
    expect(countingsOf(log, view([19, 20]), guildes)[1]!.head).toBe(log[8]);
  });

  it("in Flandern: each city that is complete, two of them in one turn, too", () => {
    const rank = (city: string, arms: string, points: number): LogItem["args"] => ({ city, arms, count: 2, masters: 1, rank: 1, tied: 1, points });
    const log = [
      told("built", { seat: "2", city: "brugge", plot: "S3", arms: "church", tile: "plain" }),
      told("scored", { city: "brugge", value: 15 }),
      told("ranked", rank("brugge", "yellow", 15), 2, 15),
      told("ranked", rank("brugge", "blue", 4), 0, 4),
      told("ranked", rank("brugge", "grey", 0)),
      told("cards_out", { city: "brugge" }),
      told("scored", { city: "luik", value: 15 }),
      told("ranked", rank("luik", "red", 15), 1, 15),
      told("pawns_back", { city: "luik", count: 2 }),
      told("bonus", { seat: "2", count: 4, points: 3 }, 2, 3),
    ];
    expect(sheets(log, view([4, 15, 18]), flandern)).toEqual([
      [{ yellow: [0, 0, 15], blue: [4], grey: [] }, [0, 0, 0], [4, 0, 15]],
      [{ red: [0, 15] }, [4, 0, 15], [4, 15, 15]],
    ]);
  });

  it("in Colonia: the coins of a week’s ships, those between two days on one sheet", () => {
    const log = [
      told("day", { day: "saturday", week: 1 }),
      told("sailed", { ship: "be3" }),
      told("earned", { seat: "0", city: "bergen", money: 2, ship: "be3" }),
      told("earned", { seat: "1", city: "bergen", money: 5, ship: "be3" }),
      told("went_to_street", { seat: "0", street: "friday", count: 1 }),
      told("sailed", { ship: "br2" }),
      told("earned", { seat: "1", city: "bruegge", money: 9, ship: "br2" }),
      told("day", { day: "sunday", week: 1 }),
      told("bought", { seat: "1", relic: "bergen-1", city: "bergen", money: 5 }),
      told("sailed", { ship: "lo4" }),
      told("day", { day: "monday", week: 2 }),
    ];
    const money = [
      [5, 5, 7, 5],
      [5, 10, 9, 5],
    ];
    expect(sheets(log, view([0, 0], { money }), colonia)).toEqual([[{ be3: [2, 5], br2: [0, 9] }, [20, 20], [22, 34]]]);
  });

  it("in the Dutch Revolt: each turn from zero, by source", () => {
    const log = [
      told("scored", { faction: "catholics", source: "cities", turn: 0, count: 2, points: 2 }, 0, 2),
      told("scored", { faction: "reformers", source: "cities", turn: 0, count: 4, points: 4 }, 1, 4),
      told("queued", { faction: "catholics", place: 1 }),
      told("order", { turn: 1 }),
      told("withdrawn", { faction: "catholics", source: "cities", turn: 0, points: 2 }, 0, -2),
      told("scored", { faction: "catholics", source: "bishoprics", turn: 1, count: 7, points: 7 }, 0, 7),
      told("withdrawn", { faction: "reformers", source: "cities", turn: 0, points: 4 }, 1, -4),
      told("scored", { faction: "reformers", source: "cities", turn: 1, count: 3, points: 3 }, 1, 3),
      told("won", { seat: "0", points: 7 }),
    ];
    expect(sheets(log, view([7, 3]), revolt)).toEqual([
      [{ cities: [2, 4] }, [0, 0], [2, 4]],
      [{ bishoprics: [7], cities: [0, 3] }, [2, 4], [7, 3]],
    ]);
  });
});
