import type { Counting } from "./countings";
import { roundsOf, type Headings } from "./rounds";
import type { LogItem } from "./types.generated";

/** A moment one can jump to; `at` counts the inputs before it. */
export interface Stop {
  at: number;
  level: "round" | "part" | "sheet";
  /** What names it: the event that began it, or the first of what was counted; null before the first round. */
  head: LogItem | null;
}

/** A round of a finished game with its parts and countings. */
export interface Chapter extends Stop {
  stops: Stop[];
}

export type Deed = "first" | "roundBack" | "back" | "play" | "on" | "roundOn" | "last" | "close";

/** Where a counting has come to its end. */
function sheetStop({ lines }: Counting): Stop {
  return { at: lines.at(-1)!.input + 1, level: "sheet", head: lines[0]! };
}

/** The rounds of a game with their parts and what was counted in them; what comes before the first round begins at 0. */
export function chaptersOf(log: LogItem[], headings: Headings | undefined, counted: Counting[]): Chapter[] {
  const sheets = counted.map(sheetStop);
  const rounds = roundsOf(log, headings);
  const begins = rounds.map(({ head }) => (head ? head.input + 1 : 0));
  return rounds.map(({ head, parts }, place) => {
    const at = begins[place]!;
    const next = begins[place + 1] ?? Infinity;
    const heads = parts.flatMap((part) => (part.head && part.head !== head ? [part.head] : []));
    const stops = [
      ...heads.map((item): Stop => ({ at: item.input + 1, level: "part", head: item })),
      ...sheets.filter((stop) => stop.at >= at && stop.at < next),
    ];
    return { at, level: "round", head, stops: stops.sort((a, b) => a.at - b.at) };
  });
}

/** Where a deed leads from a moment; rounds end with the game. */
export function moved(deed: Exclude<Deed, "play" | "close">, at: number, last: number, chapters: Chapter[]): number {
  const rounds = chapters.map((chapter) => chapter.at);
  const to = {
    first: 0,
    roundBack: rounds.findLast((moment) => moment < at) ?? 0,
    back: at - 1,
    on: at + 1,
    roundOn: rounds.find((moment) => moment > at) ?? last,
    last,
  }[deed];
  return Math.min(last, Math.max(0, to));
}

const KEYS: Record<string, Deed> = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };
const SHIFTED: Record<string, Deed> = { ArrowLeft: "roundBack", ArrowRight: "roundOn" };

/** What a key does in a replay; null where it means nothing here or belongs to what has the focus. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") return "close";
  const taken = event.key === " " ? "input, select, textarea, button, a, summary" : "input, select, textarea";
  if ((event.target as Element | null)?.closest?.(taken)) return null;
  return (event.shiftKey ? SHIFTED : KEYS)[event.key] ?? null;
}
