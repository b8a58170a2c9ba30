import type { HallPage, TableLine } from "./types.generated";

export type ListName = "mine" | "open";

/** The hall with the next page of one of its lists. */
export function continued(hall: HallPage, name: ListName, next: HallPage): HallPage {
  return { ...hall, [name]: joined(hall[name], next[name]), more: { ...hall.more, [name]: next.more[name] } };
}

/** A table that has moved down the list since it was shown comes again: it is shown once, as it is now. */
function joined(shown: TableLine[], next: TableLine[]): TableLine[] {
  const fresh = new Map(next.map((row) => [row.table, row]));
  const known = new Set(shown.map((row) => row.table));
  return [...shown.map((row) => fresh.get(row.table) ?? row), ...next.filter((row) => !known.has(row.table))];
}
