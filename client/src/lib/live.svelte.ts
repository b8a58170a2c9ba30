import { get, post } from "./api";
import { InFront } from "./inFront";
import { MovesOverSocket } from "./movesOverSocket";
import { part } from "./parting";
import { patched } from "./patching";
import { conduct } from "./conduct.svelte";
import { hearCall } from "./push";
import { Silence } from "./silence";
import { earlier, earlierInGallery, keepRead, newer, newerInGallery, readAt, unreadInGallery, unreadOf, type Circle } from "./talk";
import { ToldTable } from "./told.svelte";
import type { CallMessage, ConductMessage, ErrorMessage, Gallery, GalleryMessage, MadeMessage, PageMessage, PatchMessage, Ping, RefusedMessage, Said, TalkMessage } from "./types.generated";

type Message = PageMessage | PatchMessage | TalkMessage | GalleryMessage | MadeMessage | RefusedMessage | ConductMessage | CallMessage | ErrorMessage | Ping;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/** Under which name is kept what was read of a table's spectators. */
const gallery = (table: string): string => `${table} gallery`;

/** One table over one WebSocket; comes back by itself and goes on where it was. */
export class LiveTable extends ToldTable {
  /** How many lines of what was said were read. */
  read: Record<Circle, number> = $state({ players: 0, spectators: 0 });

  #socket: WebSocket | null = null;
  #moves = new MovesOverSocket();
  #front = new InFront(() => this.#socket);
  #silence = new Silence();
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly query: string = "",
  ) {
    super();
    this.read = { players: readAt(table), spectators: readAt(gallery(table)) };
    this.#connect();
  }

  #connect(): void {
    const known = new URLSearchParams(this.query);
    known.set("patches", "1");
    if (document.hidden) known.set("hidden", "1");
    known.set("entries", String(this.known.entries));
    known.set("inputs", String(this.known.inputs));
    known.set("chat", String(this.said.first + this.said.lines.length));
    known.set("gallery", String(this.gallery.first + this.gallery.lines.length));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?${known}`);
    this.#socket = socket;
    this.#silence.begin(socket);
    socket.onopen = () => {
      this.connected = true;
      this.#wait = FIRST_WAIT;
    };
    socket.onmessage = (event) => {
      this.#silence.begin(socket);
      this.#hear(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      this.#silence.end();
      this.connected = false;
      this.#moves.lose();
      if (!this.#closed && !this.problem) this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    if ("ping" in message || this.#moves.hear(message) || conduct.hear(message) || hearCall(message)) return;
    if ("error" in message) {
      this.problem = message.error;
      return;
    }
    if ("talk" in message) {
      this.said = newer(this.said, message.talk);
      return;
    }
    if ("gallery" in message) {
      this.gallery = newerInGallery(this.gallery, message.gallery);
      return;
    }
    const page = "patch" in message ? patched(this.newest!, message.patch) : message.page;
    this.tell({ keep: message.keep, log: message.log, page });
  }

  /** Do something at the table; a move goes over the socket while that is open. */
  async send<T>(action: string, body: object = {}, signal?: AbortSignal): Promise<T> {
    const made = action === "move" ? await this.#moves.send<T>(this.#socket, body) : null;
    return made ?? post<T>(`/api/tables/${this.table}/${action}`, body, signal);
  }

  async earlier(who: Circle): Promise<void> {
    try {
      if (who === "players") this.said = earlier(this.said, await this.#lines<Said>("chat", this.said.first));
      else this.gallery = earlierInGallery(this.gallery, await this.#lines<Gallery>("gallery", this.gallery.first));
    } catch {
      // nothing is lost: the button is still there
    }
  }

  /** Ask anew for what was said last: somebody is muted or heard again. */
  async hearAnew(): Promise<void> {
    this.said = await this.#lines<Said>("chat");
    if (this.gallery.lines.length) this.gallery = await this.#lines<Gallery>("gallery");
  }

  /** The last lines before a number, or of all. */
  #lines<T>(what: string, before?: number): Promise<T> {
    const query = new URLSearchParams(this.query);
    if (before !== undefined) query.set("before", String(before));
    return get<T>(`/api/tables/${this.table}/${what}?${query}`);
  }

  /** How many lines of the others nobody has read here. */
  get unread(): Record<Circle, number> {
    const seat = this.page?.seat ?? -1;
    return { players: unreadOf(this.said, seat, this.read.players), spectators: unreadInGallery(this.gallery, seat, this.read.spectators) };
  }

  readAll(who: Circle): void {
    const { first, lines } = who === "players" ? this.said : this.gallery;
    this.read[who] = first + lines.length;
    keepRead(who === "players" ? this.table : gallery(this.table), this.read[who]);
  }

  override close(): void {
    this.#closed = true;
    super.close();
    clearTimeout(this.#timer);
    this.#silence.end();
    this.#front.stop();
    part(this.#socket);
  }
}
