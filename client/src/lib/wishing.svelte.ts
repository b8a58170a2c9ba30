import type { Row } from "./asks";
import type { MovesMade } from "./bodies.generated";
import { lookThrough, problemOf, without } from "./draft.svelte";
import type { Source } from "./source";
import { say } from "./speech.svelte";
import { phaseOf } from "./standing.svelte";
import type { Offer, Problem, RowMade } from "./types.generated";

interface Player {
  readonly live: Source;
  problem: Problem | null;
  readonly draft: { readonly row: Pick<Row, "asks" | "usual"> | undefined; keep: (moves: Offer[]) => void; open: () => void };
}

/** Wishes for a whole phase: each is given when the game comes to it, and nothing is done elsewhere. */
export class Wishing {
  left: Offer[] = $state.raw([]);
  #phase = $state("");
  #row: Pick<Row, "asks" | "usual"> = $state.raw({ asks: [] });
  #answered = -1;
  #sending: Promise<void> = Promise.resolve();

  constructor(readonly player: Player) {}

  /** Whether something is wished of the present phase; not any more when it asks something else. */
  readonly on = $derived.by((): boolean => {
    const page = this.player.live.asking;
    return !!this.#phase && phaseOf(page) === this.#phase && (!page?.offers || this.#row.asks.includes(page.view?.ask ?? ""));
  });
  /** Number of the present question where it is answered so. */
  readonly due = $derived.by((): number | undefined => (this.on ? this.player.live.asking?.offers?.answers : undefined));

  async begin(wishes: Offer[]): Promise<void> {
    this.left = wishes;
    this.#row = this.player.draft.row ?? { asks: [] };
    this.#phase = phaseOf(this.player.live.asking);
    this.#answered = -1;
    await this.goOn();
  }

  stop(): void {
    this.#phase = "";
    this.left = [];
  }

  /** A question has come: true when it is answered so. */
  async goOn(): Promise<boolean> {
    await this.#sending;
    const answers = this.due;
    if (answers === undefined) return false;
    if (answers !== this.#answered) {
      this.#answered = answers;
      this.#sending = this.#answer(answers);
      await this.#sending;
    }
    return this.on;
  }

  async #answer(answers: number): Promise<void> {
    const { live } = this.player;
    const wishes = this.left;
    try {
      const outlook = await lookThrough(live, wishes, this.#row.asks, this.#row.usual && []);
      if ("stale" in outlook) return;
      if (outlook.met.length < wishes.length) return this.#askAgain(without(wishes, without(wishes, outlook.met).map(({ move }) => move)));
      if (!outlook.row.length) return this.#stopAsked([]);
      const made = await live.send<RowMade>("moves", { moves: outlook.row, answers } satisfies MovesMade);
      if (this.left === wishes) this.left = without(wishes, outlook.row.slice(0, made.made));
    } catch (error) {
      this.#askAgain(wishes);
      this.player.problem = problemOf(error);
    }
  }

  /** The others came in the way: what can still be had is laid out again. */
  #askAgain(kept: Offer[]): void {
    this.#stopAsked(kept);
    this.player.problem = { code: "plan_dropped", message: say("client-wishes-dropped") };
  }

  /** Ask what comes next, with this laid out for it. */
  #stopAsked(kept: Offer[]): void {
    this.player.draft.keep(kept);
    this.stop();
    this.player.draft.open();
  }
}
