import type { FlandernView } from "./view.generated";

/** Lattice cells: x to the right, y downward. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
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
