import type { LogItem, Page, Problem } from "./types";

interface Message {
  keep: number;
  log: LogItem[];
  page: Page;
  error?: Problem;
  ping?: boolean;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** One table over one WebSocket; comes back by itself and goes on where it was. */
export class LiveTable {
  page: Page | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  problem: Problem | null = $state.raw(null);
  connected = $state(false);
  /** When the page last changed, to run clocks between messages. */
  since = $state(0);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly query: string = "",
  ) {
    this.#connect();
  }

  #connect(): void {
    const known = new URLSearchParams(this.query);
    known.set("entries", String(this.page?.entries ?? 0));
    known.set("inputs", String(this.page?.inputs ?? 0));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${known}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = FIRST_WAIT;
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      this.connected = false;
      if (!this.#closed && !this.problem) this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    if (message.ping) return;
    if (message.error) {
      this.problem = message.error;
      return;
    }
    const fresh = message.log.length > 0 || this.log.some((item) => item.input >= message.keep);
    if (fresh) this.log = [...this.log.filter((item) => item.input < message.keep), ...message.log];
    this.page = message.page;
    this.since = Date.now();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
