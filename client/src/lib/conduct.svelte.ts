import { get, post, refusals } from "./api";
import { day } from "./speech.svelte";
import type { Acknowledged } from "./bodies.generated";
import type { Conduct, ConductMessage, ErrorMessage, Problem } from "./types.generated";

const NOTHING: Conduct = { moderator: false, administrator: false, warning: null, silenced: null, banned: null };
/** Refusals after which one looks what moderators have said. */
const TELLING = ["banned", "silenced", "warning_unread"];

/** What one may do here, and what moderators have said to oneself. */
class OwnConduct {
  told: Conduct = $state.raw(NOTHING);
  /** Only what was asked last is listened to. */
  #asked = 0;

  constructor() {
    refusals.add((problem) => this.#heed(problem));
  }

  #heed(problem: Problem): void {
    if (TELLING.includes(problem.code)) void this.look();
  }

  /** Take what a socket says of oneself out of its messages; true where that was all. */
  hear(message: object): message is ConductMessage {
    if ("error" in message) this.#heed((message as ErrorMessage).error);
    if (!("conduct" in message)) return false;
    this.told = (message as ConductMessage).conduct;
    return true;
  }

  /** Ask again; a server that does not answer now is asked another time. */
  async look(): Promise<void> {
    const asked = (this.#asked += 1);
    const told = await get<Conduct>("/api/conduct").catch(() => this.told);
    if (asked === this.#asked) this.told = told;
  }

  /** Nobody is signed in any more. */
  forget(): void {
    this.#asked += 1;
    this.told = NOTHING;
  }

  async acknowledge(warning: string): Promise<void> {
    this.told = await post<Conduct>("/api/conduct", { warning } satisfies Acknowledged);
  }
}

export const conduct = new OwnConduct();

/** The day on which something ends, in words; "never" where it does not. */
export function untilOf(until: number): string {
  return until ? day(until) : "never";
}
