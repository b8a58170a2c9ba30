import type { LogItem, View } from "./types.generated";

/** Whether something that others or luck did concerns a seat, by what the table was like before. */
export type Concerns = (item: LogItem, before: View, seat: number) => boolean;

/** What has happened to the reader since the last decision: it stays until the next one is made. */
export class Concerning {
  items: LogItem[] = $state.raw([]);
  #unseen = new Set<LogItem>();

  constructor(readonly concerns: () => Concerns | undefined) {}

  /** Take what a step tells; what comes while an answer is on its way was not seen before it. */
  hear(told: LogItem[], before: View | null | undefined, seat: number, sending: boolean): void {
    const concerns = this.concerns();
    if (!concerns || !before || seat < 0) return;
    const found = told.filter((item) => concerns(item, before, seat));
    if (!found.length) return;
    this.items = [...this.items, ...found];
    if (sending) for (const item of found) this.#unseen.add(item);
  }

  /** A decision was made: what was seen before it is gone. */
  decided(): void {
    this.items = this.items.filter((item) => this.#unseen.has(item));
    this.#unseen.clear();
  }

  close(): void {
    this.items = [];
    this.#unseen.clear();
  }
}
