import type { Desk, Parts } from "../../board/desk";
import { CITIES, RELICS } from "./printed";

/** The seven places, clockwise, one for each day of the week. */
export const PLACES = ["gate", "hall", "market", "craftsmen", "harbour", "bank", "altar"] as const;
export type Place = (typeof PLACES)[number];
export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const STREETS = ["tuesday", "wednesday", "thursday", "friday"] as const;
export const NUMERALS = ["I", "II", "III", "IV"] as const;
/** The place of the emblem among the marks of a ship. */
export const EMBLEM = 4;
const GRADES = RELICS.length;

const PLACE_OF_PHASE: Record<string, Place> = {
  good_die: "craftsmen",
  good_choice: "craftsmen",
  ships: "harbour",
  relics: "altar",
  council: "hall",
  ties: "hall",
  vote: "hall",
  decide: "hall",
  exchange: "bank",
  market: "market",
  orders: "craftsmen",
  extra_orders: "craftsmen",
  loading: "harbour",
  purchases: "altar",
  shrine: "altar",
  insurance: "altar",
  over: "altar",
};

/** Where the eyes should be: the place in which something is happening. */
export function placeOf(phase: string): Place {
  return PLACE_OF_PHASE[phase] ?? "gate";
}

/** Counts by kind as a row of single things: [2, 0, 1] → [0, 0, 2]. */
export function spread(counts: number[]): number[] {
  return counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => kind));
}

export function total(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

export interface Shown {
  key: string;
  relic: number;
  insurer: number;
}

/** The cards on the altar by city and points, the insured ones with the seat whose member is on them. */
export function onAltar(display: number[], insured: number[][]): Shown[] {
  const cards: Shown[] = [];
  for (let relic = 0; relic < CITIES.length * GRADES; relic++) {
    for (let copy = 0; copy < (display[relic] ?? 0); copy++) cards.push({ key: `${relic}-open-${copy}`, relic, insurer: -1 });
    insured.forEach((row, seat) => {
      for (let copy = 0; copy < (row[relic] ?? 0); copy++) cards.push({ key: `${relic}-${seat}-${copy}`, relic, insurer: seat });
    });
  }
  return cards;
}

export interface Face {
  city: string;
  shrine: boolean;
  price: number;
  points: number;
  id: string;
}

/** What is printed on a relic card. */
export function faceOf(relic: number): Face {
  const card = RELICS[relic % GRADES]!;
  const city = CITIES[Math.floor(relic / GRADES)]!;
  return { city, shrine: card.id === "shrine", price: card.price, points: card.points, id: `${city}-${card.id}` };
}

/** The number of the shrine card of a city. */
export function shrineOf(city: number): number {
  return city * GRADES + RELICS.findIndex((card) => card.id === "shrine");
}

/** Parts of a choice that name the verb too where the shell can tell verbs apart. */
export function withVerb(desk: Desk, verb: string, parts: Parts): Parts {
  const exact = { verb, ...parts };
  return desk.can(exact) ? exact : parts;
}

/** A decree of the week: to come, voted on now, or behind us. */
export type DecreeState = "coming" | "now" | "passed" | "rejected" | "done";
