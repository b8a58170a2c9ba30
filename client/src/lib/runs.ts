import type { LogItem } from "./types.generated";

/** Events that come many times in a row and are told in one line: their kinds, each with the argument that may differ. */
export type Runs = Record<string, string>;

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

function belongs(item: LogItem, first: LogItem, differs: string | undefined): boolean {
  if (!differs || item.kind !== first.kind || item.points || first.points) return false;
  return Object.entries(item.args).every(([name, value]) => name === differs || first.args[name] === value);
}

/** What a run is about, each thing once with how often it comes, in the order of the run. */
export function countedIn(run: LogItem[], differs: string): [string | number, number][] {
  const counts = new Map<string | number, number>();
  for (const { args } of run) {
    const thing = args[differs]!;
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return [...counts];
}
