import { applied, continued, NOTHING, refreshed, type ListName } from "./hall";
import type { ErrorMessage, HallMessage, HallNewsMessage, HallPage, Ping } from "./types.generated";

type Message = HallMessage | HallNewsMessage | ErrorMessage | Ping;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** The hall over one WebSocket; comes back by itself, and is told everything anew then. */
export class LiveHall {
  tables: HallPage = $state.raw(NOTHING);
  /** Whether the lists have come. */
  ready: Promise<void>;
  #come!: () => void;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.ready = new Promise((come) => (this.#come = come));
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/hall/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      this.#come();
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    if ("hall" in message) {
      this.tables = refreshed(this.tables, message.hall);
      this.#wait = FIRST_WAIT;
      this.#come();
    } else if ("news" in message) {
      this.tables = applied(this.tables, message.news);
    }
  }

  /** Add the next page of a list. */
  goOn(name: ListName, next: HallPage): void {
    this.tables = continued(this.tables, name, next);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
