import type { View } from "../../lib/types";

/** What a seat sees of Guildes; guilds, events and tricks by their number. */
export interface GuildesView extends View {
  events: boolean;
  dirty_tricks: boolean;
  ballot: number;
  phase: number;
  event: number;
  arrow: number;
  deck_size: number;
  discard_size: number;
  tableau: number[][];
  shown: number[][];
  swing: number[][];
  tricks: number[];
  protected: number[];
  payouts: number[][];
  militia_votes: number;
  projection: number[][];
  packet: number[];
  hand: number[];
  chosen: number[];
  covered: number;
  drawn: number[];
}
