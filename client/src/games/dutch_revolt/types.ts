export type Parts = Record<string, string>;
