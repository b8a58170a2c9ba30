import { SIDES } from "./arms";
import { MAP } from "./map";
import type { Parts } from "./types";

/** Give the first of these wishes that some legal move fulfils. */
export function firstOpen(can: (parts: Parts) => boolean, wishes: Parts[]): Parts | null {
  return wishes.find((wish) => can(wish)) ?? null;
}

/** Put all wishes together, so that the engine can say why none of them is possible. */
export function together(wishes: Parts[]): Parts {
  return Object.assign({}, ...wishes.toReversed()) as Parts;
}

/** What a unit of a side at a spot may be chosen for, the closest meaning first. */
export function unitWishes(spot: string, side: number): Parts[] {
  const name = SIDES[side]!.name;
  const wishes: Parts[] = [{ spot, side: name }];
  if (side < 5) wishes.push({ spot, faction: name });
  return [...wishes, { spot }];
}

/** A region; or, when the region of an army is chosen already, the goal of its march. */
export function regionWishes(chosen: (parts: Parts) => boolean, id: string): Parts[] {
  const from = MAP.region.find((region) => region.id !== id && chosen({ region: region.id }));
  return from ? [{ region: from.id, to: id }, { region: id }] : [{ region: id }];
}
