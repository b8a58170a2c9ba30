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
  /** The last one of a game is shown with its result: nothing else there tells it. */
  last?: boolean;
  /** What is asked next needs the board: while a question waits, the sheet is a line at its edge. */
  brief?: boolean;
}

/** Something that seats have besides points, of one kind or several. */
export interface Purse {
  /** Events that add to it, or take from it, and their argument that says how much. */
  adds: string[];
  takes: string[];
  amount: string;
  /** What each seat has now, kind by kind. */
  have: (view: View) => number[][];
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

type Change = [seat: number, amount: number];

/** Who got or lost how much by an event. */
function changeOf(item: LogItem, purse: Purse | undefined): Change | null {
  if (!purse) return item.scorer === undefined ? null : [item.scorer, item.points ?? 0];
  const sign = Number(purse.adds.includes(item.kind)) - Number(purse.takes.includes(item.kind));
  return sign ? [Number(item.args["seat"]), sign * Number(item.args[purse.amount])] : null;
}

/** What each seat has now, in one number. */
function holdings(view: View, purse: Purse | undefined): number[] {
  return purse ? purse.have(view).map((kinds) => kinds.reduce((sum, more) => sum + more, 0)) : view.scores;
}

function addLine(counting: Counting, item: LogItem, { row, purse }: Countings): void {
  counting.lines.push(item);
  const key = String(item.args[row] ?? item.kind);
  let found = counting.rows.find((other) => other.key === key);
  if (!found) counting.rows.push((found = { key, line: item, gains: [] }));
  const [seat, gain] = changeOf(item, purse) ?? [-1, 0];
  if (seat >= 0) found.gains[seat] = (found.gains[seat] ?? 0) + gain;
}

/** Gather what was counted in a game, in its order: what seats have now, less what came since, is what they had. */
export function countingsOf(log: LogItem[], view: View, rules: Countings): Counting[] {
  const { purse } = rules;
  const now = holdings(view, purse);
  const sums = now.map(() => 0);
  const found: Counting[] = [];
  let open: Counting | undefined;
  log.forEach((item, at) => {
    if (rules.ends.includes(item.kind)) open = undefined;
    if (rules.begins.includes(item.kind) && (!open || isApart(open.head, item, rules))) {
      open = { key: `counting-${at}`, head: item, lines: [], rows: [], before: [...sums], after: [] };
      found.push(open);
    }
    const change = changeOf(item, purse);
    if (change) sums[change[0]]! += change[1];
    if (!open) return;
    if (rules.lines.includes(item.kind)) addLine(open, item, rules);
    open.after = [...sums];
  });
  const start = now.map((sum, seat) => sum - sums[seat]!);
  const whole = (told: number[]): number[] => told.map((sum, seat) => sum + start[seat]!);
  return found
    .filter(({ lines }) => lines.length)
    .map((counting) => ({ ...counting, before: whole(counting.before), after: whole(counting.after) }));
}

function isApart(head: LogItem, item: LogItem, { apart }: Countings): boolean {
  return apart !== undefined && head.args[apart] !== item.args[apart];
}
