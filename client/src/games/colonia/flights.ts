import type { LogItem } from "../../lib/types.generated";
import { CRAFTSMEN } from "./printed";
import { STREETS, type Place } from "./view";

/** What goes from a place in the city to a family: cubes, goods, money, relics, members on their way home. */
export interface Flight {
  piece: "cube" | "good" | "coin" | "relic" | "member";
  /** Which of its kind; nothing for a member. */
  id: string;
  seat: number;
  /** The thing it lay on, and the place of that thing. */
  kind: string;
  at: string;
  place: Place;
}

type Args = LogItem["args"];

/** The streets begin with the second place of the week. */
const STREET_PLACES: Place[] = ["hall", "market", "craftsmen", "harbour"];

const FLIGHTS: Record<string, (args: Args, stall: string) => Omit<Flight, "seat"> | null> = {
  got_cubes: ({ resource }, stall) => (stall ? { piece: "cube", id: String(resource), kind: "stall", at: stall, place: "market" } : null),
  delivered: ({ good }) => ({ piece: "good", id: String(good), kind: "craftsman", at: CRAFTSMEN.find(({ makes }) => makes === good)?.id ?? "", place: "craftsmen" }),
  earned: ({ city, ship }) => ({ piece: "coin", id: String(city), kind: "ship", at: String(ship), place: "harbour" }),
  bought: ({ relic, city }) => ({ piece: "relic", id: String(city), kind: "relic", at: String(relic), place: "altar" }),
  came_home: ({ street }) => ({ piece: "member", id: "", kind: "street", at: String(street), place: STREET_PLACES[STREETS.findIndex((name) => name === street)] ?? "hall" }),
};

/** What flew in a step, in the order it was told. */
export function flightsOf(told: LogItem[]): Flight[] {
  let stall = "";
  return told.flatMap(({ kind, args }) => {
    if (kind === "took_stall") stall = String(args["stall"]);
    const flight = FLIGHTS[kind]?.(args, stall);
    return flight ? [{ ...flight, seat: Number(args["seat"]) }] : [];
  });
}
