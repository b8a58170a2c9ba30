import type { Said } from "./types.generated";

/** Add what comes after; lines that are known already are replaced, after a gap only the new ones stay. */
export function newer(known: Said, news: Said): Said {
  const kept = news.first - known.first;
  if (kept < 0 || kept > known.lines.length) return news;
  return { ...news, first: known.first, lines: [...known.lines.slice(0, kept), ...news.lines] };
}

/** Add what was said before, unless it does not join. */
export function earlier(known: Said, old: Said): Said {
  if (old.first + old.lines.length !== known.first) return known;
  return { ...known, first: old.first, lines: [...old.lines, ...known.lines] };
}

/** How many lines the others have said since one has read the talk. */
export function unreadOf(said: Said, seat: number, read: number): number {
  return seat < 0 ? 0 : said.lines.filter((line, at) => said.first + at >= read && line.seat !== seat && line.text).length;
}

const KEY = "guildhall-read";
/** So many tables are remembered, the last ones. */
const TABLES = 100;

function kept(): [table: string, lines: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** How many lines of a table's talk were read in this browser. */
export function readAt(table: string): number {
  return kept().find(([name]) => name === table)?.[1] ?? 0;
}

export function keepRead(table: string, lines: number): void {
  const others = kept().filter(([name]) => name !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, [table, lines]].slice(-TABLES)));
}
