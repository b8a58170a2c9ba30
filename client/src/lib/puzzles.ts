/** What this browser remembers of puzzles: which were solved at the first try, and how many in a row. */
export interface Memory {
  /** By game and id: whether the first answer was right. */
  results: Record<string, boolean>;
  streak: number;
  longest: number;
}

const KEY = "guildhall-puzzles";

const NOTHING: Memory = { results: {}, streak: 0, longest: 0 };

export const nameOf = (game: string, id: string): string => `${game}/${id}`;

export function remembered(): Memory {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Memory>) };
  } catch {
    return NOTHING;
  }
}

/** How the first answer to a puzzle was; undefined before there is one. */
export function resultOf(memory: Memory, game: string, id: string): boolean | undefined {
  return memory.results[nameOf(game, id)];
}

/** The memory with an answer: only the first one to a puzzle counts. */
export function noted(memory: Memory, game: string, id: string, right: boolean): Memory {
  if (resultOf(memory, game, id) !== undefined) return memory;
  const streak = right ? memory.streak + 1 : 0;
  return {
    results: { ...memory.results, [nameOf(game, id)]: right },
    streak,
    longest: Math.max(memory.longest, streak),
  };
}

/** The memory that follows from answers in their order. */
export function memoryOf(results: Memory["results"]): Memory {
  let [streak, longest] = [0, 0];
  for (const right of Object.values(results)) longest = Math.max(longest, (streak = right ? streak + 1 : 0));
  return { results, streak, longest };
}

/** Remember an answer. */
export function note(game: string, id: string, right: boolean): Memory {
  return remember(noted(remembered(), game, id, right));
}

export function remember(memory: Memory): Memory {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // a browser that keeps nothing shows every puzzle as new
  }
  return memory;
}

/** The next puzzle that was not answered yet, after the present one and round again; else the next one. */
export function nextOf<P extends { id: string }>(puzzles: P[], memory: Memory, game: string, id: string): P | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return others.find((puzzle) => resultOf(memory, game, puzzle.id) === undefined) ?? others[0];
}

/** A name as a heading writes it. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
