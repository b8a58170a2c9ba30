import type { MovesPlanned } from "./bodies.generated";
import { problemOf } from "./draft.svelte";
import type { Source } from "./source";
import { say } from "./speech.svelte";
import type { Ahead, Offer, Problem, Stale } from "./types.generated";

interface Player {
  readonly live: Source;
  problem: Problem | null;
  act: (action: string, body: Record<string, unknown>) => Promise<unknown>;
}

/** An answer chosen before its question is asked: sent when it comes, dropped when it no longer fits. */
export class Planning {
  /** What will surely be asked next, and what may surely be answered. */
  ahead: Ahead | null = $state.raw(null);
  plan: { ask: string; offer: Offer; words: string } | null = $state.raw(null);
  looking = $state(false);

  constructor(readonly player: Player) {}

  /** Ask what comes next; nothing is promised. */
  async look(): Promise<void> {
    const { live } = this.player;
    this.looking = true;
    try {
      const ahead = await live.send<Ahead | Stale>("ahead", {} satisfies MovesPlanned);
      this.ahead = "stale" in ahead ? null : ahead;
    } catch (error) {
      this.player.problem = problemOf(error);
    } finally {
      this.looking = false;
    }
  }

  choose(offer: Offer, words: string): void {
    if (this.ahead) this.plan = { ask: this.ahead.ask, offer, words };
    this.ahead = null;
  }

  clear(): void {
    this.ahead = null;
    this.plan = null;
  }

  /** A question has come: true when the plan answers it. */
  async consider(): Promise<boolean> {
    const page = this.player.live.asking;
    if (!page?.offers) return false;
    const { plan } = this;
    this.clear();
    if (!plan) return false;
    const fits = page.view?.ask === plan.ask && page.offers.moves.some((offer) => offer.move === plan.offer.move);
    if (fits) await this.player.act("move", { move: plan.offer.move, answers: page.offers.answers });
    else this.player.problem = { code: "plan_dropped", message: say("client-plan-dropped", { move: plan.words }) };
    return fits;
  }
}
