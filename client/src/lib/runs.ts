import type { LogItem } from "./types.generated";

/** What may differ in events that are told as one: a thing, or how many of which thing, where the words have both as “2 × wood”; of several seats `client-<game>-told-<kind>` tells, and its form `.you` where the reader is one of them. */
export type Differs = string | [count: string, thing: string];

/** Events that come many times in a row and are told in one line, by their kinds. */
export type Runs = Record<string, Differs>;

/** Divide lines into those that are told as one; a line with points stands alone. */
export function runsOf(items: LogItem[], runs: Runs = {}): LogItem[][] {
  const found: LogItem[][] = [];
  for (const item of items) {
    const run = found.at(-1);
    if (run && belongs(item, run[0]!, runs[item.kind])) run.push(item);
    else found.push([item]);
  }
  return found;
}

function belongs(item: LogItem, first: LogItem, differs: Differs | undefined): boolean {
  if (!differs || item.kind !== first.kind || item.points || first.points) return false;
  return Object.entries(item.args).every(([name, value]) => (typeof differs === "string" ? differs === name : differs.includes(name)) || first.args[name] === value);
}

/** What a run is about, each thing once with how often it comes, in the order of the run. */
export function countedIn(run: LogItem[], differs: Differs): [string | number, number][] {
  const [count, thing] = typeof differs === "string" ? ["", differs] : differs;
  const counts = new Map<string | number, number>();
  for (const { args } of run) counts.set(args[thing]!, (counts.get(args[thing]!) ?? 0) + (count ? Number(args[count]) : 1));
  return [...counts];
}
