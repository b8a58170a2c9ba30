import { Refused } from "./api";
import { NO_ASKS, type Asks, type Row } from "./asks";
import type { MovesMade, MovesPlanned, PhaseWished, RowBegun } from "./bodies.generated";
import { fits } from "./choice";
import { Filling } from "./filling";
import { messageOf } from "./house.svelte";
import type { Source } from "./source";
import { say } from "./speech.svelte";
import { phaseOf } from "./standing.svelte";
import type { Ahead, GameAbout, Offer, Outlook, Page, Problem, RowMade, Stale, View } from "./types.generated";

type Parts = Record<string, string>;

/** The server takes no longer row. */
const LONGEST = 64;

/** Answers to a question that is asked many times in a row: collected here, shown as if they were made, sent together. */
export class Draft {
  moves: Offer[] = $state.raw([]);
  /** Where they lead; what comes back from the server for them. */
  ahead: Ahead | null = $state.raw(null);
  /** What may be wished of a whole phase, and whether it is being looked at. */
  outlook: Outlook | null = $state.raw(null);
  looking = $state(false);
  sending = $state(false);
  filling = $state(false);
  /** What the game says about its questions. */
  asks: Asks = $state.raw(NO_ASKS);
  /** The next answer is given as often as it goes. */
  greedy = $state(false);
  /** What was collected before a bot added its proposals, while these are untouched: the next own answer goes on from here. */
  own: Offer[] | null = $state.raw(null);
  /** What may be answered there. */
  #open: Offer[] = $state.raw([]);
  /** A question whose phase could not be looked through: it is asked by itself. */
  #unseen = $state(-1);

  /** The row that the present question belongs to. */
  readonly row = $derived.by((): Row | undefined => {
    const page = this.live.asking;
    const known = !!this.live.phases && page?.offers?.answers !== this.#unseen;
    return page?.offers ? this.asks.rows.find((row) => row.asks.includes(page.view?.ask ?? "") && (!row.usual || known)) : undefined;
  });
  /** Whether all the places of a phase are answered for at once. */
  readonly whole = $derived.by((): boolean => !!(this.row?.whole ?? this.row?.usual) && !!this.live.phases);
  /** All that would be sent: what is collected, and what is usual where nothing is. */
  readonly taken = $derived.by((): Offer[] => (this.row?.usual ? (this.outlook?.taken ?? []) : this.moves));
  /** How many questions of a phase that must all be answered are not yet; undefined where they need not be. */
  readonly unanswered = $derived.by((): number | undefined => (this.row?.usual && this.outlook ? this.outlook.open : undefined));
  /** What the answers of a row complete, in their order, as far as all before them is answered; last what the first open question does. */
  readonly completed = $derived.by((): { move: string | undefined; from: Parts }[] => {
    const moves = this.outlook?.row ?? [];
    return moves.flatMap((before, at) => {
      const from = this.row?.from?.(before);
      return from ? [{ move: moves[at + 1], from }] : [];
    });
  });
  /** How many answers the row has in all, where that is known. */
  readonly total = $derived.by((): number | undefined => {
    const view = this.live.asking?.view;
    return view && this.row?.left?.(view);
  });
  /** The table as it would be, with what may be answered then; null while nothing is collected. */
  readonly page = $derived.by((): Page | null => {
    const page = this.live.asking;
    if (!page?.offers || !this.moves.length || this.row?.usual) return null;
    if (this.outlook) return { ...page, view: this.#wished(this.outlook.view, page.view), offers: { ...page.offers, moves: this.#now } };
    if (!this.ahead) return null;
    return { ...page, view: this.ahead.view, offers: { ...page.offers, steps: this.ahead.steps, moves: this.own ? this.#open : this.#next } };
  });
  /** What would be played first of all that is collected: a hint is for what is asked after it. */
  readonly begun = $derived.by((): string[] => {
    const own = (this.own ?? this.moves).map(({ move }) => move);
    if (!this.whole) return own;
    const left = [...own];
    const row = this.outlook?.row ?? [];
    const end = row.findIndex((move) => !left.includes(move) || !left.splice(left.indexOf(move), 1));
    return end < 0 ? row : row.slice(0, end);
  });
  /** Whether something else comes after what is collected: the table is then drawn as at another time. */
  readonly over = $derived.by((): boolean => !!this.ahead && !this.row?.asks.includes(this.ahead.ask));
  /** What may be answered after what is collected, where that is not what the question offers. */
  readonly offers = $derived.by((): Offer[] | undefined => (this.outlook ? this.#now : this.page?.offers?.moves));
  /** The move that ends the row by choice, where it is possible now. */
  readonly ending = $derived.by((): Offer | undefined => this.#now.find((offer) => offer.verb === this.row?.ends));
  /** Whether the row can be sent as it is. */
  readonly ready = $derived.by((): boolean => {
    if (this.sending) return false;
    return this.row?.usual ? this.unanswered === 0 : this.moves.length > 0 || !!this.ending;
  });

  /** Only what was asked last is listened to. */
  #asked = 0;
  #looking: Promise<void> = Promise.resolve();
  /** Number of the question whose phase was looked at. */
  #opened = -1;
  /** What was wished of the rest of a phase. */
  #kept: { phase: string; moves: Offer[] } = { phase: "", moves: [] };

  /** Asks a bot. */
  readonly bot: Filling;

  constructor(readonly live: Source) {
    this.bot = new Filling(live);
  }

  get #answers(): number {
    return this.live.asking?.offers?.answers ?? -1;
  }
  /** What may follow all that is collected. */
  get #now(): Offer[] {
    const asked = this.live.asking?.offers?.moves ?? [];
    if (this.outlook) return [...this.outlook.moves, ...asked.filter(({ verb }) => verb === this.row?.ends)];
    return this.page ? this.#next : asked;
  }
  /** The table when all is done, at the place where the game is now. */
  #wished(view: View, now: View | undefined): View {
    const whole = this.row?.whole ?? [];
    return { ...view, ...Object.fromEntries(Object.entries(now ?? {}).filter(([part]) => whole.includes(part))) };
  }
  get #next(): Offer[] {
    return this.#goesOn ? (this.ahead?.moves ?? []) : [];
  }
  get #room(): number {
    return (this.total ?? LONGEST) - this.moves.length;
  }
  get #goesOn(): boolean {
    return !this.ahead?.ends && this.#room > 0 && !!this.row?.asks.includes(this.ahead?.ask ?? "");
  }

  /** Whether a move is collected instead of sent. */
  takes(offer: Offer): boolean {
    return !!this.row && offer.verb !== this.row.ends;
  }

  /** How often a move is in the row. */
  count(move: string): number {
    return this.taken.filter((planned) => planned.move === move).length;
  }

  /** How often somebody has put it there. */
  chosen(move: string): number {
    return this.moves.filter((planned) => planned.move === move).length;
  }

  /** How many moves of the row have these things. */
  planned(parts: Parts, kinds: GameAbout["kinds"]): Offer[] {
    return this.taken.filter((offer) => fits(offer, kinds, parts));
  }

  add(offer: Offer): void {
    this.#takeOver();
    const more = this.greedy ? this.#room : this.count(offer.move) - this.chosen(offer.move) + 1;
    this.greedy = false;
    this.put([...this.moves, ...Array<Offer>(Math.min(more, this.#room)).fill(offer)]);
  }

  /** Add an answer; whether it can be had and nothing else has to be answered. */
  async complete(offer: Offer): Promise<boolean> {
    this.#takeOver();
    const before = this.chosen(offer.move);
    this.add(offer);
    await this.#looking;
    return this.ready && this.chosen(offer.move) > before;
  }

  /** What a press lays out at once: each answer that is meant and possible, and not in the row yet. */
  readonly spread = $derived.by((): Offer[] => {
    const { spread } = this.row ?? {};
    return spread ? this.#now.filter((offer) => this.takes(offer) && spread.means(offer) && !this.count(offer.move)).slice(0, this.#room) : [];
  });

  /** Whether the next answer is the only one that is due. */
  get isLast(): boolean {
    if (this.unanswered === undefined) return this.total === 1;
    const others = this.taken.length;
    return this.unanswered ? this.unanswered === 1 && others < this.row!.asks.length : others === 1;
  }

  /** What would be sent when the last look at it has come back. */
  async settled(): Promise<Offer[]> {
    await this.#looking;
    return this.taken;
  }

  /** Whether all answers that are due are there and possible. */
  async isFull(): Promise<boolean> {
    await this.#looking;
    return this.unanswered === undefined ? this.moves.length === this.total && !!this.ahead : !this.unanswered;
  }

  /** Have a move so often in the row, or as often as it goes. */
  set(offer: Offer, times: number): void {
    if (times > this.count(offer.move)) this.#takeOver();
    const have = this.chosen(offer.move);
    if (times > have) this.put([...this.moves, ...Array<Offer>(Math.min(times - have, this.#room)).fill(offer)]);
    else for (let more = have - Math.max(times, 0); more > 0; more -= 1) this.remove(offer);
  }

  /** An own answer takes the place of what a bot has proposed. */
  #takeOver(): void {
    if (this.own) this.moves = this.own;
    this.own = null;
  }

  /** Take a move out, the last of its kind. */
  remove(offer: Offer): void {
    const at = this.moves.findLastIndex((planned) => planned.move === offer.move);
    if (at >= 0) this.put(this.moves.toSpliced(at, 1));
  }

  clear(): void {
    this.#asked += 1;
    this.moves = [];
    this.ahead = this.outlook = this.own = null;
    this.filling = this.looking = false;
  }

  /** Look at the whole phase, once for each question that begins or goes on with it. */
  open(): void {
    if (!this.whole || this.#opened === this.#answers) return;
    this.#opened = this.#answers;
    this.put(this.#kept.phase === phaseOf(this.live.asking) ? this.#kept.moves : []);
  }

  /** Have these wishes when the phase goes on. */
  keep(moves: Offer[]): void {
    this.#kept = { phase: phaseOf(this.live.asking), moves };
    this.#opened = -1;
  }

  /** Collect these moves as far as they are possible. */
  put(moves: Offer[]): void {
    this.own = null;
    this.filling = false;
    this.moves = moves;
    if (this.whole) this.#looking = this.#lookThrough(moves);
    else if (moves.length) this.#looking = this.#look(moves);
    else this.clear();
  }

  async #look(moves: Offer[]): Promise<void> {
    const asked = (this.#asked += 1);
    const body = { moves: moves.map(({ move }) => move), answers: this.#answers } satisfies MovesPlanned;
    try {
      const ahead = await this.live.send<Ahead | Stale>("ahead", body);
      if (asked !== this.#asked) return;
      if ("stale" in ahead) this.clear();
      else {
        this.moves = moves.slice(0, ahead.made);
        this.ahead = this.moves.length ? ahead : null;
        if (!this.ahead) this.own = null;
      }
    } catch {
      // the row stays as it is: sending it says what is wrong
    }
  }

  async #lookThrough(wishes: Offer[]): Promise<void> {
    const asked = (this.#asked += 1);
    this.looking = true;
    try {
      const outlook = await lookThrough(this.live, wishes, this.row?.asks ?? [], this.row?.usual);
      if (asked !== this.#asked) return;
      if ("stale" in outlook) this.clear();
      else {
        this.outlook = outlook;
        this.moves = without(wishes, without(wishes, outlook.met).map(({ move }) => move));
      }
    } catch {
      // as above; what must be answered for a whole phase is asked by itself instead
      if (asked === this.#asked && this.row?.usual) this.#unseen = this.#answers;
    } finally {
      if (asked === this.#asked) this.looking = false;
    }
  }

  /** Why a move cannot follow those that are planned. */
  async why(move: string): Promise<Problem | null> {
    const body = { moves: [...(this.own ?? this.moves).map((planned) => planned.move), move], answers: this.#answers } satisfies MovesPlanned;
    const ahead = await this.live.send<Ahead | Stale>("ahead", body);
    return "stale" in ahead ? null : ahead.stopped;
  }

  /** Let a bot propose the rest; nothing is sent. */
  async fill(): Promise<Problem | null> {
    if (this.whole) await this.#looking;
    const asked = (this.#asked += 1);
    const { row, moves } = this;
    if (!row) return null;
    this.filling = true;
    try {
      const begun = this.whole ? [] : moves.map(({ move }) => move);
      const body = { moves: begun, answers: this.#answers, asks: row.asks, past: this.whole } satisfies RowBegun;
      const filled = await this.bot.ask(body);
      if (asked !== this.#asked) return null;
      this.filling = false;
      if (!("stale" in filled)) this.#propose(this.#fitting(filled.moves));
    } catch (error) {
      if (asked === this.#asked) this.filling = false;
      return problemOf(error);
    }
    return null;
  }

  #propose(more: Offer[]): void {
    const { moves: own, own: before } = this;
    if (!before) this.#open = this.#now;
    this.put([...own, ...more]);
    if (more.length || before) this.own = before ?? own;
  }

  /** What a bot adds, up to the end of this row. */
  #fitting(moves: Offer[]): Offer[] {
    if (this.whole) return without(moves.filter(({ verb }) => verb !== this.row?.ends), this.moves.map(({ move }) => move));
    const end = moves.findIndex((offer) => offer.verb === this.row?.ends);
    return moves.slice(0, Math.min(end < 0 ? moves.length : end, this.#room));
  }

  /** Send what is wished of the present place and pass there; the rest is kept for the places to come. */
  async sendHere(): Promise<Problem | null> {
    if (!this.ready) return null;
    this.sending = true;
    await this.#looking;
    const row = this.outlook?.row ?? [];
    const here = row.slice(0, row.indexOf(this.ending?.move ?? "") + 1);
    this.keep(without(this.moves, here));
    try {
      const made = await this.live.send<RowMade>("moves", { moves: here, answers: this.#answers } satisfies MovesMade);
      return made.stopped;
    } catch (error) {
      return problemOf(error);
    } finally {
      this.sending = false;
    }
  }

  /** Send the row, with the move that ends it where there is one; gives why it was not made as it is. */
  async send(): Promise<Problem | null> {
    if (!this.ready) return null;
    this.sending = true;
    await this.#looking;
    const row = this.ending ? [...this.moves, this.ending] : this.moves;
    const answers = this.#answers;
    try {
      const made = await makeRow(this.live, row, answers);
      return made.stopped && { ...made.stopped, message: say("client-row-stopped", { made: made.made, of: row.length, why: made.stopped.message }) };
    } catch (error) {
      return problemOf(error);
    } finally {
      this.sending = false;
      // the next question may have come before this reply: what is laid out for it stays
      if (this.#answers === answers) this.clear();
    }
  }
}

/** Ask what of the wishes for a phase can be had. */
export function lookThrough(source: Source, wishes: Offer[], asks: string[], usual: string[] | null = null): Promise<Outlook | Stale> {
  const body = { moves: wishes.map(({ move }) => move), answers: source.asking?.offers?.answers ?? -1, asks, usual } satisfies PhaseWished;
  return source.send<Outlook | Stale>("phase", body);
}

/** These moves without those, each as often as it is there. */
export function without(moves: Offer[], those: string[]): Offer[] {
  const left = [...those];
  return moves.filter(({ move }) => {
    const at = left.indexOf(move);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Make moves one after another. */
export function makeRow(source: Source, moves: Offer[], answers: number): Promise<RowMade> {
  return source.send<RowMade>("moves", { moves: moves.map(({ move }) => move), answers } satisfies MovesMade);
}

export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: "offline", message: messageOf(error) };
}
