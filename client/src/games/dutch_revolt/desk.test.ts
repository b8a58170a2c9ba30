import { describe, expect, it } from "vitest";
import { RevoltDesk } from "./desk";
import { MAP, MAP_VALUES } from "./map";

function desk(values: string): RevoltDesk {
  const options = Array.from({ length: MAP_VALUES + 1 }, () => 0);
  options[MAP_VALUES] = MAP.values.findIndex(({ id }) => id === values);
  const totals = MAP.province.map(() => 4);
  return new RevoltDesk(() => ({ view: { options, totals } }) as never);
}

describe("the values of the map", () => {
  it.each([
    ["first", 2, 4, false, 0],
    ["even", 4, 3, true, 1],
  ])("are those of the game: %s", (values, points, limit, trades, surplus) => {
    const board = desk(values);
    const at = MAP.province.findIndex(({ id }) => id === "trier");
    expect(board.worth(MAP.province.find(({ id }) => id === "hainaut")!)).toBe(points);
    expect(board.limit(MAP.province[at]!)).toBe(limit);
    expect(board.isCommercial(MAP.town.find(({ id }) => id === "arnhem")!)).toBe(trades);
    expect(board.surplus(at)).toBe(surplus);
  });
});
