import type { RowBegun } from "./bodies.generated";
import type { Source } from "./source";
import type { Filled, Stale } from "./types.generated";

/**
 * What a bot would answer, one thing after another: the server refuses somebody who asks for many at once, and a page
 * would do so by itself where questions come quicker than they are thought about.
 */
export class Filling {
  #under: Promise<unknown> | null = null;

  constructor(readonly live: Source) {}

  /** Ask when its turn comes; what is no longer the question is not asked any more. */
  ask(body: RowBegun): Promise<Filled | Stale> {
    const asked = this.#under ? this.#under.then(() => this.#ask(body)) : this.#ask(body);
    const under = asked
      .catch(() => undefined)
      .finally(() => {
        if (this.#under === under) this.#under = null;
      });
    this.#under = under;
    return asked;
  }

  async #ask(body: RowBegun): Promise<Filled | Stale> {
    if (this.live.asking?.offers?.answers !== body.answers) return { stale: true };
    return this.live.send<Filled | Stale>("fill", body);
  }
}
