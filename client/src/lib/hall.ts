import type { HallPage, TableLine } from "./types.generated";

export type ListName = "mine" | "open";

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
