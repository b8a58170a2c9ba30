/** One emblem per guild, as a path in a 24 × 24 box, and the tint of its card. */
export const EMBLEMS: Record<string, { path: string; tint: string }> = {
  fishermen: { path: "M2 12c3-5 9-7 14-3l5-4v14l-5-4c-5 4-11 2-14-3z", tint: "#6fa3b5" },
  peasants: { path: "M11 22V11c-3 0-5-2-5-5 3 0 5 2 5 5 0-3 .500-6 1-9 .500 3 1 6 1 9 0-3 2-5 5-5 0 3-2 5-5 5v11z", tint: "#a9a04f" },
  craftsmen: { path: "M4 5h11v5h-3v11H9V10H4zM17 4h4v8l-2 1.500L17 12z", tint: "#b07c4a" },
  scholars: { path: "M3 5c3-1 6-1 9 1 3-2 6-2 9-1v14c-3-1-6-1-9 1-3-2-6-2-9-1z", tint: "#8d86b8" },
  merchants: { path: "M11 3h2v3l7 1v2l-3 7a4 4 0 0 1-7 0h3l-2-6.500V19h4v2H7v-2h4V9.500L9 16h-1a4 4 0 0 1-6 0l3-8 6-1.500z", tint: "#c4924a" },
  burghers: { path: "M3 21V11l5-4V3h3v2l1-1 9 7v10h-6v-6H9v6z", tint: "#b5705f" },
  knights: { path: "M12 2l2 3v9h4v2h-4v2l1 1v3H9v-3l1-1v-2H6v-2h4V5z", tint: "#8f9aa6" },
  nobles: { path: "M3 8l4 4 5-7 5 7 4-4v10H3zM3 20h18v2H3z", tint: "#c9a63a" },
  priests: { path: "M10 2h4v6h6v4h-6v10h-4V12H4V8h6z", tint: "#d8cfc0" },
  alchemists: { path: "M9 2h6v2h-1v5l6 10c.700 1.500 0 3-2 3H6c-2 0-2.700-1.500-2-3l6-10V4H9z", tint: "#7fae86" },
  militia: { path: "M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10zM11 5v14l2 0V5z", tint: "#9c5148" },
};
