import { tooOften } from "./api";
import type { HintWanted } from "./bodies.generated";
import { problemOf } from "./draft.svelte";
import type { Source } from "./source";
import { say } from "./speech.svelte";
import type { Hint, Offer, Problem, Stale } from "./types.generated";

interface Player {
  readonly live: Source;
  problem: Problem | null;
  readonly draft: { readonly moves: Offer[]; readonly begun: string[]; readonly over: boolean; settled: () => Promise<unknown> };
}

/** What a bot suggests for a question: first at once, then with thought while one looks. */
export class Advice {
  #given: { hint: Hint; after: string; thought?: boolean } | null = $state.raw(null);
  /** The hint is what a bot said at once: it was asked too often of late to think longer. */
  hurried = $state(false);
  asking = $state(false);

  constructor(readonly player: Player) {}

  /** What is suggested for the table as it is, with what is collected; gone when that changes. */
  get hint(): Hint | null {
    return this.#given?.after === String(this.player.draft.begun) ? this.#given.hint : null;
  }
  set hint(hint: Hint | null) {
    this.#given = hint && { hint, after: String(this.player.draft.begun) };
  }

  /** Whether a move is what a bot has suggested after some thought: nobody has doubts about its own advice. */
  isThought(offer: Offer): boolean {
    return !!this.#given?.thought && this.hint?.move.move === offer.move;
  }

  /** Ask a bot what it would do; nothing is played. */
  ask = async (): Promise<void> => {
    const { draft, live } = this.player;
    this.asking = true;
    this.player.problem = null;
    this.hurried = false;
    try {
      if (draft.moves.length) await draft.settled();
      if (draft.over) {
        this.player.problem = { code: "plan_ended", message: say("client-hint-row-full") };
        return;
      }
      const wanted = this.#wanted;
      const glimpse = await live.send<Hint | Stale>("hint", { ...wanted, quick: true } satisfies HintWanted);
      if (JSON.stringify(wanted) !== JSON.stringify(this.#wanted) || "stale" in glimpse) return;
      if (typeof glimpse.move !== "object") this.player.problem = { code: "no_hint", message: say("client-no-hint") };
      else await this.#refine((this.hint = glimpse), wanted);
    } catch (error) {
      this.player.problem = problemOf(error);
    } finally {
      this.asking = false;
    }
  };

  /** What a hint is for: the question, and what is collected to answer it first. */
  get #wanted(): HintWanted {
    return { moves: this.player.draft.begun, answers: this.player.live.asking?.offers?.answers ?? null };
  }

  /** Put a hint with more thought behind it in the place of one that is still shown; the first one is good enough to stay. */
  async #refine(glimpse: Hint, wanted: HintWanted): Promise<void> {
    try {
      const hint = await this.player.live.send<Hint | Stale>("hint", wanted);
      if (this.hint === glimpse && !("stale" in hint) && typeof hint.move === "object") this.#given = { hint, after: String(this.player.draft.begun), thought: true };
    } catch (error) {
      this.hurried = tooOften(error);
    }
  }
}
