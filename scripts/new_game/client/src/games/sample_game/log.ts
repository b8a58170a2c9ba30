import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["begins"], names: ["trick"], spoken: ["begins"] };
