/** What the server sends; the client draws it and sends one offer back. */
import type { View } from "./types.generated";

export type { View };

export interface GameAbout {
  name: string;
  seats: number[];
  options: { name: string; values: (boolean | number | string)[] }[];
  /** Argument name → its kind and the ids of all things of that kind. */
  kinds: Record<string, { kind: string; ids: string[] }>;
  verbs: Record<string, string[]>;
  rules: string[];
  version: number;
  minutes: number;
  weight: "light" | "medium" | "heavy";
  designer: string;
  /** Nothing for a game that was never published. */
  publisher: string;
}

export interface Catalogue {
  games: GameAbout[];
  bots: string[];
  clocks: string[];
  /** Days after which a bot may step in at a table without a clock; 0: never. */
  rescue_days: number[];
  languages: string[];
  /** Whether this house can send mail. */
  mail: boolean;
  /** Which rules the server runs on; "compiling" while it still works on the fast ones. */
  rules: "plain" | "compiling" | "compiled";
}

/** A legal move: its notation, its verb, and its arguments by name. */
export interface Offer {
  move: string;
  verb: string;
  [argument: string]: string;
}

export interface Offers {
  answers: number;
  steps: number;
  moves: Offer[];
}

export interface Chair {
  kind: "open" | "human" | "bot";
  name: string;
  bot: string;
  away: boolean;
  conceded: boolean;
  /** Who this open seat is kept for; empty: anybody. */
  invited: string;
}

export interface Page {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: "open" | "playing" | "over";
  seat: number;
  host: boolean;
  entries: number;
  chairs: Chair[];
  clock: { preset: string; left: number[]; running: number[] } | null;
  undo: { seat: number; to: number; asks_you: boolean } | null;
  /** How many lines were said; they come on their own. */
  chat: number;
  note: string;
  /** The rematch that was asked for last, and by which seat; only for those who played. */
  rematch: { seat: number; table: string } | null;
  /** The versions of the rules, when the table was set up under others than the present ones. */
  rules: { began: number; now: number } | null;
  /** Bots think less than usual because the server is busy. */
  busy: boolean;
  /** Whether players may ask for hints though two or more are people; whether nobody can now. */
  hints: boolean;
  hints_off: boolean;
  /** The level of the bots that step in, and after how many days they may; 0: never. */
  level: string;
  rescue_days: number;
  /** Where no clock runs: since when people are waited for, and from when a bot may step in; in seconds since 1970. */
  waits: { seat: number; since: number; rescue: number | null }[];
  /** What the server promised of the luck, and the seats whose numbers the game waits for. */
  commitment: string;
  awaited: number[];
  inputs?: number;
  view?: View;
  offers?: Offers | null;
  result?: { scores: number[]; ranks: number[]; reason: string };
}

/** Something said at a table. */
export interface Line {
  seat: number;
  at: number;
  name: string;
  text: string;
}

/** Lines that were said one after another, and the number of the first. */
export interface Said {
  first: number;
  lines: Line[];
}

export interface LogItem {
  input: number;
  kind: string;
  rule: string;
  args: Record<string, string | number>;
  scorer?: number;
  points?: number;
}

/** What a move will surely do, and what comes after: chance, others, you, the end, or nobody knows. */
export interface Foreseen {
  events: LogItem[];
  follows: "chance" | "others" | "you" | "end" | "";
  /** The question was answered meanwhile: there is nothing to foresee. */
  stale?: boolean;
}

/** What a bot would do, why, and what else it thought of. */
export interface Hint {
  n: number;
  move: Offer;
  reasons: { code: string; facts: Record<string, string | number> }[];
  others: { move: Offer; share: number }[];
}

export interface TableRow {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  clock: string;
  status: "open" | "playing" | "over";
  updated: number;
  your_turn: boolean;
  invited: boolean;
  seats: { kind: string; name: string; due: boolean }[];
}

export interface HallPage {
  mine: TableRow[];
  open: TableRow[];
  /** Where each list goes on, if it does. */
  more: { mine?: string; open?: string };
}

export interface Person {
  name: string;
  account: boolean;
  login: string;
  settings: {
    mail?: string;
    mail_confirmed?: boolean;
    notify_mail?: boolean;
    webhook?: string;
    notify_webhook?: boolean;
  };
}

/** A key of a device; times in seconds since 1970, 0 when nobody knows. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

export interface Problem {
  code: string;
  message: string;
  rule?: string;
  facts?: Record<string, unknown>;
}
