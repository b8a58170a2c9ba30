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

/** How much each seat had after so many inputs. */
export interface Stand {
  n: number;
  seats: number[];
}

/** Points that are told at the end for things that seats got before: by their event, the one of getting it and the argument that names the thing. */
export type Dated = Record<string, [got: string, thing: string]>;

/** The log with points where what they are for was got. */
function datedBy(log: LogItem[], dated: Dated): LogItem[] {
  const used = new Set<LogItem>();
  const moved = log.map((item) => {
    const [got = "", thing = ""] = dated[item.kind] ?? [];
    const from = log.find((other) => other.kind === got && !used.has(other) && Number(other.args["seat"]) === item.scorer && other.args[thing] === item.args[thing]);
    if (!from) return item;
    used.add(from);
    return { ...item, input: from.input };
  });
  return moved.sort((a, b) => a.input - b.input);
}

/** The points of all seats along a game, wherever they changed, from nothing to its end. */
export function courseOf(log: LogItem[], count: number, last: number, dated: Dated = {}): Stand[] {
  const course: Stand[] = [{ n: 0, seats: Array<number>(count).fill(0) }];
  for (const { input, scorer, points } of datedBy(log, dated)) {
    if (scorer === undefined || !points) continue;
    const before = course.at(-1)!;
    const seats = before.seats.with(scorer, before.seats[scorer]! + points);
    if (before.n === input + 1) before.seats = seats;
    else course.push({ n: input + 1, seats });
  }
  return [...course, { n: last, seats: course.at(-1)!.seats }];
}

/** The distance of the lines across a chart: the next whole number from the least that is round for its size. */
export function roundStep(least: number): number {
  const half = Math.max(1, 10 ** Math.floor(Math.log10(least)) / 2);
  return Math.ceil(least / half) * half;
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
