import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["day"], names: ["week", "day"], spoken: ["day"] };
