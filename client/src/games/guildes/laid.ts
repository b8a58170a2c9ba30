import type { LogItem } from "../../lib/types.generated";

/** The guilds each seat turned up last in the present ballot: the cards that were turned together. */
export function lastLaid(log: LogItem[]): Map<number, string[]> {
  const counted = log.findLastIndex((item) => item.kind === "count");
  const last = new Map<number, { input: number; guilds: string[] }>();
  for (const item of log.slice(counted + 1)) {
    if (item.kind !== "laid") continue;
    const seat = Number(item.args["seat"]);
    const before = last.get(seat);
    const guilds = before?.input === item.input ? before.guilds : [];
    last.set(seat, { input: item.input, guilds: [...guilds, String(item.args["guild"])] });
  }
  return new Map([...last].map(([seat, { guilds }]) => [seat, guilds]));
}
