import { expect, it } from "vitest";
import type { LogItem } from "../../lib/types.generated";
import { lastLaid } from "./laid";

const item = (kind: string, args: LogItem["args"] = {}): LogItem => ({ input: 0, kind, rule: "GU-8", args });

it("is the last card of each seat since the last count", () => {
  const log = [
    item("laid", { seat: "0", guild: "nobles" }),
    item("count", { ballot: 1 }),
    item("laid", { seat: "0", guild: "peasants" }),
    item("laid", { seat: "1", guild: "knights" }),
    item("laid", { seat: "0", guild: "militia" }),
  ];
  expect([...lastLaid(log)]).toEqual([
    [0, "militia"],
    [1, "knights"],
  ]);
  expect(lastLaid(log.slice(0, 2)).size).toBe(0);
});
