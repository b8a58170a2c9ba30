import { fits } from "../lib/choice";
import { named, nameOf, say } from "../lib/speech.svelte";
import type { GameAbout, LogItem, Offer, Page, View } from "../lib/types.generated";

/** Things by kind, by the name of an argument, or as the verb: `{ city: "gent", plot: "m2" }`. */
export type Parts = Record<string, string>;

/** What a board gets from the page: it never computes a rule. */
export interface BoardProps {
  page: Page;
  view: View;
  /** The view of a question that is due while the board still shows what led to it. */
  asked?: View | undefined;
  about: GameAbout;
  names: string[];
  /** What happened just now, in the step that is shown. */
  told: LogItem[];
  /** What has happened in the whole game, up to what is shown. */
  log: LogItem[];
  /** Says whether some legal move has all these parts. */
  can: (parts: Parts) => boolean;
  /** Says whether these parts belong to the choice made so far. */
  chosen: (parts: Parts) => boolean;
  /** Chooses these parts; completes the move when only one is left. */
  pick: (parts: Parts) => void;
  /** The moves with these parts that are collected and not sent yet; nothing in a replay. */
  planned?: (parts: Parts) => Offer[];
  /** Takes a collected move back. */
  unplan?: (offer: Offer) => void;
  /** What a lesson points at: "city gent", or a `data-spot`. */
  points?: string[];
}

/** What the card of a seat gets from the page. */
export interface SeatProps {
  page: Page;
  view: View;
  about: GameAbout;
  seat: number;
  names: string[];
  log: LogItem[];
}

/** All these parts in one, the first of a kind kept: the engine says why none of them is possible. */
export function together(wishes: Parts[]): Parts {
  return Object.assign({}, ...wishes.toReversed()) as Parts;
}

/** The table as the parts of a board see it: the view, names, and what can be chosen. */
export class Desk<V extends View = View> {
  constructor(protected readonly given: () => BoardProps) {}

  get view(): V {
    return this.given().view as V;
  }
  /** What a heading speaks of: never another time than the question that is due. */
  get time(): V {
    return (this.given().asked ?? this.given().view) as V;
  }
  get names(): string[] {
    return this.given().names;
  }
  get log(): LogItem[] {
    return this.given().log;
  }
  /** The moves this person can make now; empty when nothing is asked. */
  get moves(): Offer[] {
    return this.given().page.offers?.moves ?? [];
  }
  /** Whether this person is asked something now. */
  get asks(): boolean {
    return !!this.given().page.offers;
  }
  /** The number of the question, to notice a new one. */
  get question(): number | undefined {
    return this.given().page.offers?.answers;
  }
  /** What a lesson points at, which should be in sight. */
  get points(): string[] {
    return this.given().points ?? [];
  }
  /** The phase of the game by its id. */
  get phase(): string {
    return this.phaseOf(this.view);
  }
  phaseOf(view: View): string {
    const { phase } = view as View & { phase?: number };
    return this.ids("phase")[phase ?? -1] ?? "";
  }
  /** The names of all kinds of things, each once. */
  get kinds(): string[] {
    return [...new Set(Object.values(this.given().about.kinds).map(({ kind }) => kind))];
  }
  ids(kind: string): string[] {
    return this.given().about.kinds[kind]?.ids ?? [];
  }
  name(kind: string, id: string | number): string {
    return nameOf(this.given().page.game, kind, id, this.names);
  }
  /** The words of a move. */
  sentence({ move: _move, verb, ...args }: Offer): string {
    const { page, about, names } = this.given();
    return say(`${page.game}-move-${verb}`, named(page.game, about.kinds, args, names));
  }
  /** The words of the one move that these parts lead to; empty when there is none or more than one. */
  words(parts: Parts): string {
    const found = this.moves.filter((offer) => fits(offer, this.given().about.kinds, parts));
    return found.length === 1 ? this.sentence(found[0]!) : "";
  }
  can(parts: Parts): boolean {
    return this.given().can(parts);
  }
  chosen(parts: Parts): boolean {
    return this.given().chosen(parts);
  }
  pick(parts: Parts): void {
    this.given().pick(parts);
  }
  /** How many moves with these parts are collected for a row. */
  planned(parts: Parts): number {
    return this.given().planned?.(parts).length ?? 0;
  }
  /** Take the last of them back. */
  takeBack(parts: Parts): void {
    const last = this.given().planned?.(parts).at(-1);
    if (last) this.given().unplan?.(last);
  }
  /** The first of these wishes that some legal move fulfils. */
  open(wishes: Parts[]): Parts | undefined {
    return wishes.find((wish) => this.can(wish));
  }
  /** Choose the first wish that is possible; when none is, the engine says why. */
  press(wishes: Parts[]): void {
    this.pick(this.open(wishes) ?? together(wishes));
  }
}
