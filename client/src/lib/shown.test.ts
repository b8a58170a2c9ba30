import { describe, expect, it } from "vitest";
import { ShownTable } from "./shown.svelte";
import type { LogItem, Shown } from "./types.generated";

const line = (input: number, kind: string): LogItem => ({ input, kind, rule: "GU-1", args: { seat: input } });
const moment = (inputs: number, ...log: LogItem[]): Shown => ({ page: { inputs }, log }) as unknown as Shown;

describe("the log of a position that is kept nowhere", () => {
  it("keeps the lines that it had, so that only what is new is drawn", () => {
    const table = new ShownTable();
    table.show(moment(1, line(0, "dealt")));
    const [dealt] = table.log;
    table.show(moment(2, line(0, "dealt"), line(1, "picked")));
    expect(table.log[0]).toBe(dealt);
    expect(table.told).toEqual([line(1, "picked")]);
    expect(table.told[0]).toBe(table.log[1]);
  });

  it("takes what happened otherwise for what it is", () => {
    const table = new ShownTable();
    table.show(moment(2, line(0, "dealt"), line(1, "picked")));
    table.show(moment(2, line(0, "dealt"), line(1, "laid")));
    expect(table.log.map(({ kind }) => kind)).toEqual(["dealt", "laid"]);
  });
});
