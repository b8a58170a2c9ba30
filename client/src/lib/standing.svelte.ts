import type { RowBegun } from "./bodies.generated";
import { makeRow, problemOf } from "./draft.svelte";
import type { Source } from "./source";
import type { Filled, Offer, Page, Problem, Stale } from "./types.generated";

/** What a standing answer needs of the person who plays. */
interface Player {
  readonly live: Source;
  problem: Problem | null;
  act: (action: string, body: Record<string, unknown>) => Promise<void>;
}

/** The turn and the phase of a page, to notice a new one. */
export function phaseOf(page: Page | null): string {
  const view = (page?.view ?? {}) as { turn?: number; round?: number; phase?: number };
  return [view.turn, view.round, view.phase].join(" ");
}

/** Answers that are given without being asked for: the same again, or those of a bot. */
export class Standing {
  /** Questions that a bot answers all game long. */
  asks: string[] = $state.raw([]);
  /** The phase in which a bot answers everything. */
  phase = $state("");
  /** The verb that answers a question for the rest of a phase. */
  same: { ask: string; verb: string; phase: string } | null = $state.raw(null);
  /** What was answered last. */
  #last: { ask: string; verb: string; phase: string } | null = $state.raw(null);

  constructor(readonly player: Player) {}

  get #page(): Page | null {
    return this.player.live.asking;
  }
  get #ask(): string {
    return this.#page?.view?.ask ?? "";
  }

  /** Whether anything is answered for the person. */
  get on(): boolean {
    return this.asks.length > 0 || !!this.phase || !!this.same;
  }
  get byBot(): boolean {
    return this.asks.length > 0 || !!this.phase;
  }

  /** The last answer can be given again, and nothing else is meant by it. */
  readonly again = $derived.by((): boolean => {
    const last = this.#last;
    return last?.ask === this.#ask && last.phase === phaseOf(this.#page) && !!this.#only(last.verb);
  });

  #only(verb: string): Offer | undefined {
    const fitting = this.#page?.offers?.moves.filter((offer) => offer.verb === verb) ?? [];
    return fitting.length === 1 ? fitting[0] : undefined;
  }

  /** Remember an answer that the person gave. */
  note(offer: Offer): void {
    this.#last = { ask: this.#ask, verb: offer.verb, phase: phaseOf(this.#page) };
  }

  /** Answer as before until the phase is over. */
  repeat(): void {
    this.same = this.#last;
    void this.consider();
  }

  /** Let a bot answer: all of this phase, or these questions all game long. */
  entrust(asks: string[] | null): void {
    if (asks) this.asks = [...new Set([...this.asks, ...asks])];
    else this.phase = phaseOf(this.#page);
    void this.consider();
  }

  stop(): void {
    this.asks = [];
    this.phase = "";
    this.same = null;
  }

  /** A question has come: answer it where that was wished; true when it was. */
  async consider(): Promise<boolean> {
    const page = this.#page;
    if (!page?.offers) return false;
    const now = phaseOf(page);
    if (this.phase && this.phase !== now) this.phase = "";
    if (this.same && this.same.phase !== now) this.same = null;
    const offer = this.same?.ask === this.#ask && this.#only(this.same.verb);
    if (offer) await this.player.act("move", { move: offer.move, answers: page.offers.answers });
    else if (this.phase || this.asks.includes(this.#ask)) await this.#letBot(page.offers.answers);
    else return false;
    return true;
  }

  async #letBot(answers: number): Promise<void> {
    const { live } = this.player;
    const asks = [...new Set([...this.asks, this.#ask])];
    try {
      const filled = await live.send<Filled | Stale>("fill", { moves: [], answers, asks } satisfies RowBegun);
      if (!("stale" in filled) && filled.moves.length && this.byBot) await makeRow(live, filled.moves, answers);
    } catch (error) {
      this.stop();
      this.player.problem = problemOf(error);
    }
  }
}
