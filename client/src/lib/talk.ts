import { recalled, remember } from "./storage";
import type { Gallery, Said } from "./types.generated";

/** Lines one after another, and the number of the first. */
interface Lines {
  first: number;
  lines: object[];
}

/** Add what comes after; lines that are known already are replaced, after a gap only the new ones stay. */
export function newer<T extends Lines>(known: T, news: T): T {
  const kept = news.first - known.first;
  if (kept < 0 || kept > known.lines.length) return news;
  return { ...news, first: known.first, lines: [...known.lines.slice(0, kept), ...news.lines] };
}

/** Add what was said before, unless it does not join. */
export function earlier<T extends Lines>(known: T, old: T): T {
  if (old.first + old.lines.length !== known.first) return known;
  return { ...known, first: old.first, lines: [...old.lines, ...known.lines] };
}

/** The same of spectators, whose earliest lines are not kept: whether there are earlier ones is told by the first. */
export function newerInGallery(known: Gallery, news: Gallery): Gallery {
  const joined = newer(known, news);
  return { ...joined, more: joined.first < news.first ? known.more : news.more };
}

export function earlierInGallery(known: Gallery, old: Gallery): Gallery {
  return { ...earlier(known, old), more: old.lines.length > 0 && old.more };
}

/** A line as it is shown. */
export interface Spoken {
  number: number;
  /** Of who plays; -1: a spectator. */
  seat: number;
  name: string;
  /** Empty where the reader mutes who said it. */
  text: string;
  own: boolean;
}

/** What players have said, without the words of those whom the reader blocks. */
export function spokenAtTable(said: Said, own: number): Spoken[] {
  return said.lines
    .map((line, at) => ({ number: said.first + at, seat: line.seat, name: line.name, text: line.text, own: line.seat === own }))
    .filter(({ text, seat }) => text || said.muted.includes(seat));
}

/** What spectators have said among themselves, likewise. */
export function spokenInGallery(gallery: Gallery): Spoken[] {
  return gallery.lines.flatMap(({ name, text, own, muted }, at) => (text || muted ? [{ number: gallery.first + at, seat: -1, name, text, own }] : []));
}

/** How many lines the others have said since one has read the talk. */
export function unreadOf(said: Said, seat: number, read: number): number {
  return seat < 0 ? 0 : said.lines.filter((line, at) => said.first + at >= read && line.seat !== seat && line.text).length;
}

/** The same among spectators: who plays hears of them when the game is over, and is not called for it. */
export function unreadInGallery(gallery: Gallery, seat: number, read: number): number {
  return seat < 0 ? gallery.lines.filter((line, at) => gallery.first + at >= read && !line.own && line.text).length : 0;
}

/** Those who talk with each other. */
export type Circle = "players" | "spectators";

const KEY = "guildhall-read";
/** So many tables are remembered, the last ones. */
const TABLES = 100;

function kept(): [table: string, lines: number][] {
  try {
    return JSON.parse(recalled(KEY) ?? "[]") as [string, number][];
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
  remember(KEY, JSON.stringify([...others, [table, lines]].slice(-TABLES)));
}
