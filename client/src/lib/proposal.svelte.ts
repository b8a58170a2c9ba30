import { NO_ASKS, type Asks } from "./asks";
import type { RowBegun } from "./bodies.generated";
import { makeRow, problemOf } from "./draft.svelte";
import type { Filling } from "./filling";
import { applySettings, settings } from "./settings.svelte";
import type { Source } from "./source";
import { say } from "./speech.svelte";
import { phaseOf } from "./standing.svelte";
import type { Offer, Page, Problem } from "./types.generated";

interface Player {
  readonly live: Source;
  problem: Problem | null;
  readonly draft: { readonly asks: Asks; readonly row: unknown; readonly bot: Filling; fill: () => Promise<Problem | null> };
}

/** Answers that a bot proposes for the routine of a phase: nothing is played before somebody agrees to it. */
export class Proposal {
  /** What is proposed from the present question on. */
  moves: Offer[] = $state.raw([]);
  /** What was agreed to and is not played yet. */
  agreed: Offer[] = $state.raw([]);
  looking = $state(false);
  /** Number of the last question that was answered so: until another comes nothing is asked. */
  #answered = $state(-1);
  #phase = $state("");
  #looked = -1;
  #sending: Promise<void> = Promise.resolve();

  constructor(readonly player: Player) {}

  get #page(): Page | null {
    return this.player.live.asking;
  }
  /** The questions that are proposed for together with the present one. */
  readonly group = $derived.by((): string[] | undefined => {
    const page = this.#page;
    const { together } = this.player.draft.asks ?? NO_ASKS;
    return page?.offers && !page.hints_off ? together.find((asks) => asks.includes(page.view?.ask ?? "")) : undefined;
  });

  /** Number of the present question where what was agreed to answers it. */
  readonly due = $derived.by((): number | undefined => {
    const page = this.#page;
    const next = this.agreed[0];
    if (!page?.offers || !next || this.answers || phaseOf(page) !== this.#phase) return undefined;
    return page.offers.moves.some(({ move }) => move === next.move) ? page.offers.answers : undefined;
  });
  /** Whether the present question is being answered. */
  get answers(): boolean {
    return this.#page?.offers?.answers === this.#answered;
  }

  /** A question has come: true when it is answered by what was agreed to. */
  async goOn(): Promise<boolean> {
    this.moves = [];
    await this.#sending;
    if (!this.#page?.offers || this.answers || !this.agreed.length) return this.answers;
    if (this.due !== undefined) {
      await this.#send();
      return true;
    }
    if (phaseOf(this.#page) === this.#phase) this.player.problem = { code: "plan_dropped", message: say("client-proposal-dropped") };
    this.agreed = [];
    return false;
  }

  /** A single answer was given without being asked. */
  note({ move }: Offer): void {
    if (this.agreed[0]?.move === move) this.agreed = this.agreed.slice(1);
  }

  /** Have proposals for the present question, where somebody wants them. */
  async look(): Promise<void> {
    const page = this.#page;
    if (!settings.proposals || !page?.offers || page.hints_off || this.answers) return;
    if (this.group) await this.#look(this.group, page.offers.answers);
    else if (this.player.draft.row) this.player.problem = await this.player.draft.fill();
  }

  async #look(asks: string[], answers: number): Promise<void> {
    this.#looked = answers;
    this.looking = true;
    try {
      const body = { moves: [], answers, asks, past: true } satisfies RowBegun;
      const filled = await this.player.draft.bot.ask(body);
      if (this.#looked === answers && this.#page?.offers?.answers === answers && !("stale" in filled)) this.moves = filled.moves;
    } catch (error) {
      this.player.problem = problemOf(error);
    } finally {
      this.looking = false;
    }
  }

  /** Switch proposals on or off, in all games. */
  turn(on: boolean): void {
    settings.proposals = on;
    void applySettings();
    this.moves = [];
    void this.look();
  }

  /** Agree to so many of the proposed answers: they are given now and as the game comes to them. */
  async agree(count: number): Promise<void> {
    this.agreed = this.moves.slice(0, count);
    this.moves = [];
    this.#phase = phaseOf(this.#page);
    await this.#send();
  }

  stop(): void {
    this.agreed = [];
  }

  #send(): Promise<void> {
    this.#sending = this.#made(this.agreed, this.#page?.offers?.answers ?? -1);
    return this.#sending;
  }

  /** What the others' decisions cut off is kept for the next question. */
  async #made(row: Offer[], answers: number): Promise<void> {
    this.#answered = answers;
    try {
      const { made } = await makeRow(this.player.live, row, answers);
      if (this.agreed === row) this.agreed = row.slice(made);
    } catch (error) {
      this.agreed = [];
      this.#answered = -1;
      this.player.problem = problemOf(error);
    }
  }
}
