import { BLANK, type Arms } from "../../board/heraldry";
import type { View } from "../../lib/types.generated";
import { ARMS } from "./arms";
import type { FlandernView } from "./view.generated";

/** A seat bears the arms of the guild it took; none before. */
export function armsOf(view: View, seat: number): Arms[] {
  return [ARMS[(view as FlandernView).guilds[seat] ?? -1] ?? BLANK];
}
