import type { Offer, View } from "./types.generated";

/** Questions that are asked many times in a row: the page collects the answers and sends them together. */
export interface Row {
  /** Ids of the questions. */
  asks: string[];
  /** How many answers are still to come, where the view says so. */
  left?: (view: View) => number;
  /** The verb that ends the row by choice; it goes with the last answer. */
  ends?: string;
  /**
   * The phase asks it place by place: answers for all places are collected at once, and go with passing elsewhere.
   * Names the parts of the view that say at which place the game is.
   */
  whole?: string[];
  /**
   * The phase asks it place by place, and every question must be answered: all are collected at once. Names the moves that
   * are filled in where nothing else is chosen, the first that is possible; what none of them answers stays to be chosen.
   */
  usual?: string[];
  /** Where an answer completes the one before it: what of that one is said with it. */
  from?: (before: string) => Record<string, string> | undefined;
  /** What a button lays out at once: each answer that is meant, once. */
  spread?: Spread;
}

/** Answers that are often given together: one unit everywhere, every town. */
export interface Spread {
  /** Names its words, `client-<game>-spread-<id>`. */
  id: string;
  /** Whether an offer is meant by it. */
  means: (offer: Offer) => boolean;
}

/** One answer to all questions of a phase: keep every army, stay everywhere. */
export interface Sweep {
  /** Id of the question. */
  ask: string;
  /** Names its words, `client-<game>-sweep-<id>`. */
  id: string;
  /** Whether an offer is meant by it; questions with none of these, or several, are asked. */
  means: (offer: Offer) => boolean;
}

/** What a game says about its questions, in `games/<game>/asks.ts`. */
export interface Asks {
  rows: Row[];
  /** Questions of upkeep and order that a bot may answer for somebody who wants to think of the rest. */
  chores: string[];
  /** Routine questions of one phase: a bot proposes answers to all of them at once. */
  together: string[][];
  sweeps: Sweep[];
  /** Questions of one decision that comes again and again in a phase: the same can be answered as long as it goes. */
  again: string[][];
}

export const NO_ASKS: Asks = { rows: [], chores: [], together: [], sweeps: [], again: [] };
