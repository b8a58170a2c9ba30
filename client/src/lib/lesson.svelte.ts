import { post } from "./api";
import type { LessonAnswers, LessonMove, LessonRow } from "./bodies.generated";
import { problemOf } from "./draft.svelte";
import { tellDone } from "./learned";
import { keepProgress, progressOf } from "./lessons";
import { ShownTable } from "./shown.svelte";
import type { LessonPage, Problem, RowMade } from "./types.generated";

/** The answer to a step that is only read. */
const NEXT = "next";

/** One way through a lesson: the answers are kept here, the server says where they lead. */
export class LessonRun {
  page: LessonPage | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  busy = $state(false);
  answers: string[] = $state.raw([]);
  readonly source = new ShownTable((action, body, signal) => this.#act(action, body as { move?: string; moves?: string[] }, signal));

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  get path(): string {
    return `/api/lessons/${this.game}/${this.lesson}`;
  }

  /** Go on where this browser left the lesson; what no longer fits is left out, and so is a last answer that became impossible. */
  async resume(): Promise<void> {
    const { answers } = progressOf(this.game, this.lesson);
    await this.#look(answers).catch(() => this.#look(answers.slice(0, -1)));
  }

  next = (): Promise<void> => this.#tried([NEXT]);

  restart = (): Promise<void> => this.#tried([], []);

  /** Back before the last answer. */
  back = (): Promise<void> => this.#tried([], this.answers.slice(0, -1));

  async #tried(more: string[], from = this.answers): Promise<void> {
    if (this.busy) return;
    this.problem = null;
    try {
      await this.#look([...from, ...more]);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async #look(answers: string[]): Promise<void> {
    this.busy = true;
    try {
      const page = await post<LessonPage>(this.path, { answers } satisfies LessonAnswers);
      this.answers = answers.slice(0, page.taken);
      this.page = page;
      this.source.show(page.shown);
      const before = progressOf(this.game, this.lesson).done;
      keepProgress(this.game, this.lesson, this.answers, !page.step);
      if (!page.step && !before) void tellDone("lesson", this.game, this.lesson);
    } finally {
      this.busy = false;
    }
  }

  async #act(action: string, { move = "", moves = [] }: { move?: string; moves?: string[] }, signal?: AbortSignal): Promise<unknown> {
    const { answers } = this;
    if (action === "move") return this.#look([...answers, move]);
    if (action === "moves") return this.#row(moves);
    if (action === "ahead") return post(`${this.path}/ahead`, { answers, moves } satisfies LessonRow, signal);
    return post(`${this.path}/${action}`, { answers, move } satisfies LessonMove, signal);
  }

  async #row(moves: string[]): Promise<RowMade> {
    const before = this.answers.length;
    await this.#look([...this.answers, ...moves]);
    return { made: this.answers.length - before, entry: 0, entries: 0, stopped: null };
  }
}
