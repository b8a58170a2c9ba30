import { pace, patience } from "./settings.svelte";
import type { Source } from "./source";
import { Steps } from "./steps";
import type { Circle } from "./talk";
import { joined, moverOf, NOBODY, type Step } from "./telling";
import type { Gallery, LogItem, Page, PageMessage, Problem, Said } from "./types.generated";

/** So many lines of one step are read one by one; more take no longer. */
const LINES = 4;

/** A table that tells step by step what happens at it, wherever it is kept. */
export abstract class ToldTable implements Source {
  /** The table as it is shown. */
  page: Page | null = $state.raw(null);
  /** The table as it is; ahead of what is shown while steps wait. */
  newest: Page | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  /** What happened in the step that is shown. */
  told: LogItem[] = $state.raw([]);
  /** The table as it was before that. */
  before: Page | null = null;
  /** What was said, as far as it was asked for. */
  said: Said = $state.raw({ first: 0, lines: [], muted: [] });
  /** What spectators have said among themselves, for those who may hear it. */
  gallery: Gallery = $state.raw({ first: 0, lines: [], more: false });
  /** How many steps have come in and wait to be shown. */
  waiting = $state(0);
  problem: Problem | null = $state.raw(null);
  connected = $state(false);
  readonly phases = true;
  /** When the page that is shown has come, to run clocks between messages: it may have waited to be shown. */
  since = $state(0);
  protected readonly known = { entries: 0, inputs: 0 };

  #steps = new Steps<Step>({
    show: (step, waiting) => this.#show(step, waiting),
    lasts: (step) => this.#lasts(step),
    latest: patience,
    belongs: (step, before) => !step.log.length || step.by === NOBODY || step.by === before.by,
    join: joined,
  });

  abstract send<T>(action: string, body?: object, signal?: AbortSignal): Promise<T>;

  /** How many lines of the others nobody has read here. */
  abstract readonly unread: Record<Circle, number>;
  /** All that players or spectators have said is read. */
  abstract readAll(who: Circle): void;
  /** Ask for what they have said before. */
  abstract earlier(who: Circle): Promise<void>;

  /** The table with the question that is due: it can be answered before all that led to it was shown. */
  get asking(): Page | null {
    return this.newest?.offers ? this.newest : this.page;
  }

  /** Take in what has happened, to show it in its turn. */
  protected tell({ keep, log, page }: PageMessage): void {
    const takenBack = keep < this.known.inputs;
    Object.assign(this.known, { entries: page.entries, inputs: page.inputs ?? 0 });
    const by = moverOf(this.newest);
    this.newest = page;
    this.#steps.push({ keep, log, page, by, came: Date.now() });
    if (takenBack) this.skip();
    else this.waiting = this.#steps.waiting;
  }

  /** What was there before this page opened, or tells nothing new, need not be looked at. */
  #lasts(message: Step): number {
    const lines = Math.min(message.log.length, LINES);
    return this.page && lines ? (pace() * (3 + lines)) / 4 : 0;
  }

  #show(message: Step, waiting: number): void {
    const first = !this.page;
    const changed = message.log.length > 0 || this.log.some((item) => item.input >= message.keep);
    if (changed) {
      this.before = this.page;
      this.log = [...this.log.filter((item) => item.input < message.keep), ...message.log];
      this.told = first ? [] : message.log;
    }
    this.page = message.page;
    this.waiting = waiting;
    this.since = message.came;
  }

  /** Show at once all that has happened. */
  skip(): void {
    this.#steps.skip();
    this.waiting = 0;
  }

  close(): void {
    this.#steps.stop();
  }
}
