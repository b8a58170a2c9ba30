import type { View } from "../../lib/types";

/** What the engine shows of the Dutch Revolt; -1 means nothing. */
export interface RevoltView extends View {
  turn: number;
  phase: number;
  mover: number;
  /** Seat by faction; -1 when not in play. */
  owners: number[];
  order: number[];
  row: number[];
  /** Spot by side: open country, cities, towns, in the order of the data file. */
  units: number[][];
  totals: number[];
  /** Faction by box. */
  support: number[][];
  coins: number[];
  stock: number[];
  neutrals: number;
  /** Faction by region. */
  armies: number[][];
  flipped: number[][];
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
  /** Faction by source: the last count, and the count if it were made now. */
  points: number[][];
  projection: number[][];
  province: number;
  due: number;
  from_spot: number;
  from_region: number;
  to_region: number;
  shipped: number;
}

export type Parts = Record<string, string>;
