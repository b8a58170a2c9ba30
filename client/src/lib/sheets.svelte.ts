import { countingsOf, type Counting, type Countings } from "./countings";
import type { Source } from "./source";
import type { LogItem } from "./types.generated";

/** The sheets with who got what: which there are, and which of them lie on the board. */
export class Sheets {
  #open: string[] = $state.raw([]);
  /** Somebody has asked for what is open. */
  wanted = $state(false);

  readonly all = $derived.by((): Counting[] => {
    const [rules, view] = [this.countings(), this.live.page?.view];
    return rules && view ? countingsOf(this.live.log, view, rules) : [];
  });
  /** What was counted last makes room for the result of the game; what is asked for lies over it. */
  readonly open = $derived.by((): Counting[] => (this.live.page?.result && !this.wanted ? [] : this.all.filter(({ key }) => this.#open.includes(key))));

  /** What was counted with the last move, for the page of the result. */
  readonly last = $derived.by((): Counting[] => {
    const end = this.live.log.at(-1)?.input;
    return this.live.page?.result && this.countings()?.last ? this.all.filter(({ lines }) => lines.at(-1)!.input === end) : [];
  });

  constructor(
    readonly live: Source,
    readonly countings: () => Countings | undefined,
  ) {}

  /** Lay out what was counted in a step; what ends the game stands beside its result. */
  lay(told: LogItem[]): void {
    const fresh = this.all.filter(({ lines }) => lines.some((line) => told.includes(line)));
    if (!fresh.length || this.live.page?.result) return;
    this.#open = fresh.map(({ key }) => key);
    this.wanted = false;
  }

  /** Open one again. */
  show(key: string): void {
    this.#open = [key];
    this.wanted = true;
  }

  /** Whether a sheet is a line: what is asked lies on the board, and on a small one it would be covered. What somebody wants to see lies over it. */
  briefOn(small: boolean): boolean {
    return (small || !!this.countings()?.brief) && !!this.live.asking?.offers && !this.wanted;
  }

  close(): void {
    this.#open = [];
  }
}
