import type { LogItem } from "./types.generated";

/** A line of the ledger: where points come from, as the engine told them. */
export interface Line {
  /** The message that names the source. */
  label: string;
  points: number;
}

function labelOf(game: string, item: LogItem): string {
  const source = item.args["source"];
  return source === undefined ? `client-source-${game}-${item.kind}` : `${game}-source-${source}`;
}

/** Add up what a seat was told to have scored, by source; a source that was taken back in full is gone. */
export function ledger(game: string, log: LogItem[], seat: number): Line[] {
  const sums = new Map<string, number>();
  for (const item of log) {
    if (item.scorer !== seat) continue;
    const label = labelOf(game, item);
    sums.set(label, (sums.get(label) ?? 0) + (item.points ?? 0));
  }
  return [...sums].map(([label, points]) => ({ label, points })).filter((line) => line.points);
}
