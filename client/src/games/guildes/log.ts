import type { Countings } from "../../lib/countings";
import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["dealt"], names: ["ballot"], spoken: [] };

export const reveals = ["laid", "event"];

export const countings: Countings = { begins: ["count"], ends: ["dealt", "won"], lines: ["votes", "militia"], row: "guild", last: true };
