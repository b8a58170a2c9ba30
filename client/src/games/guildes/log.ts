import type { Headings } from "../../lib/rounds";

export const headings: Headings = { kinds: ["dealt"], names: ["ballot"], spoken: [] };

export const reveals = ["laid", "event"];
