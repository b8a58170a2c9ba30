import type { Countings } from "../../lib/countings";
import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["round"], names: ["round"], spoken: [] };

export const reveals = ["revealed"];

export const countings: Countings = { begins: ["scored"], apart: "city", ends: ["pawns_back", "cards_out"], lines: ["ranked"], row: "arms", last: true };
