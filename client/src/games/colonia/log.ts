import type { Concerns } from "../../lib/concerns.svelte";
import type { Countings, Purse } from "../../lib/countings";
import type { Dated } from "../../lib/ledger";
import type { Headings } from "../../lib/rounds";
import type { Runs } from "../../lib/runs";
import type { ScoreOf } from "../boards";
import type { ColoniaView } from "./view.generated";

/** What comes cube by cube and card by card, and seats that pass one after another. */
const runs: Runs = {
  ...{ drew_cube: "resource", cube_on_stall: "resource", paid_cube: "resource", delivered: "good", relic_shown: "relic", passed_by_itself: "seat" },
  got_cubes: ["count", "resource"],
  cubes_returned: ["count", "resource"],
  paid_goods: ["count", "good"],
  discarded: ["count", "relic"],
};

export const headings: Headings = { kinds: ["day"], names: ["week", "day"], spoken: ["day"], runs };

export const reveals = ["family_shown", "decree_shown", "voted"];

/** Ships pay in coins of four cities; a seat’s coins are told together. */
const purse: Purse = { adds: ["earned"], takes: ["bought", "window"], amount: "money", have: (view) => (view as ColoniaView).money };

export const countings: Countings = { begins: ["sailed"], ends: ["day"], lines: ["earned"], row: "ship", purse, brief: true };

/** Ships pay between two decisions, and all at once. */
export const concerns: Concerns = ({ kind, args }, _before, seat) => kind === "earned" && Number(args["seat"]) === seat;

/** Relics count at the end what they were worth since they were bought. */
export const dated: Dated = { relic_points: ["bought", "relic"], shrine_points: ["enshrined", "relic"] };

/** Points are in relics, and those lie behind screens until the end. */
export const scoreOf: ScoreOf = (view, seat) => {
  const v = view as ColoniaView;
  if (v.over) return v.scores[seat] ?? 0;
  return v.in_sight.includes(seat) ? (v.projection[seat] ?? 0) : null;
};
