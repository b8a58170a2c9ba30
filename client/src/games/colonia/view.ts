import type { Desk, Parts } from "../../board/desk";
import type { LogItem } from "../../lib/types.generated";
import { CITIES, DECREES, RELICS } from "./printed";
import type { ColoniaView } from "./view.generated";

/** The seven places, clockwise, one for each day of the week. */
export const PLACES = ["gate", "hall", "market", "craftsmen", "harbour", "bank", "altar"] as const;
export type Place = (typeof PLACES)[number];
export const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export const STREETS = ["tuesday", "wednesday", "thursday", "friday"] as const;
export const NUMERALS = ["I", "II", "III", "IV"] as const;
/** The place of the emblem among the marks of a ship. */
export const EMBLEM = 4;
const GRADES = RELICS.length;

/** How much room a place wants beside another. */
export const ROOM: Record<Place, number> = { gate: 1, hall: 1.4, market: 1.7, craftsmen: 1.6, harbour: 1.9, bank: 1.3, altar: 1.7 };

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

/** Phases in which one acts in turn until all have passed. */
export const ROUNDS = ["market", "orders", "loading", "purchases", "shrine", "insurance", "exchange"];

/** Where the eyes should be: the place in which something is happening. */
export function placeOf(phase: string): Place {
  return PLACE_OF_PHASE[phase] ?? "gate";
}

/**
 * The places to show for what happens now: where it happens first, then what it is about. A vote is on its decree's
 * day; money is changed, and counted at the end, for relics.
 */
export function stageOf(phase: string, day = 0): Place[] {
  const place = placeOf(phase);
  if (place === "bank") return ["bank", "altar"];
  if (phase === "over") return ["altar", "bank"];
  if (phase !== "vote" && phase !== "decide") return [place];
  const about = PLACES[day - 1];
  return about ? [place, about === "bank" ? "altar" : about] : [place];
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

/**
 * The niches of the altar: while cards are only bought or insured each stays in its niche, and a bought one leaves it empty,
 * so that nothing moves while people choose. New cards are laid out with the others by city and points.
 */
export function niches(before: (Shown | null)[], cards: Shown[], least: number): (Shown | null)[] {
  const left = [...cards];
  const take = (wanted: (card: Shown) => boolean): Shown | null => {
    const at = left.findIndex(wanted);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  };
  const same = before.map((old) => take((card) => card.relic === old?.relic && card.insurer === old.insurer));
  const kept = same.map((card, at) => card ?? take(({ relic }) => relic === before[at]?.relic));
  const shelf = left.length ? cards : kept;
  return [...shelf, ...Array<null>(Math.max(0, least - shelf.length)).fill(null)];
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

/** The relic in a shrine somebody owns, -1 for none. */
export function insideOf(v: ColoniaView, relic: number): number {
  const { city, shrine } = faceOf(relic);
  return shrine ? (v.enshrined[CITIES.indexOf(city)] ?? -1) : -1;
}

/** The place of a seat in the order of the week, 1 for the mayor; 0 before it is settled. */
export function standing(v: ColoniaView, seat: number): number {
  return v.value.some((value) => value > 0) ? v.order.indexOf(seat) + 1 : 0;
}

/** Parts of a choice that name the verb too where the shell can tell verbs apart. */
export function withVerb(desk: Desk, verb: string, parts: Parts): Parts {
  const exact = { verb, ...parts };
  return desk.can(exact) ? exact : parts;
}

/** A decree of the week: to come, voted on now, or behind us. */
export type DecreeState = "coming" | "now" | "passed" | "rejected" | "done";

/** How it stands with the decrees of the week, in their order. */
export function decreeStates(v: ColoniaView, phase: string, log: LogItem[]): DecreeState[] {
  const voting = phase === "vote" || phase === "decide";
  return v.decrees.flatMap((decree, at) => {
    if (decree < 0) return [];
    if (at < v.decree_at) return [verdict(DECREES[decree]!.id, log)];
    return [at === v.decree_at && voting ? "now" : "coming"];
  });
}

/** Whether a decree passed is told once; who came later may not have heard it. */
function verdict(id: string, log: LogItem[]): DecreeState {
  const told = log.findLast((item) => item.kind.startsWith("decree_") && item.args["decree"] === id);
  return told?.kind === "decree_passed" ? "passed" : told?.kind === "decree_rejected" ? "rejected" : "done";
}
