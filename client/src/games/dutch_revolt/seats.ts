import { BLANK, type Arms } from "../../board/heraldry";
import type { View } from "../../lib/types.generated";
import { SIDES } from "./arms";
import "./palette.css";
import type { RevoltView } from "./view.generated";

/** A seat bears the arms of every faction it plays. */
export function armsOf(view: View, seat: number): Arms[] {
  const own = (view as RevoltView).owners.flatMap((owner, faction) => (owner === seat ? [SIDES[faction]!] : []));
  return own.length ? own : [BLANK];
}

/** Most of what happens is told of factions. */
export function armsTold(args: Record<string, string | number>): Arms[] | null {
  const side = SIDES.find((arms) => arms.name === (args["faction"] ?? args["side"]));
  return side ? [side] : null;
}
