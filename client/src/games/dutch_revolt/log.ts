import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["turn", "phase"], names: ["turn", "phase"], spoken: ["turn", "phase"] };

export const reveals = ["battle", "siege_resolved"];
