import type { Chair, Outcome } from "./types.generated";

/** A message and its arguments: who won, and by what. */
export type Verdict = [id: string, args: Record<string, string | number>];

/** Who won a game and by what, in one sentence, spoken to the seat that reads it; `list` joins names as its language does. */
export function verdict(result: Pick<Outcome, "scores" | "ranks" | "reason">, chairs: Chair[], names: string[], list: (names: string[]) => string, own = -1): Verdict {
  const seats = names.map((_, seat) => seat).sort((a, b) => result.ranks[a]! - result.ranks[b]!);
  const nameOf = (some: number[]): string => list(some.map((seat) => names[seat]!));
  const winners = seats.filter((seat) => result.ranks[seat] === 1);
  const first = winners[0] ?? 0;
  const behind = seats.slice(winners.length).find((seat) => !chairs[seat]?.conceded);
  if (result.reason === "closed") return ["client-won-nobody", {}];
  if (result.reason === "conceded") {
    const others = seats.filter((seat) => chairs[seat]?.conceded);
    return ["client-won-conceded", { winners: winners.length, names: nameOf(winners), others: nameOf(others) }];
  }
  const points = result.scores[first]!;
  if (winners.length > 1 || behind === undefined) return ["client-won-shared", { names: nameOf(winners), points }];
  const margin = Math.max(0, points - result.scores[behind]!);
  const form = own === first ? ".you" : own === behind ? ".next" : "";
  const level = seats.filter((seat) => seat !== first && !chairs[seat]?.conceded && result.scores[seat] === points);
  return [`client-won${form}`, { name: names[first]!, points, margin, next: nameOf(level.length ? level : [behind]) }];
}
