import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["day"], names: ["week", "day"], spoken: ["day"] };

export const reveals = ["family_shown", "decree_shown", "voted"];
