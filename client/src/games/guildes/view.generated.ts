/* Generated from guildhall.games.guildes.view by scripts/generate_types.py; do not edit by hand. */
import type { View } from "../../lib/types.generated";

/** Public facts, then what is this seat's own; kinds are indices, -1 means nothing. */
export interface GuildesView extends View {
  events: boolean;
  dirty_tricks: boolean;
  ballot: number;
  phase: number;
  event: number;
  events_left: number;
  arrow: number;
  cursor: number;
  step: number;
  quota: number;
  opener: number;
  turn: number;
  deck_size: number;
  discard_size: number;
  packet_sizes: number[];
  hand_sizes: number[];
  chosen_sizes: number[];
  covered_seats: number[];
  tableau: number[][];
  shown: number[][];
  swing: number[][];
  tricks: number[];
  last_tricks: number[];
  mover: number;
  guild: number;
  begun: number;
  first_owner: number;
  first_guild: number;
  protected: number[];
  sacrificed: number[];
  recalled: number;
  salvaged: number;
  drawn_count: number;
  payouts: number[][];
  militia_votes: number;
  projection: number[][];
  packet: number[];
  hand: number[];
  chosen: number[];
  covered: number;
  seen: number[][];
  picks: number[];
  given: number;
  received: number;
  drawn: number[];
  known_out: number[];
}
