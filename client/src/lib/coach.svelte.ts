import { tooOften } from "./api";
import type { MoveMade } from "./bodies.generated";
import type { Source } from "./source";
import type { Caution, Offer, Verdict } from "./types.generated";

/** So long a move waits for the coach; then it is simply made. */
const PATIENCE = 8000;
/** So long it is said that a move was made without the coach. */
const SAID = 8000;

/** A move that the coach would rather not see, and what it says instead. */
export interface Doubt {
  offer: Offer;
  caution: Caution;
}

/** Asks the server, before a move is sent, whether it gives much away. */
export class Coach {
  /** A move waits for the coach's word. */
  weighing = $state(false);
  doubt: Doubt | null = $state.raw(null);
  /** A move was made without the coach, who has been asked too often: said for a while. */
  missed = $state(false);
  #saying: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly live: Source) {}

  /** Whether this table has a coach now. */
  get on(): boolean {
    return !!this.live.asking?.coach;
  }

  /** Whether a move is held back until its player has decided; without an answer it is not. */
  async stops(offer: Offer, answers: number): Promise<boolean> {
    const insisted = this.doubt?.offer === offer;
    this.doubt = null;
    this.missed = false;
    if (insisted) return false;
    this.weighing = true;
    try {
      const intended = { move: offer.move, answers } satisfies MoveMade;
      const verdict = await this.live.send<Verdict>("coach", intended, AbortSignal.timeout(PATIENCE));
      if (verdict.caution && this.live.asking?.offers?.answers === answers) this.doubt = { offer, caution: verdict.caution };
    } catch (error) {
      // no word in time, or none at all: the move is the player's own
      if (tooOften(error)) this.#miss();
    } finally {
      this.weighing = false;
    }
    return this.doubt !== null;
  }

  #miss(): void {
    this.missed = true;
    clearTimeout(this.#saying);
    this.#saying = setTimeout(() => (this.missed = false), SAID);
  }
}
