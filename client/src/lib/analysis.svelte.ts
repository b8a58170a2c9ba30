import { get, post, remove } from "./api";
import { messageOf } from "./house.svelte";
import type { AnalysisWanted } from "./bodies.generated";
import type { Analysis, Progress } from "./types.generated";

const EVERY = 1000;

/** The analysis of a finished game: asked for, waited for, perhaps called off. */
export class Analysing {
  progress: Progress = $state.raw({ state: "none", done: 0, of: 0, result: null });
  /** What is known so far; a quick look stays while a deeper one is made. */
  result: Analysis | null = $state.raw(null);
  problem = $state("");
  /** It was asked for here: whoever did so wants to see what comes. */
  wanted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #path: string;

  constructor(table: string) {
    this.#path = `/api/tables/${table}/analysis`;
  }

  look = (): Promise<void> => this.#ask(() => get<Progress>(this.#path));

  start = (): Promise<void> => {
    this.wanted = true;
    return this.#ask(() => post<Progress>(this.#path));
  };

  /** Have every decision thought about, after a quick look. */
  deepen = (): Promise<void> => this.#ask(() => post<Progress>(this.#path, { deep: true } satisfies AnalysisWanted));

  cancel = (): Promise<void> => this.#ask(() => remove<Progress>(this.#path));

  close(): void {
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Progress>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = "";
    try {
      this.progress = await question();
      const { state, result } = this.progress;
      this.result = result ?? this.result;
      if (state === "running" || (state === "done" && !result)) this.#timer = setTimeout(() => void this.look(), EVERY);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }
}
