import { Refused } from "../lib/api";
import { house } from "../lib/house.svelte";
import { named, say } from "../lib/speech.svelte";
import { ToldTable } from "../lib/told.svelte";
import type { Page, Problem } from "../lib/types.generated";
import type { Engine, Reply, Trouble } from "./engine";
import { forgetLines, keepLines, keptLines } from "./kept";

/** How a game is to begin. */
export interface Wish {
  game: string;
  seats: number;
  seat: number;
  options: Record<string, boolean | number | string>;
  level: string;
  name: string;
}

/** A table in this browser. */
export class OfflineTable extends ToldTable {
  readonly unread = { players: 0, spectators: 0 };

  constructor(readonly engine: Engine) {
    super();
    this.connected = true;
    engine.onreply = (reply) => this.#hear(reply);
  }

  /** Begin a game: the one that was kept is forgotten when the new one is there. */
  begin(wish: Wish): Promise<void> {
    return this.#open("begin", wish);
  }

  /** Go on with the game that was kept. */
  resume(): Promise<void> {
    return this.#open("resume", { lines: keptLines() });
  }

  async #open(what: string, body: object): Promise<void> {
    this.#resuming = what === "resume";
    this.#reply(await this.engine.ask({ do: what, body }));
  }

  #resuming = false;

  #hear({ news, lines = [], problem }: Reply): void {
    if (problem) return;
    if (!this.newest && !this.#resuming) forgetLines();
    keepLines(lines);
    if (news) this.tell(news);
  }

  async send<T>(action: string, body: object = {}, signal?: AbortSignal): Promise<T> {
    const answer = this.#reply(await this.engine.ask({ do: action, body }));
    signal?.throwIfAborted();
    return worded(answer, this.newest) as T;
  }

  #reply({ answer, problem }: Reply): unknown {
    if (problem) throw new Refused(inWords(problem, this.newest), 422);
    return answer;
  }

  readAll(): void {
    // nobody talks here
  }

  async earlier(): Promise<void> {
    // nothing was said
  }
}

/** An answer whose problem is said in words: why a move is not possible, or why a row stopped. */
function worded(answer: unknown, page: Page | null): unknown {
  if (typeof answer !== "object" || !answer) return answer;
  if ("stopped" in answer && answer.stopped) return { ...answer, stopped: inWords(answer.stopped as Trouble, page) };
  return "code" in answer && "refused" in answer ? { ...answer, ...inWords(answer as unknown as Trouble, page) } : answer;
}

/** What is wrong, in words: a refusal in those of the game. */
export function inWords({ code, rule, facts, refused }: Trouble, page: Page | null): Problem {
  if (!refused || !page) {
    const { seat } = facts;
    return { code, facts, message: say(`error-${code}`, typeof seat === "number" ? { ...facts, seat: seat + 1 } : facts) };
  }
  const names = page.chairs.map((chair) => chair.name);
  const told = named(page.game, house.about(page.game)?.kinds ?? {}, facts, names);
  return { code, facts, message: say(`${page.game}-refusal-${code}`, told), ...(rule ? { rule } : {}) };
}
