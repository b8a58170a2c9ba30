import { readMove } from "./choice";
import { countedIn, type Differs, type Runs } from "./runs";
import { listed, named, nameOf, say, speech } from "./speech.svelte";
import type { GameAbout, LogItem, Offer, Page, PageMessage, View } from "./types.generated";

/** What an input has changed, the seat that made it, and when it was heard of. */
export interface Step extends PageMessage {
  by: number;
  came: number;
}

/** Luck, or the rules by themselves. */
export const NOBODY = -1;
const SEVERAL = -2;

/** The seat that makes the next input: the only one that is waited for. */
export function moverOf(page: Page | null): number {
  const [seat = NOBODY, ...others] = page?.view?.actors ?? [];
  return others.length ? SEVERAL : seat;
}

/** Two steps as one: where the later leads to, and all that happened on the way. */
export function joined(before: Step, step: Step): Step {
  const log = [...before.log.filter((item) => item.input < step.keep), ...step.log];
  return { by: before.by, came: step.came, page: step.page, log, keep: Math.min(before.keep, step.keep) };
}

/** The form that speaks to the reader: `.you` to the one who acts, else by the argument that is the reader, as `.owner`. */
function formFor(about: GameAbout, item: LogItem, own: number): string {
  const mine = own === NOBODY ? [] : Object.keys(item.args).filter((arg) => about.kinds[arg]?.kind === "seat" && Number(item.args[arg]) === own);
  if (mine.includes("seat")) return ".you";
  return mine.length ? `.${mine[0]}` : "";
}

/** Give the sentence of an event, spoken to the seat it is about or done to when that one reads it; with a capital, unless it begins with what a player is called. */
export function sentenceOf(game: string, about: GameAbout, item: LogItem, names: string[], own = NOBODY, more: Record<string, string | number> = {}): string {
  const sentence = say(`${game}-told-${item.kind}${formFor(about, item, own)}`, { ...named(game, about.kinds, item.args, names), ...more });
  return names.some((name) => sentence.startsWith(name)) ? sentence : sentence.charAt(0).toLocaleUpperCase(speech.language) + sentence.slice(1);
}

/** Give the sentence of events that are told as one: it names all they are about, with how often each comes. */
export function sentenceOfRun(game: string, about: GameAbout, run: LogItem[], names: string[], own = NOBODY, runs: Runs = {}): string {
  const first = run[0]!;
  const differs = runs[first.kind];
  if (!differs || run.length < 2) return sentenceOf(game, about, first, names, own);
  if (differs === "seat") return sentenceOfSeats(game, run, names, own);
  return sentenceOf(game, about, first, names, own, toldOf(differs, countedIn(run, differs), (arg, thing) => nameOf(game, about.kinds[arg]?.kind ?? arg, thing, names)));
}

/** What several seats do at once: the reader comes last. */
function sentenceOfSeats(game: string, run: LogItem[], names: string[], own: number): string {
  const seats = run.map(({ args }) => Number(args["seat"]));
  const others = seats.filter((seat) => seat !== own).map((seat) => names[seat] ?? "");
  const id = `client-${game}-told-${run[0]!.kind}`;
  return seats.includes(own) ? say(`${id}.you`, { seat: listed([...others, say("client-you")]) }) : say(id, { seat: listed(others) });
}

/** The arguments of one sentence about several things; where it counts them, the first count is its own. */
function toldOf(differs: Differs, counts: [string | number, number][], name: (arg: string, thing: string | number) => string): Record<string, string | number> {
  if (typeof differs === "string") return { [differs]: listed(counts.map(([thing, times]) => name(differs, thing) + (times > 1 ? `\u00a0×\u00a0${times}` : ""))) };
  const [count, what] = differs;
  const things = counts.map(([thing, times], at) => (at ? `${times}\u00a0×\u00a0` : "") + name(what, thing));
  return { [count]: counts[0]![1], [what]: listed(things) };
}

/** Points that were won or lost, with their sign; none has no sign. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${Math.abs(points)}`;
}

/** Of events that are told as one, the last of each seat that acts. */
export function oneOfEach(run: LogItem[]): LogItem[] {
  return [...new Map(run.map((item) => [actorOf(item), item])).values()];
}

/** Give a move in words, from an offer or its notation. */
export function moveText(about: GameAbout, move: Offer | string, names: string[]): string {
  const { move: _move, verb, ...args } = typeof move === "string" ? readMove(about, move) : move;
  return say(`${about.name}-move-${verb}`, named(about.name, about.kinds, args, names));
}

/** What a seat is asked, in words that may name things its view is about. */
export function askText(about: GameAbout, view: View, names: string[], ask = view.ask): string {
  const things = Object.entries(view).flatMap(([name, at]) => {
    const { kind = name, ids = [] } = about.kinds[name] ?? {};
    const id = typeof at === "number" ? ids[at] : undefined;
    return id === undefined ? [] : [[name, nameOf(about.name, kind, id, names)] as const];
  });
  return say(`${about.name}-ask-${ask}`, Object.fromEntries(things));
}

/** Give the seat an event is about; -1 when it is about nobody. */
export function actorOf(item: LogItem): number {
  const seat = item.scorer ?? item.args["seat"];
  return seat === undefined ? -1 : Number(seat);
}

/** The last things of what happened, and how many there were before them; one alone is not worth a word about it. */
export function lastOf<T>(told: T[], most: number): { before: number; last: T[] } {
  const last = told.length > most ? told.slice(1 - most) : told;
  return { before: told.length - last.length, last };
}
