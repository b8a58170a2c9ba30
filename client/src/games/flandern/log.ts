import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["round"], names: ["round"], spoken: [] };

export const reveals = ["revealed"];
