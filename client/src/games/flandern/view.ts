import type { View } from "../../lib/types";

/** Lattice cells: x to the right, y downward. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A plot or centre; arms -1 = no district. */
export interface PlotView extends Rect {
  plot: number;
  lot: number;
  shape: number;
  arms: number;
  site: boolean;
  printed: number;
  pawns: number;
  cathedral: boolean;
  covered: boolean;
  swallowed: number;
}

/** A city; ground -1 = not founded or not in play. Rows are by guild, grey last. */
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

/** What a seat may know of Flandern 1302; -1 means nothing or unknown. */
export interface FlandernView extends View {
  phase: number;
  round: number;
  lead: number;
  mover: number;
  source: number;
  card: number;
  own: number;
  city: number;
  lot: number;
  whose: number;
  tile: number;
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
  guild_points: number[];
  bonus: number[];
  chosen: number[];
  laid: number[];
  gold: number;
}

/** What every part of the board needs to speak and to act; ids by kind come from the engine. */
export interface Desk {
  view: FlandernView;
  names: string[];
  ids: (kind: string) => string[];
  can: (parts: Record<string, string>) => boolean;
  pick: (parts: Record<string, string>) => void;
  /** The words of the move that these things lead to; empty when there is none or more than one kind of move. */
  words: (parts: Record<string, string>) => string;
  /** Whether this person is asked for a place in a city now. */
  placing: boolean;
}
