import type { Source } from "./source";
import type { LogItem, Page, Shown } from "./types.generated";

/** What answers an action at a position: each page has doors of its own. */
export type Door = (action: string, body: object, signal?: AbortSignal) => Promise<unknown>;

/** A log in which lines that were there before are the same ones: who shows them has nothing to do. */
function keeping(log: LogItem[], before: LogItem[]): LogItem[] {
  return log.map((item, at) => (JSON.stringify(item) === JSON.stringify(before[at]) ? before[at]! : item));
}

const nobody: Door = () => Promise.reject(new Error("a picture"));

/** A position that is kept nowhere: to look at and, with a door, to play on. */
export class ShownTable implements Source {
  page: Page | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  told: LogItem[] = $state.raw([]);

  readonly asksAll = true;

  constructor(readonly door: Door = nobody) {}

  get asking(): Page | null {
    return this.page;
  }

  /** Show another moment: what was not in the log before has just happened. */
  show({ page, log }: Shown): void {
    const inputs = this.page?.inputs;
    this.log = keeping(log, this.log);
    this.told = inputs === undefined ? [] : this.log.filter((item) => item.input >= inputs);
    this.page = page;
  }

  skip(): void {
    // all is shown at once
  }

  send<T>(action: string, body: object = {}, signal?: AbortSignal): Promise<T> {
    return this.door(action, body, signal) as Promise<T>;
  }
}
