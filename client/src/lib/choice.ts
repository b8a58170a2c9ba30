import type { Offer } from "./types";

type Parts = Record<string, string>;
type Kinds = Record<string, { kind: string }>;

/** Give the arguments of a move by the kind of thing they are; two of a kind are kept in order. */
export function partsOf(offer: Offer, kinds: Kinds): [string, string][] {
  return Object.entries(offer)
    .filter(([name]) => name !== "move" && name !== "verb")
    .map(([name, id]) => [kinds[name]?.kind ?? name, id]);
}

/** Say whether a move has all these things: by kind, by the name of an argument, or as its verb. */
export function fits(offer: Offer, kinds: Kinds, parts: Parts): boolean {
  const have = [...partsOf(offer, kinds), ...Object.entries(offer)];
  return Object.entries(parts).every(([kind, id]) => have.some(([k, i]) => k === kind && i === id));
}

/** Give the moves that have everything chosen so far. */
export function remaining(offers: Offer[], kinds: Kinds, chosen: Parts): Offer[] {
  return offers.filter((offer) => fits(offer, kinds, chosen));
}
