import { post, remove } from "./api";
import type { Seek } from "./bodies.generated";
import { house } from "./house.svelte";
import { go } from "./router.svelte";
import type { ErrorMessage, MatchMessage, Ping, Seeking } from "./types.generated";

type Message = MatchMessage | ErrorMessage | Ping;

/** Remembered by this tab alone: only the tab that looks for players goes to the table that is found. */
const KEY = "guildhall-seeking";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** Looking for players: the socket keeps the place on every page of this tab, also after a reload. */
class Matching {
  seeking: Seeking | null = $state.raw(null);
  /** Whether the place was lost: the server was away, or this tab was closed too long. */
  lost = $state(false);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  async seek(wish: Seek): Promise<void> {
    await house.comeIn();
    this.seeking = (await post<MatchMessage>("/api/match", wish)).match;
    this.lost = false;
    sessionStorage.setItem(KEY, "yes");
    this.#connect();
  }

  /** Go on after a reload. */
  resume(): void {
    if (sessionStorage.getItem(KEY)) this.#connect();
  }

  async leave(): Promise<void> {
    this.#stop();
    await remove("/api/match");
  }

  #connect(): void {
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/match/live`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    if ("ping" in message) return;
    this.#wait = FIRST_WAIT;
    const found = "match" in message ? message.match : null;
    if (!found) {
      this.#stop();
      this.lost = true;
    } else if (found.table) {
      void this.leave().catch(() => undefined);
      go(`/table/${found.table}`);
    } else {
      this.seeking = found;
    }
  }

  #stop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    socket?.close();
    sessionStorage.removeItem(KEY);
    this.seeking = null;
  }
}

export const matching = new Matching();
