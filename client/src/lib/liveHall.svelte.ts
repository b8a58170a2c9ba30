import { applied, continued, NOTHING, refreshed, type ListName } from "./hall";
import { Reconnecting } from "./reconnecting";
import type { ErrorMessage, HallMessage, HallNewsMessage, HallPage, LiveMessage, PeopleHere, PeopleMessage, Ping } from "./types.generated";

type Message = HallMessage | HallNewsMessage | LiveMessage | PeopleMessage | ErrorMessage | Ping;

/** The hall over one WebSocket; comes back by itself, and is told everything anew then. */
export class LiveHall {
  tables: HallPage = $state.raw(NOTHING);
  /** Who else is here. */
  around: PeopleHere = $state.raw({ count: 0, people: [] });
  /** Whether the lists have come. */
  ready: Promise<void>;
  #come!: () => void;
  #socket: Reconnecting<Message>;

  constructor() {
    this.ready = new Promise((come) => (this.#come = come));
    this.#socket = new Reconnecting<Message>("/api/hall/live", (message) => this.#hear(message), this.#come);
  }

  #hear(message: Message): void {
    if ("hall" in message) {
      this.tables = refreshed(this.tables, message.hall);
      this.#come();
    } else if ("news" in message) {
      this.tables = applied(this.tables, message.news);
    } else if ("live" in message) {
      this.tables = { ...this.tables, live: message.live };
    } else if ("people" in message) {
      this.around = message.people;
    }
  }

  /** Add the next page of a list. */
  goOn(name: ListName, next: HallPage): void {
    this.tables = continued(this.tables, name, next);
  }

  close(): void {
    this.#socket.close();
  }
}
