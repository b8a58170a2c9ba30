/** One emblem per guild, as a path in a 24 × 24 box. */
export const EMBLEMS: Record<string, string> = {
  fishermen: "M2 12c3-5 9-7 14-3l5-4v14l-5-4c-5 4-11 2-14-3z",
  peasants: "M11 22V11c-3 0-5-2-5-5 3 0 5 2 5 5 0-3 .500-6 1-9 .500 3 1 6 1 9 0-3 2-5 5-5 0 3-2 5-5 5v11z",
  craftsmen: "M4 5h11v5h-3v11H9V10H4zM17 4h4v8l-2 1.500L17 12z",
  scholars: "M3 5c3-1 6-1 9 1 3-2 6-2 9-1v14c-3-1-6-1-9 1-3-2-6-2-9-1z",
  merchants: "M11 3h2v3l7 1v2l-3 7a4 4 0 0 1-7 0h3l-2-6.500V19h4v2H7v-2h4V9.500L9 16h-1a4 4 0 0 1-6 0l3-8 6-1.500z",
  burghers: "M3 21V11l5-4V3h3v2l1-1 9 7v10h-6v-6H9v6z",
  knights: "M12 2l2 3v9h4v2h-4v2l1 1v3H9v-3l1-1v-2H6v-2h4V5z",
  nobles: "M3 8l4 4 5-7 5 7 4-4v10H3zM3 20h18v2H3z",
  priests: "M10 2h4v6h6v4h-6v10h-4V12H4V8h6z",
  alchemists: "M9 2h6v2h-1v5l6 10c.700 1.500 0 3-2 3H6c-2 0-2.700-1.500-2-3l6-10V4H9z",
  militia: "M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10zM11 5v14l2 0V5z",
};

/** The tint of the cards of a guild. */
export function tintOf(guild: string): string {
  return `var(--guildes-${guild})`;
}
