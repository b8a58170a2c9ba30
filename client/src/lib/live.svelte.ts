import { get, post } from "./api";
import { MovesOverSocket } from "./movesOverSocket";
import { part } from "./parting";
import { patched } from "./patching";
import { conduct } from "./conduct.svelte";
import { pace, patience } from "./settings.svelte";
import type { Source } from "./source";
import { Steps } from "./steps";
import { earlier, keepRead, newer, readAt, unreadOf } from "./talk";
import { joined, moverOf, NOBODY, type Step } from "./telling";
import type { ConductMessage, ErrorMessage, LogItem, MadeMessage, Page, PageMessage, PatchMessage, Ping, Problem, RefusedMessage, Said, TalkMessage } from "./types.generated";

type Message = PageMessage | PatchMessage | TalkMessage | MadeMessage | RefusedMessage | ConductMessage | ErrorMessage | Ping;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** So many lines of one step are read one by one; more take no longer. */
const LINES = 4;

/** One table over one WebSocket; comes back by itself and goes on where it was. */
export class LiveTable implements Source {
  /** The table as it is shown. */
  page: Page | null = $state.raw(null);
  /** The table as it is; ahead of what is shown while steps wait. */
  newest: Page | null = $state.raw(null);
  log: LogItem[] = $state.raw([]);
  /** What happened in the step that is shown. */
  told: LogItem[] = $state.raw([]);
  /** The table as it was before that. */
  before: Page | null = null;
  /** What was said, as far as it was asked for. */
  said: Said = $state.raw({ first: 0, lines: [] });
  /** How many lines of it were read. */
  read = $state(0);
  /** How many steps have come in and wait to be shown. */
  waiting = $state(0);
  problem: Problem | null = $state.raw(null);
  connected = $state(false);
  readonly phases = true;
  /** When the page last changed, to run clocks between messages. */
  since = $state(0);

  #steps = new Steps<Step>({
    show: (step, waiting) => this.#show(step, waiting),
    lasts: (step) => this.#lasts(step),
    latest: patience,
    belongs: (step, before) => !step.log.length || step.by === NOBODY || step.by === before.by,
    join: joined,
  });
  #known = { entries: 0, inputs: 0 };
  #socket: WebSocket | null = null;
  #moves = new MovesOverSocket();
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly query: string = "",
  ) {
    this.read = readAt(table);
    this.#connect();
  }

  /** The table with the question that is due: it can be answered before all that led to it was shown. */
  get asking(): Page | null {
    return this.newest?.offers ? this.newest : this.page;
  }

  #connect(): void {
    const known = new URLSearchParams(this.query);
    known.set("patches", "1");
    known.set("entries", String(this.#known.entries));
    known.set("inputs", String(this.#known.inputs));
    known.set("chat", String(this.said.first + this.said.lines.length));
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
      this.#moves.lose();
      if (!this.#closed && !this.problem) this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: Message): void {
    if ("ping" in message || this.#moves.hear(message) || conduct.hear(message)) return;
    if ("error" in message) {
      this.problem = message.error;
      return;
    }
    if ("talk" in message) {
      this.said = newer(this.said, message.talk);
      return;
    }
    const page = "patch" in message ? patched(this.newest!, message.patch) : message.page;
    const takenBack = message.keep < this.#known.inputs;
    this.#known = { entries: page.entries, inputs: page.inputs ?? 0 };
    const by = moverOf(this.newest);
    this.newest = page;
    this.#steps.push({ keep: message.keep, log: message.log, page, by });
    if (takenBack) this.skip();
    else this.waiting = this.#steps.waiting;
  }

  /** What was there before this page opened, or tells nothing new, need not be looked at. */
  #lasts(message: Step): number {
    const lines = Math.min(message.log.length, LINES);
    return this.page && lines ? (pace() * (3 + lines)) / 4 : 0;
  }

  #show(message: Step, waiting: number): void {
    const first = !this.page;
    const changed = message.log.length > 0 || this.log.some((item) => item.input >= message.keep);
    if (changed) {
      this.before = this.page;
      this.log = [...this.log.filter((item) => item.input < message.keep), ...message.log];
      this.told = first ? [] : message.log;
    }
    this.page = message.page;
    this.waiting = waiting;
    this.since = Date.now();
  }

  /** Do something at the table; a move goes over the socket while that is open. */
  async send<T>(action: string, body: object = {}, signal?: AbortSignal): Promise<T> {
    const made = action === "move" ? await this.#moves.send<T>(this.#socket, body) : null;
    return made ?? post<T>(`/api/tables/${this.table}/${action}`, body, signal);
  }

  /** Ask for what was said before. */
  async earlier(): Promise<void> {
    const query = new URLSearchParams(this.query);
    query.set("before", String(this.said.first));
    try {
      this.said = earlier(this.said, await get<Said>(`/api/tables/${this.table}/chat?${query}`));
    } catch {
      // nothing is lost: the button is still there
    }
  }

  /** How many lines of the others nobody has read here. */
  get unread(): number {
    return unreadOf(this.said, this.page?.seat ?? -1, this.read);
  }

  /** All that was said is read. */
  readAll(): void {
    this.read = this.said.first + this.said.lines.length;
    keepRead(this.table, this.read);
  }

  /** Show at once all that has happened. */
  skip(): void {
    this.#steps.skip();
    this.waiting = 0;
  }

  close(): void {
    this.#closed = true;
    this.#steps.stop();
    clearTimeout(this.#timer);
    part(this.#socket);
  }
}
