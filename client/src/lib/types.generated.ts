/* Generated from guildhall.core.view by scripts/generate_types.py; do not edit by hand. */

/** What every game's view tells. */
export interface View {
  seat: number;
  seats: number;
  actors: number[];
  ask: string;
  over: boolean;
  scores: number[];
}
