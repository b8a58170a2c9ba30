import type { LogItem, View } from "./types.generated";

/** How the events of a game tell that something is counted. */
export interface Countings {
  /** Events that begin a counting, unless one is open already; with `apart`, one of another value. */
  begins: string[];
  apart?: string;
  /** Events that come when a counting is over. */
  ends: string[];
  /** Events that say what a seat gets. */
  lines: string[];
  /** The argument that says where from; lines without it are told apart by their kind. */
  row: string;
  /** What is counted where it is not points. */
  purse?: Purse;
}

/** Who got or lost how much. */
export type Change = [seat: number, amount: number];

/** Something that seats have. */
export interface Purse {
  /** What an event changes of it. */
  change: (item: LogItem) => Change | null;
  /** What the seats have now. */
  have: (view: View) => number[];
}

/** Where something came from, and how much of it each seat got. */
export interface Row {
  key: string;
  line: LogItem;
  gains: (number | undefined)[];
}

export interface Counting {
  key: string;
  /** The event that began it. */
  head: LogItem;
  lines: LogItem[];
  rows: Row[];
  /** What each seat had. */
  before: number[];
  after: number[];
}

const POINTS: Purse = {
  change: ({ scorer, points = 0 }) => (scorer === undefined ? null : [scorer, points]),
  have: (view) => view.scores,
};

function addLine(counting: Counting, item: LogItem, { row }: Countings, purse: Purse): void {
  counting.lines.push(item);
  const key = String(item.args[row] ?? item.kind);
  let found = counting.rows.find((other) => other.key === key);
  if (!found) counting.rows.push((found = { key, line: item, gains: [] }));
  const [seat, gain] = purse.change(item) ?? [-1, 0];
  if (seat >= 0) found.gains[seat] = (found.gains[seat] ?? 0) + gain;
}

/** Gather what was counted in a game, in its order: what seats have now, less what came since, is what they had. */
export function countingsOf(log: LogItem[], view: View, rules: Countings): Counting[] {
  const purse = rules.purse ?? POINTS;
  const sums = purse.have(view).map(() => 0);
  const found: Counting[] = [];
  let open: Counting | undefined;
  log.forEach((item, at) => {
    if (rules.ends.includes(item.kind)) open = undefined;
    if (rules.begins.includes(item.kind) && (!open || isApart(open.head, item, rules))) {
      open = { key: `counting-${at}`, head: item, lines: [], rows: [], before: [...sums], after: [] };
      found.push(open);
    }
    const change = purse.change(item);
    if (change) sums[change[0]]! += change[1];
    if (!open) return;
    if (rules.lines.includes(item.kind)) addLine(open, item, rules, purse);
    open.after = [...sums];
  });
  const start = purse.have(view).map((now, seat) => now - sums[seat]!);
  const whole = (told: number[]): number[] => told.map((sum, seat) => sum + start[seat]!);
  return found
    .filter(({ lines }) => lines.length)
    .map((counting) => ({ ...counting, before: whole(counting.before), after: whole(counting.after) }));
}

function isApart(head: LogItem, item: LogItem, { apart }: Countings): boolean {
  return apart !== undefined && head.args[apart] !== item.args[apart];
}
