import type { Asks, Sweep } from "./asks";
import type { RowBegun } from "./bodies.generated";
import { makeRow, problemOf } from "./draft.svelte";
import type { Filling } from "./filling";
import type { Source } from "./source";
import type { Offer, Page, Problem } from "./types.generated";

/** What a standing answer needs of the person who plays. */
interface Player {
  readonly live: Source;
  problem: Problem | null;
  readonly draft: { readonly asks: Asks; readonly bot: Filling };
  act: (action: string, body: Record<string, unknown>) => Promise<unknown>;
}

/** The turn and the phase of a page, to notice a new one. */
export function phaseOf(page: Page | null): string {
  const view = (page?.view ?? {}) as { turn?: number; round?: number; phase?: number };
  return [view.turn, view.round, view.phase].join(" ");
}

/** Answers that are given without being asked for: one for a whole phase, or those of a bot. */
export class Standing {
  /** Questions that a bot answers all game long. */
  asks: string[] = $state.raw([]);
  /** The phase in which a bot answers everything. */
  phase = $state("");
  /** The same answers again, as long as they go: by their questions. */
  repeated: { answers: Record<string, Offer>; phase: string } | null = $state.raw(null);
  /** The last answer to each question, given by the person in the present phase. */
  #said: { answers: Record<string, Offer>; phase: string } = $state.raw({ answers: {}, phase: "" });
  /** The answer to all questions of a phase. */
  swept: { sweep: Sweep; phase: string } | null = $state.raw(null);

  #given = -1;

  constructor(readonly player: Player) {}

  get #page(): Page | null {
    return this.player.live.asking;
  }
  get #ask(): string {
    return this.#page?.view?.ask ?? "";
  }

  /** Whether anything is answered for the person. */
  get on(): boolean {
    return this.asks.length > 0 || !!this.phase || !!this.swept || !!this.repeated;
  }
  get byBot(): boolean {
    return this.asks.length > 0 || !!this.phase;
  }

  /** What can be said to the present question and to all like it until the phase is over. */
  readonly sweep = $derived.by((): Sweep | undefined => {
    const sweep = this.player.draft.asks.sweeps.find(({ ask }) => ask === this.#ask);
    return sweep && this.#meant(sweep) ? sweep : undefined;
  });
  /** What was answered last where the same can be answered again. */
  readonly again = $derived.by((): Offer[] => {
    const group = this.player.draft.asks.again.find(([first]) => first === this.#ask) ?? [];
    const { answers, phase } = this.#said;
    const said = group.flatMap((ask) => answers[ask] ?? []);
    return phase === phaseOf(this.#page) && said[0] && this.#offers(answers[this.#ask]) ? said : [];
  });
  /** The answer that was given to the present question before it came. */
  readonly due = $derived.by((): Offer | undefined => {
    const { repeated } = this;
    if (repeated?.phase === phaseOf(this.#page)) return this.#offers(repeated.answers[this.#ask]);
    const { swept } = this;
    return swept && swept.phase === phaseOf(this.#page) && swept.sweep.ask === this.#ask ? this.#meant(swept.sweep) : undefined;
  });

  #offers(said: Offer | undefined): Offer | undefined {
    return said && this.#page?.offers?.moves.find(({ move }) => move === said.move);
  }

  /** An answer is given by the person: it can be given again. */
  note(offer: Offer): void {
    const phase = phaseOf(this.#page);
    this.#said = { phase, answers: { ...(this.#said.phase === phase ? this.#said.answers : {}), [this.#ask]: offer } };
  }

  /** Answer the same again as long as it goes. */
  async repeat(): Promise<void> {
    this.repeated = this.#said;
    await this.consider();
  }

  #meant(sweep: Sweep): Offer | undefined {
    const fitting = this.#page?.offers?.moves.filter(sweep.means) ?? [];
    return fitting.length === 1 ? fitting[0] : undefined;
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
    this.swept = this.repeated = null;
  }

  /** A question has come: answer it where that was wished; true when it was. */
  async consider(): Promise<boolean> {
    const page = this.#page;
    if (!page?.offers) return false;
    const now = phaseOf(page);
    if (this.phase && this.phase !== now) this.phase = "";
    if (this.swept && this.swept.phase !== now) this.swept = null;
    if (this.repeated && !this.due) this.repeated = null;
    if (this.due) await this.#give(this.due, page.offers.answers);
    else if (this.phase || this.asks.includes(this.#ask)) await this.#letBot(page.offers.answers);
    else return false;
    return true;
  }

  /** Once; what does not arrive is asked. */
  async #give({ move }: Offer, answers: number): Promise<void> {
    if (answers === this.#given) return;
    this.#given = answers;
    await this.player.act("move", { move, answers });
    if (this.player.problem) this.swept = this.repeated = null;
  }

  async #letBot(answers: number): Promise<void> {
    const { live, draft } = this.player;
    const asks = [...new Set([...this.asks, this.#ask])];
    try {
      const filled = await draft.bot.ask({ moves: [], answers, asks } satisfies RowBegun);
      if (!("stale" in filled) && filled.moves.length && this.byBot) await makeRow(live, filled.moves, answers);
    } catch (error) {
      this.stop();
      this.player.problem = problemOf(error);
    }
  }
}
