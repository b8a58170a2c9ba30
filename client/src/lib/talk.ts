import type { Said } from "./types.generated";

/** Add what comes after; lines that are known already are replaced, after a gap only the new ones stay. */
export function newer(known: Said, news: Said): Said {
  const kept = news.first - known.first;
  if (kept < 0 || kept > known.lines.length) return news;
  return { first: known.first, lines: [...known.lines.slice(0, kept), ...news.lines] };
}

/** Add what was said before, unless it does not join. */
export function earlier(known: Said, old: Said): Said {
  if (old.first + old.lines.length !== known.first) return known;
  return { first: old.first, lines: [...old.lines, ...known.lines] };
}
