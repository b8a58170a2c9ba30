import { nameOf } from "./speech.svelte";
import type { GameAbout, Page } from "./types.generated";

/** The ids of what a seat leads from the beginning at a table of so many seats; empty where all seats are alike. */
export function rolesOf(about: GameAbout, seats: number, seat: number): string[] {
  return about.roles?.led[String(seats)]?.[seat] ?? [];
}

/** The names of what a seat leads; empty where all seats are alike. */
export function ledBy(about: GameAbout, seats: number, seat: number): string {
  const kind = about.roles?.kind ?? "";
  return rolesOf(about, seats, seat)
    .map((id) => nameOf(about.name, kind, id, []))
    .join(" + ");
}

/** Whether somebody should be told what they lead: it differs by seat, and they have chosen nothing yet. */
export function isNewLeader(about: GameAbout, page: Page): boolean {
  return !!page.offers && !page.undoable && rolesOf(about, page.chairs.length, page.seat).length > 0;
}

/** Who sits where after one seat is given to somebody: whoever creates the table changes places, so as to sit only once. */
export function reseated(kinds: string[], seat: number, kind: string): string[] {
  const before = kinds.indexOf("me");
  const given = kinds.with(seat, kind);
  return kind === "me" && before >= 0 && before !== seat ? given.with(before, kinds[seat]!) : given;
}

/** The seats of a table for one person among bots. */
export function alone(seats: number, own: number, bot: string): ({ kind: "me" } | { kind: "bot"; bot: string })[] {
  return Array.from({ length: seats }, (_, seat) => (seat === own ? { kind: "me" } : { kind: "bot", bot }));
}
