import { expect, it } from "vitest";
import { ledger } from "./ledger";
import type { LogItem } from "./types.generated";

const item = (kind: string, scorer: number, points: number, args: LogItem["args"] = {}): LogItem => ({
  input: 0,
  kind,
  rule: "X-1",
  args,
  scorer,
  points,
});

it("adds up by source, and forgets what was taken back", () => {
  const log = [
    item("votes", 0, 5),
    item("votes", 0, 7),
    item("votes", 1, 9),
    item("scored", 0, 4, { source: "cities" }),
    item("withdrawn", 0, -4, { source: "cities" }),
    item("scored", 0, 6, { source: "provinces" }),
  ];
  expect(ledger("guildes", log, 0)).toEqual([
    { label: "client-source-guildes-votes", points: 12 },
    { label: "guildes-source-provinces", points: 6 },
  ]);
  expect(ledger("guildes", log, 1)).toEqual([{ label: "client-source-guildes-votes", points: 9 }]);
});
