import type { LogItem, Page } from "./types.generated";

/** Where a page comes from that one can play on: a table over its socket, or a position that is kept nowhere. */
export interface Source {
  /** The page as it is shown. */
  readonly page: Page | null;
  /** The page with the question that is due. */
  readonly asking: Page | null;
  /** A question with a single answer is asked, too. */
  readonly asksAll?: boolean;
  /** What is wished of a whole phase can be looked at: "phase". */
  readonly phases?: boolean;
  readonly log: LogItem[];
  /** What happened in the step that is shown. */
  readonly told: LogItem[];
  /** Show at once all that has happened. */
  skip: () => void;
  /** Do something there, or ask the engine something: "move", "why", "ahead". */
  send: <T>(action: string, body?: object, signal?: AbortSignal) => Promise<T>;
}
