import { BLANK, type Arms } from "../../board/heraldry";
import type { View } from "../../lib/types.generated";
import { ARMS } from "./arms";
import type { FlandernView } from "./view.generated";

/** Every action card by its place among them, except those that this game does without: the city of a guild nobody has. */
export function deedsInPlay(view: FlandernView, deeds: string[], cities: string[]): [string, number][] {
  const isUsed = (id: string): boolean => !cities.includes(id) || view.cities.some((one) => cities[one.city] === id && one.ground >= 0);
  return deeds.map((id, deed): [string, number] => [id, deed]).filter(([id]) => isUsed(id));
}

/** A seat bears the arms of the guild it took; none before. */
export function armsOf(view: View, seat: number): Arms[] {
  return [ARMS[(view as FlandernView).guilds[seat] ?? -1] ?? BLANK];
}
