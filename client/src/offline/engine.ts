import type { PageMessage } from "../lib/types.generated";

/** What is asked of the desk: `src/guildhall/offline/door.py` answers it. */
export interface Question {
  do: string;
  body?: object;
}

/** What is wrong, without its words. */
export interface Trouble {
  code: string;
  rule?: string;
  facts: Record<string, string | number>;
  /** A rule of the game refuses it. */
  refused: boolean;
}

export interface Reply {
  answer?: unknown;
  problem?: Trouble;
  /** What has happened since. */
  news?: PageMessage | null;
  /** What is to be kept of it. */
  lines?: string[];
  /** A bot is to decide. */
  due?: boolean;
}

/** What the thread with the rules says: an answer, what bots have done, or that it cannot go on. */
export type Heard = { id?: number; reply: Reply } | { failed: string };

/** The part of a Worker that is needed. */
export interface Thread {
  postMessage: (message: { id: number; question: Question }) => void;
  onmessage: ((event: MessageEvent<Heard>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Rules, table and bots in a thread of their own. */
export class Engine {
  /** Who hears what has happened, asked for or not. */
  onreply: (reply: Reply) => void = () => undefined;
  #asked = new Map<number, { resolve: (reply: Reply) => void; reject: (problem: Error) => void }>();
  #count = 0;
  #failed: Error | null = null;

  constructor(readonly thread: Thread) {
    thread.onmessage = ({ data }) => this.#hear(data);
    thread.onerror = ({ message }) => this.#fail(message);
  }

  /** Ask something; what has happened is told before the answer is there. */
  ask(question: Question): Promise<Reply> {
    if (this.#failed) return Promise.reject(this.#failed);
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.thread.postMessage({ id, question });
    });
  }

  #hear(heard: Heard): void {
    if ("failed" in heard) {
      this.#fail(heard.failed);
      return;
    }
    this.onreply(heard.reply);
    if (heard.id === undefined) return;
    this.#asked.get(heard.id)?.resolve(heard.reply);
    this.#asked.delete(heard.id);
  }

  #fail(problem: string): void {
    this.#failed = new Error(problem);
    for (const { reject } of this.#asked.values()) reject(this.#failed);
    this.#asked.clear();
  }
}
