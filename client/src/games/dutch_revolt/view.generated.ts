/* Generated from guildhall.games.dutch_revolt.view by scripts/generate_types.py; do not edit by hand. */
import type { View } from "../../lib/types.generated";

/** The whole board; -1 means nothing. Rows are by spot and side, or by faction and place. */
export interface RevoltView extends View {
  options: number[];
  turn: number;
  phase: number;
  mover: number;
  owners: number[];
  order: number[];
  row: number[];
  units: number[][];
  totals: number[];
  support: number[][];
  coins: number[];
  stock: number[];
  neutrals: number;
  armies: number[][];
  flipped: number[][];
  used: number[][];
  beggars: number;
  hirer: number;
  held: number[];
  siege: number[];
  city_card: number[];
  province_card: number[];
  track: number[];
  track_from: number[];
  bishopric: number[];
  university: number[];
  points: number[][];
  projection: number[][];
  caps: number[];
  at: number;
  begun: number;
  asked: number;
  taken: number;
  region: number;
  province: number;
  due: number;
  shipped: number;
  stopped: number;
  from_spot: number;
  from_region: number;
  to_region: number;
  to_side: number;
  round_done: number;
  losing: number;
  acted: number;
  entered: number;
  left: number;
  vacant: number;
}
