import type { Countings } from "../../lib/countings";
import type { Headings } from "../../lib/rounds";

export { concerns } from "./concerns";

export const headings: Headings = { kinds: ["turn", "phase"], names: ["turn", "phase"], spoken: ["turn", "phase"], quiet: ["skipped"] };

export const reveals = ["battle", "siege_resolved"];

/** Every turn all is counted from zero: what was scored before is withdrawn first. */
export const countings: Countings = { begins: ["withdrawn", "scored"], ends: ["order", "won"], lines: ["scored"], row: "source" };
