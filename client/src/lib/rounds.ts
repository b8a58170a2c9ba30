import type { Runs } from "./runs";
import type { LogItem } from "./types.generated";

/** How the events of a game tell its rounds. */
export interface Headings {
  /** Events that begin a round, or a part of one. */
  kinds: string[];
  /** Their arguments that name the round and, in some games, the part: a new value begins a new one. */
  names: string[];
  /** Those of the events that say nothing more than the heading itself. */
  spoken: string[];
  /** Events of any other kind that tell of nothing. */
  quiet?: string[];
  /** Events that are told in one line where they follow each other. */
  runs?: Runs;
}

/** The id of the text over a round, a part of one, or what was counted. */
export function headingId(level: "round" | "part" | "sheet", game: string): string {
  return level === "round" ? `${game}-round` : `client-${level}-${game}`;
}

/** What happened in one part of a round: a day, a phase; a round without parts is one of them. */
export interface Part {
  key: string;
  /** The event that began it; null before the first. */
  head: LogItem | null;
  lines: LogItem[];
  /** The place of its last line, or of its heading. */
  last: number;
}

export interface Round {
  key: string;
  head: LogItem | null;
  parts: Part[];
  last: number;
}

const NONE: Headings = { kinds: [], names: [], spoken: [] };

/** The kinds of events that have no line of their own in the log. */
export function unsaid(headings: Headings = NONE): string[] {
  return [...headings.spoken, ...(headings.quiet ?? [])];
}

/** Divide the log into rounds and their parts, in the order of the game. */
export function roundsOf(items: LogItem[], headings: Headings = NONE): Round[] {
  const [round = "", part = ""] = headings.names;
  const silent = unsaid(headings);
  const rounds: Round[] = [];
  let present: Round | undefined;
  items.forEach((item, at) => {
    const heads = headings.kinds.includes(item.kind);
    if (!present || (heads && present.head?.args[round] !== item.args[round])) {
      present = { key: `round-${at}`, head: heads ? item : null, parts: [], last: at };
      rounds.push(present);
    }
    const named = heads && part in item.args;
    if (named || !present.parts.length) present.parts.push({ key: `part-${at}`, head: named ? item : null, lines: [], last: at });
    const open = present.parts.at(-1)!;
    if (!silent.includes(item.kind)) open.lines.push(item);
    present.last = open.last = at;
  });
  return rounds;
}
