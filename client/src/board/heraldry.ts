/** Tinctures with their hatching (Petra Sancta, 1638) and one charge per party: colour, texture and shape. */
export interface Arms {
  name: string;
  colour: string;
  ink: string;
  hatch: "vertical" | "horizontal" | "falling" | "rising" | "dots" | "tenne" | "cross" | "plain";
  /** A path in a 24 × 24 box. */
  charge: string;
}

/** What is drawn on a dark or on a light tincture. */
export const ON_DARK = "var(--vellum)";
export const ON_LIGHT = "var(--outline)";

/** The form of a shield in a 32 × 32 box. */
export const SHIELD = "M3 2h26v13c0 8-5.500 12.500-13 15C8.500 27.500 3 23 3 15z";

export const CHARGES = {
  tower: "M6 21V9H4V4h3v2h3V4h4v2h3V4h3v5h-2v12h-4v-5a2 2 0 0 0-4 0v5z",
  ship: "M3 15h18l-3 6H6zM11 3h2v11h-2zM13.5 4.5c4 1 5.5 4 5.5 8.500h-5.500zM10.500 5.500C7 7 5.500 9.500 5.500 13h5z",
  lily: "M12 2c2.500 3 3 5 2 8 1.500-2 5-2.500 6 0s-1 4.500-4 4l-1.500-.500.500 2h2v2h-3l1 4h-6l1-4H7v-2h2l.500-2-1.500.500c-3 .500-5-1.500-4-4s4.500-2 6 0c-1-3-.500-5 2-8z",
  wheel: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 0 1 1 .070V10l-1 .500-1-.500V5.070A7 7 0 0 1 12 5zM5 12a7 7 0 0 1 .500-2.600L10 11.500v1l-4.500 2.100A7 7 0 0 1 5 12zm6 6.930V14l1-.500 1 .500v4.930a7 7 0 0 1-2 0zM18.500 14.600 14 12.500v-1l4.500-2.100a7 7 0 0 1 0 5.200z",
  fish: "M2 12c3-5 9-7 14-3l5-4v14l-5-4c-5 4-11 2-14-3zm5-1a1 1 0 1 0 0 .010z",
  key: "M8 3a5 5 0 0 0-1.500 9.770V21h3v-3h4v-3h-4v-2.230A5 5 0 0 0 8 3zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
} as const;

export const SEATS: Arms[] = [
  { name: "gules", colour: "var(--gules)", ink: ON_DARK, hatch: "vertical", charge: CHARGES.tower },
  { name: "azure", colour: "var(--azure)", ink: ON_DARK, hatch: "horizontal", charge: CHARGES.ship },
  { name: "vert", colour: "var(--vert)", ink: ON_DARK, hatch: "falling", charge: CHARGES.lily },
  { name: "purpure", colour: "var(--purpure)", ink: ON_DARK, hatch: "rising", charge: CHARGES.wheel },
  { name: "or", colour: "var(--or)", ink: ON_LIGHT, hatch: "dots", charge: CHARGES.fish },
  { name: "sable", colour: "var(--sable)", ink: ON_DARK, hatch: "cross", charge: CHARGES.key },
];

/** A seat of a game that gives out arms of its own has none before: plain parchment. */
export const BLANK: Arms = { name: "blank", colour: "var(--blank)", ink: ON_LIGHT, hatch: "plain", charge: "" };

/** Whose arms are shown at a table: by seat, several when it plays several parties, or by what happened; null: the usual. */
export interface Herald {
  seat: (seat: number) => Arms[] | null;
  told: (args: Record<string, string | number>) => Arms[] | null;
}
export const HERALD = Symbol("herald");
