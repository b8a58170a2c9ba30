import { describe, expect, it } from "vitest";
import { RevoltDesk } from "./desk";
import { MAP, MAP_VALUES } from "./map";

const SETS = ["first", "even", "level", "by_seats"];

function desk(values: string, seats: number): RevoltDesk {
  const options = Array.from({ length: MAP_VALUES + 1 }, () => 0);
  options[MAP_VALUES] = SETS.indexOf(values);
  const totals = MAP.province.map(() => 4);
  return new RevoltDesk(() => ({ view: { options, totals, seats } }) as never);
}

describe("the values of the map", () => {
  it.each([
    ["first", 5, 2, 4, false, 0],
    ["even", 5, 4, 3, true, 1],
    ["by_seats", 3, 2, 5, false, 0],
    ["by_seats", 5, 4, 3, true, 1],
  ])("are those of the game: %s with %i", (values, seats, points, limit, trades, surplus) => {
    const board = desk(values, seats);
    const at = MAP.province.findIndex(({ id }) => id === "trier");
    expect(board.worth(MAP.province.find(({ id }) => id === "hainaut")!)).toBe(points);
    expect(board.limit(MAP.province[at]!)).toBe(limit);
    expect(board.isCommercial(MAP.town.find(({ id }) => id === "arnhem")!)).toBe(trades);
    expect(board.surplus(at)).toBe(surplus);
  });
});
