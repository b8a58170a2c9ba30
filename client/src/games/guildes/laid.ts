import type { LogItem } from "../../lib/types.generated";

/** Give the guild each seat turned up last in the present ballot. */
export function lastLaid(log: LogItem[]): Map<number, string> {
  const counted = log.findLastIndex((item) => item.kind === "count");
  const laid = log.slice(counted + 1).filter((item) => item.kind === "laid");
  return new Map(laid.map((item) => [Number(item.args["seat"]), String(item.args["guild"])]));
}
