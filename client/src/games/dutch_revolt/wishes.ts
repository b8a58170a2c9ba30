import type { Parts } from "../../board/desk";
import { SIDES } from "./arms";
import { MAP } from "./map";

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
