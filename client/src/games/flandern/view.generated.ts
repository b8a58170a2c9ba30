/* Generated from guildhall.games.flandern.view by scripts/generate_types.py; do not edit by hand. */
import type { View } from "../../lib/types.generated";

/** A plot or centre on the lattice of its ground; arms -1 = no district. */
export interface PlotView {
  plot: number;
  lot: number;
  shape: number;
  x: number;
  y: number;
  w: number;
  h: number;
  arms: number;
  site: boolean;
  printed: number;
  pawns: number;
  cathedral: boolean;
  covered: boolean;
  swallowed: number;
}

/** A city: its plots, and what each guild (grey last) has and would get now. Views share it while nothing in it changes: nobody may change it. */
export interface CityView {
  city: number;
  ground: number;
  scored: boolean;
  value: number;
  empty: number;
  districts: number[];
  masters: number[];
  points: number[];
  plots: PlotView[];
}

/** Public facts, then what is this seat's own; -1 means nothing or unknown. */
export interface FlandernView extends View {
  fixed_centres: boolean;
  corner_touch: boolean;
  bonus_when_zero: boolean;
  phase: number;
  round: number;
  lead: number;
  cursor: number;
  mover: number;
  source: number;
  card: number;
  own: number;
  city: number;
  lot: number;
  whose: number;
  tile: number;
  step: number;
  guilds: number[];
  adopted: number[];
  hands: number[][];
  played: number[][];
  influence: number[];
  order: number[];
  cities: CityView[];
  stock: number[][][];
  specials: number[];
  site_pawns: number;
  cathedrals: number;
  master_pawns: number;
  gold_sizes: number[];
  gold_hidden: number;
  gold_unseen: number[][];
  gold_used: number[];
  pile: number[];
  aside: number[];
  acted: number;
  idle: number;
  idle_limit: number;
  reason: number;
  guild_points: number[];
  bonus: number[];
  chosen: number[];
  laid: number[];
  gold: number;
}
