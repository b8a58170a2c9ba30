import type { Countings, Purse } from "../../lib/countings";
import type { Headings } from "../../lib/rounds";
import type { ColoniaView } from "./view.generated";

export const headings: Headings = { kinds: ["day"], names: ["week", "day"], spoken: ["day"] };

export const reveals = ["family_shown", "decree_shown", "voted"];

const COINS: Record<string, 1 | -1> = { earned: 1, bought: -1, window: -1 };

/** Ships pay in coins of four cities; a seat’s coins are told together. */
const purse: Purse = {
  change: ({ kind, args }) => (kind in COINS ? [Number(args["seat"]), COINS[kind]! * Number(args["money"])] : null),
  have: (view) => (view as ColoniaView).money.map((purses) => purses.reduce((sum, coins) => sum + coins, 0)),
};

export const countings: Countings = { begins: ["sailed"], ends: ["day"], lines: ["earned"], row: "ship", purse };
