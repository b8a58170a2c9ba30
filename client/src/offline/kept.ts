/** The game that this browser keeps, line by line: the first says how it began, each other what happened then. */
const KEY = "guildhall-offline";

export function keptLines(): string[] {
  try {
    return localStorage.getItem(KEY)?.split("\n") ?? [];
  } catch {
    return [];
  }
}

/** Keep lines behind those that are there already. */
export function keepLines(lines: string[]): void {
  if (!lines.length) return;
  try {
    localStorage.setItem(KEY, [...keptLines(), ...lines].join("\n"));
  } catch {
    // a browser that keeps nothing plays all the same
  }
}

/** Forget the game: another begins. */
export function forgetLines(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
