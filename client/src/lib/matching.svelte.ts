import { post, remove } from "./api";
import type { Seek } from "./bodies.generated";
import { house } from "./house.svelte";
import { Reconnecting } from "./reconnecting";
import { go } from "./router.svelte";
import { recalled, remember } from "./storage";
import type { ErrorMessage, MatchMessage, Ping, Seeking } from "./types.generated";

type Message = MatchMessage | ErrorMessage | Ping;

/** Remembered by this tab alone: only the tab that looks for players goes to the table that is found. */
const KEY = "guildhall-seeking";

/** Looking for players: the socket keeps the place on every page of this tab, also after a reload. */
class Matching {
  seeking: Seeking | null = $state.raw(null);
  /** Whether the place was lost: the server was away, or this tab was closed too long. */
  lost = $state(false);
  #socket: Reconnecting<Message> | null = null;

  async seek(wish: Seek): Promise<void> {
    await house.comeIn();
    this.seeking = (await post<MatchMessage>("/api/match", wish)).match;
    this.lost = false;
    remember(KEY, "yes", true);
    this.#connect();
  }

  /** Go on after a reload. */
  resume(): void {
    if (recalled(KEY, true)) this.#connect();
  }

  async leave(): Promise<void> {
    this.#stop();
    await remove("/api/match");
  }

  /** Whoever looked for players is not here any more: nobody is told of a place that is lost. */
  forget(): void {
    this.#stop();
    this.lost = false;
  }

  #connect(): void {
    this.#socket?.close();
    const socket: Reconnecting<Message> = new Reconnecting<Message>(
      "/api/match/live",
      (message) => {
        if (this.#socket === socket) this.#hear(message);
      },
      () => undefined,
    );
    this.#socket = socket;
  }

  #hear(message: Message): void {
    if ("ping" in message) return;
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
    this.#socket?.close();
    this.#socket = null;
    remember(KEY, null, true);
    this.seeking = null;
  }
}

export const matching = new Matching();
