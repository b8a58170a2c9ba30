import { expect, it } from "vitest";
import type { LogItem } from "../../lib/types.generated";
import { lastLaid } from "./laid";

const item = (input: number, kind: string, args: LogItem["args"] = {}): LogItem => ({ input, kind, rule: "GU-8", args });

it("is what each seat turned last since the last count", () => {
  const log = [
    item(1, "laid", { seat: "0", guild: "nobles" }),
    item(2, "count", { ballot: 1 }),
    item(3, "laid", { seat: "0", guild: "peasants" }),
    item(3, "laid", { seat: "1", guild: "knights" }),
    item(4, "laid", { seat: "0", guild: "militia" }),
  ];
  expect([...lastLaid(log)]).toEqual([
    [0, ["militia"]],
    [1, ["knights"]],
  ]);
  expect(lastLaid(log.slice(0, 2)).size).toBe(0);
});

it("keeps two cards that were turned together", () => {
  const log = [item(7, "laid", { seat: "2", guild: "nobles" }), item(7, "laid", { seat: "2", guild: "militia" })];
  expect([...lastLaid(log)]).toEqual([[2, ["nobles", "militia"]]]);
});
