import type { GuildesView } from "./view.generated";

/** Who is first in a guild: one player alone, or several who share the place. */
export type Wreath = "" | "alone" | "shared";

/** Whether cards of a kind are in play; a guild that is out pays no place, the militia pays by the card. */
export function inPlay(view: GuildesView, kind: number): boolean {
  return view.payouts[kind]?.length !== 0;
}

/** The wreath of a seat in a guild, were it counted now; the militia has none. */
export function wreath(view: GuildesView, kind: number, seat: number): Wreath {
  const row = view.payouts[kind] && view.projection[kind];
  const best = Math.max(...(row ?? [0]));
  if (!row || best === 0 || row[seat] !== best) return "";
  return row.filter((votes) => votes === best).length === 1 ? "alone" : "shared";
}

/** In how many guilds a seat is first now, alone or not. */
export function leads(view: GuildesView, seat: number): number {
  return view.payouts.filter((_, kind) => wreath(view, kind, seat)).length;
}

/** Who gets the packet of a seat: its neighbour in the direction of this ballot. */
export function nextOf(view: GuildesView, seat: number): number {
  return (seat + view.arrow + view.seats) % view.seats;
}

/** The votes a seat would get if all guilds and the militia voted now. */
export function votesNow(view: GuildesView, seat: number): number {
  return view.projection.reduce((sum, row) => sum + (row[seat] ?? 0), 0);
}

/** By how many columns a packet that has just come to a seat has moved: one, or all the way round. */
export function travelled(view: GuildesView, seat: number): number {
  const from = (seat - view.arrow + view.seats) % view.seats;
  return seat - from;
}
