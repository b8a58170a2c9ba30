import { conduct } from "./conduct.svelte";
import { part } from "./parting";
import { hearCall } from "./push";
import { Silence } from "./silence";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** A WebSocket that comes back by itself, later and later while nobody answers. */
export class Reconnecting<Message> {
  #socket: WebSocket | null = null;
  #silence = new Silence();
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hear` gets every message, `lost` is told when the connection ends. */
  constructor(
    readonly path: string,
    readonly hear: (message: Message) => void,
    readonly lost: () => void,
  ) {
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    this.#silence.begin(socket);
    socket.onmessage = (event) => {
      this.#silence.begin(socket);
      const message = JSON.parse(String(event.data)) as Message & object;
      if (!("error" in message)) this.#wait = FIRST_WAIT;
      if (!conduct.hear(message) && !hearCall(message)) this.hear(message);
    };
    socket.onclose = () => {
      this.#silence.end();
      this.lost();
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#silence.end();
    part(this.#socket);
  }
}
