import { SvelteSet } from "svelte/reactivity";
import { applySettings, settings } from "./settings.svelte";
import { recalled, remember } from "./storage";

/** Whom the questions of a game are explained to: those to whom it is new, unless they say otherwise. */
const KEY = "guildhall-finished";

/** The games that this browser remembers. */
export function keptGames(): string[] {
  try {
    const games: unknown = JSON.parse(recalled(KEY) ?? "[]");
    return Array.isArray(games) ? games.map(String) : [];
  } catch {
    return [];
  }
}

/** The games of which somebody has finished one in this browser. */
const finished = new SvelteSet<string>(keptGames());

export function isNew(game: string): boolean {
  return !finished.has(game);
}

/** From now on these games are known. */
export function noteFinished(...games: string[]): void {
  if (games.every((game) => finished.has(game))) return;
  for (const game of games) finished.add(game);
  remember(KEY, JSON.stringify([...finished]));
}

/** Whether each question of a game is explained. */
export function explains(game: string): boolean {
  return settings.aids[game] ?? (settings.aid === "always" || (settings.aid === "new" && isNew(game)));
}

/** Fold the aid of a game, or open it again. */
export function turnAid(game: string): void {
  settings.aids = { ...settings.aids, [game]: !explains(game) };
  void applySettings();
}
