import type { View } from "./types.generated";

/** Questions that are asked many times in a row: the page collects the answers and sends them together. */
export interface Row {
  /** Ids of the questions. */
  asks: string[];
  /** How many answers are still to come, where the view says so. */
  left?: (view: View) => number;
  /** The verb that ends the row by choice; it goes with the last answer. */
  ends?: string;
}

/** What a game says about its questions, in `games/<game>/asks.ts`. */
export interface Asks {
  rows: Row[];
  /** Questions of upkeep and order that a bot may answer for somebody who wants to think of the rest. */
  chores: string[];
  /** Routine questions of one phase: a bot proposes answers to all of them at once. */
  together: string[][];
}

export const NO_ASKS: Asks = { rows: [], chores: [], together: [] };
