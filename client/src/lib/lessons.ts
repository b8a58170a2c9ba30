import type { GameAbout } from "./types.generated";

/** What this browser remembers of lessons: what was answered in each, and which were finished. */
interface Progress {
  answers: string[];
  done: boolean;
}

const KEY = "guildhall-lessons";

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** How far somebody has come in a lesson. */
export function progressOf(game: string, lesson: string): Progress {
  return all()[`${game}/${lesson}`] ?? { answers: [], done: false };
}

/** Remember it; what was finished once stays finished. */
export function keepProgress(game: string, lesson: string, answers: string[], done: boolean): void {
  const before = progressOf(game, lesson);
  keep({ ...all(), [`${game}/${lesson}`]: { answers, done: done || before.done } });
}

function keep(progress: Record<string, Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing teaches all the same
  }
}

/** What was finished here, as `game/lesson`. */
export function finishedLessons(): string[] {
  return Object.entries(all()).flatMap(([path, { done }]) => (done ? [path] : []));
}

export function forgetLessons(): void {
  keep({});
}

/** The first lesson of a game that is not finished here; nothing when all are, or there is none. */
export function nextLesson(about: GameAbout): string | undefined {
  return about.lessons.find((lesson) => !progressOf(about.name, lesson).done);
}

/** Whether the first lesson of a game is finished here. */
export function hasLearned(about: GameAbout): boolean {
  const first = about.lessons[0];
  return first !== undefined && progressOf(about.name, first).done;
}
