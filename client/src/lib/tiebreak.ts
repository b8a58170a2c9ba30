import type { Outcome } from "./types.generated";

/** What put one of two equals before the other, and how much of it each has. */
export interface Broken {
  what: string;
  more: number;
  less: number;
}

/** Why a seat ranks before another that has as many points; null where the points say it, or neither is before. */
export function brokenTie({ scores, ranks, tiebreaks }: Outcome, seat: number, other: number): Broken | null {
  if (scores[seat] !== scores[other] || ranks[seat]! >= ranks[other]!) return null;
  const found = tiebreaks.find(({ values }) => values[seat] !== values[other]);
  const [more, less] = [found?.values[seat] ?? 0, found?.values[other] ?? 0];
  return found && more > less ? { what: found.what, more, less } : null;
}
