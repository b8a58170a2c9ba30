import type { HallNews, HallPage, TableLine } from "./types.generated";

export type ListName = "mine" | "open";
export const NOTHING: HallPage = { mine: [], open: [], hidden: [], live: [], hiding: false, more: {} };

/** The hall with the next page of one of its lists. */
export function continued(hall: HallPage, name: ListName, next: HallPage): HallPage {
  return { ...hall, [name]: joined(hall[name], next[name]), more: { ...hall.more, [name]: next.more[name] } };
}

/** The hall as it is now; where more than the first page was shown, the rest stays behind it. */
export function refreshed(hall: HallPage, now: HallPage): HallPage {
  return withRest(hall, withRest(hall, now, "mine"), "open");
}

function withRest(hall: HallPage, now: HallPage, name: ListName): HallPage {
  if (!now.more[name]) return now;
  const known = new Set(now[name].map((row) => row.table));
  const rest = hall[name].slice(now[name].length).filter((row) => !known.has(row.table));
  return rest.length ? { ...now, [name]: [...now[name], ...rest], more: { ...now.more, [name]: hall.more[name] } } : now;
}

/** A table that has moved down the list since it was shown comes again: it is shown once, as it is now. */
function joined(shown: TableLine[], next: TableLine[]): TableLine[] {
  const fresh = new Map(next.map((row) => [row.table, row]));
  const known = new Set(shown.map((row) => row.table));
  return [...shown.map((row) => fresh.get(row.table) ?? row), ...next.filter((row) => !known.has(row.table))];
}

/** The hall after some of its tables have changed: each stands where a list from the server would have it. */
export function applied(hall: HallPage, news: HallNews): HallPage {
  const fresh = new Set([...news.mine, ...news.open].map((row) => row.table).concat(news.gone));
  const merged = (name: ListName): TableLine[] =>
    [...hall[name].filter((row) => !fresh.has(row.table)), ...news[name]].sort(inOrder);
  return { ...hall, mine: merged("mine"), open: merged("open") };
}

/** What waits for one, what goes on, what is over; newest first. */
function inOrder(a: TableLine, b: TableLine): number {
  return rank(a) - rank(b) || b.updated - a.updated || (a.table < b.table ? -1 : 1);
}

function rank(row: TableLine): number {
  return row.your_turn || row.invited ? 0 : row.status === "over" ? 2 : 1;
}

/** What somebody wants to see of a list, and in which order. */
export interface Wish {
  game: string;
  status: "all" | "due" | "open" | "playing" | "over";
  sort: "due" | "updated" | "created";
}

export const ANY: Wish = { game: "", status: "all", sort: "due" };

export function chosen(rows: TableLine[], wish: Wish): TableLine[] {
  const shown = rows.filter((row) => (!wish.game || row.game === wish.game) && fits(row, wish.status));
  const by = wish.sort;
  return by === "due" ? shown : shown.toSorted((a, b) => b[by] - a[by]);
}

function fits(row: TableLine, status: Wish["status"]): boolean {
  if (status === "all") return true;
  return status === "due" ? row.your_turn || row.invited : row.status === status;
}

/** What somebody wants to see of the tables that wait for players. */
export interface OpenWish {
  game: string;
  pace: string;
  /** Only those one may join. */
  fit: boolean;
  /** Only those where somebody sits whom one follows. */
  followed: boolean;
}

export const ANYONE: OpenWish = { game: "", pace: "all", fit: false, followed: false };

export function joinable(rows: TableLine[], { game, pace, fit, followed }: OpenWish): TableLine[] {
  const known = (row: TableLine): boolean => !followed || row.seats.some((seat) => seat.followed);
  return rows.filter((row) => (!game || row.game === game) && (pace === "all" || row.pace === pace) && !(fit && row.unfit) && known(row));
}

/** The names of those who came first. */
export function winners(row: TableLine): string[] {
  return row.seats.filter((_, seat) => row.ranks[seat] === 1).map((seat) => seat.name);
}
